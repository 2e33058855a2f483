// Wide report files, JSON and CSV: conversions between them lose nothing, and errors are reported with their
// place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "bloesem/trf/writer.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random_field.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::summary;
using testing::Summary;

ReadResult read_any(std::string_view bytes, const ReadOptions& options = {}) {
  const SourceText source(bytes);
  return read_tournament(source, source.lines(), recognise_format(source.text()), options);
}

// ---- nothing is lost

// Removes absent entries at the end, which mean the same as missing ones.
Tournament shortened(Tournament tournament) {
  for (Player& player : tournament.players) {
    while (!player.rounds.empty() && player.rounds.back() == RoundEntry{}) player.rounds.pop_back();
    while (!player.virtual_points.empty() && player.virtual_points.back() == 0)
      player.virtual_points.pop_back();
  }
  return tournament;
}

std::string list_differences(const Tournament& one, const Tournament& other) {
  const Tournament a = shortened(one);
  const Tournament b = shortened(other);
  std::string list;
  const auto compare = [&list](const std::string& what, const auto& x, const auto& y) {
    if (!(x == y)) list += what + "; ";
  };
  compare("name", a.name, b.name);
  compare("rounds played", a.rounds_played, b.rounds_played);
  compare("rounds declared", a.rounds_declared, b.rounds_declared);
  compare("initial colour", a.initial_colour, b.initial_colour);
  compare("points", a.points, b.points);
  compare("forbidden groups", a.forbidden_groups, b.forbidden_groups);
  compare("forbidden spans", a.forbidden_spans, b.forbidden_spans);
  compare("late decisions", a.late_decisions, b.late_decisions);
  compare("notes", a.notes, b.notes);
  compare("players", a.players.size(), b.players.size());
  for (std::size_t i = 0; i < std::min(a.players.size(), b.players.size()); ++i) {
    const std::string who = "player " + std::to_string(i) + " ";
    compare(who + "id", a.players[i].id, b.players[i].id);
    compare(who + "name", a.players[i].name, b.players[i].name);
    compare(who + "rating", a.players[i].rating, b.players[i].rating);
    compare(who + "rounds", a.players[i].rounds, b.players[i].rounds);
    compare(who + "virtual points", a.players[i].virtual_points, b.players[i].virtual_points);
    compare(who + "adjustments", a.players[i].adjustments, b.players[i].adjustments);
    compare(who + "game points", a.players[i].game_points, b.players[i].game_points);
  }
  return list;
}

void give_ids(test::Random& random, Tournament& tournament) {
  const int widest[] = {9, 999, 99'999, 999'999};
  const int step = widest[random.between(0, 3)] / static_cast<int>(tournament.players.size()) + 1;
  int id = 0;
  for (Player& player : tournament.players) player.id = id += random.between(1, step);
}

void name_players_oddly(test::Random& random, Tournament& tournament) {
  const std::string names[] = {"", "Appel, Ans", "M\xC3\xBCller, J\xC3\xB6rg", "\"O'Hara\"-\xC5\x81, \\", "#1"};
  tournament.name = random.chance(50) ? "Spring \"Open\", 1" : "";
  for (Player& player : tournament.players) {
    player.name = names[random.between(0, 4)];
    player.rating = random.chance(20) ? 0 : random.between(1, 3000);
  }
}

void mark_absences(test::Random& random, Tournament& tournament) {
  constexpr Outcome kinds[] = {Outcome::ZeroBye, Outcome::HalfBye, Outcome::FullBye};
  const auto played = static_cast<std::size_t>(tournament.rounds_played);
  for (Player& player : tournament.players) {
    if (&player == &tournament.players.front() || !random.chance(20)) continue;
    player.rounds.resize(played);
    player.rounds.push_back({no_player, Colour::None, kinds[random.between(0, 2)]});
  }
}

// Adds late decisions, notes on players, and game points.
void add_extras(test::Random& random, Tournament& tournament) {
  const std::string texts[] = {"1. FC 9", "\"De Toren\", Gent", "=1+1", "71"};
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto own = static_cast<PlayerIndex>(i);
    for (const NoteKind kind : {NoteKind::Club, NoteKind::NationalId, NoteKind::NationalRating})
      if (random.chance(20)) tournament.notes.push_back({own, kind, texts[random.between(0, 3)]});
    for (int round = 0; round < tournament.rounds_played && random.chance(60); ++round)
      tournament.players[i].game_points.push_back(5 * random.between(0, 8));
    for (int round = 1; round < tournament.rounds_played; ++round) {
      const PlayerIndex other = tournament.players[i].round(round - 1).opponent;
      if (other == no_player || !random.chance(10)) continue;
      const int first = random.between(round + 1, tournament.rounds_played);
      const int last = random.chance(20) ? 0 : random.between(first, tournament.rounds_played);
      tournament.late_decisions.push_back({round, own, other, first, last});
    }
  }
}

