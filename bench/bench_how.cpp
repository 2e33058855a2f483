// What other results of single games would have made two players meet: engine only, in one thread and in two.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <vector>

#include "bench/opens.hpp"
#include "bench/processor_time.hpp"
#include "bench/register_rounds.hpp"
#include "engine/explain/change_trials.hpp"
#include "engine/explain/changing_round.hpp"
#include "engine/explain/games.hpp"
#include "engine/explain/goal_check.hpp"

namespace {

using namespace bloesem;
using explain::Change;
using explain::ChangeTrials;
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

std::vector<ChangeTrials::Trial> all_results(const Subject& subject) {
  const explain::ChangingRound round(subject);
  std::vector<ChangeTrials::Trial> trials;
  for (int last = subject.round() - 1; last >= 1; --last)
    for (const Change& change : explain::other_results(round.tournament(), round.options(), last))
      trials.push_back({change});
  return trials;
}

void how_in_two_threads(benchmark::State& state, Edition edition, int round) {
  const Result<Subject> subject = bench::subject_of_open(static_cast<int>(state.range(0)), edition, round);
  if (!subject || !subject->answer) return state.SkipWithError("the round cannot be paired");
  const std::vector<ChangeTrials::Trial> trials = all_results(*subject);
  double slowest = 0;
  for (auto _ : state)
    for (int i = 0; i < goals; ++i) {
      const auto before = std::chrono::steady_clock::now();
      ChangeTrials tried(*subject, goal_of(*subject, i), {.jobs = 2});
      benchmark::DoNotOptimize(tried.start());
      benchmark::DoNotOptimize(tried.outcomes(trials, std::numeric_limits<std::size_t>::max()));
      const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - before;
      slowest = std::max(slowest, elapsed.count());
    }
  state.counters["slowest_ms"] = slowest;
}

void how(benchmark::State& state, Edition edition, int round) {
  const Result<Subject> subject = bench::subject_of_open(static_cast<int>(state.range(0)), edition, round);
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
  state.counters["whole"] = static_cast<double>(work.whole);
  state.counters["brackets"] = static_cast<double>(work.brackets);
}

[[maybe_unused]] const bool registered = [] {
  const auto once = [](auto* each) { each->Arg(2000)->Iterations(1)->Unit(benchmark::kMillisecond); };
  bench::register_rounds("How", {2, 3, 4, 5, 6, 7, 8, 9}, how, once);
  bench::register_rounds("HowInTwoThreads", {2, 3, 4, 5, 6, 7, 8, 9}, how_in_two_threads, once);
  return true;
}();

}  // namespace
