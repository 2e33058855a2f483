// Round robins through the program: every order, boards, files, verdicts, draws and withdrawals.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

using Words = std::vector<std::string>;

class RoundRobin : public ProgramTest {
 protected:
  [[nodiscard]] static std::string fixture(const std::string& name) {
    return (fs::path(BLOESEM_FIXTURES_DIR) / "systems/round-robin" / name).string();
  }

  // Runs with further arguments.
  [[nodiscard]] Finished run_with(Words words, const Words& more) const {
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  // Makes event.trf with players of these federations; the names are A, B, ...
  void make_event(const Words& federations, const Words& options) const {
    Words words{"new", "event.trf", "--system", "round-robin", "--start", "2026/03/02"};
    for (std::size_t i = 0; i < federations.size(); ++i) {
      words.push_back("--player");
      words.push_back(std::string(1, static_cast<char>('A' + i)) + ";" + std::to_string(2400 - 10 * i) + ";;" +
                      federations[i]);
    }
    fs::remove(path("event.trf"));
    const Finished made = run_with(words, options);
    ASSERT_EQ(made.exit_code, 0) << made.err;
  }

  // Plays the coming round of event.trf; every game that is still open is drawn.
  void play_round(const Words& options = {}) const {
    const Finished paired = run_with({"pair", "event.trf", "--into", "event.trf"}, options);
    ASSERT_EQ(paired.exit_code, 0) << paired.err;
    Words results{"result", "event.trf"};
    EXPECT_EQ(boards_of(run({"result", "event.trf", "--show"}).out), pairs_of(paired.out));
    for (const auto& [white, black] : pairs_of(paired.out)) {
      const std::string game = std::to_string(white) + "-" + std::to_string(black);
      if (is_open(white)) results.push_back(game + ":=");
    }
    if (results.size() == 2) return;
    const Finished entered = run(results);
    ASSERT_EQ(entered.exit_code, 0) << entered.err;
  }

  // Returns the pairs of the plain output, the free player against 0.
  static std::vector<std::pair<int, int>> pairs_of(const std::string& out) {
    std::vector<std::pair<int, int>> pairs;
    const Words words = split_words(out);
    for (std::size_t i = 1; i + 1 < words.size(); i += 2)
      pairs.emplace_back(std::stoi(words[i]), std::stoi(words[i + 1]));
    std::erase_if(pairs, [](const auto& pair) { return pair.second == 0; });
    return pairs;
  }

  // Returns the pairs of `result --show`, in the order of their numbers.
  static std::vector<std::pair<int, int>> boards_of(const std::string& table) {
    std::vector<std::pair<int, int>> boards;
    std::istringstream lines(table);
    for (std::string line; std::getline(lines, line);) {
      const Words words = split_words(line);
      if (words.size() < 3 || words[0] == "#") continue;
      EXPECT_EQ(words[0], std::to_string(boards.size() + 1));
      boards.emplace_back(std::stoi(words[1]), std::stoi(words[2]));
    }
    return boards;
  }

  // Returns the line of a player in event.trf.
  [[nodiscard]] std::string line_of(int id) const {
    const std::string text = "\n" + read("event.trf");
    const std::string begin = "\n001" + std::string(id < 10 ? 4 : 3, ' ') + std::to_string(id) + ' ';
    const std::size_t from = text.find(begin);
    EXPECT_NE(from, text.npos) << id;
    return from == text.npos ? "" : text.substr(from + 1, text.find('\n', from + 1) - from - 1);
  }

  // True if the last game of the player has no result.
  [[nodiscard]] bool is_open(int id) const {
    const std::string line = line_of(id);
    return line.ends_with(" w  ") || line.ends_with(" b  ") || line.ends_with(" w") || line.ends_with(" b");
  }
};

// ---- every order

// By pair of ids, the smaller first: the games with White of the smaller and with White of the larger id.
using Games = std::map<std::pair<PlayerIndex, PlayerIndex>, std::pair<int, int>>;

Games games_of(const Tournament& tournament) {
  Games games;
  for (PlayerIndex player = 0; player < std::ssize(tournament.players); ++player) {
    for (int round = 0; round < tournament.rounds_played; ++round) {
      const RoundEntry entry = tournament.players[static_cast<std::size_t>(player)].round(round);
      if (entry.opponent == no_player || entry.colour != Colour::White) continue;
      auto& [smaller, larger] = games[{std::min(player, entry.opponent), std::max(player, entry.opponent)}];
      ++(player < entry.opponent ? smaller : larger);
    }
  }
  return games;
}

// Returns the number of Whites less the number of Blacks.
int difference_of_colours(const Player& player) {
  int difference = 0;
  for (const RoundEntry& entry : player.rounds)
    difference += entry.colour == Colour::White ? 1 : entry.colour == Colour::Black ? -1 : 0;
  return difference;
}

// Each pair meets as often as there are cycles, in both colours equally if these are two. Colours differ by at
// most one per player, and by none after two cycles and in odd fields.
void expect_whole(const Tournament& tournament, int cycles) {
  const auto players = static_cast<int>(tournament.players.size());
  const Games games = games_of(tournament);
  EXPECT_EQ(std::ssize(games), players * (players - 1) / 2);
  for (const auto& [pair, counts] : games) {
    EXPECT_EQ(counts.first + counts.second, cycles);
    EXPECT_LE(std::abs(counts.first - counts.second), cycles % 2);
  }
  const int most = cycles % 2 == 1 && players % 2 == 0 ? 1 : 0;
  for (const Player& player : tournament.players) EXPECT_LE(std::abs(difference_of_colours(player)), most);
}

struct OrderCase {
  const char* order;
  int cycles;
};

class EveryOrder : public RoundRobin, public ::testing::WithParamInterface<OrderCase> {};

TEST_P(EveryOrder, IsAWholeEventForEveryNumberOfPlayers) {
  const auto& [order, cycles] = GetParam();
  Words files{"check", "--pairings-only"};
  for (int players = 2; players <= 100; ++players) {
    SCOPED_TRACE(players);
    const std::string file = std::to_string(players) + ".json";
    const Finished made =
        run({"generate", "--system", "round-robin", "--order", order, "--cycles", std::to_string(cycles),
             "--seed", "1", "--players", std::to_string(players), "--to", "json", "-o", file});
    ASSERT_EQ(made.exit_code, 0) << made.err;
    expect_whole(bloesem::test::read(path(file), trf::Purpose::Check), cycles);
    files.push_back(file);
    if (HasFailure()) return;
  }
  const Finished checked = run(files);
  EXPECT_EQ(checked.exit_code, 0) << checked.err;
  // The sum of the rounds of 2 to 100 players: 1, 3, 3, 5, 5, ... 99, 99.
  EXPECT_EQ(checked.out, "99 tournaments, " + std::to_string(4999 * cycles) + " rounds, 0 differences\n");
}

INSTANTIATE_TEST_SUITE_P(RoundRobin, EveryOrder,
                         ::testing::Values(OrderCase{"berger", 1}, OrderCase{"berger", 2}, OrderCase{"fide", 2},
                                           OrderCase{"rotated", 1}, OrderCase{"rotated", 2},
                                           OrderCase{"rotated-1", 2}, OrderCase{"balanced", 2},
                                           OrderCase{"shifted", 2}),
                         [](const auto& info) {
                           std::string name = info.param.order;
                           std::erase(name, '-');
                           return name + std::to_string(info.param.cycles);
                         });

// ---- files

TEST_F(RoundRobin, PublishedSchedulesAreReplayed) {
  for (const auto& [file, rounds] : std::vector<std::pair<const char*, int>>{
           {"berger-6.trf", 5}, {"berger-7.trf", 7}, {"berger-double-8.trf", 14}, {"fide-double-6.trf", 10}}) {
    const Finished checked = run({"check", fixture(file)});
    EXPECT_EQ(checked.exit_code, 0) << checked.err;
    EXPECT_EQ(checked.out, "1 tournament, " + std::to_string(rounds) + " rounds, 0 differences\n") << file;
  }
}

// CUSTOM_ROUNDROBIN says nothing about the order; the cycles follow from the rounds.
TEST_F(RoundRobin, CustomFilesNeedTheOrder) {
  const Finished refused = run({"check", fixture("balanced-double-6.trf")});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("does not tell the order of the rounds"));
  const Finished balanced = run({"check", fixture("balanced-double-6.trf"), "--order", "balanced"});
  EXPECT_EQ(balanced.out, "1 tournament, 10 rounds, 0 differences\n");
  EXPECT_EQ(balanced.err, "rules: Round robin; order=balanced\n") << "no warning";
  for (const char* order : {"rotated-6", "rotated"}) {
    EXPECT_EQ(run({"check", fixture("rotated-6-double-10.trf"), "--order", order}).out,
              "1 tournament, 18 rounds, 0 differences\n");
  }
}

