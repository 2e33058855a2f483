// One round of an open, engine only: by solver, round and number of players.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "bench/memory.hpp"
#include "bench/opens.hpp"
#include "bench/processor_time.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/count_solving.hpp"
#include "engine/requested_round.hpp"

namespace {

using bloesem::SolverChoice;

// Counts heap use of one measured run.
void count_heap(benchmark::State& state, const bloesem::bench::HeapUse& before) {
  const bloesem::bench::HeapUse after = bloesem::bench::heap_use();
  state.counters["allocations"] = static_cast<double>(after.allocations - before.allocations);
  state.counters["bytes"] = static_cast<double>(after.bytes - before.bytes);
}

// Reports which link of the chain paired the brackets, and why others declined them.
void count_solving(benchmark::State& state, const bloesem::Tournament& tournament,
                   const bloesem::PairOptions& options) {
  const auto counted = bloesem::count_solving(tournament, options);
  if (!counted) return;
  const auto count = [&state](const std::string& name, std::int64_t number) {
    if (number > 0) state.counters[name] = static_cast<double>(number);
  };
  count("nodes", counted->effort.nodes);
  count("exchanges", counted->exchanges);
  count("blossom_phases", counted->effort.blossom.phases);
  count("blossom_scans", counted->effort.blossom.edge_scans);
  for (const bloesem::swiss::LinkCounters& link : counted->links) {
    const std::string solver(link.solver);
    count("by_" + solver, link.solved);
    for (std::size_t i = 0; i < link.declined.size(); ++i)
      count(solver + ':' + std::string(name_of(static_cast<bloesem::Decline>(i))), link.declined[i]);
  }
}

// The share of the field, that is of deriving facts from the tournament: the median of several runs, in the
// unit of the time.
void time_field(benchmark::State& state, const bloesem::Tournament& tournament,
                const bloesem::PairOptions& options) {
  std::array<double, 9> times{};
  for (double& time : times) {
    const double before = bloesem::bench::processor_milliseconds();
    benchmark::DoNotOptimize(bloesem::requested_round(tournament, options));
    time = bloesem::bench::processor_milliseconds() - before;
  }
  std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
  state.counters["field"] = times[times.size() / 2];
}

struct Family {
  const char* name;
  bloesem::Edition edition;
  SolverChoice solver;
  std::vector<int> rounds;
  int max_players;
  int threads = 1;
};

using bloesem::Edition;
const Family families[] = {
    {"Round/auto", Edition::Baku2016, SolverChoice::Auto, {1, 2, 3, 4, 5, 6, 7, 8, 9}, 1'000'000},
    {"RoundByTwoThreads/auto", Edition::Baku2016, SolverChoice::Auto, {5}, 1'000'000, 2},
    {"Round/blossom", Edition::Baku2016, SolverChoice::Blossom, {1, 5, 9}, 2000},
    {"Round/lemon", Edition::Baku2016, SolverChoice::Lemon, {1, 5, 9}, 400},
    {"Round2026/auto", Edition::Fide2026, SolverChoice::Auto, {1, 2, 3, 4, 5, 6, 7, 8, 9}, 1'000'000},
    {"Round2026/blossom", Edition::Fide2026, SolverChoice::Blossom, {1, 5, 9}, 2000}};

void pair(benchmark::State& state, const Family& family, int round) {
  const auto players = static_cast<int>(state.range(0));
  const bloesem::Tournament& tournament = bloesem::bench::open(players);
  bloesem::PairOptions options;
  options.round = round;
  options.edition = family.edition;
  options.solver = family.solver;
  options.threads = family.threads;
  const bloesem::bench::HeapUse before = bloesem::bench::heap_use();
  const auto pairing = bloesem::pair_round(tournament, options);
  if (!pairing) return state.SkipWithError(pairing.error().message.c_str());
  count_heap(state, before);
  state.counters["brackets"] = static_cast<double>(pairing->record.brackets.size());
  count_solving(state, tournament, options);
  for (auto _ : state) benchmark::DoNotOptimize(bloesem::pair_round(tournament, options));
  time_field(state, tournament, options);
  state.SetComplexityN(players);
}

[[maybe_unused]] const bool registered = [] {
  for (const Family& family : families) {
    for (const int round : family.rounds) {
      const std::string name = std::string(family.name).append("/round:") + std::to_string(round);
      auto* const benchmark = benchmark::RegisterBenchmark(
          name.c_str(), [&family, round](benchmark::State& state) { pair(state, family, round); });
      for (const int players : {10, 40, 100, 400, 1000, 2000, 10'000, 100'000, 1'000'000})
        if (players <= family.max_players && round <= bloesem::bench::rounds_of_open(players))
          benchmark->Arg(players);
      if (family.threads > 1) benchmark->UseRealTime();
      benchmark->Unit(benchmark::kMillisecond)->Complexity();
    }
  }
  return true;
}();

}  // namespace
