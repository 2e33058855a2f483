#include "bloesem/trf/reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

std::string small_file() {
  return file({"012 Small", "XXR 5", "XXC black1", "XXZ 6", "XXP 1 2", player(1, "1.5", "     4 b =     5 w 1"),
               player(2, "0.5", "     5 w =     4 b 0"), player(3, "2.0", "     6 b 1     7 w 1"),
               player(4, "1.5", "     1 w =     2 w 1"), player(5, "0.5", "     2 b =     1 b 0"),
               player(6, "1.0", "     3 w 0  0000 - U"), player(7, "1.0", "  0000 - U     3 b 0")});
}

std::string with_line_ends(std::string text, std::string_view end) {
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + end.size())) {
    text.replace(at, 1, end);
  }
  return text;
}

void expect_small_tournament(const ReadResult& result) {
  EXPECT_EQ(summary(result), Summary{});
  ASSERT_TRUE(result.tournament);
  const Tournament& tournament = *result.tournament;
  EXPECT_EQ(tournament.players.size(), 7U);
  EXPECT_EQ(tournament.rounds_played, 2);
  EXPECT_EQ(tournament.rounds_declared, 5);
  EXPECT_EQ(tournament.initial_colour, Colour::Black);
  EXPECT_EQ(tournament.players[5].round(2).outcome, Outcome::ZeroBye);
  EXPECT_EQ(tournament.players[6].round(0).outcome, Outcome::PairingBye);
  EXPECT_EQ(tournament.players[6].round(1), (RoundEntry{2, Colour::Black, Outcome::Loss}));
  EXPECT_EQ(tournament.forbidden_groups, (std::vector<std::vector<PlayerIndex>>{{0, 1}}));
}

TEST(Reader, EmptyFileIsATournamentWithoutPlayers) {
  for (const char* bytes : {"", "\n", "\xEF\xBB\xBF", "\x1A"}) {
    const ReadResult result = read_tournament(bytes);
    ASSERT_TRUE(result.tournament);
    EXPECT_TRUE(result.tournament->players.empty());
    EXPECT_TRUE(result.diagnostics.empty());
  }
}

TEST(Reader, ReadsEveryKindOfLineEnd) {
  for (const std::string_view end : {"\n", "\r", "\r\n", "\n\r"}) {
    expect_small_tournament(read_tournament(with_line_ends(small_file(), end)));
  }
}

TEST(Reader, IgnoresBomTrailingBlanksAndEmptyLines) {
  expect_small_tournament(read_tournament("\xEF\xBB\xBF" + small_file()));
  expect_small_tournament(read_tournament(with_line_ends(small_file(), "  \t\r\n\r\n") + "\x1A"));
  std::string unfinished = small_file();
  unfinished.pop_back();
  expect_small_tournament(read_tournament(unfinished));
}

TEST(Reader, OrderOfLinesDoesNotMatter) {
  const Document document = Document::parse(small_file());
  std::string reversed;
  for (const Line& line : document.lines()) reversed = line.text + "\n" + reversed;
  expect_small_tournament(read_tournament(reversed));
}

TEST(Reader, BomBeforeAPlayerLosesNobody) {
  EXPECT_EQ(read_tournament("\xEF\xBB\xBF" + player(1, "0.0")).tournament.value().players.size(), 1U);
}

TEST(Reader, WindowsNamesAreDecodedWithAWarning) {
  std::string line = player(1, "0.0");
  line.replace(14, 4, "J\xF6rg");
  const ReadResult result = read_tournament("012 x\n" + line);
  EXPECT_EQ(summary(result), Summary{"warning not-utf8 2:16-16"});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players[0].name, "J\xC3\xB6rger");
}

TEST(Reader, StrictRefusesWhatItWouldRepair) {
  const ReadResult result = read_tournament(player(7, "0.0"), {.strict = true});
  EXPECT_EQ(summary(result), Summary{"error number-gap 1:5-8"});
  EXPECT_FALSE(result.tournament);
}

