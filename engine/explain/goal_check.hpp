// Whether two players meet, or a player has the bye, in one round after another that differs little from a
// first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/explain/how.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/explain/known_rests.hpp"
#include "engine/explain/untouched_brackets.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/rest_fields.hpp"
#include "engine/swiss/round_field.hpp"
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

  // What holds_after has done.
  struct Work {
    std::size_t untouched = 0;    // rounds not walked over at all: the changes leave the goal alone
    std::size_t rests = 0;        // not to the end: from there on the walk is one that is known
    std::size_t begun_below = 0;  // walks that did not begin at the top
    std::size_t brackets = 0;     // attempts at brackets
    std::size_t whole = 0;        // of these: not solved, as nobody floats down
  };
  [[nodiscard]] const Work& work() const noexcept { return work_; }

 private:
  struct WalkRequest {
    const swiss::System& system;
    SolverChoice solver;
    const swiss::RoundTask& task;
    swiss::WalkStart start = {};
  };
  // What a walk tells of the goal.
  enum class Finding : std::uint8_t {
    Absent,   // the round does not have it, or there is none
    Settled,  // the round has it
    Open      // the whole round tells
  };
  [[nodiscard]] Finding look_for_goal(swiss::RoundField& field, const WalkRequest& asked, bool compared);
  [[nodiscard]] Finding look(const Tournament& tournament, const PairOptions& options, bool compared);
  [[nodiscard]] Finding look_after(std::span<const Change> changes, const Tournament& tournament,
                                   const PairOptions& options);
  [[nodiscard]] std::size_t untouched_above(std::span<const swiss::RestFields::Altered> altered) const;
  [[nodiscard]] Result<bool> confirmed(Finding finding, const Tournament& tournament,
                                       const PairOptions& options) const;
  void trace(const Tournament& tournament, const PairOptions& options);
  [[nodiscard]] swiss::SolverChain* chain_of(const swiss::System& system, SolverChoice choice);

  Goal goal_;
  const swiss::System* system_ = nullptr;  // whose chain is kept
  std::optional<swiss::SolverChain> chain_;
  Work work_;
  // Of the first round, if others are compared with it:
  const Tournament* tournament_ = nullptr;  // null: they are not
  KnownRests known_;                        // not to have the goal
  UntouchedBrackets brackets_;
  std::optional<swiss::RestFields> rests_;
  swiss::RoundTask task_;
  std::optional<Points> score_of_bye_;  // where results decide it
};

}  // namespace bloesem::explain