TEST_F(RoundRobin, ADifferenceIsExplained) {
  const Finished checked = run({"check", fixture("berger-6.trf"), "--order", "rotated-4"});
  EXPECT_EQ(checked.exit_code, 6);
  EXPECT_THAT(checked.out,
              HasSubstr("illegal   C.05, Annex 1: 1 and 6 do not meet in round 1 of the schedule: 1 meets 4, 6 "
                        "meets 5\n"));
  EXPECT_THAT(checked.out, HasSubstr(": every difference disappears by order=berger boards=plain cycles=1 "
                                     "(--order berger --boards plain --cycles 1)"));
  const Finished json = run({"check", fixture("berger-6.trf"), "--order", "rotated-4", "--json"});
  EXPECT_THAT(json.out, HasSubstr(R"("schedule": "order=berger boards=plain cycles=1")"));
}

TEST_F(RoundRobin, WrongColoursAreNamed) {
  std::string text = bloesem::test::content_of(fixture("berger-6.trf"));
  const auto turn = [&](const std::string& player, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from, text.find("\n001    " + player));
    ASSERT_NE(at, text.npos) << from;
    text.replace(at, from.size(), to);
  };
  // Round 1 of the table is 1-6, 2-5, 3-4.
  turn("1", "     6 w", "     6 b");
  turn("6", "     1 b", "     1 w");
  write("turned.trf", text);
  const Finished checked = run({"check", "turned.trf"});
  EXPECT_EQ(checked.exit_code, 6);
  EXPECT_THAT(checked.out, HasSubstr("round 1 of the table gives White to 1"));
  EXPECT_THAT(checked.out, HasSubstr("5 rounds, 1 difference\n"));
}

