// Whether two players meet, or a player has the bye, in one round after another.
#pragma once

#include <optional>

#include "bloesem/explain/how.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem::explain {

// True if the pairing has the pair, or gives the bye to the player.
[[nodiscard]] bool has(const RoundPairing& pairing, const Goal& goal);

// Keeps the solvers' working memory from round to round.
class GoalCheck {
 public:
  explicit GoalCheck(const Goal& goal) : goal_(goal) {}

  // Returns whether pair_round has the goal; false if it returns NoValidPairing or InvalidInput. Requires a
  // consistent tournament and plain_options. Errors: the others of pair_round.
  [[nodiscard]] Result<bool> holds(const Tournament& tournament, const PairOptions& options);

 private:
  [[nodiscard]] bool may_hold(const Tournament& tournament, const PairOptions& options);
  [[nodiscard]] swiss::SolverChain* chain_of(const swiss::System& system, SolverChoice choice);

  Goal goal_;
  const swiss::System* system_ = nullptr;  // whose chain is kept
  std::optional<swiss::SolverChain> chain_;
};

}  // namespace bloesem::explain
