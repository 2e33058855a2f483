// Reading a report file: bytes to Tournament.
#include <benchmark/benchmark.h>

#include "bench/instances.hpp"
#include "trf/reader.hpp"

namespace {

void BM_Read(benchmark::State& state) {
  const std::string file = bloesem::bench::report_file(bloesem::bench::open(static_cast<int>(state.range(0)), 8));
  if (!bloesem::trf::read_tournament(file, {}).tournament) state.SkipWithError("the file is not readable");
  for (auto _ : state) benchmark::DoNotOptimize(bloesem::trf::read_tournament(file, {}));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(file.size()));
}
BENCHMARK(BM_Read)->Arg(100)->Arg(400)->Arg(1000)->Arg(2000)->Unit(benchmark::kMillisecond);

}  // namespace
