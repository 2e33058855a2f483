// Costs of a round apart from its brackets: the field, the completion test, the publication. Argument: players.
// All rounds of an open have been played.
#include <benchmark/benchmark.h>

#include "bench/opens.hpp"
#include "engine/swiss/boards.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace {

using bloesem::Tournament;
using bloesem::swiss::Position;
using bloesem::swiss::RoundField;

RoundField field_of(const Tournament& tournament) {
  return {tournament,
          bloesem::swiss::dutch::baku_2016,
          {tournament.rounds_played + 1, tournament.rounds_played + 2, {}, {}}};
}

void BM_Field(benchmark::State& state) {
  const Tournament& tournament = bloesem::bench::open(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(field_of(tournament));
  state.SetComplexityN(state.range(0));
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgName("players")->Arg(10)->Arg(100)->Arg(2000)->Arg(100'000)->Arg(1'000'000)->Complexity()->Unit(
      benchmark::kMicrosecond);
}
BENCHMARK(BM_Field)->Apply(sizes);

}  // namespace