Tournament any_tournament(test::Random& random) {
  Tournament tournament = random.chance(80)
                              ? test::made_up_tournament(random, random.between(1, 14), random.between(0, 5))
                              : test::played_tournament(random, random.between(2, 20), random.between(1, 6));
  if (random.chance(50)) tournament.rounds_declared = tournament.rounds_played + random.between(1, 4);
  if (random.chance(50)) mark_absences(random, tournament);
  if (random.chance(70)) give_ids(random, tournament);
  name_players_oddly(random, tournament);
  if (random.chance(50)) add_extras(random, tournament);
  return tournament;
}

void expect_same(const Tournament& tournament, const std::string& text) {
  const ReadResult again = read_any(text);
  ASSERT_TRUE(again.tournament) << render(again.diagnostics.front(), "x") << '\n' << text;
  EXPECT_EQ(list_differences(*again.tournament, tournament), "") << text;
  EXPECT_THAT(summary(again), ::testing::Each(HasSubstr("warning"))) << text;
}

TEST(Formats, JsonAndCsvHoldTheWholeModel) {
  test::Random random(5001);
  for (int i = 0; i < 2500; ++i) {
    const Tournament tournament = any_tournament(random);
    expect_same(tournament, write_json(tournament));
    expect_same(tournament, write_csv(tournament));
  }
}

// Tests every readable fixture with its notes and late decisions, and with random ones added.
TEST(Formats, EveryFixtureComesBackFromEveryFormat) {
  test::Random random(5006);
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(BLOESEM_FIXTURES_DIR)) {
    if (entry.path().extension() != ".trf") continue;
    const ReadResult file = read_any(bloesem::test::content_of(entry.path()), {.purpose = Purpose::Check});
    if (!file.tournament || file.tournament->players.size() > 500) continue;
    Tournament tournament = *file.tournament;
    // Readable for checks only, but JSON and CSV cannot hold more rounds played than declared.
    if (tournament.rounds_played > tournament.rounds_declared.value_or(tournament.rounds_played)) continue;
    if (tournament.late_decisions.empty() && tournament.notes.empty()) add_extras(random, tournament);
    // JSON and CSV drop the colour of a forfeit win without an opponent.
    for (Player& player : tournament.players)
      for (RoundEntry& round : player.rounds)
        if (round.opponent == no_player) round.colour = Colour::None;
    const std::string json = write_json(tournament);
    for (const std::string& text : {json, write_csv(tournament)}) {
      const ReadResult again = read_any(text, {.purpose = Purpose::Check});
      ASSERT_TRUE(again.tournament) << entry.path() << render(again.diagnostics.front(), "x");
      EXPECT_EQ(list_differences(*again.tournament, tournament), "") << entry.path();
      EXPECT_EQ(write_json(*again.tournament), json) << entry.path();
    }
    for (const Target target :
         {Target::Trf16, Target::Trf26, Target::Trfx, Target::Trfbx, Target::Trf06, Target::Wide}) {
      const Written report = write_report(tournament, {.target = target});
      if (!report.losses.empty()) continue;
      const ReadResult again = read_any(report.text, {.purpose = Purpose::Check});
      ASSERT_TRUE(again.tournament) << entry.path();
      EXPECT_EQ(again.tournament->late_decisions, tournament.late_decisions) << entry.path() << report.text;
      EXPECT_EQ(again.tournament->notes, tournament.notes) << entry.path() << report.text;
    }
    ++files;
  }
  EXPECT_GT(files, 100);
}

TEST(Formats, ANoteOfNobodyOrGivenTwiceIsAWarning) {
  const std::string player =
      "001    1      Appel, Ans                        2400                             0.0    1\n";
  for (const std::string notes :
       {"### bloesem:club 2 Tiel\n", "### bloesem:club 1 Tiel\n### bloesem:club 1 Gent\n"}) {
    const ReadResult file = read_any(player + notes);
    ASSERT_TRUE(file.tournament);
    EXPECT_THAT(summary(file), ::testing::Contains(HasSubstr("unknown-record"))) << notes;
    EXPECT_LE(file.tournament->notes.size(), 1U);
  }
}

