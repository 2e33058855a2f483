// The pairs that a completion of the round can contain (2026: C4).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/swiss/bracket.hpp"
#include "engine/swiss/legal_matrix.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::dutch {

// One object serves all brackets of a round.
class CompletingPairs {
 public:
  explicit CompletingPairs(const RoundField& field) : field_(&field) {}

  // Returns a copy of the field in which pairs within a bracket and the next score group are barred if no
  // completion of the bracket and all players below contains them (docs/formulation.md, lemma 27). Empty if
  // there are too many pairs to examine.
  [[nodiscard]] std::optional<RoundField> restricted(const Bracket& bracket);

 private:
  void bar_partners_of(matching::Vertex u, matching::Vertex end);

  const RoundField* field_;
  LegalMatrix matrix_;
  matching::MaximumMatching<LegalPairs> matching_;
  matching::BitRows rows_;
  std::vector<matching::Vertex> mates_;  // by vertex, in some completion
  matching::RowSearch search_;
  std::vector<Position> players_;
  std::vector<std::pair<Position, Position>> barred_;
};

}  // namespace bloesem::swiss::dutch
