// Which pairs a completion of the round can contain (2026: C4).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/swiss/bracket.hpp"
#include "engine/swiss/legal_matrix.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/dense_search.hpp"
#include "matching/cardinality/implicit_matching.hpp"

namespace bloesem::swiss::dutch {

// One object answers for all brackets of a round.
class CompletingPairs {
 public:
  explicit CompletingPairs(const RoundField& field) : field_(&field) {}

  // The field with those pairs of a bracket and the next score group barred that no completion of the bracket
  // and everybody below contains (docs/formulation.md, lemma 27). Nothing where they are too many to be looked
  // at.
  [[nodiscard]] std::optional<RoundField> narrowed(const Bracket& bracket);

 private:
  void bar_partners_of(matching::Vertex u, matching::Vertex end);

  const RoundField* field_;
  LegalMatrix matrix_;
  matching::ImplicitMatching<LegalPairs> matching_;
  matching::BitRows rows_;
  std::vector<matching::Vertex> mates_;  // of a completion
  matching::DenseSearch search_;
  std::vector<Position> players_;
  std::vector<std::pair<Position, Position>> barred_;
};

}  // namespace bloesem::swiss::dutch
