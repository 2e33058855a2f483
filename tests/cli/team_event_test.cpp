// Team events of TRF-2026: the matches are derived from the games of the players.
#include <gmock/gmock.h>

#include <cstddef>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "tests/support/program/run_program.hpp"
#include "trf/text.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;

constexpr int boards = 4;

std::string numbered(const char* format, int number) {
  char text[32];
  std::snprintf(text, sizeof text, format, number);
  return text;
}

char code_of_game(Points points) { return points == 10 ? '1' : points == 5 ? '=' : '0'; }

// Writes a tournament of teams as a file with the games of their players.
class Expansion {
 public:
  explicit Expansion(const Tournament& teams) : teams_(teams), cells_(teams.players.size() * boards) {
    for (int round = 0; round < teams.rounds_played; ++round)
      for (std::size_t team = 0; team < teams.players.size(); ++team) add(static_cast<int>(team), round);
  }

  [[nodiscard]] std::string text() const {
    std::string text = "012 Cup\n142 " + std::to_string(*teams_.rounds_declared) + "\n152 " +
                       (teams_.initial_colour == Colour::White ? "W" : "B") +
                       "\n162  W 1.0    D 0.5    L 0.0\n192 FIDE_TEAM\n352 WBWB\n362 TW " +
                       trf::format_points(teams_.points.win) + "   TD " +
                       trf::format_points(teams_.points.draw) + "   TL " +
                       trf::format_points(teams_.points.loss) + "\n";
    for (std::size_t player = 0; player < cells_.size(); ++player) text += line_of(player);
    for (std::size_t team = 0; team < teams_.players.size(); ++team) text += team_line(static_cast<int>(team));
    return text + records_ + pairing_byes();
  }

 private:
  struct Cells {
    std::string text;
    Points points = 0;
  };

  [[nodiscard]] static int id_of(int team, int board) { return team * boards + board + 1; }
  [[nodiscard]] Cells& cells(int team, int board) {
    return cells_[static_cast<std::size_t>(id_of(team, board)) - 1];
  }

  void add(int team, int round) {
    const RoundEntry entry = teams_.players[static_cast<std::size_t>(team)].round(round);
    const bool forfeit = entry.outcome == Outcome::ForfeitWin || entry.outcome == Outcome::ForfeitLoss;
    if (entry.opponent == no_player) return add_bye(team, round, entry.outcome);
    if (forfeit) return add_forfeit(team, round, entry);
    if (entry.colour == Colour::White) add_match(team, static_cast<int>(entry.opponent), round);
  }

  // The team with White on the first board takes its points on the first boards.
  void add_match(int white, int black, int round) {
    Points left = teams_.players[static_cast<std::size_t>(white)].game_points[static_cast<std::size_t>(round)];
    for (int board = 0; board < boards; ++board) {
      const Points won = left >= 10 ? 10 : left;
      left -= won;
      const bool has_white = board % 2 == 0;
      write(white, board, id_of(black, board), has_white ? 'w' : 'b', code_of_game(won), won);
      write(black, board, id_of(white, board), has_white ? 'b' : 'w', code_of_game(10 - won), 10 - won);
    }
  }

  void add_forfeit(int team, int round, const RoundEntry& entry) {
    const bool present = entry.outcome == Outcome::ForfeitWin;
    for (int board = 0; board < boards; ++board) {
      const bool has_white = (board % 2 == 0) == (entry.colour == Colour::White);
      write(team, board, 0, has_white ? 'w' : 'b', present ? '+' : '-', present ? 10 : 0);
    }
    if (entry.colour != Colour::White) return;
    const Outcome theirs = teams_.players[static_cast<std::size_t>(entry.opponent)].round(round).outcome;
    records_ += std::string("330 ") + (present ? '+' : '-') + (theirs == Outcome::ForfeitWin ? '+' : '-') +
                numbered(" %03d", round + 1) + numbered(" %3d", team + 1) +
                numbered(" %3d\n", static_cast<int>(entry.opponent) + 1);
  }

  void add_bye(int team, int round, Outcome outcome) {
    const char code = outcome == Outcome::PairingBye ? 'U'
                      : outcome == Outcome::FullBye  ? 'F'
                      : outcome == Outcome::HalfBye  ? 'H'
                                                     : 'Z';
    for (int board = 0; board < boards; ++board)
      write(team, board, 0, '-', code, code == 'U' || code == 'F' ? 10 : code == 'H' ? 5 : 0);
    if (code == 'U')
      byes_[round] = team + 1;
    else if (outcome != Outcome::Absent)
      records_ += std::string("240 ") + code + numbered(" %03d", round + 1) + numbered(" %4d\n", team + 1);
  }

