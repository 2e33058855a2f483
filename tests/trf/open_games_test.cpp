// Games without a result: one warning per round on which a later pairing depends.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/trf/reader.hpp"

namespace bloesem::trf {
namespace {

// 24 players, three rounds, opponents from different pairs each time; all games of rounds 2 and 3 are open.
std::string report() {
  constexpr int players = 24;
  std::string text = "012 Kersen Open\nXXR 9\n";
  for (int id = 1; id <= players; ++id) {
    std::string line = "001 " + std::string(id < 10 ? 3 : 2, ' ') + std::to_string(id);
    line.resize(80, ' ');
    line += id % 2 == 0 ? " 0.0" : " 1.0";
    line += ' ' + std::string(id < 10 ? 3 : 2, ' ') + std::to_string(id);
    for (int round = 0; round < 3; ++round) {
      const int half = players / 2;
      const int own = (id - 1) / 2;
      const int opponent = id % 2 == 1 ? 2 * ((own + round) % half) + 2 : 2 * ((own - round + half) % half) + 1;
      const std::string number = std::to_string(opponent);
      line += "  " + std::string(4 - number.size(), ' ') + number + (id % 2 == 1 ? " w " : " b ");
      line += round > 0 ? ' ' : id % 2 == 1 ? '1' : '0';
    }
    text += line + '\n';
  }
  return text;
}

std::vector<std::string> told_of_open_games(const ReadOptions& options) {
  std::vector<std::string> lines;
  for (const Diagnostic& diagnostic : read_tournament(report(), options).diagnostics)
    lines.push_back(render(diagnostic, "t.trf"));
  return lines;
}

const std::string of_two =
    "t.trf:3:109: warning: round 2: no result yet for 1-4, 23-2, 3-6 and 9 more games; to pair a later round, "
    "they "
    "count as played, and as draws [unfinished-game]";
const std::string of_three =
    "t.trf:3:119: warning: round 3: no result yet for 1-6, 21-2, 3-8 and 9 more games; to pair a later round, "
    "they "
    "count as played, and as draws [unfinished-game]";

TEST(OpenGames, OneWarningForARound) {
  EXPECT_EQ(told_of_open_games({}), (std::vector<std::string>{of_two, of_three}));
}

TEST(OpenGames, NoneWhereNoLaterRoundIsPaired) {
  EXPECT_EQ(told_of_open_games({.purpose = Purpose::Check}), std::vector<std::string>{of_two});
  EXPECT_EQ(told_of_open_games({.round = 3}), std::vector<std::string>{of_two});
  EXPECT_EQ(told_of_open_games({.round = 2}), std::vector<std::string>{});
  EXPECT_EQ(told_of_open_games({.round = 4}), (std::vector<std::string>{of_two, of_three}));
}

TEST(OpenGames, NoneWhereTheCallerTells) {
  EXPECT_EQ(told_of_open_games({.open_games = OpenGames::NotTold}), std::vector<std::string>{});
}

}  // namespace
}  // namespace bloesem::trf
