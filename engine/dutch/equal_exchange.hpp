// Equal candidates of a bracket in which two players whom the criteria cannot tell apart exchange opponents.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/swiss/bracket_problem.hpp"
#include "engine/swiss/equal_candidates.hpp"

namespace bloesem::swiss::dutch {

class EqualExchange {
 public:
  // Requires that the field outlives it. `pairs`: those of the bracket, in rank order, higher ranked first.
  EqualExchange(const BracketProblem& problem, std::span<const std::pair<Position, Position>> pairs);

  // Returns a candidate without this pair and another one, whose players are paired crosswise. Empty if there
  // is none, or none was found among some dozens of class mates.
  [[nodiscard]] std::optional<EqualCandidate> without(std::size_t pair) const;

 private:
  // A paired player of a class.
  struct Member {
    Position player;
    Position opponent;
  };

  [[nodiscard]] std::optional<EqualCandidate> exchange(std::size_t cls, std::size_t place) const;

  const RoundField& field_;
  std::vector<std::vector<Member>> members_;                  // by class, in the order of the pairs
  std::vector<std::pair<std::size_t, std::size_t>> classes_;  // by pair, of both players
  std::vector<std::pair<std::size_t, std::size_t>> places_;   // likewise: where they are among the members
};

}  // namespace bloesem::swiss::dutch