TEST(Formats, AnOpenGameThatCannotBeIsRefused) {
  const std::string head = "{\"schema\": 1, \"rounds_played\": 1, \"late_decisions\": [";
  const std::string tail =
      "], \"players\": [{\"id\": 1, \"rounds\": [\"2w1\"]}, {\"id\": 2, \"rounds\": [\"1b0\"]}]}";
  for (const std::string game :
       {R"({"round": 1, "first": 1, "players": [1, 2]})",
        R"({"round": 1, "first": 3, "last": 2, "players": [1, 2]})",
        R"({"round": 1, "first": 2, "players": [1]})", R"({"round": 1, "players": [1, 2]})"}) {
    EXPECT_FALSE(read_any(head + game + tail).tournament) << game;
  }
  EXPECT_TRUE(read_any(head + R"({"round": 1, "first": 2, "players": [1, 2]})" + tail).tournament);
  const std::string csv_tail = "id,1\n1,2w1\n2,1b0\n";
  for (const std::string game : {"1,1,2,1,2", "1,3,2,1,2", "1,2,2,1", "1,2", "x"})
    EXPECT_FALSE(read_any("#bloesem,1\n#rounds_played,1\n#late_decision," + game + "\n" + csv_tail).tournament)
        << game;
  EXPECT_TRUE(read_any("#bloesem,1\n#rounds_played,1\n#late_decision,1,2,0,1,2\n" + csv_tail).tournament);
}

TEST(Formats, PlayersNeedNotStandInTheOrderOfTheirIds) {
  test::Random random(5002);
  for (int i = 0; i < 300; ++i) {
    Tournament tournament = any_tournament(random);
    for (std::size_t k = tournament.players.size(); k > 1; --k)
      std::swap(tournament.players[k - 1].id,
                tournament.players[static_cast<std::size_t>(random.between(0, static_cast<int>(k) - 1))].id);
    expect_same(tournament, write_json(tournament));
    expect_same(tournament, write_csv(tournament));
    const Written wide = write_report(tournament, {.target = Target::Wide});
    const ReadResult again = read_any(wide.text, {.round = tournament.rounds_played + 1});
    ASSERT_TRUE(again.tournament) << wide.text;
    for (std::size_t p = 0; p < tournament.players.size(); ++p) {
      EXPECT_EQ(again.tournament->players[p].id, tournament.players[p].id);
      EXPECT_EQ(again.tournament->players[p].virtual_in(0), tournament.players[p].virtual_in(0)) << wide.text;
    }
  }
}

// The contents of standard report files are tested elsewhere; a wide file has the same in other columns.
TEST(Formats, AWideFileSaysWhatTheStandardOneSays) {
  test::Random random(5003);
  for (int i = 0; i < 1500; ++i) {
    Tournament tournament = any_tournament(random);
    const ReadOptions reading{.round = tournament.rounds_played + 1};
    if (tournament.players.back().id > 9999) {
      for (std::size_t p = 0; p < tournament.players.size(); ++p)
        tournament.players[p].id = static_cast<int>(p) + 1;
    }
    const Written wide = write_report(tournament, {.target = Target::Wide});
    const Written standard = write_report(tournament);
    EXPECT_EQ(wide.losses, standard.losses);
    EXPECT_THAT(wide.text, ::testing::StartsWith("XXW 5\n"));
    const ReadResult a = read_any(wide.text, reading);
    const ReadResult b = read_any(standard.text, reading);
    ASSERT_TRUE(a.tournament && b.tournament) << wide.text;
    EXPECT_EQ(list_differences(*a.tournament, *b.tournament), "") << wide.text;
    EXPECT_EQ(a.diagnostics.size(), b.diagnostics.size());
  }
}

