// Translates explanations from positions to ids.
#pragma once

#include "bloesem/event_explanation.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::service {

[[nodiscard]] EventExplanation explanation_of(const Tournament& tournament, int round,
                                              const explain::Explanation& explanation);

}  // namespace bloesem::service
