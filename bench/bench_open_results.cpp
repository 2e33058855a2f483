// What is certain of a round before all results are in: engine only, one thread.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <vector>

#include "bench/opens.hpp"
#include "bench/register_rounds.hpp"
#include "bloesem/explain/open_results.hpp"
#include "engine/explain/games.hpp"

namespace {

using namespace bloesem;

// The open before the round, with this many games of the last round open, spread over its boards.
Tournament with_open_games(int players, int round, int open) {
  Tournament tournament = bench::before_round(bench::open(players), round);
  const std::vector<explain::Game> games = explain::games_of(tournament, round - 1);
  const auto last = static_cast<std::size_t>(round - 2);
  for (int i = 0; i < open; ++i) {
    const explain::Game& game =
        games[(games.size() - 1) * static_cast<std::size_t>(i) / static_cast<std::size_t>(open - 1)];
    for (const PlayerIndex player : {game.white, game.black})
      tournament.players[static_cast<std::size_t>(player.value())].rounds[last].outcome = Outcome::Unfinished;
  }
  return tournament;
}

void open_games(benchmark::State& state, Edition edition, int round) {
  const Tournament tournament = with_open_games(2000, round, static_cast<int>(state.range(0)));
  const Result<explain::Subject> subject = explain::subject_of(tournament, bench::request_for(edition, round));
  if (!subject || !subject->answer) return state.SkipWithError("the round cannot be paired");
  std::size_t searched = 0;
  for (auto _ : state) {
    const Result<explain::OpenRound> answer = explain::open_results(*subject);
    if (!answer) return state.SkipWithError(answer.error().message.c_str());
    searched = answer->searched;
  }
  state.counters["rounds"] = static_cast<double>(searched);
}

[[maybe_unused]] const bool registered = bench::register_rounds(
    "OpenResults", {2, 5, 9}, open_games,
    [](auto* each) { each->Arg(4)->Arg(8)->Iterations(1)->Unit(benchmark::kMillisecond); });

}  // namespace