TEST(Formats, WideFilesCanBeWrittenAgain) {
  test::Random random(5004);
  for (int i = 0; i < 500; ++i) {
    const Tournament tournament = any_tournament(random);
    const ReadOptions reading{.round = tournament.rounds_played + 1};
    const std::string once = write_report(tournament, {.target = Target::Wide}).text;
    const ReadResult first = read_any(once, reading);
    ASSERT_TRUE(first.tournament) << once;
    EXPECT_EQ(write_report(*read_any(write_json(*first.tournament)).tournament, {.target = Target::Wide}).text,
              once);
    EXPECT_EQ(write_report(*read_any(write_csv(*first.tournament)).tournament, {.target = Target::Wide}).text,
              once);
  }
}

TEST(Formats, LinesEndInAnyWay) {
  test::Random random(5005);
  const Tournament tournament = any_tournament(random);
  for (std::string text : {write_json(tournament), write_csv(tournament)}) {
    expect_same(tournament, "\xEF\xBB\xBF" + text);
    for (const std::string end : {"\r\n", "\r"}) {
      std::string other;
      for (const char c : text) other += c == '\n' ? end : std::string(1, c);
      expect_same(tournament, other);
    }
  }
}

TEST(Formats, TheHeadingIsKept) {
  Tournament tournament;
  tournament.heading = {"FIDE_DUTCH_2017", "2025/05/02"};
  for (const std::string& text :
       {write_json(tournament), write_csv(tournament), write_tournament(tournament)}) {
    const ReadResult again = read_any(text);
    EXPECT_EQ(again.system_code, "FIDE_DUTCH_2017");
    EXPECT_EQ(again.start_date, "2025/05/02");
  }
}

TEST(Formats, AreKnownByTheirBeginning) {
  EXPECT_EQ(recognise_format(""), FileFormat::Report);
  EXPECT_EQ(recognise_format("012 {"), FileFormat::Report);
  EXPECT_EQ(recognise_format("### bloesem"), FileFormat::Report);
  EXPECT_EQ(recognise_format("\n {"), FileFormat::Json);
  EXPECT_EQ(recognise_format("#bloesem,1"), FileFormat::Csv);
}

// ---- wide report files

TEST(Wide, TheWidestIdIsRead) {
  Tournament tournament;
  tournament.rounds_declared = 3;
  tournament.rounds_played = 1;
  for (const int id : {1, 9'999'999}) {
    tournament.players.emplace_back();
    tournament.players.back().id = id;
  }
  tournament.players[0].rounds = {{1, Colour::White, Outcome::Win}};
  tournament.players[1].rounds = {{0, Colour::Black, Outcome::Loss}};
  const std::string text = write_report(tournament, {.target = Target::Wide}).text;
  EXPECT_THAT(text, HasSubstr("\n001 9999999 "));
  EXPECT_THAT(text, HasSubstr("  9999999 w 1\n"));
  expect_same(tournament, text);
}

std::string wide(std::string_view id, std::string_view block = "") {
  return "001 " + testing::padded(id, 5, true) + " m    " + testing::padded("Player", 33, false) + " 2000 " +
         testing::padded("", 27, false) + " 0.0     1" + std::string(block);
}

TEST(Wide, PlacesAreThoseOfTheLine) {
  const auto told = [](const std::string& line) { return summary(read_any("XXW 5\n" + line + "\n")); };
  EXPECT_EQ(told(wide("1")), Summary{});
  EXPECT_EQ(told(wide("x")), Summary{"error bad-player-id 2:5-9"});
  EXPECT_EQ(told(wide("1", "  12x45 w 1")), Summary{"error bad-opponent 2:94-98"});
  EXPECT_EQ(told(wide("1", "  12345 x 1")), Summary{"error bad-colour 2:100-100"});
  EXPECT_EQ(told(wide("1", "  12345 w 0")), Summary{"error unknown-player 2:94-98"});
  EXPECT_EQ(told(wide("1", "   0000 - F      2 w x")), Summary{"error bad-result 2:113-113"});
  EXPECT_EQ(told(wide("1", " x 0000 - F")), Summary{"error shifted-columns 2:93-93"});
}

TEST(Wide, TheWidthIsStatedOnTheFirstLine) {
  EXPECT_EQ(summary(read_any("012 x\nXXW 5\n")), Summary{"error conflict 2:1-3"});
  for (const std::string width : {"4", "8", "x", "", "5 5", "99999999999"})
    EXPECT_THAT(summary(read_any("XXW " + width + "\n" + wide("1") + "\n")),
                ElementsAre(HasSubstr("error bad-number 1:5")))
        << width;
  // Without the XXW record, the line is a standard line with shifted columns.
  EXPECT_EQ(summary(read_any(wide("1") + "\n")), Summary{"error bad-player-id 1:5-8"});
  EXPECT_EQ(read_any("XXW 6\n").dialect, Dialect::Wide);
}