// What is chosen is kept in the file: by record 192 alone where it has a code, else also in a comment.
TEST_F(RoundRobin, TheSettingsAreKeptInTheFile) {
  struct Kept {
    Words options;
    const char* record;
    const char* comment;  // empty: none
  };
  const std::vector<Kept> cases = {
      {{}, "BERGER_ROUNDROBIN", ""},
      {{"--cycles", "2"}, "BERGER_DOUBLEROUNDROBIN", ""},
      {{"--cycles", "3"}, "BERGER_ROUNDROBIN_G3", ""},
      {{"--order", "fide"}, "FIDE_DOUBLEROUNDROBIN", ""},
      {{"--order", "fide", "--cycles", "2"}, "FIDE_DOUBLEROUNDROBIN", ""},
      {{"--order", "balanced"}, "CUSTOM_ROUNDROBIN", "order=balanced"},
      {{"--order", "shifted"}, "CUSTOM_ROUNDROBIN", "order=shifted"},
      {{"--order", "rotated"}, "CUSTOM_ROUNDROBIN", "order=rotated"},
      {{"--order", "rotated-4", "--cycles", "2"}, "CUSTOM_ROUNDROBIN", "order=rotated-4 cycles=2"},
      {{"--boards", "balanced"}, "CUSTOM_ROUNDROBIN", "boards=balanced"},
      {{"--order", "rotated-2", "--boards", "balanced"},
       "CUSTOM_ROUNDROBIN",
       "order=rotated-2 boards=balanced"},
  };
  for (const Kept& each : cases) {
    make_event(Words(6, "NED"), each.options);
    const std::string text = read("event.trf");
    EXPECT_THAT(text, HasSubstr("192 " + std::string(each.record) + "\n"));
    const std::string comment = "### bloesem:round-robin " + std::string(each.comment) + "\n";
    EXPECT_EQ(text.find("### bloesem") != text.npos, *each.comment != '\0');
    if (*each.comment != '\0') {
      EXPECT_THAT(text, HasSubstr(comment));
    }
    // Without options the file gives the same round.
    const Finished own = run({"pair", "event.trf"});
    EXPECT_EQ(own.exit_code, 0) << own.err;
    EXPECT_EQ(own.out, run_with({"pair", "event.trf"}, each.options).out);
    EXPECT_THAT(run({"lint", "event.trf"}).err, Not(HasSubstr("warning"))) << text;
  }
}

TEST_F(RoundRobin, APairedRoundWritesTheSettings) {
  make_event(Words(6, "NED"), {});
  std::string text = read("event.trf");
  const std::string record = "192 BERGER_ROUNDROBIN\n";
  text.erase(text.find(record), record.size());
  write("plain.trf", text);
  const Finished paired = run({"pair", "plain.trf", "--order", "rotated-4", "--into", "event.trf"});
  ASSERT_EQ(paired.exit_code, 0) << paired.err;
  EXPECT_EQ(paired.out, "3\n6 5\n1 4\n2 3\n");
  EXPECT_THAT(read("event.trf"), HasSubstr("192 CUSTOM_ROUNDROBIN\n"));
  EXPECT_THAT(read("event.trf"), HasSubstr("### bloesem:round-robin order=rotated-4\n"));
  EXPECT_EQ(run({"check", "event.trf"}).out, "1 tournament, 1 round, 0 differences\n");
  const Finished changed = run({"pair", "event.trf", "--order", "fide", "--into", "event.trf"});
  EXPECT_EQ(changed.exit_code, 3) << "not after a round";
}

TEST_F(RoundRobin, CodeAndCommentMustAgree) {
  make_event(Words(6, "NED"), {});
  write("both.trf", read("event.trf") + "### bloesem:round-robin order=rotated-4\n");
  const Finished paired = run({"pair", "both.trf"});
  EXPECT_EQ(paired.exit_code, 3);
  EXPECT_THAT(paired.err, HasSubstr("record 192 says 'BERGER_ROUNDROBIN', but the comment"));
}

TEST_F(RoundRobin, EveryFormatKeepsTheSettings) {
  make_event(Words(6, "NED"), {"--order", "rotated-4", "--cycles", "2"});
  const std::string pairs = run({"pair", "event.trf"}).out;
  for (const std::string format : {"trf26", "trf16", "trf06", "trfx", "trfbx", "json", "csv"}) {
    const Finished converted = run({"convert", "event.trf", "--to", format, "-o", "other." + format});
    ASSERT_EQ(converted.exit_code, 0) << converted.err;
    EXPECT_EQ(run({"pair", "other." + format, "--rounds", "10"}).out, pairs) << format;
  }
}

// ---- the round

