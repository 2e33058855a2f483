// From a file in memory to the list of pairs, and the steps in between other than pairing.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/opens.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/render/format_pairs.hpp"

namespace {

constexpr bloesem::trf::ReadOptions to_pair = {.purpose = bloesem::trf::Purpose::Pair};

// Returns the file before the last round.
std::string file_of(const benchmark::State& state) {
  const bloesem::Tournament& played = bloesem::bench::open(static_cast<int>(state.range(0)));
  return bloesem::bench::file_of(bloesem::bench::before_round(played, played.rounds_played));
}

void BM_ReadPairWrite(benchmark::State& state) {
  const std::string file = file_of(state);
  for (auto _ : state) {
    const auto read = bloesem::trf::read_tournament(file, to_pair);
    if (!read.tournament) return state.SkipWithError("the file is not readable");
    const auto pairing = bloesem::pair_round(*read.tournament);
    if (!pairing) return state.SkipWithError(pairing.error().message.c_str());
    benchmark::DoNotOptimize(bloesem::render::format_pairs(*read.tournament, *pairing));
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(file.size()));
  state.SetComplexityN(state.range(0));
}

void BM_Read(benchmark::State& state) {
  const std::string file = file_of(state);
  for (auto _ : state) benchmark::DoNotOptimize(bloesem::trf::read_tournament(file, to_pair));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(file.size()));
  state.SetComplexityN(state.range(0));
}

void BM_WriteTournament(benchmark::State& state) {
  const bloesem::Tournament& played = bloesem::bench::open(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(bloesem::bench::file_of(played));
  state.SetComplexityN(state.range(0));
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  for (const int players : {10, 40, 100, 400, 1000, 2000, 10'000, 100'000, 1'000'000}) benchmark->Arg(players);
  benchmark->ArgName("players")->Unit(benchmark::kMillisecond)->Complexity();
}

BENCHMARK(BM_ReadPairWrite)->Apply(sizes);
BENCHMARK(BM_Read)->Apply(sizes);
BENCHMARK(BM_WriteTournament)->Apply(sizes);

}  // namespace
