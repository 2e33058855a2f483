// Whether two players meet, or a player has the bye, in one round after another that differs little from a
// first.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/explain/how.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/explain/walk_trace.hpp"
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

  // The same of the round with which those of holds_after are compared. Keeps a reference to the tournament.
  [[nodiscard]] Result<bool> start(const Tournament& tournament, const PairOptions& options);

  // As `holds`, of the round that these changes make of the first. Faster where they are results of games that
  // were played, and the first round does not have the goal.
  [[nodiscard]] Result<bool> holds_after(std::span<const Change> changes, const Tournament& tournament,
                                         const PairOptions& options);

  // How many rounds holds_after did not pair at all, and how many not to the end, because they could not have
  // the goal.
  struct Saved {
    std::size_t rounds = 0;
    std::size_t rests = 0;
  };
  [[nodiscard]] const Saved& saved() const noexcept { return saved_; }

 private:
  [[nodiscard]] bool may_hold(const Tournament& tournament, const PairOptions& options, bool compared);
  void trace(const Tournament& tournament, const PairOptions& options, const RoundPairing& pairing);
  [[nodiscard]] std::optional<Points> score_below(const Record& record) const;
  [[nodiscard]] bool leaves_goal_alone(std::span<const Change> changes, int round) const;
  [[nodiscard]] std::pair<Points, Points> scores_with(std::span<const Change> changes,
                                                      PlayerIndex player) const;
  [[nodiscard]] Points highest_with_other_floats(const Change& change, PlayerIndex player, int round) const;
  [[nodiscard]] swiss::SolverChain* chain_of(const swiss::System& system, SolverChoice choice);

  Goal goal_;
  const swiss::System* system_ = nullptr;  // whose chain is kept
  std::optional<swiss::SolverChain> chain_;
  // Of the first round:
  const Tournament* tournament_ = nullptr;  // null: not compared
  WalkTrace trace_;
  std::vector<Points> scores_;       // by player; of those in the field
  std::optional<Points> untouched_;  // changes below this score leave the goal alone; empty: none do
  Points topscorers_exceed_ = 0;
  Saved saved_;
};

}  // namespace bloesem::explain
