#include "engine/explain/goal_check.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

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
  bool leave_open(const swiss::Walk& walk) {
    for (; seen_ < walk.pairs.size(); ++seen_) {
      const auto& [one, other] = walk.pairs[seen_];
      const bool concerned =
          goal_.first == one || goal_.first == other || goal_.second == one || goal_.second == other;
      if (concerned && std::pair<Position, Position>(std::minmax(one, other)) != goal_) return false;
    }
    return true;
  }

 private:
  std::pair<Position, Position> goal_;
  std::size_t seen_ = 0;
};

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
bool GoalCheck::may_hold(const Tournament& tournament, const PairOptions& options) {
  if (tournament.is_arranged() || has_wish(tournament, *options.round)) return true;
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request) return false;
  const swiss::System& system = request->edition.system();
  if (system.table != nullptr || request->assigned_bye) return true;
  const std::pair<Position, Position> places = positions_of(request->field, goal_);
  if (places.first < 0 || (!goal_.is_bye() && places.second < 0)) return false;
  swiss::WalkContext context{chain_of(system, options.solver), {}, request->task(tournament, options)};
  SettledPairs settled(places);
  context.watch = [&](const swiss::Walk& so_far) { return settled.leave_open(so_far); };
  const Result<swiss::Walk> walk = system.flow_by(options.solver)(request->field, system.criteria(), context);
  if (!walk) return walk.error().code != ErrorCode::Cancelled && walk.error().code != ErrorCode::NoValidPairing;
  return settled.leave_open(*walk);
}

Result<bool> GoalCheck::holds(const Tournament& tournament, const PairOptions& options) {
  if (!may_hold(tournament, options)) return false;
  const Result<RoundPairing> pairing = pair_consistent(tournament, options);
  if (pairing) return has(*pairing, goal_);
  const ErrorCode code = pairing.error().code;
  if (code == ErrorCode::NoValidPairing || code == ErrorCode::InvalidInput) return false;
  return pairing.error();
}

}  // namespace bloesem::explain
