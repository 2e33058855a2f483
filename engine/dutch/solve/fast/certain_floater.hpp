// A bracket without the one player who can meet nobody in it, and so floats down in every candidate.
#pragma once

#include <optional>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_problem.hpp"

namespace bloesem::swiss::dutch {

// Keeps working memory from bracket to bracket.
class CertainFloater {
 public:
  // Returns the bracket without its certain floater, and the next score group without the only opponent whom
  // this player can meet there, if nobody else can meet that opponent (docs/formulation.md, lemma of the
  // certain floater). Null if there is no such player, or if there are more. It is valid until the next call.
  [[nodiscard]] const Bracket* without(const BracketProblem& problem);

  // Returns the pairing of the whole bracket that `rest`, the best one of the bracket last returned, stands
  // for; empty if the order of generation might prefer another one.
  [[nodiscard]] std::optional<BracketPairing> with(const BracketProblem& problem, BracketPairing&& rest);

 private:
  [[nodiscard]] bool find(const BracketProblem& problem);
  [[nodiscard]] bool find_opponent(const BracketProblem& problem);

  Position floater_ = 0;
  std::optional<Position> opponent_;
  Bracket rest_;
  LookAhead look_ahead_;
};

}  // namespace bloesem::swiss::dutch
