// Walks over a round before and after another result of a game that was played.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/edition.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/played_event.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {

// A round and the walk over it. `watch`: WalkContext::watch, with the field.
struct WalkedRound {
  RequestedRound request;
  swiss::Walk walk;

  // Returns the pairs from the n-th on, by player.
  [[nodiscard]] std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs_from(std::size_t n) const {
    std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs;
    for (std::size_t i = n; i < walk.pairs.size(); ++i)
      pairs.emplace_back(
          std::minmax(request.field.player(walk.pairs[i].first), request.field.player(walk.pairs[i].second)));
    std::sort(pairs.begin(), pairs.end());
    return pairs;
  }
};

template <class Watch>
std::optional<WalkedRound> walked(const Tournament& tournament, const PairOptions& options, Watch watch) {
  Result<RequestedRound> request = requested_round(tournament, options);
  if (!request || request->assigned_bye) return std::nullopt;
  const swiss::System& system = request->edition.system();
  swiss::SolverChain chain = system.solvers(options.solver);
  swiss::WalkContext context{&chain, {}, request->task(tournament, options)};
  context.watch = [&](const swiss::Walk& so_far) {
    watch(so_far, request->field);
    return true;
  };
  Result<swiss::Walk> walk = system.flow(request->field, system.criteria(), context);
  if (!walk) return std::nullopt;
  return WalkedRound{*std::move(request), *std::move(walk)};
}

inline void watch_nothing(const swiss::Walk& /*so_far*/, const swiss::RoundField& /*field*/) {}

// A tournament, the same with another result of a game of the last round, and what is asked of both.
struct ChangedResult {
  Tournament before;
  Tournament after;
  PairOptions options;
};

// Returns nothing if the last round has no games.
inline std::optional<ChangedResult> changed_result(Random& random, int fewest, int most, Edition edition) {
  const int players = random.between(fewest, most);
  Tournament before = random.chance(50) ? played_tournament(random, players, random.between(2, 6))
                                        : made_up_tournament(random, players, random.between(2, 5));
  const auto last = static_cast<std::size_t>(before.rounds_played) - 1;
  std::vector<std::size_t> in_games;
  for (std::size_t i = 0; i < before.players.size(); ++i)
    if (before.players[i].rounds.size() > last && was_played(before.players[i].rounds[last]))
      in_games.push_back(i);
  if (in_games.empty()) return std::nullopt;
  Tournament after = before;
  const std::size_t one = in_games[random.between<std::size_t>(0, in_games.size() - 1)];
  RoundEntry& own = after.players[one].rounds[last];
  RoundEntry& other = after.players[static_cast<std::size_t>(own.opponent.value())].rounds[last];
  const bool won = own.outcome == Outcome::Win;
  own.outcome = won ? Outcome::Draw : Outcome::Win;
  other.outcome = won ? Outcome::Draw : Outcome::Loss;
  PairOptions options{.edition = edition};
  options.rounds_declared = before.rounds_played + 4;
  options.initial_colour = Colour::White;
  return ChangedResult{std::move(before), std::move(after), options};
}

}  // namespace bloesem::test
