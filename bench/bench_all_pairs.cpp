// Why not, for every two players of a round: engine only, one thread.
#include <benchmark/benchmark.h>

#include "bench/opens.hpp"
#include "bench/register_rounds.hpp"
#include "engine/explain/pair_matrix/pair_matrix.hpp"

namespace {

using namespace bloesem;

void all_pairs(benchmark::State& state, Edition edition, int round) {
  const auto subject = bench::subject_of_open(static_cast<int>(state.range(0)), edition, round);
  if (!subject || !subject->answer) return state.SkipWithError("the round cannot be paired");
  explain::MatrixEffort effort;
  for (auto _ : state) benchmark::DoNotOptimize(explain::pair_matrix(*subject, &effort));
  state.counters["brackets"] = static_cast<double>(effort.brackets_solved);
  state.counters["rounds"] = static_cast<double>(effort.rounds_paired);
}

[[maybe_unused]] const bool registered =
    bench::register_rounds("AllPairs", bench::rounds_to(9), all_pairs,
                           [](auto* each) { each->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond); });

}  // namespace
