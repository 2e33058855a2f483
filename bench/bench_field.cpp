// What every round costs before and after its brackets: the field, the completion test, the publication.
// Arguments: players. Nine rounds have been played.
#include <benchmark/benchmark.h>

#include <map>
#include <memory>
#include <numeric>

#include "bench/instances.hpp"
#include "engine/dutch/boards.hpp"
#include "engine/dutch/completion.hpp"
#include "engine/dutch/edition.hpp"
#include "engine/dutch/round_field.hpp"

namespace {

using bloesem::Tournament;
using bloesem::dutch::Position;
using bloesem::dutch::RoundField;

const Tournament& open(benchmark::State& state) {
  static std::map<std::int64_t, std::unique_ptr<Tournament>> made;
  auto& tournament = made[state.range(0)];
  if (!tournament) tournament = std::make_unique<Tournament>(bloesem::bench::open(static_cast<int>(state.range(0)), 9));
  return *tournament;
}

RoundField field_of(const Tournament& tournament) {
  return {tournament, bloesem::dutch::baku_2016(), {tournament.rounds_played + 1, 11, {}, {}}};
}

void BM_Field(benchmark::State& state) {
  const Tournament& tournament = open(state);
  for (auto _ : state) benchmark::DoNotOptimize(field_of(tournament));
  state.SetComplexityN(state.range(0));
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgName("players")->Arg(10)->Arg(100)->Arg(2000)->Arg(100'000)->Arg(1'000'000)->Complexity()->Unit(
      benchmark::kMicrosecond);
}
BENCHMARK(BM_Field)->Apply(sizes);

}  // namespace
