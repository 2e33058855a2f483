#include "engine/explain/walk_trace.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"

namespace bloesem::explain {
namespace {

using test::Random;
using PairsOfPlayers = std::set<std::pair<PlayerIndex, PlayerIndex>>;

PairsOfPlayers pairs_of(const swiss::Walk& walk, const swiss::RoundField& field) {
  PairsOfPlayers pairs;
  for (const auto& [one, other] : walk.pairs) pairs.insert(std::minmax(field.player(one), field.player(other)));
  return pairs;
}

// One walk over a round of the Dutch family, which is watched.
template <class Watch>
std::optional<PairsOfPlayers> walked(RequestedRound& request, const Tournament& tournament,
                                     const PairOptions& options, const Watch& watch) {
  const swiss::System& system = request.edition.system();
  swiss::SolverChain chain = system.solvers(options.solver);
  swiss::WalkContext context{&chain, {}, request.task(tournament, options)};
  context.watch = [&](const swiss::Walk& so_far) {
    watch(so_far);
    return true;
  };
  const Result<swiss::Walk> walk = system.flow(request.field, system.criteria(), context);
  if (!walk) return std::nullopt;
  return pairs_of(*walk, request.field);
}

// Where the walk after a change of results is said to go the way of the first, the rest of both is the same.
TEST(WalkTrace, SaysWhereTheRestIsTheSame) {
  Random random(1129);
  int same_rests = 0;
  for (int run = 0; run < 400; ++run) {
    const Subject subject = test::round_to_change(random, 20, 5);
    const std::vector<Change> changes = test::random_changes(random, subject, 1);
    const bool is_result =
        !changes.empty() && changes.front().kind == ChangeKind::Result &&
        was_played({0, Colour::None, changes.front().of_one}) &&
        was_played(subject.tournament.players[static_cast<std::size_t>(changes.front().one)].round(
            changes.front().round - 1));
    Result<RequestedRound> request = request_of_consistent(subject.tournament, subject.options);
    if (!is_result || !request || request->assigned_bye) continue;
    WalkTrace trace;
    const auto first = walked(*request, subject.tournament, subject.options,
                              [&](const swiss::Walk& so_far) { trace.note(so_far); });
    if (!first) continue;
    trace.keep(std::move(request->field));
    const auto [tournament, options] = test::changed_again(subject, changes);
    Result<RequestedRound> again = request_of_consistent(tournament, options);
    ASSERT_TRUE(again);
    WalkTrace::Follower follower(trace, again->field);
    std::optional<PairsOfPlayers> before;
    const auto second = walked(*again, tournament, options, [&](const swiss::Walk& so_far) {
      if (!before && follower.goes_the_same_way(so_far)) before = pairs_of(so_far, again->field);
    });
    if (!before || !second) continue;
    PairsOfPlayers rest;
    std::set_difference(second->begin(), second->end(), before->begin(), before->end(),
                        std::inserter(rest, rest.end()));
    EXPECT_TRUE(std::includes(first->begin(), first->end(), rest.begin(), rest.end())) << run;
    same_rests += rest.empty() ? 0 : 1;
  }
  EXPECT_GT(same_rests, 20);
}

}  // namespace
}  // namespace bloesem::explain