// ---- malformed JSON

std::string json(const std::string& members, const std::string& players = "[]") {
  return "{\"schema\": 1, \"rounds_played\": 0" + members + ",\n\"players\": " + players + "}";
}

TEST(Json, EveryFaultHasItsPlace) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"{", "error bad-syntax 1:2-2"},
      {"{}", "error missing-key 1:1-1"},
      {"{\"schema\": 2}", "error bad-number 1:12-12"},
      {"{\"schema\": 1, \"rounds_played\": 0}", "error missing-key 1:1-1"},
      {json("") + "x", "error bad-syntax 2:15-15"},
      {json(",\"schema\": 1"), "error bad-syntax 1:34-34"},
      {json(",\"colour\": 1"), "error unknown-key 1:34-34"},
      {json(",\"rounds\": 1000"), "error bad-number 1:44-44"},
      {json(",\"rounds\": 1.5"), "error bad-number 1:44-44"},
      {json(",\"rounds\": -1"), "error bad-number 1:44-44"},
      {json(",\"rounds\": 010"), "error bad-number 1:44-44"},
      {json(",\"rounds\": \"9\""), "error bad-number 1:44-44"},
      {json(",\"rounds\" 9"), "error bad-syntax 1:43-43"},
      {json(",\"name\": \"\xC3\xBC\xC3\xBC\", \"rounds\": 0"), "error bad-number 1:58-58"},
      {json(",\"name\": 5"), "error bad-syntax 1:42-42"},
      {json(",\"name\": \"a"), "error bad-syntax 1:45-45"},
      {json(",\"name\": \"a\\n\""), "error bad-syntax 1:44-44"},
      {json(",\"name\": \"a\\u00\""), "error bad-syntax 1:44-44"},
      {json(",\"name\": \"a\\ud800x\""), "error bad-syntax 1:44-44"},
      {json(",\"initial_colour\": \"w\""), "error bad-value 1:52-52"},
      {json(",\"points\": {\"win\": \"1.25\"}"), "error bad-points 1:52-52"},
      {json(",\"points\": {\"victory\": \"1.0\"}"), "error unknown-key 1:45-45"},
      {json(",\"points\": {\"win\": \"1\", \"win\": \"1\"}"), "error bad-syntax 1:57-57"},
      {json(",\"points\": {\"win\": \"1000\"}"), "error too-large 1:52-52"},
      {json(",\"forbidden\": [[1]]"), "error unknown-player 1:49-49"},
      {json(",\"forbidden\": [1,2]"), "error bad-syntax 1:48-48"},
      {json(",\"forbidden_in_rounds\": [{\"first\": 3, \"last\": 2, \"players\": [1]}]"),
       "error bad-value 1:58-58"},
      {json(",\"forbidden_in_rounds\": [{\"first\": 3, \"last\": 3}]"), "error missing-key 1:58-58"},
      {json("", "[{}]"), "error missing-key 2:13-13"},
      {json("", "[{\"id\": 0}]"), "error bad-number 2:20-20"},
      {json("", "[{\"id\": 10000000}]"), "error bad-number 2:20-20"},
      {json("", "[{\"id\": 1},\n{\"id\": 1}]"), "error duplicate-player 3:1-1"},
      {json("", "[{\"id\": 1},]"), "error bad-syntax 2:23-23"},
      {json("", "[{\"id\": 1, \"rating\": 10000}]"), "error bad-number 2:33-33"},
      {json("", "[{\"id\": 1, \"rounds\": [\"2w\"]}]"), "error bad-result 2:34-34"},
      {json("", "[{\"id\": 1, \"rounds\": [\"2w1\"]}]"), "error unknown-player 2:13-13"},
      {json("", "[{\"id\": 1, \"rounds\": [\"1w1\"]}]"), "error self-opponent 2:13-13"},
      {json("", "[{\"id\": 1, \"points\": \"1.0\"}]"), "error points-mismatch 2:13-13"},
      {json("", "[{\"id\": 1, \"virtual_points\": [1]}]"), "error bad-syntax 2:42-42"},
  };
  for (const auto& [text, fault] : faults) {
    const ReadResult result = read_any(text);
    EXPECT_FALSE(result.tournament) << text;
    EXPECT_EQ(summary(result), Summary{fault}) << text;
  }
}

