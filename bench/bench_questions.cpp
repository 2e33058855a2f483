// One question about a round, engine only, one thread: the slowest of many players, boards, pairs and changes.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "bench/opens.hpp"
#include "bench/processor_time.hpp"
#include "bench/register_rounds.hpp"
#include "bloesem/explain/uniqueness.hpp"
#include "bloesem/explain/what_if.hpp"
#include "bloesem/explain/why.hpp"
#include "bloesem/explain/why_not.hpp"

namespace {

using namespace bloesem;
using explain::Explanation;
using explain::Subject;

// Players, boards, pairs and changes are spread over the whole field: the i-th of `asked` questions.
constexpr int asked = 40;

Result<Explanation> ask(const Subject& subject, std::string_view kind, int i) {
  const std::vector<Board>& boards = subject.answer->boards;
  const auto board_at = [&](int place, int places) {
    return (boards.size() - 1) * static_cast<std::size_t>(place) / static_cast<std::size_t>(places - 1);
  };
  const std::size_t place = board_at(i, asked);
  const Board& board = boards[place];
  const Board& other = boards[board_at(i * 7 % asked, asked)];
  const Board& next = boards[std::min(place + 1, boards.size() - 1)];
  if (kind == "Board") return explain::explain_board(subject, static_cast<int>(place) + 1);
  if (kind == "Player") return explain::explain_player(subject, i % 2 == 0 ? board.white : board.black);
  if (kind == "Bye") return explain::explain_bye(subject);
  if (kind == "Bracket" || kind == "OnlyOneOfBracket") {
    const std::vector<BracketRecord>& brackets = subject.answer->record.brackets;
    const Points score = brackets[static_cast<std::size_t>(i) % brackets.size()].score;
    return kind == "Bracket" ? explain::explain_bracket(subject, score)
                             : explain::explain_only_one(subject, score);
  }
  if (kind == "Pair")
    return explain::explain_why_not(subject, board.white, i % 2 == 0 ? next.black : other.black);
  if (kind == "OnlyOne") return explain::explain_only_one(subject);
  if (kind == "IfAbsent")
    return explain::explain_what_if(subject, {{explain::ChangeKind::Absent, board.white}});
  return explain::explain_what_if(subject, {{explain::ChangeKind::Forbidden, board.white, board.black}});
}

// Reports the slowest question, each at its best of three times: what is left is not the load of the machine.
void question(benchmark::State& state, std::string_view kind, Edition edition, int round) {
  const Result<Subject> subject = bench::subject_of_open(static_cast<int>(state.range(0)), edition, round);
  if (!subject || !subject->answer) return state.SkipWithError("the round cannot be paired");
  const bool alone = kind == "Bye" || kind == "OnlyOne";
  std::vector<double> times;
  for (auto _ : state)
    for (int i = 0; i < (alone ? 1 : asked); ++i) {
      double best = std::numeric_limits<double>::max();
      for (int run = 0; run < 3; ++run) {
        const double before = bench::processor_milliseconds();
        benchmark::DoNotOptimize(ask(*subject, kind, i));
        best = std::min(best, bench::processor_milliseconds() - before);
      }
      times.push_back(best);
    }
  std::sort(times.begin(), times.end());
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["slowest_ms"] = times.back();
}

[[maybe_unused]] const bool registered = [] {
  for (const std::string kind :
       {"Board", "Player", "Bye", "Bracket", "Pair", "IfAbsent", "IfForbidden", "OnlyOne", "OnlyOneOfBracket"})
    bench::register_rounds(
        "Question/" + kind, {1, 2, 3, 5, 7, 9},
        [=](benchmark::State& state, Edition edition, int round) { question(state, kind, edition, round); },
        [](auto* each) { each->Arg(2000)->Iterations(1)->Unit(benchmark::kMillisecond); });
  return true;
}();

}  // namespace
