#include "engine/explain/goal_check.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "criteria/topscorers.hpp"
#include "engine/model/wishes.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;

// Where the players of the goal stand in a field; -1: nowhere.
std::pair<Position, Position> positions_of(const swiss::RoundField& field, const Goal& goal) {
  std::pair<Position, Position> places(-1, -1);
  for (Position p = 0; p < field.size(); ++p) {
    if (field.player(p) == goal.one) places.first = p;
    if (field.player(p) == goal.other) places.second = p;
  }
  return places;
}

// Looks at the settled pairs of a walk, each once.
class SettledPairs {
 public:
  explicit SettledPairs(const std::pair<Position, Position>& goal)
      : goal_(std::minmax(goal.first, goal.second)) {}

  // True unless one of the two has another partner, or the player who was to have the bye has one.
  [[nodiscard]] bool have_goal() const noexcept { return have_goal_; }
  bool leave_open(const swiss::Walk& walk) {
    for (; seen_ < walk.pairs.size(); ++seen_) {
      const auto& [one, other] = walk.pairs[seen_];
      const bool concerned =
          goal_.first == one || goal_.first == other || goal_.second == one || goal_.second == other;
      if (!concerned) continue;
      have_goal_ = std::pair<Position, Position>(std::minmax(one, other)) == goal_;
      if (!have_goal_) return false;
    }
    return true;
  }

 private:
  std::pair<Position, Position> goal_;
  std::size_t seen_ = 0;
  bool have_goal_ = false;
};

constexpr Points no_score = std::numeric_limits<Points>::min();

RoundEntry entry_before(const Tournament& tournament, const Change& change) {
  return tournament.players[static_cast<std::size_t>(change.one)].round(change.round - 1);
}

// True if the changes are results over the board of games that were played, which neither make nor undo a
// meeting, a colour or a right to the bye.
bool are_results_of_played_games(std::span<const Change> changes, const Tournament& before) {
  return std::all_of(changes.begin(), changes.end(), [&](const Change& change) {
    return change.kind == ChangeKind::Result && was_played(entry_before(before, change)) &&
           was_played({change.other, Colour::None, change.of_one}) &&
           was_played({change.one, Colour::None, change.of_other});
  });
}

}  // namespace

bool has(const RoundPairing& pairing, const Goal& goal) {
  if (goal.is_bye()) {
    const std::vector<PlayerIndex> byes = byes_of(pairing);
    return std::find(byes.begin(), byes.end(), goal.one) != byes.end();
  }
  return std::any_of(pairing.boards.begin(), pairing.boards.end(), [&](const Board& board) {
    return (board.white == goal.one && board.black == goal.other) ||
           (board.white == goal.other && board.black == goal.one);
  });
}

swiss::SolverChain* GoalCheck::chain_of(const swiss::System& system, SolverChoice choice) {
  if (system.solvers == nullptr) return nullptr;
  if (system_ != &system) chain_.emplace(system.solvers(choice));
  system_ = &system;
  return &*chain_;
}

// Walks over the brackets without the boards, and only until the partner of either player is settled: pairs of
// settled brackets are pairs of the round (WalkContext::watch). True as well where the round is more than one
// walk.
//
// `compared`: the lemma of WalkTrace applies to this round and the first, which does not have the goal. As soon
// as both go the same way, neither has this one.
bool GoalCheck::may_hold(const Tournament& tournament, const PairOptions& options, bool compared) {
  if (tournament.is_arranged() || has_wish(tournament, *options.round)) return true;
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request) return false;
  const swiss::System& system = request->edition.system();
  if (system.table != nullptr || request->assigned_bye) return true;
  const std::pair<Position, Position> places = positions_of(request->field, goal_);
  if (places.first < 0 || (!goal_.is_bye() && places.second < 0)) return false;
  swiss::WalkContext context{chain_of(system, options.solver), {}, request->task(tournament, options)};
  SettledPairs settled(places);
  WalkTrace::Follower follower(trace_, request->field);
  context.watch = [&](const swiss::Walk& so_far) {
    if (!settled.leave_open(so_far)) return false;
    if (!compared || settled.have_goal() || !follower.goes_the_same_way(so_far)) return true;
    ++saved_.rests;
    return false;
  };
  const Result<swiss::Walk> walk = system.flow_by(options.solver)(request->field, system.criteria(), context);
  if (!walk) return walk.error().code != ErrorCode::Cancelled && walk.error().code != ErrorCode::NoValidPairing;
  return settled.leave_open(*walk);
}

Result<bool> GoalCheck::holds(const Tournament& tournament, const PairOptions& options) {
  return holds_after({}, tournament, options);
}

Result<bool> GoalCheck::holds_after(std::span<const Change> changes, const Tournament& tournament,
                                    const PairOptions& options) {
  const bool compared = tournament_ != nullptr && are_results_of_played_games(changes, *tournament_);
  if (compared && leaves_goal_alone(changes, *options.round)) {
    ++saved_.rounds;
    return false;
  }
  if (!may_hold(tournament, options, compared)) return false;
  const Result<RoundPairing> pairing = pair_consistent(tournament, options);
  if (pairing) return has(*pairing, goal_);
  const ErrorCode code = pairing.error().code;
  if (code == ErrorCode::NoValidPairing || code == ErrorCode::InvalidInput) return false;
  return pairing.error();
}

