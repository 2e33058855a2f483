// Several hundred simulated events with everything that can happen in them. After each step the file must be
// readable, every round must be what the rules give, and it must not matter how a result was entered.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/board_list.hpp"
#include "engine/service/event/journal.hpp"
#include "engine/service/event/result_files.hpp"
#include "engine/service/sha256.hpp"
#include "tests/support/program/event_file.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using service::Changes;
using service::GameResult;
using test::Random;

std::string with_line_ends(const std::string& text, const std::string& end) {
  std::string changed;
  for (const char c : text) changed += c == '\n' ? end : std::string(1, c);
  return changed;
}

std::string settings(Random& random, int rounds) {
  const std::string count = std::to_string(rounds);
  constexpr std::array scoring = {"", "", "XXS W=3 D=1\n", "BBU  0.5\n"};
  if (random.chance(30)) {
    return "142 " + count + "\n152 " + (random.chance(50) ? "W" : "B") + "\n" +
           (random.chance(30) ? "162  P 0.5\n" : "");
  }
  return "XXR " + count + "\nXXC " + (random.chance(50) ? "white1" : "black1") +
         (random.chance(20) ? " rank" : "") + "\n" +
         scoring[random.between<std::size_t>(0, scoring.size() - 1)];
}

std::string empty_event(Random& random, int players, int rounds) {
  std::vector<Entrant> entrants;
  for (int i = 1; i <= players; ++i) {
    // Some numbers are left out, and some players have equal ratings.
    const int id = random.chance(70) || entrants.empty() ? (entrants.empty() ? 1 : entrants.back().id + 1)
                                                         : entrants.back().id + 3;
    entrants.push_back({id, "Zoë Nr " + std::to_string(i), 2500 - 40 * (i / 2), "0.0", {}});
  }
  std::string text = report("012 Kersen\n042 2025/05/02\n" + settings(random, rounds), entrants);
  for (std::size_t at = text.find("   0.0"); at != std::string::npos; at = text.find("   0.0", at + 1)) {
    text.replace(at + 6, 5, "    1");  // the rank that all players share
  }
  constexpr std::array ends = {"\n", "\r\n", "\r"};
  return with_line_ends(text, ends[random.between<std::size_t>(0, 2)]);
}

constexpr std::array results = {"1-0", "1-0", "0-1", "0-1",  "=",     "=",
                                "+/-", "-/+", "-/-", "1-0u", "1/2-0", "0-0"};

// Returns a random result: one of the codes of .res files, or any result.
GameResult random_result(Random& random, bool in_res_file) {
  constexpr std::array of_vega = {"1", "0", "5", "3", "4", "2"};
  if (in_res_file) return *service::result_of_vega(of_vega[random.between<std::size_t>(0, of_vega.size() - 1)]);
  return *service::parse_result(results[random.between<std::size_t>(0, results.size() - 1)]);
}

std::string vega_code(const GameResult& result) {
  for (const char* code : {"1", "0", "5", "3", "4", "2"}) {
    if (service::result_of_vega(code) == result) return code;
  }
  return "?";
}

class Simulation {
 public:
  explicit Simulation(std::uint64_t seed)
      : random_(seed),
        rounds_(random_.between(3, 7)),
        file_(empty_event(random_, random_.between(4, 13), rounds_)) {}

  void run() {
    while (file_.tournament().rounds_played < rounds_ && steps_ < 60 && !::testing::Test::HasFailure()) {
      between_rounds();
      if (!play_round()) break;  // too few players, or no valid pairing
      if (random_.chance(15)) undo();
    }
    expect_no_difference({});  // numbers may have changed since the rounds were paired
    if (random_.chance(20)) expect_the_whole_way_back_and_forth();
  }

  [[nodiscard]] int paired() const noexcept { return paired_; }
  [[nodiscard]] int steps() const noexcept { return steps_; }