// The player who is free in an odd field has no points for it.
TEST_F(RoundRobin, TheFreePlayerHasAZero) {
  make_event(Words(5, "NED"), {});
  const Finished paired = run({"pair", "event.trf", "--into", "event.trf"});
  EXPECT_EQ(paired.out, "3\n2 5\n3 4\n1 0\n");
  EXPECT_THAT(paired.err, HasSubstr("round 1: 2 boards; free: 1 written"));
  EXPECT_THAT(line_of(1), ::testing::EndsWith("  0000 - Z"));
  const std::string table = run({"pair", "event.trf", "--round", "1", "--format", "table"}).out;
  EXPECT_THAT(table, HasSubstr("free"));
  EXPECT_THAT(run({"pair", "event.trf", "--round", "1", "--format", "csv"}).out,
              HasSubstr(",1,,0.0,0.0,,,free\n"));
}

// Results follow the numbers of the boards as they were published.
TEST_F(RoundRobin, BoardsHaveOneOrder) {
  make_event(Words(4, "NED"), {});
  play_round();
  const Finished paired = run({"pair", "event.trf", "--into", "event.trf", "--format", "table"});
  EXPECT_THAT(paired.out, HasSubstr("1   4  D"));
  EXPECT_THAT(run({"result", "event.trf", "b1:1-0"}).out, HasSubstr("round 2: 4-3 1-0"));
  EXPECT_THAT(run({"result", "event.trf", "--show", "--json"}).out,
              ContainsRegex("\"board\": 1,\n *\"white\": 4,"));
  const std::string page = run({"report", "event.trf"}).out;
  EXPECT_LT(page.find("<tr id=b1>"), page.find("<tr id=b2>"));
  for (const Words& options : {Words{"--boards", "balanced"}, Words{"--cycles", "2"}}) {
    make_event(Words(6, "NED"), options);
    for (int round = 1; round <= 5; ++round) play_round();
  }
}

// So do systems that rank players by more than points and numbers.
TEST_F(RoundRobin, BoardsOfRankedSystemsHaveOneOrder) {
  Words made{"new",        "ranked.trf",       "--system", "ranked-dutch", "--rounds", "5", "--start",
             "2026/05/02", "--initial-colour", "W",        "--tiebreaks",  "PTS,SB,BH"};
  for (int player = 0; player < 11; ++player) {
    made.emplace_back("--player");
    made.push_back(std::string(1, static_cast<char>('A' + player)) + ";" + std::to_string(2400 - 10 * player));
  }
  ASSERT_EQ(run(made).exit_code, 0);
  for (int round = 1; round <= 5; ++round) {
    const Finished paired = run({"pair", "ranked.trf", "--into", "ranked.trf"});
    ASSERT_EQ(paired.exit_code, 0) << paired.err;
    EXPECT_EQ(boards_of(run({"result", "ranked.trf", "--show"}).out), pairs_of(paired.out)) << round;
    const Words results{"1-0", "=", "0-1", "1-0", "="};
    Words entered{"result", "ranked.trf"};
    for (std::size_t i = 0; i < results.size(); ++i)
      entered.push_back("b" + std::to_string(i + 1) + ":" + results[(i + static_cast<std::size_t>(round)) % 5]);
    ASSERT_EQ(run(entered).exit_code, 0);
  }
}

TEST_F(RoundRobin, BoardsOfTeamsHaveOneOrder) {
  for (const char* scores : {"scores=gp-mp", "scores=gp", "scores=mp"}) {
    ASSERT_EQ(run({"generate", "--system", "team-swiss", "--reading", scores, "--seed", "4", "--players", "15",
                   "--rounds", "5", "-o", "teams.trf"})
                  .exit_code,
              0);
    for (const char* round : {"2", "3", "4", "5"})
      EXPECT_EQ(boards_of(run({"result", "teams.trf", "--round", round, "--show"}).out),
                pairs_of(run({"pair", "teams.trf", "--round", round}).out))
          << scores << ", round " << round;
  }
}