  void write(int team, int board, int opponent, char colour, char code, Points points) {
    Cells& own = cells(team, board);
    own.text +=
        "  " + (opponent == 0 ? std::string("0000") : numbered("%4d", opponent)) + ' ' + colour + ' ' + code;
    own.points += points;
  }

  [[nodiscard]] std::string line_of(std::size_t player) const {
    std::string line = "001 " + numbered("%4d", static_cast<int>(player) + 1) + "      " +
                       numbered("Player%04d", static_cast<int>(player) + 1);
    line.resize(80, ' ');
    const std::string points = trf::format_points(cells_[player].points);
    line += std::string(4 - points.size(), ' ') + points + numbered(" %4d", 1);
    return line + cells_[player].text + '\n';
  }

  [[nodiscard]] std::string team_line(int team) const {
    const Player& own = teams_.players[static_cast<std::size_t>(team)];
    std::string line = "310 " + numbered("%3d", team + 1) + ' ' + own.name;
    line.resize(47, ' ');
    line += numbered("%6d", own.rating);
    const std::string points = trf::format_points(settled_points(teams_, own, teams_.rounds_played));
    line.resize(54, ' ');
    line += std::string(6 - points.size(), ' ') + points;
    line.resize(73, ' ');
    for (int board = 0; board < boards; ++board)
      line += numbered(board == 0 ? "%4d" : " %4d", id_of(team, board));
    return line + '\n';
  }

  [[nodiscard]] std::string pairing_byes() const {
    if (byes_.empty()) return "";
    const auto [round, team] = *byes_.begin();
    const Points game_points =
        teams_.players[static_cast<std::size_t>(team) - 1].game_points[static_cast<std::size_t>(round)];
    std::string line = "320 " + trf::format_points(teams_.points.pairing_bye);
    line.resize(9, ' ');
    line += trf::format_points(game_points);
    line.resize(14, ' ');
    for (int r = 0; r < teams_.rounds_played; ++r)
      line += numbered(r == 0 ? "%3d" : " %3d", byes_.contains(r) ? byes_.at(r) : 0);
    return line + '\n';
  }

  const Tournament& teams_;
  std::vector<Cells> cells_;
  std::string records_;
  std::map<int, int> byes_;  // team by round
};

class TeamEvents : public ProgramTest {
 protected:
  // Returns random teams, and writes them as teams.trf, and with their players as players.trf.
  [[nodiscard]] Tournament generate(int seed, const std::string& forfeits = "0") const {
    const Finished made = run({"generate",
                               "--system",
                               "team-swiss",
                               "--players",
                               std::to_string(7 + seed % 4),
                               "--rounds",
                               "4",
                               "--seed",
                               std::to_string(seed),
                               "--forfeits",
                               forfeits,
                               "--double-forfeits",
                               forfeits,
                               "--quick-games",
                               "0",
                               "--late-entries",
                               "0",
                               "--half-byes",
                               "40",
                               "--zero-byes",
                               "40",
                               "--win-points",
                               "2",
                               "--draw-points",
                               "1",
                               "--pairing-bye-points",
                               "1"});
    EXPECT_EQ(made.exit_code, 0) << made.err;
    write("teams.trf", made.out);
    const Tournament teams = *trf::read_tournament(made.out, {.purpose = trf::Purpose::Check}).tournament;
    write("players.trf", Expansion(teams).text());
    return teams;
  }

  // Returns the teams of players.trf, as converted.
  [[nodiscard]] Tournament converted() const {
    const Finished done = run({"convert", "players.trf", "--teams", "--to", "trf16", "-o", "again.trf"});
    EXPECT_EQ(done.exit_code, 0) << done.err << read("players.trf");
    return *trf::read_tournament(read("again.trf"), {.purpose = trf::Purpose::Check}).tournament;
  }

  static void expect_same_rounds(const Tournament& found, const Tournament& teams) {
    ASSERT_EQ(found.players.size(), teams.players.size());
    ASSERT_EQ(found.rounds_played, teams.rounds_played);
    for (std::size_t i = 0; i < teams.players.size(); ++i)
      for (int round = 0; round < teams.rounds_played; ++round)
        EXPECT_EQ(found.players[i].round(round), teams.players[i].round(round)) << i << ' ' << round;
  }
};