 private:
  [[nodiscard]] int some_id() {
    const Tournament t = file_.tournament();
    return t.players[random_.between<std::size_t>(0, t.players.size() - 1)].id;
  }

  // A change may be refused; the file must then be unchanged.
  bool change(const Changes& changes) {
    const std::string before = file_.bytes();
    const Result<std::string> done = file_.change(changes);
    if (!done) {
      EXPECT_EQ(done.error().code, ErrorCode::InvalidInput) << done.error().message << '\n' << before;
      EXPECT_EQ(file_.bytes(), before);
    }
    inspect();
    return done.has_value();
  }

  void between_rounds() {
    const int coming = file_.tournament().rounds_played + 1;
    for (int i = random_.between(0, 4); i > 0; --i) {
      Changes changes;
      const int id = some_id();
      switch (random_.between(0, 6)) {
        case 0: changes.byes = {{id, Outcome::HalfBye}}; break;
        case 1: changes.byes = {{id, Outcome::ZeroBye}}; break;
        case 2:
          changes.byes = {{id, random_.chance(50) ? Outcome::FullBye : Outcome::HalfBye}};
          changes.round = std::min(rounds_, coming + random_.between(0, 2));
          break;
        case 3: changes.withdrawn = {id}; break;
        case 4:
        case 5: changes.returned = {id}; break;
        default: changes.newcomers = {{.name = "Late", .rating = std::to_string(random_.between(1900, 2600))}};
      }
      change(changes);
    }
  }

  bool play_round() {
    const std::string before = file_.bytes();
    if (!file_.pair()) return false;
    ++paired_;
    inspect();
    expect_undo_gives(before);
    while (enter_some_results()) inspect();
    return true;
  }

  void expect_undo_gives(const std::string& before) const {
    EventFile copy = file_;
    Changes back;
    back.undo_from = copy.tournament().rounds_played;
    back.sure = true;
    const Result<std::string> done = copy.change(back);
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(copy.bytes(), before);
  }

  // Enters the same results on the command line, in a table, and in a result file if it can hold them.
  bool enter_some_results() {
    const Tournament t = file_.tournament();
    const int round = t.rounds_played;
    const bool in_res_file = random_.chance(50);
    Changes direct;
    std::string table;
    std::string res;
    int number = 0;
    int open = 0;
    for (const Board& board : published_boards(t, round)) {
      const int white = t.players[static_cast<std::size_t>(board.white)].id;
      const int black = t.players[static_cast<std::size_t>(board.black)].id;
      ++number;
      const bool finished =
          t.players[static_cast<std::size_t>(board.white)].round(round - 1).outcome != Outcome::Unfinished;
      if (!finished) ++open;
      if (finished ? random_.chance(90) : random_.chance(30)) continue;
      const GameResult result = random_result(random_, in_res_file);
      direct.results.push_back({white, black, result});
      table += std::to_string(number) + ' ' + std::string(name_of(result)) + '\n';
      res += std::to_string(white) + ' ' + std::to_string(black) + ' ' + vega_code(result) + '\n';
    }
    if (direct.results.empty()) return open > 0;
    EventFile by_table = file_;
    Changes from_table;
    from_table.results = service::parse_result_table(table, by_table.event(), round)->entries;
    EXPECT_TRUE(by_table.change(from_table));
    EventFile by_res = file_;
    Changes from_res;
    if (in_res_file) {
      const auto parsed =
          service::parse_res_file(std::to_string(number) + ' ' + std::to_string(round) + '\n' + res);
      EXPECT_TRUE(parsed);
      from_res.results = parsed->entries;
      from_res.round = parsed->round;
      EXPECT_TRUE(by_res.change(from_res));
    }
    EXPECT_TRUE(change(direct));
    EXPECT_EQ(by_table.bytes(), file_.bytes());
    if (in_res_file) {
      EXPECT_EQ(by_res.bytes(), file_.bytes());
    }
    return open > 0;
  }

