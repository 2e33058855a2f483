// The wish that certain players should rather not meet (Tournament::wishes): a row below all criteria.
#pragma once

#include <optional>

#include "bloesem/tournament.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

struct WishedRules {
  Rulebook rules;       // with the rows of the wish at the end of the criteria
  bool strict = false;  // the downfloaters are those of the pairing without the wish
};

// Returns the rules of a round (from 1); empty if no wish is about it.
[[nodiscard]] std::optional<WishedRules> wished_rules(const Tournament& tournament, int round,
                                                      const Rulebook& rules);

}  // namespace bloesem::sequence
