#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

std::string with(std::string line, std::size_t column, std::string_view text) {
  return line.replace(column - 1, text.size(), text);
}

TEST(PlayerLine, IsReadByColumns) {
  const ReadResult result = read_tournament(
      "001    1 wWIM Alonso, Berta                     2310 ESP     2290001 1990/03/01  0.0    1\n");
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(summary(result), Summary{});
  const Player& player = result.tournament->players.at(0);
  EXPECT_EQ(player.id, 1);
  EXPECT_EQ(player.name, "Alonso, Berta");
  EXPECT_EQ(player.rating, 2310);
  EXPECT_TRUE(player.rounds.empty());
}

TEST(PlayerLine, NameCountsCharacters) {
  std::string name(33, ' ');
  name.replace(0, 4,
               "J\xC3\xB6"
               "rg");  // five bytes in four columns, as correctly padded
  const ReadResult result =
      read_tournament(with(player(1, "0.0"), 15, "").replace(14, 33, name + " ").erase(14 + 34, 1));
  ASSERT_TRUE(result.tournament) << summary(result).at(0);
  EXPECT_EQ(result.tournament->players.at(0).name, "J\xC3\xB6rg");
}

TEST(PlayerLine, EmptyLineEndsAfterTheCode) {
  EXPECT_EQ(summary({"001"}), Summary{"error bad-player-id 1:5-8"});
}

TEST(PlayerLine, TooShortForPointsIsComputedWithAWarning) {
  EXPECT_EQ(summary({"001    1 m    Name"}), Summary{"warning points-missing 1:81-84"});
  EXPECT_EQ(summary({player(1, "").substr(0, 83)}), Summary{"warning points-missing 1:81-84"});
  EXPECT_EQ(summary({player(1, "2.5").substr(0, 83)}), Summary{"error bad-points 1:81-84"});
}

TEST(PlayerLine, WrongTypesAreErrors) {
  EXPECT_EQ(summary({with(player(1, "0.0"), 5, "   x")}), Summary{"error bad-player-id 1:5-8"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 5, "   0")}), Summary{"error bad-player-id 1:5-8"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 5, " 1 1")}), Summary{"error bad-player-id 1:5-8"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 49, "abcd")}), Summary{"error bad-rating 1:49-52"});
  EXPECT_EQ(summary({player(1, "a.b")}), Summary{"error bad-points 1:81-84"});
  EXPECT_EQ(summary({player(1, "1.25")}), Summary{"error bad-points 1:81-84"});
}

TEST(PlayerLine, BlankAndZeroRatingsAreUnrated) {
  for (const char* rating : {"    ", "   0", "0000"}) {
    const ReadResult result = read_tournament(with(player(1, "0.0"), 49, rating));
    ASSERT_TRUE(result.tournament);
    EXPECT_EQ(result.tournament->players.at(0).rating, 0);
    EXPECT_EQ(summary(result), Summary{});
  }
}

TEST(PlayerLine, TooWideFieldsPointAtTheColumn) {
  EXPECT_EQ(summary({with(player(1, "0.0"), 4, "1")}), Summary{"error shifted-columns 1:4-4"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 9, "1")}), Summary{"error shifted-columns 1:9-9"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 48, "12000")}), Summary{"error shifted-columns 1:48-48"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 49, "12000")}), Summary{"error shifted-columns 1:53-53"});
  EXPECT_EQ(summary({with(player(1, "0.0"), 80, "100.0")}), Summary{"error shifted-columns 1:80-80"});
  EXPECT_EQ(summary({player(1, "1000")}), Summary{"error too-large 1:81-84"});
}

TEST(PlayerLine, TabsAreRefused) {
  EXPECT_EQ(summary({with(player(1, "0.0"), 14, "\t")}), Summary{"error tab-in-line 1:14-14"});
}

TEST(PlayerLine, InvisibleEndIsHarmless) {
  EXPECT_EQ(summary({player(1, "0.0") + " \t \f" + std::string(1, '\0')}), Summary{});
}

TEST(PlayerLine, TrailingGarbageIsNoRound) {
  EXPECT_EQ(summary({player(1, "0.0") + "x"}), Summary{"error shifted-columns 1:90-90"});
  EXPECT_EQ(summary({player(1, "0.0") + "  xyz"}), Summary{"error bad-opponent 1:92-95"});
}

TEST(PlayerLine, NoBreakSpacesAreBlanksWithAWarning) {
  EXPECT_EQ(summary({with(player(1, "0.0"), 48, "\xC2\xA0").insert(49, 1, ' ')}),
            Summary{"warning no-break-space 1:48-48"});
}

TEST(PlayerLine, IndentedPlayersAreNotLost) {
  EXPECT_EQ(summary({"  " + player(1, "0.0")}), Summary{"error indented-record 1:3-5"});
}

TEST(PlayerLine, RepeatedNumbersAreErrorsWithBothLines) {
  const ReadResult result = read_tournament(file({player(1, "0.0"), player(2, "0.0"), player(1, "0.0")}));
  EXPECT_EQ(summary(result), Summary{"error duplicate-player 3:5-8"});
  EXPECT_EQ(result.diagnostics.at(0).related_line, 1);
  EXPECT_FALSE(result.tournament);
}

TEST(PlayerLine, NumbersAreLabelsWhoseOrderCounts) {
  const ReadResult result = read_tournament(file({player(30, "0.0"), player(4, "0.0"), player(1, "0.0")}));
  EXPECT_EQ(summary(result), Summary{"warning number-gap 2:5-8"});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players.at(0).id, 1);
  EXPECT_EQ(result.tournament->players.at(2).id, 30);
}

TEST(PlayerLine, XxcRankTakesTheOrderOfTheFile) {
  const ReadResult result = read_tournament(file({player(30, "0.0"), "XXC rank", player(4, "0.0")}));
  EXPECT_EQ(summary(result), Summary{});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players.at(0).id, 30);
  EXPECT_EQ(result.tournament->find(4), 1);
}

TEST(PlayerLine, LargestNumberIsRead) {
  const ReadResult result = read_tournament(file({"XXC rank", player(9999, "0.0")}));
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players.at(0).id, 9999);
}

TEST(PlayerLine, RoundsAreLimited) {
  const auto rounds = [](int count) {
    std::string blocks;
    for (int i = 0; i < count; ++i) blocks += "  0000 - Z";
    return summary({player(1, "0.0", blocks)}, checking);
  };
  EXPECT_EQ(rounds(999), Summary{});
  EXPECT_EQ(rounds(1000), Summary{"error too-large 1:10082-10085"});
}

}  // namespace
}  // namespace bloesem::trf::testing
