// The pairs without which a round could be another.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// Returns pairs, the smaller index first, ascending, such that to forbid any other pair leaves all boards and
// the bye as they are (docs/formulation.md, lemma of the forbidden pair); of an impossible round none, as it
// stays impossible. Empty if no such lemma is known: in systems beside the Dutch family, and in rounds with
// wishes or with pairs made by hand. `field`: of the round, which `edition` pairs.
[[nodiscard]] std::optional<std::vector<Pair>> decisive_pairs(const Subject& subject,
                                                              const swiss::RoundField& field, Edition edition);

}  // namespace bloesem::explain
