// A round of an open in every pairing system: the mean over all rounds, and the slowest round.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "bench/processor_time.hpp"
#include "bloesem/edition.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/pair_round.hpp"
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

// The system is an argument, its number in the register: rows need not exist yet when benchmarks are
// registered.
void play(benchmark::State& state) {
  const Edition edition = bloesem::editions()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(full_title_of(edition));
  if (has_table(edition)) return state.SkipWithError("a round is looked up in a table");
  const bloesem::generator::Settings settings = open_of(edition, static_cast<int>(state.range(1)));
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

[[maybe_unused]] auto* const registered =
    benchmark::RegisterBenchmark("System", play) -> ArgsProduct(
        {benchmark::CreateDenseRange(0, static_cast<std::int64_t>(bloesem::editions().size()) - 1, 1),
         {1000, 10'000}}) -> Iterations(1) -> UseManualTime() -> Unit(benchmark::kMillisecond);

}  // namespace
