#include "engine/explain/goal_check.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "engine/model/wishes.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "engine/swiss/whole_brackets.hpp"

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

RoundEntry entry_before(const Tournament& tournament, const Change& change) {
  return tournament.players[static_cast<std::size_t>(change.one)].round(change.round - 1);
}

// Returns the highest score of those who may have the bye. Requires that some player may.
Points highest_with_bye(const swiss::RoundField& field) {
  Position p = 0;
  while (!field.facts(p).bye_eligible) ++p;
  return field.facts(p).score;
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
// settled brackets are pairs of the round (WalkContext::watch).
//
// `compared`: the lemma of KnownRests applies to this round and the first. As soon as it goes the way of one
// that does not have the goal, it has not, either.
GoalCheck::Finding GoalCheck::look_for_goal(swiss::RoundField& field, const WalkRequest& asked, bool compared) {
  const std::pair<Position, Position> places = positions_of(field, goal_);
  if (places.first < 0 || (!goal_.is_bye() && places.second < 0)) return Finding::Absent;
  swiss::WalkContext context{chain_of(asked.system, asked.solver), {}, asked.task};
  context.start = asked.start;
  swiss::WholeBrackets whole({places.first, places.second});
  context.whole = &whole;
  SettledPairs settled(places);
  KnownRests::Follower follower(known_, field);
  context.watch = [&](const swiss::Walk& so_far) {
    ++work_.brackets;
    if (!settled.leave_open(so_far) || settled.have_goal()) return false;
    if (!compared || !follower.is_known(so_far)) return true;
    ++work_.rests;
    return false;
  };
  const Result<swiss::Walk> walk = asked.system.flow_by(asked.solver)(field, asked.system.criteria(), context);
  work_.whole += whole.answered();
  const bool open =
      walk ? settled.leave_open(*walk)
           : walk.error().code != ErrorCode::Cancelled && walk.error().code != ErrorCode::NoValidPairing;
  if (settled.have_goal()) return Finding::Settled;
  if (open) return Finding::Open;
  follower.make_known();
  return Finding::Absent;
}

// Open as well where the round is more than one walk.
GoalCheck::Finding GoalCheck::look(const Tournament& tournament, const PairOptions& options, bool compared) {
  if (tournament.is_arranged() || has_wish(tournament, *options.round)) return Finding::Open;
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request) return Finding::Absent;
  const swiss::System& system = request->edition.system();
  if (system.table != nullptr || request->assigned_bye) return Finding::Open;
  const swiss::RoundTask task = request->task(tournament, options);
  return look_for_goal(request->field, {system, options.solver, task, {}}, compared);
}

// The same after changes that are compared. Walks only over the brackets that they can touch.
GoalCheck::Finding GoalCheck::look_after(std::span<const Change> changes, const Tournament& tournament,
                                         const PairOptions& options) {
  if (!rests_) return look(tournament, options, true);
  std::vector<PlayerIndex> players;
  for (const Change& change : changes) players.insert(players.end(), {change.one, change.other});
  const std::span<const swiss::RestFields::Altered> altered = rests_->alter(tournament, players);
  const std::size_t above = untouched_above(altered);
  if (altered.empty() || brackets_.settle(above, goal_.one) || brackets_.settle(above, goal_.other)) {
    ++work_.untouched;
    return Finding::Absent;
  }
  work_.begun_below += above > 0 ? 1 : 0;
  swiss::RoundField& field = rests_->of(brackets_.rest(above));
  swiss::WalkStart start{swiss::positions(0, static_cast<int>(brackets_.downfloaters(above)))};
  start.end = static_cast<int>(start.downfloaters.size());
  return look_for_goal(field, {*system_, options.solver, task_, std::move(start)}, true);
}

// Returns how many brackets from the top stay as they are (docs/formulation.md, lemma of the untouched
// brackets).
std::size_t GoalCheck::untouched_above(std::span<const swiss::RestFields::Altered> altered) const {
  Points highest = std::numeric_limits<Points>::min();
  for (const swiss::RestFields::Altered& each : altered) {
    const auto [low, high] = std::minmax(each.before.score, each.facts.score);
    const bool bye_may_move = score_of_bye_ && low < high && low <= *score_of_bye_;
    if (each.before.topscorer != each.facts.topscorer || bye_may_move) return 0;
    highest = std::max(highest, high);
  }
  return brackets_.above(highest);
}

Result<bool> GoalCheck::holds(const Tournament& tournament, const PairOptions& options) {
  return confirmed(look(tournament, options, false), tournament, options);
}

Result<bool> GoalCheck::holds_after(std::span<const Change> changes, const Tournament& tournament,
                                    const PairOptions& options) {
  if (tournament_ == nullptr || !are_results_of_played_games(changes, *tournament_))
    return holds(tournament, options);
  return confirmed(look_after(changes, tournament, options), tournament, options);
}

Result<bool> GoalCheck::confirmed(Finding finding, const Tournament& tournament,
                                  const PairOptions& options) const {
  if (finding != Finding::Open) return finding == Finding::Settled;
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
  if (!already) trace(tournament, options);
  return already;
}

void GoalCheck::trace(const Tournament& tournament, const PairOptions& options) {
  if (tournament.is_arranged() || has_wish(tournament, *options.round)) return;
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request || request->assigned_bye || request->known) return;
  const swiss::System& system = request->edition.system();
  if (system.table != nullptr) return;
  swiss::RoundField& field = request->field;
  task_ = request->task(tournament, options);
  swiss::WalkContext context{chain_of(system, options.solver), {}, task_};
  bool watched = false;
  context.watch = [&](const swiss::Walk& so_far) {
    watched = true;
    known_.note(so_far, field);
    return true;
  };
  const Result<swiss::Walk> walk = system.flow_by(options.solver)(field, system.criteria(), context);
  if (!walk || !watched) return;
  tournament_ = &tournament;
  if (system.ranking == nullptr) {
    brackets_ = UntouchedBrackets(*walk, field);
    if (field.size() % 2 == 1 && !system.articles.bye_score.empty()) score_of_bye_ = highest_with_bye(field);
    rests_.emplace(tournament, system,
                   swiss::RoundSetup{request->number,
                                     request->rounds_declared,
                                     options.absent,
                                     options.forbidden,
                                     {},
                                     options.seated,
                                     options.without_bye});
  }
  known_.keep(std::move(field));
}

}  // namespace bloesem::explain
