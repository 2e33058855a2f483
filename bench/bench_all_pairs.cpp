// Why not, for every two players of a round: engine only, one thread.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/opens.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/explain/pair_matrix/pair_matrix.hpp"

namespace {

using namespace bloesem;

void all_pairs(benchmark::State& state, Edition edition, int round) {
  PairOptions options;
  options.edition = edition;
  options.round = round;
  options.initial_colour = Colour::White;
  const Result<explain::Subject> subject =
      explain::subject_of(bench::open(static_cast<int>(state.range(0))), options);
  if (!subject || !subject->answer) return state.SkipWithError("the round cannot be paired");
  explain::MatrixEffort effort;
  for (auto _ : state) benchmark::DoNotOptimize(explain::pair_matrix(*subject, &effort));
  state.counters["brackets"] = static_cast<double>(effort.brackets_solved);
  state.counters["rounds"] = static_cast<double>(effort.rounds_paired);
}

[[maybe_unused]] const bool registered = [] {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026})
    for (int round = 1; round <= 9; ++round) {
      const std::string year = edition == Edition::Baku2016 ? "2016" : "2026";
      auto* const benchmark =
          benchmark::RegisterBenchmark(("AllPairs/" + year + "/round:" + std::to_string(round)).c_str(),
                                       [=](benchmark::State& state) { all_pairs(state, edition, round); });
      benchmark->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);
    }
  return true;
}();

}  // namespace
