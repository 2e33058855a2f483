// A round of an open in every pairing system: the mean over all rounds, and the slowest round.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>

#include "bench/processor_time.hpp"
#include "bloesem/edition.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/as_paired.hpp"
#include "engine/generator/generate.hpp"

namespace {

using bloesem::Edition;

// As `bloesem generate --system`, with nine rounds.
bloesem::generator::Settings open_of(Edition edition, int players) {
  bloesem::generator::Settings settings;
  settings.edition = edition;
  settings.players = players;
  settings.rounds = 9;
  settings.draws = 300'000;
  settings.forfeits = 10'000;
  settings.half_byes = 10'000;
  settings.withdrawals = 45'000;
  return settings;
}

void play(benchmark::State& state, Edition edition) {
  const bloesem::generator::Settings settings = open_of(edition, static_cast<int>(state.range(0)));
  double slowest = 0;
  for (auto _ : state) {
    double sum = 0;
    int rounds = 0;
    const auto timed = [&](const bloesem::Tournament& tournament, const bloesem::PairOptions& options) {
      const double before = bloesem::bench::processor_milliseconds();
      auto pairing = bloesem::pair_round(tournament, options);
      const double taken = bloesem::bench::processor_milliseconds() - before;
      sum += taken;
      slowest = std::max(slowest, taken);
      ++rounds;
      return pairing;
    };
    const auto played = bloesem::generator::generate(settings, 1, {}, timed);
    if (!played || !played->stopped.empty()) return state.SkipWithError("a round could not be paired");
    state.SetIterationTime(sum / std::max(rounds, 1) / 1000);
  }
  state.counters["slowest_ms"] = slowest;
}

[[maybe_unused]] const bool registered = [] {
  for (const Edition edition : bloesem::editions()) {
    const std::string name =
        "System/" + std::string(system_id_of(edition)) + ':' + std::string(name_of(edition));
    benchmark::RegisterBenchmark(name.c_str(), [edition](benchmark::State& state) { play(state, edition); })
        ->Arg(1000)
        ->Arg(10'000)
        ->Iterations(1)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