TEST_F(RoundRobin, NobodyEntersAfterRoundOne) {
  make_event(Words(4, "NED"), {});
  play_round();
  const Finished refused = run({"result", "event.trf", "--enter", "Late;1500"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("nobody can enter a round robin once a round has been paired"));
  play_round();
}

// Before round 1 the table is that of more players.
TEST_F(RoundRobin, EntriesBeforeRoundOneHaveATable) {
  make_event(Words(4, "NED"), {});
  const Finished entered = run({"result", "event.trf", "--enter", "Late;1500"});
  EXPECT_EQ(entered.exit_code, 0) << entered.err;
  EXPECT_THAT(entered.out, HasSubstr("the table of 5 players has 5 rounds"));
  for (int round = 1; round <= 5; ++round) play_round();
  EXPECT_EQ(run({"check", "event.trf"}).out, "1 tournament, 5 rounds, 0 differences\n");

  make_event(Words(6, "NED"), {"--boards", "balanced"});
  const Finished odd = run({"result", "event.trf", "--enter", "Late;1500"});
  EXPECT_EQ(odd.exit_code, 3);
  EXPECT_THAT(odd.err, HasSubstr("balanced boards for 7 players"));
  EXPECT_EQ(run({"result", "event.trf", "--enter", "Late;1500", "--enter", "Too late;1400"}).exit_code, 0);
  for (int round = 1; round <= 7; ++round) play_round();
}

// The players of an event that was made for more of them enter one by one.
TEST_F(RoundRobin, PlayersEnterAnEmptyEvent) {
  make_event({}, {"--rounds", "5", "--order", "rotated"});
  for (const char* player : {"A;2400", "B;2300", "C;2200", "D;2100", "E;2000"})
    ASSERT_EQ(run({"result", "event.trf", "--enter", player}).exit_code, 0);
  EXPECT_THAT(run({"result", "event.trf", "--enter", "F;1900"}).out, HasSubstr("6 players has 5 rounds"));
  for (int round = 1; round <= 5; ++round) play_round();
}

TEST_F(RoundRobin, ATableHasNoByes) {
  make_event(Words(5, "NED"), {});
  play_round();
  for (const char* option : {"--half-bye", "--full-bye", "--pairing-bye"}) {
    const Finished refused = run({"result", "event.trf", option, "3"});
    EXPECT_EQ(refused.exit_code, 3) << option;
    EXPECT_THAT(refused.err, HasSubstr("C.05, Annex 1"));
    EXPECT_THAT(refused.err, HasSubstr("; use --absent if the player does not come"));
  }
  const Finished absent = run({"result", "event.trf", "--absent", "3,4"});
  EXPECT_THAT(absent.out, HasSubstr("3 (C) is absent: the game of the table stays, and is lost by forfeit"));
  EXPECT_THAT(absent.out, HasSubstr("4 (D) is absent: the table leaves this player free, so nothing changes"));
  EXPECT_THAT(absent.out, Not(HasSubstr("bye")));
  const Finished paired = run({"pair", "event.trf", "--into", "event.trf", "--absent", "1"});
  EXPECT_EQ(paired.exit_code, 0) << paired.err;
  EXPECT_THAT(paired.err,
              HasSubstr("note: lost by forfeit, since players are absent: 5-3 by Black, 1-2 by White"));
  EXPECT_THAT(run({"pair", "event.trf", "--round", "2"}).err, Not(HasSubstr("forfeit")));
}

// Another program may have announced a bye for the player who is free.
TEST_F(RoundRobin, AnAnnouncedByeOfTheFreePlayerIsNoBye) {
  make_event(Words(5, "NED"), {});
  play_round();
  std::string text = read("event.trf");
  text.insert(text.find("001    1"), "240 H 002    4\n");
  write("event.trf", text);
  const Finished paired = run({"pair", "event.trf", "--into", "event.trf"});
  EXPECT_EQ(paired.exit_code, 0) << paired.err;
  EXPECT_THAT(line_of(4), ::testing::EndsWith("  0000 - Z"));
}

TEST_F(RoundRobin, NoPairIsMadeByHand) {
  make_event(Words(4, "NED"), {});
  play_round();
  for (const Words& words : {Words{"result", "event.trf", "--round", "2", "--pair", "1-2,3-4"},
                             Words{"pair", "event.trf", "--fix", "1-2"}}) {
    const Finished refused = run(words);
    EXPECT_EQ(refused.exit_code, 3);
    EXPECT_THAT(refused.err, HasSubstr("made by hand"));
    EXPECT_THAT(refused.err, HasSubstr("a table gives the pairs"));
  }
}

TEST_F(RoundRobin, NoResultMattersForTheRoundsAfterIt) {
  make_event(Words(4, "NED"), {});
  play_round();
  play_round();
  const Finished corrected = run({"result", "event.trf", "--round", "1", "b1:0-1"});
  EXPECT_THAT(corrected.out, HasSubstr("1-4 0-1, was ="));
  EXPECT_THAT(corrected.out, Not(HasSubstr("with the old result")));
}

TEST_F(RoundRobin, ANewEventHasATable) {
  const auto made = [&](int players, const Words& options) {
    Words words{"new", "new.trf", "--system", "round-robin"};
    for (int player = 1; player <= players; ++player) {
      words.emplace_back("--player");
      words.push_back("P" + std::to_string(player));
    }
    fs::remove(path("new.trf"));
    return run_with(words, options);
  };
  const Finished short_one = made(10, {"--rounds", "3"});
  EXPECT_EQ(short_one.exit_code, 0);
  EXPECT_THAT(short_one.err, HasSubstr("warning: a round robin of 10 players has 9 rounds, not 3"));
  EXPECT_THAT(made(10, {"--rounds", "9"}).err, Not(HasSubstr("warning")));
  EXPECT_THAT(made(10, {"--rounds", "18", "--order", "rotated"}).err, Not(HasSubstr("warning")));
  const Finished four = made(4, {"--boards", "balanced"});
  EXPECT_EQ(four.exit_code, 3);
  EXPECT_THAT(four.err, HasSubstr("balanced boards for 4 players: there is no such distribution"));
  EXPECT_THAT(four.err, Not(HasSubstr("--rounds")));
  const Finished one = made(1, {});
  EXPECT_EQ(one.exit_code, 3);
  EXPECT_THAT(one.err, HasSubstr("a round robin needs at least two players"));
}

TEST_F(RoundRobin, AWishIsRefusedWithoutBadAdvice) {
  make_event(Words(4, "NED"), {});
  const Finished refused = run({"pair", "event.trf", "--wish", "federation:1"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("all players meet"));
  EXPECT_THAT(refused.err, Not(HasSubstr("forbidden")));
}

TEST_F(RoundRobin, EveryOutputDoesWithoutBrackets) {
  make_event(Words(5, "NED"), {"--cycles", "2"});
  play_round();
  const Finished json = run({"pair", "event.trf", "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  EXPECT_THAT(json.out, HasSubstr(R"("pairing_system": "round-robin")"));
  EXPECT_THAT(json.out, HasSubstr(R"("cycles": "2")"));
  EXPECT_THAT(json.out, HasSubstr(R"("brackets": [])"));
  EXPECT_THAT(json.out, HasSubstr(R"("colour_rule": "C.05, Annex 1")"));

  ASSERT_EQ(run({"pair", "event.trf", "--checklist", "list.txt", "--verbose"}).exit_code, 0);
  EXPECT_THAT(read("list.txt"), HasSubstr("No  Name  Points  Colours  Met  Now\n"));
  EXPECT_THAT(read("list.txt"), HasSubstr("free"));
  EXPECT_THAT(read("list.txt"), Not(HasSubstr("bye")));

  for (const Words& words : {Words{"pair", "event.trf", "--format", "html"}, Words{"report", "event.trf"}}) {
    const Finished page = run(words);
    EXPECT_EQ(page.exit_code, 0) << page.err;
    EXPECT_THAT(page.out, HasSubstr("the schedule of a round robin"));
    EXPECT_THAT(page.out, HasSubstr("of the table gives White to"));
    EXPECT_THAT(page.out, HasSubstr("free by the schedule"));
    EXPECT_THAT(page.out, Not(HasSubstr("id=brackets"))) << "there are no floats to draw";
  }
}

TEST_F(RoundRobin, RoundsAreJudged) {
  const std::string file = fixture("berger-7.trf");
  EXPECT_EQ(run({"judge", file, "--round", "3"}).exit_code, 0);
  write("good", "4\n3 1\n4 7\n5 6\n2 0\n");
  EXPECT_EQ(run({"judge", file, "--round", "3", "--pairs", "good"}).exit_code, 0);
  write("turned", "4\n1 3\n4 7\n5 6\n2 0\n");
  const Finished turned = run({"judge", file, "--round", "3", "--pairs", "turned"});
  EXPECT_EQ(turned.exit_code, 6);
  EXPECT_THAT(turned.out, HasSubstr("round 3 of the table gives White to 3"));
  write("wrong", "4\n3 2\n4 7\n5 6\n1 0\n");
  const Finished wrong = run({"judge", file, "--round", "3", "--pairs", "wrong", "--json"});
  EXPECT_EQ(wrong.exit_code, 8);
  EXPECT_THAT(wrong.out, HasSubstr("3 and 2 do not meet in round 3 of the schedule: 3 meets 1, 2 is free"));
  EXPECT_THAT(wrong.out, HasSubstr("1 is not free in round 3 of the schedule"));
}

TEST_F(RoundRobin, WhatMakesNoSenseIsRefused) {
  make_event(Words(6, "NED"), {});
  const auto refusal = [&](const Words& options) {
    const Finished refused = run_with({"pair", "event.trf"}, options);
    EXPECT_EQ(refused.exit_code, 3);
    EXPECT_THAT(refused.out, IsEmpty());
    return refused.err;
  };
  EXPECT_THAT(refusal({"--engine", "sequence"}), HasSubstr("the sequence engine does not know Round robin"));
  EXPECT_THAT(refusal({"--solver", "blossom"}), HasSubstr("does not know Round robin"));
  EXPECT_THAT(refusal({"--acceleration", "baku"}), HasSubstr("no score changes the schedule"));
  EXPECT_THAT(refusal({"--forbid", "1-2"}), HasSubstr("in a round robin all players meet"));
  EXPECT_THAT(refusal({"--order", "rotated-6"}), HasSubstr("the table for 6 players has 5 rounds"));
  EXPECT_THAT(refusal({"--order", "swiss"}), HasSubstr("found 'swiss', expected one of berger, fide"));
  EXPECT_THAT(refusal({"--order", "fide"}), HasSubstr("declares 5 rounds, but 2 cycles of 6 players have 10"));
  EXPECT_THAT(refusal({"--cycles", "0"}), HasSubstr("found '0'"));
  EXPECT_THAT(refusal({"--system", "dutch", "--order", "fide"}), HasSubstr("has no readings to choose"));
  EXPECT_EQ(run({"pair", "event.trf", "--paranoid"}).exit_code, 0);
  const Finished campaign = run({"campaign", "--tournaments", "1", "--system", "round-robin"});
  EXPECT_EQ(campaign.exit_code, 3);
  EXPECT_THAT(campaign.err, HasSubstr("a round robin has one table"));
  const Finished rounds =
      run({"generate", "--system", "round-robin", "--players", "6", "--rounds", "7", "--seed", "1"});
  EXPECT_EQ(rounds.exit_code, 3);
  EXPECT_THAT(rounds.err, HasSubstr("has the rounds of its table"));
  const Finished buchholz = run({"standings", fixture("berger-6.trf"), "--tiebreaks", "PTS,BH"});
  EXPECT_EQ(buchholz.exit_code, 3);
  EXPECT_THAT(buchholz.err, HasSubstr("BH: not defined in a round robin"));
}

TEST_F(RoundRobin, BalancedBoardsExistForSomeNumbersOfPlayers) {
  const std::vector<int> offered = {2, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 30, 32};
  for (int players = 2; players <= 34; ++players) {
    const Finished made = run({"generate", "--system", "round-robin", "--boards", "balanced", "--players",
                               std::to_string(players), "--seed", "1"});
    const bool has = std::count(offered.begin(), offered.end(), players) != 0;
    EXPECT_EQ(made.exit_code, has ? 0 : 3) << players << made.err;
    if (!has) {
      EXPECT_THAT(made.err, HasSubstr("balanced boards for " + std::to_string(players) + " players"));
    }
  }
}

// ---- the draw

// Players of one federation do not meet in the last three rounds.
TEST_F(RoundRobin, NumbersAreDrawnByFederation) {
  const Words federations = {"NED", "NED", "NED", "GER", "GER", "BEL", "BEL", "FRA", "ITA", "ESP"};
  make_event(federations, {"--draw-seed", "7"});
  const std::string drawn = read("event.trf");
  make_event(federations, {"--draw-seed", "7"});
  EXPECT_EQ(read("event.trf"), drawn) << "the same seed, the same draw";
  make_event(federations, {"--draw-seed", "8"});
  EXPECT_NE(read("event.trf"), drawn);
  write("event.trf", drawn);
  for (int round = 1; round <= 9; ++round) {
    if (round > 6) {
      for (const auto& [white, black] : pairs_of(run({"pair", "event.trf"}).out))
        EXPECT_NE(line_of(white).substr(53, 3), line_of(black).substr(53, 3)) << round;
    }
    play_round();
  }
  EXPECT_EQ(run({"check", "event.trf"}).out, "1 tournament, 9 rounds, 0 differences\n");
}

TEST_F(RoundRobin, AFileIsDrawnBeforeRoundOne) {
  const Words federations(9, "NED");
  make_event(federations, {});
  const std::string before = read("event.trf");
  const Finished nowhere = run({"pair", "event.trf", "--draw-seed", "1"});
  EXPECT_EQ(nowhere.exit_code, 3);
  EXPECT_THAT(nowhere.err, HasSubstr("--draw-seed requires --into"));
  const Finished drawn = run({"pair", "event.trf", "--draw-seed", "1", "--into", "event.trf"});
  ASSERT_EQ(drawn.exit_code, 0) << drawn.err;
  EXPECT_THAT(drawn.err, HasSubstr("no set of numbers was large enough for all players of NED"));
  EXPECT_THAT(drawn.err, HasSubstr("of NED meet in round 9"));
  EXPECT_NE(read("event.trf").substr(0, before.size()), before);
  EXPECT_EQ(run({"check", "event.trf"}).out, "1 tournament, 1 round, 0 differences\n");
  const Finished late = run({"pair", "event.trf", "--draw-seed", "1", "--into", "event.trf"});
  EXPECT_EQ(late.exit_code, 3);
  EXPECT_THAT(late.err, HasSubstr("1 round already paired"));
}

TEST_F(RoundRobin, TheMisprintOfTheDrawTableCanBeCorrected) {
  // Three of one federation fit only into sets of three or four numbers; the seeds try them all.
  const Words federations = {"NED", "NED", "NED", "GER", "BEL", "FRA",
                             "ITA", "ESP", "POL", "CZE", "AUT", "SUI"};
  int misprints = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    const auto notes = [&](const Words& options) {
      Words words{"new", "drawn.trf", "--system", "round-robin", "--draw-seed", std::to_string(seed)};
      for (const std::string& federation : federations) {
        words.push_back("--player");
        words.push_back("P;2000;;" + federation);
      }
      words.push_back("--allow-duplicates");
      fs::remove(path("drawn.trf"));
      const Finished made = run_with(words, options);
      EXPECT_EQ(made.exit_code, 0) << made.err;
      return made.err;
    };
    misprints += notes({}).find("of NED meet in round 11") != std::string::npos ? 1 : 0;
    EXPECT_THAT(notes({"--draw", "corrected"}), Not(HasSubstr("meet in round")));
  }
  EXPECT_GT(misprints, 0);
}

TEST_F(RoundRobin, ARestrictedDrawIsRefusedElsewhere) {
  const auto refusal = [&](std::size_t players, const Words& options) {
    Words words{"new", "drawn.trf", "--system", "round-robin", "--draw-seed", "1", "--allow-duplicates"};
    for (std::size_t i = 0; i < players; ++i) words.insert(words.end(), {"--player", "P;2000;;NED"});
    fs::remove(path("drawn.trf"));
    const Finished made = run_with(words, options);
    EXPECT_EQ(made.exit_code, made.err.find("error") == std::string::npos ? 0 : 3);
    return made.err;
  };
  for (const std::size_t players : {2U, 8U, 25U}) {
    EXPECT_THAT(refusal(players, {}), HasSubstr("9 to 24 players")) << players;
    EXPECT_THAT(refusal(players, {"--draw", "free"}), Not(HasSubstr("error"))) << players;
  }
  for (const std::size_t players : {9U, 10U, 23U, 24U}) {
    EXPECT_THAT(refusal(players, {}), Not(HasSubstr("error"))) << players;
    EXPECT_THAT(refusal(players, {"--order", "fide"}), Not(HasSubstr("error"))) << players;
    EXPECT_THAT(refusal(players, {"--order", "rotated-4"}), HasSubstr("a cycle ends with other rounds"));
    EXPECT_THAT(refusal(players, {"--order", "balanced"}), HasSubstr("a cycle ends with other rounds"));
  }
  EXPECT_THAT(run({"new", "swiss.trf", "--draw-seed", "1", "--rounds", "5", "--initial-colour", "W"}).err,
              HasSubstr("numbers are drawn for round robins"));
  EXPECT_THAT(run({"pair", fixture("berger-6.trf"), "--draw", "free"}).err,
              HasSubstr("--draw requires --draw-seed"));
}

// ---- players who leave

// Player 1 of six leaves after `rounds` of five; the others draw all games.
class Withdrawal : public RoundRobin {
 protected:
  void leave_after(int rounds) const {
    make_event(Words(6, "NED"), {});
    for (int round = 1; round <= 5; ++round) {
      if (round == rounds + 1) {
        const Finished left = run({"result", "event.trf", "--withdraw", "1"});
        ASSERT_EQ(left.exit_code, 0) << left.err;
      }
      play_round();
    }
  }
  [[nodiscard]] Finished standings(const Words& options = {}) const {
    return run_with({"standings", "event.trf", "--tiebreaks", "PTS", "--format", "csv"}, options);
  }
};

// The games that are left are lost by forfeit, and the schedule does not move.
TEST_F(Withdrawal, TheGamesThatAreLeftAreForfeited) {
  leave_after(2);
  EXPECT_THAT(line_of(1), ::testing::MatchesRegex(".*6 w =     2 w =     3 b -     4 w -     5 b -.*"));
  EXPECT_THAT(line_of(3), HasSubstr("1 w +"));
  EXPECT_EQ(run({"check", "event.trf"}).out, "1 tournament, 5 rounds, 0 differences\n");
}

TEST_F(Withdrawal, BeforeHalfOfTheGamesNothingCounts) {
  leave_after(2);
  const Finished ranked = standings();
  EXPECT_THAT(ranked.err, HasSubstr("games of 1 do not count"));
  // Four games each are drawn among the others.
  EXPECT_EQ(std::ssize(split_words(ranked.out)), std::ssize(split_words(standings().out)));
  for (int id = 2; id <= 6; ++id)
    EXPECT_THAT(ranked.out, ::testing::ContainsRegex("\n1," + std::to_string(id) + ",.*,2.0")) << ranked.out;
  EXPECT_THAT(ranked.out, ::testing::ContainsRegex("\n6,1,.*,0.0"));
  // Player 1 has two draws in the crosstable, which count for nobody.
  const std::string page = run({"report", "event.trf", "--tiebreaks", "PTS"}).out;
  EXPECT_THAT(page, Not(HasSubstr("<td>3.0\n"))) << "crosstable";
  EXPECT_THAT(page, Not(HasSubstr("</small> 3.0</summary>"))) << "cards";
  EXPECT_THAT(page, HasSubstr("</small> 2.0</summary>"));
  EXPECT_THAT(run({"crosstable", "event.trf", "--tiebreaks", "PTS", "--json"}).out,
              Not(HasSubstr("\"score\": \"3.0\"")));
  EXPECT_THAT(page, HasSubstr("</small> 0.0</summary>"));
  ASSERT_EQ(run({"standings", "event.trf", "--tiebreaks", "PTS", "--into", "event.trf"}).exit_code, 0);
  const Finished checked = run({"check", "event.trf", "--tiebreaks", "PTS"});
  EXPECT_EQ(checked.exit_code, 0) << checked.out << checked.err;
}

TEST_F(Withdrawal, FromHalfOfTheGamesOnEverythingCounts) {
  leave_after(3);
  const Finished ranked = standings();
  EXPECT_THAT(ranked.err, Not(HasSubstr("do not count")));
  EXPECT_THAT(ranked.out, ::testing::ContainsRegex(",1,.*,1.5")) << ranked.out;
  EXPECT_THAT(ranked.out, ::testing::ContainsRegex("\n1,[0-9],.*,3.0")) << "two won by forfeit";
}

// Before the last round only the arbiter knows who has left.
TEST_F(Withdrawal, IsStatedBeforeTheEnd) {
  make_event(Words(6, "NED"), {});
  play_round();
  play_round();
  EXPECT_THAT(standings().err, Not(HasSubstr("do not count")));
  EXPECT_THAT(standings({"--withdrawn", "1"}).err, HasSubstr("games of 1 do not count"));
  EXPECT_EQ(standings({"--withdrawn", "9"}).exit_code, 3);
  const Finished swiss =
      run({"standings", std::string(BLOESEM_FIXTURES_DIR) + "/example/open.trf", "--withdrawn", "1"});
  EXPECT_EQ(swiss.exit_code, 3);
  EXPECT_THAT(swiss.err, HasSubstr("all games of a Swiss tournament count"));
}

}  // namespace
}  // namespace bloesem::cli_test
