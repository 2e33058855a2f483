// The pairs that a completion of the round can contain (2026: C4).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/swiss/bracket.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch {

// One object serves all brackets of a round.
class CompletingPairs {
 public:
  // Both must outlive the object.
  CompletingPairs(const RoundField& field, Completion& completion) : field_(&field), completion_(&completion) {}

  // Returns a copy of the field in which pairs within a bracket and the next score group are barred if no
  // completion of the bracket and all players below contains them (docs/formulation.md, lemma 27). Empty if
  // there are too many pairs to examine.
  [[nodiscard]] std::optional<RoundField> restricted(const Bracket& bracket);

 private:
  const RoundField* field_;
  Completion* completion_;
  std::vector<Position> inside_;            // the bracket and the next score group
  std::vector<matching::Vertex> partners_;  // of one player, inside
  std::vector<std::pair<Position, Position>> barred_;
};

}  // namespace bloesem::swiss::dutch