TEST_F(TeamEvents, AreCheckedAndPairedAsTheirMatches) {
  for (int seed = 1; seed <= 25; ++seed) {
    const Tournament teams = generate(seed);
    const Finished checked = run({"check", "players.trf", "--pairings-only"});
    ASSERT_EQ(checked.out, "1 tournament, 4 rounds, 0 differences\n") << checked.err << read("players.trf");
    const Tournament again = converted();
    expect_same_rounds(again, teams);
    for (std::size_t i = 0; i < teams.players.size(); ++i)
      EXPECT_EQ(again.players[i].game_points_after(4), teams.players[i].game_points_after(4)) << i;
    EXPECT_EQ(run({"pair", "players.trf", "--round", "3"}).out, run({"pair", "teams.trf", "--round", "3"}).out);
  }
}

TEST_F(TeamEvents, MayHaveForfeitedMatches) {
  for (int seed = 1; seed <= 10; ++seed) {
    const Tournament teams = generate(seed, "200");
    expect_same_rounds(converted(), teams);
  }
}

TEST_F(TeamEvents, AreContinuedAsTeams) {
  static_cast<void>(generate(3));
  const Finished refused = run({"pair", "players.trf", "--rounds", "5", "--into", "players.trf"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("to a file whose players are the teams"));
  ASSERT_EQ(run({"convert", "players.trf", "--teams", "--to", "trf16", "-o", "teams.trf"}).exit_code, 0);
  EXPECT_EQ(run({"pair", "teams.trf", "--rounds", "5", "--into", "teams.trf"}).exit_code, 0);
}

// The second member of the first team did not appear, and the boards are those of all members.
TEST_F(TeamEvents, ABoardMayBeEmpty) {
  const std::string players =
      "001    1      A                                                                  1.0    1     5 w 1\n"
      "001    2      B                                                                  0.0    1  0000 - Z\n"
      "001    3      C                                                                  1.0    1     7 w 1\n"
      "001    4      D                                                                  0.5    1     8 b =\n"
      "001    5      E                                                                  0.0    1     1 b 0\n"
      "001    6      F                                                                  1.0    1  0000 w +\n"
      "001    7      G                                                                  0.0    1     3 b 0\n"
      "001    8      H                                                                  0.5    1     4 w =\n";
  const std::string one =
      "310   1 Leiden                                           2.0                1    2    3    4\n";
  const std::string two =
      "310   2 Delft                                            0.0                5    6    7    8\n";
  write("event.trf", "142 3\n152 W\n192 FIDE_TEAM\n352 WBWB\n" + players + one + two);
  const Finished converted = run({"convert", "event.trf", "--teams", "--to", "json"});
  EXPECT_EQ(converted.exit_code, 0) << converted.err;
  EXPECT_THAT(converted.out, HasSubstr("\"2w1\""));
  EXPECT_THAT(converted.out, HasSubstr("\"1b0\""));
}

TEST_F(TeamEvents, WhatContradictsItselfIsRefusedWithTheReason) {
  static_cast<void>(generate(2));
  const std::string text = read("players.trf");
  const auto problem_of = [&](const std::string& old, const std::string& now) {
    std::string changed = text;
    const std::size_t at = changed.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    if (at != std::string::npos) changed.replace(at, old.size(), now);
    write("changed.trf", changed);
    const Finished checked = run({"check", "changed.trf"});
    EXPECT_EQ(checked.exit_code, 3);
    return checked.err;
  };
  EXPECT_THAT(problem_of("352 WBWB", "352 WWWW"), HasSubstr("colours of teams"));
  EXPECT_THAT(problem_of("362 TW 2.0", "362 TW 3.0"), HasSubstr("match points"));
  EXPECT_THAT(problem_of("    1    2    3    4\n", "    1    2    3    5\n"), HasSubstr("is in no"));
  EXPECT_THAT(problem_of("362 TW", "299 -  0.0  1.0   2    4\n362 TW"), HasSubstr("record 299 in line"));
  EXPECT_THAT(problem_of("192 FIDE_TEAM\n", "192 FIDE_TEAM\n260 1 2 1\n"), HasSubstr("record 260"));
  EXPECT_THAT(problem_of("192 FIDE_TEAM\n", "192 FIDE_TEAM\n330 ++ 1 99 1\n"), HasSubstr("record 330"));
}

}  // namespace
}  // namespace bloesem::cli_test
