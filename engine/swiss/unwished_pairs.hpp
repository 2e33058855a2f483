// The pairs of a round that the arbiter would rather avoid (Tournament::wishes).
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "bloesem/result.hpp"
#include "engine/swiss/bracket_problem.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/face/dense_face.hpp"

namespace bloesem::swiss {

class UnwishedPairs {
 public:
  // Takes the wishes about this round (from 1). `field`: the players to be paired in it.
  UnwishedPairs(const Tournament& tournament, const RoundField& field, int round);

  // True if no criterion of the round may change its value.
  [[nodiscard]] bool strict() const noexcept { return strict_; }
  [[nodiscard]] bool between(Position a, Position b) const noexcept;
  [[nodiscard]] int count(std::span<const std::pair<Position, Position>> pairs) const noexcept;

  // Adds the rows about these pairs to the values of a bracket's criteria.
  [[gnu::cold]] void add_values(std::span<const std::pair<Position, Position>> pairs,
                                std::vector<criteria::CriterionValue>& values) const;

  // Keeps the matchings of the face with the fewest unwished pairs among the vertices 0, 1, ..., which are the
  // players of a bracket. All matchings of the face must have the same number of pairs among these.
  [[gnu::cold]] void keep_fewest(matching::DenseFace& face, std::span<const Position> players) const;

 private:
  bool strict_ = false;
  std::vector<std::vector<int>> groups_;  // by wish and position; -1: none
};

// Pairs a bracket as a system does, with the fewest unwished pairs among the candidates that are equal in all
// criteria. Errors: TooLarge.
using FewestUnwished = Result<BracketPairing> (*)(const BracketProblem& problem, const UnwishedPairs& unwished);

// Returns the pairs of each of these floaters with everybody in the bracket. A field that bars them leaves only
// candidates in which the floaters float.
[[nodiscard]] [[gnu::cold]] std::vector<std::pair<Position, Position>> pairs_of_floaters(
    std::span<const Position> floaters, std::span<const Position> moved_down,
    std::span<const Position> residents);

}  // namespace bloesem::swiss
