// A bracket without players of whom it is certain beforehand what becomes of them: the one who can meet nobody
// in it, and so floats down in every candidate, and those of the next score group who can meet nobody at all.
#pragma once

#include <optional>
#include <vector>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_problem.hpp"

namespace bloesem::swiss::dutch {

// Keeps working memory from bracket to bracket.
class CertainFloater {
 public:
  // Returns the bracket without its certain floater, and the next score group without the only opponent whom
  // this player can meet there, if nobody else can meet that opponent, and without those whom neither the
  // bracket nor that group can pair (docs/formulation.md, lemma of the certain floater). Null if there are no
  // such players, or if there are several certain floaters. It is valid until the next call.
  [[nodiscard]] const Bracket* without(const BracketProblem& problem);

  // Returns the pairing of the whole bracket that `rest`, the best one of the bracket last returned, stands
  // for; empty if the order of generation might prefer another one.
  [[nodiscard]] std::optional<BracketPairing> with(const BracketProblem& problem, BracketPairing&& rest);

 private:
  [[nodiscard]] bool find(const BracketProblem& problem);
  [[nodiscard]] bool find_opponent(const BracketProblem& problem);
  void find_left_over(const BracketProblem& problem);
  [[nodiscard]] bool add_floater(const Bracket& bracket, BracketPairing& rest) const;

  std::optional<Position> floater_;
  std::optional<Position> opponent_;
  std::vector<Position> left_over_;  // of the next score group, ascending
  Bracket rest_;
  LookAhead look_ahead_;
};

}  // namespace bloesem::swiss::dutch