TEST(Reader, CollectsAllProblemsInTheOrderOfTheFile) {
  EXPECT_EQ(summary({"XXR x", player(1, "1.0", "     2 w 1     2 w x"), player(2, "9.0", "     1 b 0"),
                     player(3, "0.5"), "XXP 1 9", "BBW"}),
            (Summary{"error bad-number 1:5-5", "error bad-result 2:109-109", "error unknown-player 5:7-7",
                     "error bad-points 6:5-5"}));
  EXPECT_EQ(
      summary({player(1, "1.0", "     2 w 1     2 w x"), player(2, "9.0", "     1 b 0"), player(3, "0.5")}),
      (Summary{"error bad-result 1:109-109", "error points-mismatch 2:81-84",
               "error points-mismatch 3:81-84"}));
}

TEST(Reader, TournamentIsAbsentExactlyWithAnError) {
  EXPECT_TRUE(read_tournament(player(7, "0.0")).tournament);
  EXPECT_FALSE(read_tournament(player(7, "1.0")).tournament);
}

TEST(Reader, ReadsAVegaFile) {
  const ReadResult result = read_tournament(
      file({"XXR 7", "XXC rank", player(1, "1.0", "     3 w 1"), player(2, "0.5", "     4 b =  0000 - -"),
            player(3, "0.0", "     1 b 0"), player(4, "0.5", "     2 w ="), player(5, "1.0", "  0000 - +")}));
  EXPECT_EQ(summary(result), Summary{"warning legacy-bye 4:109-109"});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->rounds_played, 1);
  EXPECT_EQ(result.tournament->players[1].round(1).outcome, Outcome::ZeroBye);
  EXPECT_EQ(result.tournament->players[4].round(0).outcome, Outcome::PairingBye);
}

TEST(Reader, ForfeitsAndUnratedGamesKeepTheirOpponents) {
  const ReadResult result = read_tournament(
      file({player(1, "1.0", "     4 w +"), player(2, "1.0", "     5 b W"), player(3, "0.0", "     6 w -"),
            player(4, "0.0", "     1 b -"), player(5, "0.0", "     2 w L"), player(6, "0.0", "     3 b -"),
            player(7, "0.5", "  0000 - H")}));
  EXPECT_EQ(summary(result), Summary{});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players[0].round(0), (RoundEntry{3, Colour::White, Outcome::ForfeitWin}));
  EXPECT_EQ(result.tournament->players[4].round(0), (RoundEntry{1, Colour::White, Outcome::UnratedLoss}));
}

TEST(Reader, LateEntriesAndWithdrawalsAreBlank) {
  const ReadResult result =
      read_tournament(file({player(1, "1.0", "     2 w 1"), player(2, "1.0", "     1 b 0     3 w 1"),
                            player(3, "0.0", "               2 b 0")}));
  EXPECT_EQ(summary(result), Summary{});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players[0].round(1).outcome, Outcome::Absent);
  EXPECT_EQ(result.tournament->players[2].round(0).outcome, Outcome::Absent);
  EXPECT_EQ(result.tournament->rounds_played, 2);
}

TEST(Reader, RecordsThatNameTwoSystemsOrDaysAreAConflict) {
  const auto about = [](const std::string& first, const std::string& second) {
    return summary({first, second, player(1, "0.0")});
  };
  EXPECT_EQ(about("192 FIDE_DUTCH_2026_BAKU", "192 FIDE_DUTCH_2017"), Summary{"error conflict 2:5-19"});
  EXPECT_EQ(about("192 FIDE_DUTCH_2026", "192 FIDE_DUTCH_2026_BAKU"), Summary{"error conflict 2:5-24"});
  EXPECT_EQ(about("042 2025/01/01", "042 2026/05/05"), Summary{"error conflict 2:5-14"});
  EXPECT_EQ(about("042 soon", "042 2026/05/05"), Summary{"error conflict 2:5-14"});
  EXPECT_EQ(about("192 FIDE_DUTCH_2025", "192 fide_dutch_2026"), Summary{});
  EXPECT_EQ(about("042 2026/05/05", "042 5.5.2026"), Summary{});
  const auto read = [](const std::string& records) {
    return read_tournament(records + file({player(1, "0.0")}));
  };
  EXPECT_EQ(read("192\n192 FIDE_DUTCH_2017\n192\n").system_code, "FIDE_DUTCH_2017");
  EXPECT_EQ(read("042\n042 5.5.26\n042\n").start_date, "2026/05/05");
}

}  // namespace
}  // namespace bloesem::trf::testing