  void undo() {
    for (int i = random_.between(1, 3); i > 0 && file_.tournament().rounds_played > 0; --i) {
      Changes back;
      back.undo_from = file_.tournament().rounds_played;
      back.sure = true;
      EXPECT_TRUE(change(back));
    }
  }

  // Undoes or redoes one change; the journal grows by it.
  static bool step(std::string& bytes, std::string& journal, bool back) {
    const service::History history(journal, service::sha256(bytes));
    const Result<const service::History::Line*> line = back ? history.to_undo() : history.to_redo();
    if (!line) return false;
    const service::JournalEntry& change = (*line)->entry;
    const auto result = service::apply_edits(bytes, back ? service::reversed(change.edits) : change.edits);
    EXPECT_TRUE(result);
    if (!result) return false;
    service::JournalEntry entry;
    entry.kind = back ? service::JournalKind::Undo : service::JournalKind::Redo;
    entry.of = (*line)->number;
    entry.before = service::sha256(bytes);
    entry.after = service::sha256(*result);
    journal += service::journal_line(entry);
    bytes = *result;
    return true;
  }

  // Undoes and redoes all changes, through every state of the file.
  void expect_the_whole_way_back_and_forth() const {
    std::string bytes = file_.bytes();
    std::string journal = file_.journal();
    const std::vector<std::string>& versions = file_.versions();
    std::size_t at = versions.size();
    while (step(bytes, journal, true)) ASSERT_EQ(bytes, versions.at(--at));
    EXPECT_EQ(at, 0U);
    while (step(bytes, journal, false)) {
      ++at;
      ASSERT_EQ(bytes, at == versions.size() ? file_.bytes() : versions.at(at));
    }
    EXPECT_EQ(at, versions.size());
  }

  // The file must read the same for pairing and for checking, and the last round must be what the rules give.
  void inspect() {
    ++steps_;
    const Tournament t = file_.tournament();
    if (t.rounds_played > 0) expect_no_difference({.round = t.rounds_played});
    trf::ReadOptions checking;
    checking.purpose = trf::Purpose::Check;
    const trf::ReadResult read = trf::read_tournament(file_.bytes(), checking);
    ASSERT_TRUE(read.tournament) << file_.bytes();
    for (const trf::Diagnostic& d : read.diagnostics) {
      EXPECT_NE(d.code, trf::Code::PointsMismatch) << trf::render(d, "file") << '\n' << file_.bytes();
    }
  }

  void expect_no_difference(const PairOptions& options) {
    const Result<CheckReport> report = check_tournament(file_.tournament(), options);
    ASSERT_TRUE(report) << report.error().message << '\n' << file_.bytes();
    EXPECT_TRUE(report->differences.empty())
        << "round " << (report->differences.empty() ? 0 : report->differences.front().round) << '\n'
        << file_.bytes();
  }

  Random random_;
  int rounds_;
  EventFile file_;
  int paired_ = 0;
  int steps_ = 0;
};

// Set BLOESEM_EVENTS=3000 for 3000 events.
std::uint64_t number_of_events() {
  const char* number = std::getenv("BLOESEM_EVENTS");
  return number == nullptr ? 150 : std::stoul(number);
}

TEST(SimulatedEvents, EveryStepLeavesASoundFile) {
  const std::uint64_t events = number_of_events();
  int rounds = 0;
  int steps = 0;
  for (std::uint64_t seed = 1; seed <= events && !HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Simulation simulation(seed);
    ASSERT_NO_THROW(simulation.run());
    rounds += simulation.paired();
    steps += simulation.steps();
  }
  RecordProperty("rounds", rounds);
  RecordProperty("steps", steps);
  EXPECT_GT(static_cast<std::uint64_t>(rounds), 4 * events);
  EXPECT_GT(static_cast<std::uint64_t>(steps), 20 * events);
}

}  // namespace
}  // namespace bloesem::cli_test
