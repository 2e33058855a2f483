#include "trf/game_points.hpp"

#include <gtest/gtest.h>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"

namespace bloesem::trf {
namespace {

constexpr std::string_view two_teams =
    "001    1      Leiden                                                             1.0    1     2 w 1\n"
    "001    2      Delft                                                              0.0    2     1 b 0\n"
    "XXR 5\nXXC white1\n";

ReadResult teams_with(std::string_view comments) {
  return read_tournament(std::string(two_teams) + std::string(comments));
}

TEST(GamePoints, AreReadByTeamAndRound) {
  const ReadResult read = teams_with("### bloesem:game-points 2 1.5 0\n### bloesem:game-points 1 2,5\n");
  ASSERT_TRUE(read.tournament);
  EXPECT_EQ(read.tournament->players[0].game_points, (std::vector<Points>{25}));
  EXPECT_EQ(read.tournament->players[1].game_points, (std::vector<Points>{15, 0}));
  EXPECT_TRUE(read.diagnostics.empty());
}

TEST(GamePoints, AreWrittenBack) {
  Tournament tournament = teams_with("### bloesem:game-points 2 1.5\n").tournament.value();
  EXPECT_EQ(game_points_lines(tournament), std::vector<std::string>{"### bloesem:game-points 2 1.5"});
  for (const Target target : {Target::Trf16, Target::Trf26, Target::Trfbx}) {
    const Written written = write_report(tournament, {.target = target});
    EXPECT_EQ(read_tournament(written.text).tournament->players[1].game_points, std::vector<Points>{15});
  }
}

TEST(GamePoints, AreErrorsIfTheyCannotBeUsed) {
  const auto code = [](std::string_view comment) {
    const ReadResult read = teams_with(comment);
    return read.tournament ? std::string("none") : std::string(name_of(read.diagnostics.front().code));
  };
  EXPECT_EQ(code("### bloesem:game-points\n"), name_of(Code::BadPoints));
  EXPECT_EQ(code("### bloesem:game-points 1 x\n"), name_of(Code::BadPoints));
  EXPECT_EQ(code("### bloesem:game-points 1 -1\n"), name_of(Code::BadPoints));
  EXPECT_EQ(code("### bloesem:game-points 3 1\n"), name_of(Code::UnknownPlayer));
  EXPECT_EQ(code("### bloesem:game-points 1 1\n### bloesem:game-points 1 1\n"), name_of(Code::RepeatedPlayer));
  EXPECT_EQ(code("### bloesem:game-pointers 1 x\n"), "none");
}

}  // namespace
}  // namespace bloesem::trf
