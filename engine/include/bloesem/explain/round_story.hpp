// The round as a whole, for those who ask about nobody in particular.
#pragma once

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// Returns the story of the round: its boards and bye, and who floats down from where, with a table of the
// brackets. The subject must have a pairing.
[[nodiscard]] Explanation explain_round(const Subject& subject);

}  // namespace bloesem::explain
