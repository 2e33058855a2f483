// One homogeneous bracket: the middle score group of round 3, with the next group as look-ahead.
#include <benchmark/benchmark.h>

#include "bench/opens.hpp"
#include "engine/dutch/solve/lemon/lemon_bracket.hpp"
#include "engine/swiss/system.hpp"

namespace {

using bloesem::swiss::Position;

void BM_Bracket(benchmark::State& state) {
  const bloesem::Tournament& tournament = bloesem::bench::open(static_cast<int>(state.range(0)) * 4);
  const auto& rules = bloesem::swiss::dutch::baku_2016;
  const bloesem::swiss::RoundField field(tournament, rules, {3, 9, {}, {}});
  bloesem::swiss::Bracket bracket;
  // The first players of the group with one point; their number is odd, so that C.7 has to be decided.
  for (Position p = 0; p < field.size(); ++p) {
    const auto group = field.facts(p).score;
    if (group == 10 && std::ssize(bracket.residents) < state.range(0) - 1) bracket.residents.push_back(p);
    if (group == 5) bracket.ahead.push_back(p);
  }
  if (bracket.residents.size() % 2 == 0) bracket.residents.pop_back();
  bloesem::swiss::dutch::LemonBracketSolver lemon(bloesem::matching::lemon_solver());
  for (auto _ : state) benchmark::DoNotOptimize(lemon.solve({field, rules.criteria(), bracket}));
  state.counters["players"] = static_cast<double>(bracket.residents.size());
  state.counters["ahead"] = static_cast<double>(bracket.ahead.size());
}
BENCHMARK(BM_Bracket)->Arg(25)->Arg(100)->Arg(400)->Unit(benchmark::kMillisecond);

}  // namespace
