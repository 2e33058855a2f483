// Pairing one round with the LEMON backend: players, round to pair.
#include <benchmark/benchmark.h>

#include "bench/instances.hpp"
#include "engine/pair_round.hpp"

namespace {

void BM_Round(benchmark::State& state) {
  const bloesem::Tournament tournament =
      bloesem::bench::open(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)) - 1);
  const auto pairing = bloesem::pair_round(tournament);
  if (!pairing) {
    state.SkipWithError(pairing.error().message.c_str());
    return;
  }
  for (auto _ : state) benchmark::DoNotOptimize(bloesem::pair_round(tournament));
  state.counters["brackets"] = static_cast<double>(pairing->record.brackets.size());
}
BENCHMARK(BM_Round)
    ->ArgsProduct({{100, 400, 1000, 2000}, {1, 5, 9}})
    ->ArgNames({"players", "round"})
    ->Unit(benchmark::kMillisecond);

}  // namespace
