// A bracket with far more MDPs than others, without those MDPs who stay unpaired in any case.
#pragma once

#include <optional>

#include "engine/dutch/few_opponents.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_problem.hpp"

namespace bloesem::swiss::dutch {

// Keeps working memory from bracket to bracket.
class NarrowBracket {
 public:
  // Returns the bracket without its superfluous MDPs (docs/formulation.md, lemma 37); null if it has none. It
  // is valid until the next call.
  [[nodiscard]] const Bracket* narrowed(const BracketProblem& problem);

  // Returns the pairing of the whole bracket that `narrow`, the best one of the bracket last returned, stands
  // for.
  [[nodiscard]] BracketPairing widened(const BracketProblem& problem, BracketPairing&& narrow);

 private:
  FewOpponents few_opponents_;
  LookAhead look_ahead_;
  Bracket narrow_;
};

}  // namespace bloesem::swiss::dutch
