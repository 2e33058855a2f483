// The standings of large opens by ten tie-breaks.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "engine/generator/random.hpp"

namespace {

using bloesem::Colour;
using bloesem::Outcome;
using bloesem::PlayerIndex;
using bloesem::Tournament;

std::size_t at(PlayerIndex player) { return static_cast<std::size_t>(player); }

void play(Tournament& tournament, PlayerIndex white, PlayerIndex black, int drawn) {
  const bool forfeit = drawn == 0;
  const Outcome of_white = forfeit      ? Outcome::ForfeitWin
                           : drawn < 40 ? Outcome::Win
                           : drawn < 70 ? Outcome::Draw
                                        : Outcome::Loss;
  const Outcome of_black = forfeit      ? Outcome::ForfeitLoss
                           : drawn < 40 ? Outcome::Loss
                           : drawn < 70 ? Outcome::Draw
                                        : Outcome::Win;
  tournament.players[at(white)].rounds.push_back({black, Colour::White, of_white});
  tournament.players[at(black)].rounds.push_back({white, Colour::Black, of_black});
}

// Neighbours by score meet, and one player in a hundred takes a half-point bye. This has all that matters to
// tie-breaks: groups of equal scores, opponents from the whole field, unplayed rounds.
Tournament swiss(int players, int rounds) {
  bloesem::generator::Random random(static_cast<std::uint64_t>(players));
  Tournament tournament;
  tournament.rounds_declared = tournament.rounds_played = rounds;
  tournament.players.resize(at(players));
  std::vector<PlayerIndex> order;
  for (PlayerIndex player = 0; player < players; ++player) {
    tournament.players[at(player)].id = player + 1;
    tournament.players[at(player)].rating = random.between(1000, 2700);
    order.push_back(player);
  }
  std::vector<int> scores(order.size());
  for (int round = 0; round < rounds; ++round) {
    random.shuffle(order);
    std::stable_sort(order.begin(), order.end(),
                     [&](PlayerIndex a, PlayerIndex b) { return scores[at(a)] > scores[at(b)]; });
    PlayerIndex waiting = bloesem::no_player;
    for (const PlayerIndex player : order) {
      if (random.between(0, 99) == 0) {
        tournament.players[at(player)].rounds.push_back({bloesem::no_player, Colour::None, Outcome::HalfBye});
      } else if (waiting == bloesem::no_player) {
        waiting = player;
      } else {
        play(tournament, std::exchange(waiting, bloesem::no_player), player, random.between(0, 99));
      }
    }
    if (waiting != bloesem::no_player)
      tournament.players[at(waiting)].rounds.push_back({bloesem::no_player, Colour::None, Outcome::PairingBye});
    for (const PlayerIndex player : order)
      scores[at(player)] += points_of(tournament.players[at(player)].rounds.back().outcome, tournament.points);
  }
  return tournament;
}

const Tournament& kept_swiss(int players, int rounds) {
  static std::map<std::pair<int, int>, Tournament> kept;
  const auto [entry, is_new] = kept.try_emplace({players, rounds});
  if (is_new) entry->second = swiss(players, rounds);
  return entry->second;
}

void BM_Standings(benchmark::State& state, const char* text) {
  const Tournament& tournament = kept_swiss(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const auto list = bloesem::standings::parse_tie_breaks(text);
  for (auto _ : state) benchmark::DoNotOptimize(bloesem::standings::compute_standings(tournament, *list));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->Args({2000, 11})->Args({100'000, 9})->Args({1'000'000, 9});
  benchmark->ArgNames({"players", "rounds"})->Unit(benchmark::kMillisecond);
}

// Ten tie-breaks each, after the points: the usual ones and the most expensive ones.
BENCHMARK_CAPTURE(BM_Standings, usual, "DE,BH/C1,BH,SB,PS,WIN,BWG,REP,ARO/C1,TPN")->Apply(sizes);
BENCHMARK_CAPTURE(BM_Standings, dear, "DE/P,BH/M2,FB/C2,SB/C2,AOB,AOB/F,APRO,APPO,PTP,TPR")->Apply(sizes);

}  // namespace
