// Throughput of campaigns: rounds per second (items) on one core, by number of players, compared with
// bbpPairings 5.0.1 run as a process on the same tournaments. Its path is taken from BLOESEM_PEER in the
// environment, otherwise from CMake.
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "bloesem/tournament_before.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/campaign/campaign.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/generator/generate.hpp"
#include "engine/platform/process/process.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/service/external_engine.hpp"

namespace {

using bloesem::PairOptions;
using bloesem::Tournament;

constexpr int tournaments = 10;
constexpr int rounds = 9;

// Tournaments of all kinds, but of one size.
bloesem::generator::Ranges ranges_of(const benchmark::State& state) {
  bloesem::generator::Ranges ranges = bloesem::campaign::all_sorts();
  ranges.least.edition = bloesem::Edition::Baku2016;  // the edition that this version of the peer has
  ranges.least.players = ranges.most.players = static_cast<int>(state.range(0));
  ranges.least.rounds = ranges.most.rounds = rounds;
  return ranges;
}

struct Played {
  std::vector<Tournament> whole;
  std::vector<Tournament> positions;  // before each round
};

Played play(const benchmark::State& state) {
  Played played;
  for (std::uint64_t seed = 0; seed < tournaments; ++seed) {
    const auto settings = bloesem::campaign::draw_settings(ranges_of(state), seed);
    const auto generated = bloesem::generator::generate(
        settings, seed, [&](const Tournament& before, const PairOptions& options, const auto& pairing) {
          if (pairing) played.positions.push_back(bloesem::tournament_before(before, options).value());
        });
    if (generated) played.whole.push_back(generated->tournament);
  }
  return played;
}

std::string peer() {
  const char* const named = std::getenv("BLOESEM_PEER");
  return named != nullptr ? named : BLOESEM_PEER;
}

void count_rounds(benchmark::State& state, std::size_t count) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(count));
}

void BM_Matching(benchmark::State& state) {
  const Played played = play(state);
  for (auto _ : state)
    for (const Tournament& position : played.positions) benchmark::DoNotOptimize(bloesem::pair_round(position));
  count_rounds(state, played.positions.size());
}

void BM_Sequence(benchmark::State& state) {
  const Played played = play(state);
  double gave_up = 0;
  for (auto _ : state) {
    gave_up = 0;
    for (const Tournament& position : played.positions) {
      const auto pairing = bloesem::sequence::pair_round(position, {});
      gave_up += !pairing && pairing.error().code == bloesem::ErrorCode::GaveUp ? 1 : 0;
    }
  }
  count_rounds(state, played.positions.size());
  state.counters["gave_up"] = gave_up;
}

// Everything that a campaign does with a tournament: playing, pairing by both engines, comparing.
void BM_Campaign(benchmark::State& state) {
  const std::atomic<bool> go_on{false};
  bloesem::campaign::Plan plan;
  plan.ranges = ranges_of(state);
  const bloesem::campaign::Engines engines{
      std::nullopt,
      {"sequence",
       [](const Tournament& t, const PairOptions& o) { return bloesem::sequence::pair_round(t, o); }},
      {}};
  std::size_t count = 0;
  for (auto _ : state) {
    count = 0;
    for (std::uint64_t k = 0; k < tournaments; ++k)
      count += bloesem::campaign::run_tournament(plan, engines, k, go_on)->rounds.size();
  }
  count_rounds(state, count);
}

// Processor time of the child processes that have ended, so that a busy machine does not slow the peer down.
double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// One process for each round, as in a campaign against another program.
void BM_PeerByRound(benchmark::State& state) {
  const auto engine =
      bloesem::service::ExternalEngine::from_command_line("'" + peer() + "' --dutch {in} -p {out}");
  if (peer().empty() || !engine) return state.SkipWithError("no peer: set BLOESEM_PEER");
  const Played played = play(state);
  for (auto _ : state) {
    const double before = children_seconds();
    for (const Tournament& position : played.positions) benchmark::DoNotOptimize((*engine).pair(position, {}));
    state.SetIterationTime(children_seconds() - before);
  }
  count_rounds(state, played.positions.size());
}

// One process for each tournament: the peer's checker pairs every round again.
void BM_PeerByTournament(benchmark::State& state) {
  if (peer().empty()) return state.SkipWithError("no peer: set BLOESEM_PEER");
  const Played played = play(state);
  const std::filesystem::path file = std::filesystem::temp_directory_path() / "bloesem-bench.trf";
  for (auto _ : state) {
    const double before = children_seconds();
    for (const Tournament& tournament : played.whole) {
      std::ofstream(file) << bloesem::trf::write_tournament(tournament,
                                                            {.target = bloesem::trf::Target::Trfbx});
      benchmark::DoNotOptimize(bloesem::platform::run_process({peer(), "--dutch", file.string(), "-c"}, {}));
    }
    state.SetIterationTime(children_seconds() - before);
  }
  std::filesystem::remove(file);
  count_rounds(state, played.positions.size());
}

BENCHMARK(BM_Matching)->Arg(10)->Arg(40)->Arg(100)->ArgName("players")->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Sequence)->Arg(10)->Arg(40)->ArgName("players")->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Campaign)->Arg(10)->Arg(40)->ArgName("players")->Unit(benchmark::kMillisecond);
BENCHMARK(BM_PeerByRound)
    ->Arg(10)
    ->Arg(40)
    ->Arg(100)
    ->ArgName("players")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK(BM_PeerByTournament)
    ->Arg(10)
    ->Arg(40)
    ->Arg(100)
    ->ArgName("players")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();

}  // namespace