TEST(Json, TwoLinesOfAGameMustAgree) {
  const auto told = [](const std::string& a, const std::string& b) {
    return summary(read_any("{\"schema\": 1, \"rounds_played\": 1, \"players\": [{\"id\": 1, \"rounds\": [\"" +
                            a + "\"]}, {\"id\": 2, \"rounds\": [\"" + b + "\"]}]}"));
  };
  EXPECT_EQ(told("2w1", "1b0"), Summary{});
  EXPECT_EQ(told("2w1", "1w0"), Summary{"error colour-mismatch 1:47-47"});
  EXPECT_EQ(told("2w1", "1b="), Summary{"error result-mismatch 1:47-47"});
  EXPECT_EQ(told("2w1", "1b-"), Summary{"error played-mismatch 1:47-47"});
  EXPECT_EQ(told("2w1", "U"), Summary{"error opponent-mismatch 1:47-47"});
  EXPECT_EQ(told("2w?", "1b?"), Summary{"warning unfinished-game 1:47-47"});
}

TEST(Json, MoreRoundsThanTheTournamentHasAreRefused) {
  EXPECT_EQ(summary(read_any("{\"schema\": 1, \"rounds\": 2, \"rounds_played\": 3, \"players\": []}")),
            Summary{"error too-many-rounds 1:45-45"});
}

TEST(Json, GamesBeyondTheRoundsPlayedAreRefused) {
  const auto told = [](int played, const std::string& a, const std::string& b) {
    return summary(read_any("{\"schema\": 1, \"rounds_played\": " + std::to_string(played) +
                            ", \"players\": [{\"id\": 1, \"rounds\": [\"" + a +
                            "\"]}, {\"id\": 2, \"rounds\": [\"" + b + "\"]}]}"));
  };
  EXPECT_EQ(told(1, "2w1", "1b0"), Summary{});
  EXPECT_EQ(told(0, "2w1", "1b0"), Summary{"error too-many-rounds 1:47-47"});
  EXPECT_EQ(told(0, "w+", ""), Summary{"error too-many-rounds 1:47-47"});
  EXPECT_EQ(told(0, "U", "Z"), Summary{});  // coming round
}

TEST(Csv, GamesBeyondTheRoundsPlayedAreRefused) {
  EXPECT_EQ(summary(read_any("#bloesem,1\n#rounds_played,0\nid,1\n1,2w1\n2,1b0\n")),
            Summary{"error too-many-rounds 4:1-1"});
}

TEST(Json, EscapesAreDecoded) {
  const ReadResult result = read_any(json(", \"name\": \"\\u00fc\\\"\\\\\\/\\uD83D\\uDE00\""));
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->name, "\xC3\xBC\"\\/\xF0\x9F\x98\x80");
  // Any name of a report file or CSV must survive JSON.
  Tournament tournament;
  tournament.name = "a\tb\x01\x7f\xC2\x9B";
  expect_same(tournament, write_json(tournament));
  expect_same(tournament, write_csv(tournament));
}

// ---- malformed CSV

