// What other results of single games would have made two players meet: engine only, one thread.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bench/opens.hpp"
#include "bench/processor_time.hpp"
#include "engine/explain/changing_round.hpp"
#include "engine/explain/games.hpp"
#include "engine/explain/goal_check.hpp"

namespace {

using namespace bloesem;
using explain::Change;
using explain::GoalCheck;
using explain::Subject;

// Goals are spread over the boards: each pairs a player with one of the next board.
constexpr int goals = 10;

explain::Goal goal_of(const Subject& subject, int i) {
  const std::vector<Board>& boards = subject.answer->boards;
  const std::size_t place = (boards.size() - 2) * static_cast<std::size_t>(i) / (goals - 1);
  return {boards[place].white, boards[place + 1].black};
}

GoalCheck::Work try_all_results(const Subject& subject, const explain::Goal& goal) {
  explain::ChangingRound round(subject);
  GoalCheck check(goal);
  benchmark::DoNotOptimize(check.start(round.tournament(), round.options()));
  for (int last = subject.round() - 1; last >= 1; --last)
    for (const Change& change : explain::other_results(round.tournament(), round.options(), last)) {
      round.make(change);
      benchmark::DoNotOptimize(check.holds_after({&change, 1}, round.tournament(), round.options()));
      round.take_back();
    }
  return check.work();
}

void how(benchmark::State& state, Edition edition, int round) {
  PairOptions options;
  options.edition = edition;
  options.round = round;
  options.initial_colour = Colour::White;
  const Result<Subject> subject = explain::subject_of(bench::open(static_cast<int>(state.range(0))), options);
  if (!subject || !subject->answer) return state.SkipWithError("the round cannot be paired");
  double slowest = 0;
  GoalCheck::Work work;
  for (auto _ : state)
    for (int i = 0; i < goals; ++i) {
      const double before = bench::processor_milliseconds();
      const GoalCheck::Work its = try_all_results(*subject, goal_of(*subject, i));
      const double time = bench::processor_milliseconds() - before;
      if (time > slowest) work = its;
      slowest = std::max(slowest, time);
    }
  state.counters["slowest_ms"] = slowest;
  state.counters["untouched"] = static_cast<double>(work.untouched);
  state.counters["rests"] = static_cast<double>(work.rests);
  state.counters["brackets"] = static_cast<double>(work.brackets);
}

[[maybe_unused]] const bool registered = [] {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026})
    for (int round = 2; round <= 9; ++round) {
      const std::string year = edition == Edition::Baku2016 ? "2016" : "2026";
      auto* const benchmark =
          benchmark::RegisterBenchmark(("How/" + year + "/round:" + std::to_string(round)).c_str(),
                                       [=](benchmark::State& state) { how(state, edition, round); });
      benchmark->Arg(2000)->Iterations(1)->Unit(benchmark::kMillisecond);
    }
  return true;
}();

}  // namespace
