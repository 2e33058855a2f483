#include "trf/teams.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::trf {
namespace {

using Names = std::vector<std::string>;

Tournament six_players() { return test::TournamentBuilder(6); }

Names teams(const std::vector<std::string_view>& lines) {
  const Result<Names> result = teams_of(lines, six_players());
  EXPECT_TRUE(result) << (result ? "" : result.error().message);
  return result ? *result : Names{};
}

std::string refusal(std::string_view line) {
  const Result<Names> result = teams_of({"012 Open", line}, six_players());
  return result ? "accepted" : result.error().message;
}

// The name fills its columns, so that no blank precedes the first member.
TEST(Teams, OfRecord013) {
  EXPECT_EQ(
      teams({"012 Open", "013 Schaakvereniging De Lange Rochad0004 0001", "001    1",
             "013 Zuid                               2    3"}),
      (Names{"Schaakvereniging De Lange Rochad", "Zuid", "Zuid", "Schaakvereniging De Lange Rochad", "", ""}));
}

TEST(Teams, OfRecord310InItsPlace) {
  const std::string_view record =
      "310   1 Club Norte                       NOR     2300    4.0    3.5   1     1    2    3";
  EXPECT_EQ(teams({"013 Zuid                               2    5", record}),
            (Names{"Club Norte", "Club Norte", "Club Norte", "", "", ""}));
}

TEST(Teams, NameLettersBeyondAscii) {
  EXPECT_EQ(teams({"013 Mönchengladbach                    6"}),
            (Names{"", "", "", "", "", "Mönchengladbach"}));
}

TEST(Teams, NoRecordNoTeams) { EXPECT_EQ(teams({"012 Open"}), Names(6)); }

TEST(Teams, RefusesWhatCannotBe) {
  EXPECT_EQ(refusal("013                                    1"), "record 013 in line 2: the team has no name");
  EXPECT_EQ(refusal("013 Zuid                               7"),
            "record 013 in line 2: found '7', expected the starting rank of a player");
  EXPECT_EQ(refusal("013 Zuid                               x"),
            "record 013 in line 2: found 'x', expected the starting rank of a player");
  EXPECT_EQ(refusal("013 Zuid                               1    1"),
            "record 013 in line 2: found '1', who is in a team already");
  EXPECT_EQ(refusal("013 Zuid                               0"), "accepted");
}

}  // namespace
}  // namespace bloesem::trf