TEST(Csv, EveryFaultHasItsPlace) {
  const std::string head = "#bloesem,1\n#rounds_played,0\n";
  const std::string columns = head + "id,name,1,2\n";
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"#bloesem", "error bad-syntax 1:1-1"},
      {"#bloesem,2\n", "error bad-syntax 1:10-10"},
      {"#bloesem,1,x\n", "error bad-syntax 1:12-12"},
      {"#bloesem,1\n", "error missing-key 1:1-1"},
      {"#bloesem,1\nid\n", "error missing-key 2:1-1"},
      {head + "#rounds\n", "error missing-key 3:8-8"},
      {head + "#rounds,x\n", "error bad-number 3:9-9"},
      {head + "#rounds,9\n#rounds,9\n", "error bad-syntax 4:1-1"},
      {head + "#colour,white\n", "error unknown-key 3:1-1"},
      {head + "#initial_colour,red\n", "error bad-value 3:17-17"},
      {head + "#points,win,1.25\n", "error bad-points 3:13-13"},
      {head + "#points,victory,1\n", "error unknown-key 3:9-9"},
      {head + "#points,win,1\n#points,win,1\n", "error bad-syntax 4:9-9"},
      {head + "#forbidden,1,x\n", "error bad-number 3:14-14"},
      {head + "#forbidden_in_rounds,3,2,1\n", "error bad-number 3:24-24"},
      {head + "#name,\"a\n", "error bad-syntax 3:7-7"},
      {head + "#name,\"a\"b\n", "error bad-syntax 3:10-10"},
      {head + "#name,a\"b\n", "error bad-syntax 3:8-8"},
      {head + "name,id\n", "error missing-key 3:1-1"},
      {head + "id,colour\n", "error unknown-key 3:4-4"},
      {head + "id,id\n", "error bad-syntax 3:4-4"},
      {head + "id,1,3\n", "error unknown-key 3:6-6"},
      {head + "id,1,name\n", "error bad-syntax 3:6-6"},
      {columns + "0,,,\n", "error bad-number 4:1-1"},
      {columns + "10000000,,,\n", "error bad-number 4:1-1"},
      {columns + "1,\xC3\xBC,x,\n", "error bad-result 4:5-5"},
      {columns + "1,,\n", "error bad-syntax 4:4-4"},
      {columns + "1,,,,\n", "error bad-syntax 4:6-6"},
      {columns + "1,,,\n1,,,\n", "error duplicate-player 5:1-1"},
      {columns + "1,,2w1,\n", "error unknown-player 4:1-1"},
      {head + "id,points\n1,1.0\n", "error points-mismatch 4:1-1"},
      {head + "id,rating\n1,10000\n", "error bad-number 4:3-3"},
      {head + "id,virtual_points\n1,1.0 x\n", "error bad-points 4:3-3"},
  };
  for (const auto& [text, fault] : faults) {
    const ReadResult result = read_any(text);
    EXPECT_FALSE(result.tournament) << text;
    const Summary told = summary(result);
    ASSERT_FALSE(told.empty()) << text;
    EXPECT_EQ(told.front(), fault) << text;
  }
}

TEST(Csv, SpreadsheetsMayFillUpShortLines) {
  const ReadResult result =
      read_any("#bloesem,1,,\n#rounds_played,0,,\n#forbidden,1,2\n\nid,name,1\n1,A,\n2,\"B, \"\"C\"\"\",H\n");
  ASSERT_TRUE(result.tournament) << render(result.diagnostics.front(), "x");
  EXPECT_EQ(result.tournament->players[1].name, "B, \"C\"");
  EXPECT_EQ(result.tournament->forbidden_groups.size(), 1U);
}

// ---- damage

// A damaged text gives either a tournament or an error with a place.
TEST(Formats, DamagedTextsAreReadOrRefused) {
  test::Random random(5006);
  constexpr std::string_view bytes = "{}[]\",:#\\ \n\r\t0123456789wbUFHZ+-=?.xu\xC3\xBC\xFF";
  int refused = 0;
  for (int i = 0; i < 400; ++i) {
    const Tournament tournament = any_tournament(random);
    const std::string texts[] = {write_json(tournament), write_csv(tournament),
                                 write_report(tournament, {.target = Target::Wide}).text};
    std::string text = texts[random.between(0, 2)];
    const FileFormat format = recognise_format(text);
    for (int k = random.between(1, 3); k > 0; --k) {
      const auto at = static_cast<std::size_t>(random.between(0, static_cast<int>(text.size()) - 1));
      const char byte = bytes[static_cast<std::size_t>(random.between(0, static_cast<int>(bytes.size()) - 1))];
      switch (random.between(0, 3)) {
        case 0: text[at] = byte; break;
        case 1: text.insert(at, 1, byte); break;
        case 2: text.erase(at, static_cast<std::size_t>(random.between(1, 20))); break;
        default: text.resize(at + 1); break;
      }
    }
    const SourceText source(text);
    const ReadResult result = read_tournament(source, source.lines(), format, {});
    if (result.tournament) continue;
    ++refused;
    ASSERT_FALSE(result.diagnostics.empty()) << text;
    const auto error = std::find_if(result.diagnostics.begin(), result.diagnostics.end(),
                                    [](const Diagnostic& d) { return d.severity == Severity::Error; });
    ASSERT_NE(error, result.diagnostics.end()) << text;
    EXPECT_GT(error->line, 0) << text;
    EXPECT_GT(error->column_begin, 0) << text;
  }
  EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace bloesem::trf