Result<bool> GoalCheck::start(const Tournament& tournament, const PairOptions& options) {
  const Result<RoundPairing> pairing = pair_consistent(tournament, options);
  if (!pairing) return holds(tournament, options);
  const bool already = has(*pairing, goal_);
  if (!already) trace(tournament, options, *pairing);
  return already;
}

void GoalCheck::trace(const Tournament& tournament, const PairOptions& options, const RoundPairing& pairing) {
  if (tournament.is_arranged() || has_wish(tournament, *options.round)) return;
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request || request->assigned_bye) return;
  const swiss::System& system = request->edition.system();
  if (system.table != nullptr) return;
  swiss::WalkContext context{chain_of(system, options.solver), {}, request->task(tournament, options)};
  context.watch = [&](const swiss::Walk& so_far) {
    tournament_ = &tournament;  // the walk is one that can be watched
    trace_.note(so_far);
    return true;
  };
  const Result<swiss::Walk> walk = system.flow_by(options.solver)(request->field, system.criteria(), context);
  if (!walk) tournament_ = nullptr;
  if (tournament_ == nullptr) return;
  scores_.assign(tournament.players.size(), no_score);
  for (Position p = 0; p < request->field.size(); ++p)
    scores_[static_cast<std::size_t>(request->field.player(p))] = request->field.facts(p).score;
  const bool even = request->field.size() % 2 == 0;
  topscorers_exceed_ =
      criteria::topscorers_exceed(request->number - 1, request->rounds_declared, tournament.points);
  if (even && system.ranking == nullptr) untouched_ = score_below(pairing.record);
  trace_.keep(std::move(request->field));
}

// Returns the score of the bracket below the one in which the first player of the goal is paired.
std::optional<Points> GoalCheck::score_below(const Record& record) const {
  for (std::size_t i = 0; i + 1 < record.brackets.size(); ++i) {
    const BracketRecord& bracket = record.brackets[i];
    const bool alone = only_looks_ahead(bracket.kind) || bracket.kind == criteria::BracketKind::Closing;
    if (bracket.discarded || !alone) return std::nullopt;
    for (const auto& [one, other] : bracket.pairs)
      for (const PlayerIndex player : {goal_.one, goal_.other})
        if (player != no_player && (player == one || player == other)) return record.brackets[i + 1].score;
  }
  return std::nullopt;
}

// Lemma. Let a field of the Dutch family have an even number of players, and let all players whose facts a
// change alters have a lower score than the bracket below a certain one, before and after the change; in the
// last round, let nobody become or cease to be a topscorer. If every bracket down to that one only looks ahead,
// or closes by itself, the change leaves it and all above it as they were, and the player of the goal in it
// keeps the partner. Proof. By induction from the top: such a bracket has the same players with the same facts,
// and so has the score group below it, to which criteria look ahead. Whether those left can be paired (C.4,
// A.9) depends on who they are, which is the same, and on which of them may meet: on meetings and colours,
// which results do not alter, and on who is a topscorer (A.7). There is no bye. So the bracket is the same
// problem.
bool GoalCheck::leaves_goal_alone(std::span<const Change> changes, int round) const {
  if (!untouched_) return false;
  for (const Change& change : changes)
    for (const PlayerIndex player : {change.one, change.other}) {
      const auto [lowest, highest] = scores_with(changes, player);
      if (highest >= *untouched_ || (lowest > topscorers_exceed_) != (highest > topscorers_exceed_))
        return false;
      if (highest_with_other_floats(change, player, round) >= *untouched_) return false;
    }
  return true;
}

// Returns bounds on the player's score before and after the changes.
std::pair<Points, Points> GoalCheck::scores_with(std::span<const Change> changes, PlayerIndex player) const {
  std::pair<Points, Points> bounds(scores_[static_cast<std::size_t>(player)],
                                   scores_[static_cast<std::size_t>(player)]);
  if (bounds.first == no_score) return bounds;
  for (const Change& change : changes) {
    if (change.one != player && change.other != player) continue;
    const Outcome before =
        tournament_->players[static_cast<std::size_t>(player)].round(change.round - 1).outcome;
    const Outcome after = change.one == player ? change.of_one : change.of_other;
    const Points gain = points_of(after, tournament_->points) - points_of(before, tournament_->points);
    bounds.first += std::min(gain, 0);
    bounds.second += std::max(gain, 0);
  }
  return bounds;
}

// Returns the highest score of the player's opponents in the last two rounds, as far as these came after the
// game: their floats depend on the scores with which these rounds were paired.
Points GoalCheck::highest_with_other_floats(const Change& change, PlayerIndex player, int round) const {
  Points highest = no_score;
  for (int late = std::max(round - 2, change.round + 1); late < round; ++late) {
    const PlayerIndex opponent =
        tournament_->players[static_cast<std::size_t>(player)].round(late - 1).opponent;
    if (opponent != no_player) highest = std::max(highest, scores_[static_cast<std::size_t>(opponent)]);
  }
  return highest;
}

}  // namespace bloesem::explain
