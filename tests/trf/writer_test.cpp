#include "bloesem/trf/writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "tests/support/random_field.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using ::testing::ElementsAre;
using testing::file;
using ::testing::IsEmpty;
using testing::padded;
using testing::player;

constexpr Target targets[] = {Target::Trf16, Target::Trfx, Target::Trfbx};

// Returns the tournament with everything explicit that a file may omit.
Tournament spelled_out(Tournament tournament, Target target) {
  const int last = tournament.rounds_declared.value_or(999);
  if (target == Target::Trf16) {
    std::vector<ForbiddenSpan> spans;
    for (const auto& group : tournament.forbidden_groups) spans.push_back({group, 1, last});
    for (const auto& span : tournament.forbidden_spans) spans.push_back(span);
    tournament.forbidden_groups.clear();
    tournament.forbidden_spans = spans;
  }
  for (Player& player : tournament.players) {
    player.rounds.resize(static_cast<std::size_t>(tournament.rounds_played) + 1);
    player.virtual_points.resize(static_cast<std::size_t>(last));
  }
  return tournament;
}

testing::Summary differences(const Tournament& a, const Tournament& b) {
  testing::Summary list;
  const auto compare = [&list](const std::string& what, const auto& x, const auto& y) {
    if (!(x == y)) list.push_back(what);
  };
  compare("name", a.name, b.name);
  compare("rounds played", a.rounds_played, b.rounds_played);
  compare("rounds declared", a.rounds_declared, b.rounds_declared);
  compare("initial colour", a.initial_colour, b.initial_colour);
  compare("points", a.points, b.points);
  compare("forbidden groups", a.forbidden_groups, b.forbidden_groups);
  compare("forbidden spans", a.forbidden_spans, b.forbidden_spans);
  compare("players", a.players.size(), b.players.size());
  for (std::size_t i = 0; i < std::min(a.players.size(), b.players.size()); ++i) {
    const std::string who = "player " + std::to_string(i) + " ";
    compare(who + "id", a.players[i].id, b.players[i].id);
    compare(who + "name", a.players[i].name, b.players[i].name);
    compare(who + "rating", a.players[i].rating, b.players[i].rating);
    compare(who + "rounds", a.players[i].rounds, b.players[i].rounds);
    compare(who + "virtual points", a.players[i].virtual_points, b.players[i].virtual_points);
  }
  return list;
}

// Removes a last round without any mark, which files cannot express.
void drop_unmarked_end(Tournament& tournament) {
  const auto unmarked = [&tournament](const Player& player) {
    return player.round(tournament.rounds_played - 1) == RoundEntry{};
  };
  while (tournament.rounds_played > 0 &&
         std::all_of(tournament.players.begin(), tournament.players.end(), unmarked))
    --tournament.rounds_played;
}

// Sets the round, because a last round without a pairing looks like the coming one.
ReadOptions reading(const Tournament& tournament) { return {.round = tournament.rounds_played + 1}; }

void expect_same_when_read(const Tournament& tournament) {
  for (const Target target : targets) {
    const Written written = write_report(tournament, {.target = target});
    const ReadResult read = read_tournament(written.text, reading(tournament));
    ASSERT_TRUE(read.tournament) << render(read.diagnostics.front(), "x") << '\n' << written.text;
    EXPECT_THAT(differences(spelled_out(*read.tournament, target), spelled_out(tournament, target)), IsEmpty())
        << written.text;
    EXPECT_THAT(written.losses, IsEmpty()) << written.text;
  }
}

void add_absences(test::Random& random, Tournament& tournament) {
  constexpr Outcome kinds[] = {Outcome::ZeroBye, Outcome::HalfBye, Outcome::FullBye};
  const auto played = static_cast<std::size_t>(tournament.rounds_played);
  for (Player& player : tournament.players) {
    player.rounds.resize(played);
    if (&player == &tournament.players.front() || !random.chance(20)) continue;  // leave some players to pair
    player.rounds.push_back({no_player, Colour::None, kinds[random.between(0, 2)]});
  }
}

void name_players(test::Random& random, Tournament& tournament) {
  const std::string names[] = {"", "Appel, Ans", "M\xC3\xBCller, J\xC3\xB6rg", "O'Hara-\xC5\x81"};
  tournament.name = random.chance(50) ? "Spring Open" : "";
  for (Player& player : tournament.players) {
    player.name = names[random.between(0, 3)];
    player.rating = random.chance(20) ? 0 : random.between(1, 3000);
  }
}

TEST(Writer, WhatIsReadIsTheTournamentMadeUp) {
  test::Random random(4001);
  for (int i = 0; i < 1500; ++i) {
    Tournament tournament = test::made_up_tournament(random, random.between(1, 14), random.between(0, 5));
    drop_unmarked_end(tournament);
    if (random.chance(50)) tournament.rounds_declared = tournament.rounds_played + random.between(1, 4);
    if (random.chance(50)) add_absences(random, tournament);
    name_players(random, tournament);
    expect_same_when_read(tournament);
  }
}

TEST(Writer, WhatIsReadIsTheTournamentPlayed) {
  test::Random random(4002);
  for (int i = 0; i < 500; ++i) {
    Tournament tournament = test::played_tournament(random, random.between(2, 30), random.between(1, 9));
    if (random.chance(50)) add_absences(random, tournament);
    name_players(random, tournament);
    expect_same_when_read(tournament);
  }
}

TEST(Writer, LosesNothingOfTheModelsCorners) {
  Tournament tournament;
  tournament.rounds_declared = 5;
  for (const int id : {2, 3, 7, 9999}) {
    tournament.players.emplace_back();
    tournament.players.back().id = id;
  }
  tournament.players[0].rounds = {{1, Colour::White, Outcome::Unfinished},
                                  {no_player, Colour::White, Outcome::ForfeitWin}};
  tournament.players[1].rounds = {{0, Colour::Black, Outcome::Unfinished},
                                  {2, Colour::None, Outcome::ForfeitWin}};
  tournament.players[2].rounds = {{}, {1, Colour::None, Outcome::ForfeitLoss}};
  tournament.players[3].rounds = {{no_player, Colour::None, Outcome::PairingBye}};
  tournament.rounds_played = 2;
  for (const Target target : targets) {
    const Written written = write_report(tournament, {.target = target});
    const ReadResult read = read_tournament(written.text);
    ASSERT_TRUE(read.tournament) << written.text;
    EXPECT_THAT(differences(spelled_out(*read.tournament, target), spelled_out(tournament, target)), IsEmpty());
  }
}

Tournament small() {
  Tournament tournament;
  tournament.name = "Small";
  tournament.rounds_declared = 3;
  tournament.initial_colour = Colour::Black;
  tournament.rounds_played = 1;
  for (int id = 1; id <= 3; ++id) {
    tournament.players.emplace_back();
    tournament.players.back().id = id;
    tournament.players.back().name = "Player";
    tournament.players.back().rating = 2000;
  }
  tournament.players[0].rounds = {{1, Colour::Black, Outcome::Draw},
                                  {no_player, Colour::None, Outcome::HalfBye}};
  tournament.players[1].rounds = {{0, Colour::White, Outcome::Draw}};
  tournament.players[2].rounds = {{no_player, Colour::None, Outcome::PairingBye}};
  return tournament;
}

std::string line_of(int id, const std::string& points, int rank, const std::string& blocks) {
  std::string line = player(id, points, blocks);
  line[9] = ' ';  // the model has no sex
  line[88] = static_cast<char>('0' + rank);
  return line;
}

TEST(Writer, EachDialectHasItsOwnWords) {
  const std::string half = "     2 b =  0000 - H";
  const std::string others =
      line_of(2, "0.5", 2, "     1 w =") + "\n" + line_of(3, "1.0", 1, "  0000 - U") + "\n";
  EXPECT_EQ(write_tournament(small(), {.records = {"192 FIDE_DUTCH_2017"}}),
            "012 Small\n192 FIDE_DUTCH_2017\n142 3\n152 B\n" + line_of(1, "0.5", 2, half) + "\n" + others);
  EXPECT_EQ(write_tournament(small(), {.target = Target::Trfbx}),
            "012 Small\nXXR 3\nXXC black1\n" + line_of(1, "0.5", 2, half) + "\n" + others);
  EXPECT_EQ(write_tournament(small(), {.target = Target::Trfx}),
            "012 Small\nXXR 3\nXXC black1\n" + line_of(1, "1.0", 2, half) + "\n" + others);
}

TEST(Writer, LinesEndAsAsked) {
  std::string expected = write_tournament(small());
  std::replace(expected.begin(), expected.end(), '\n', '\r');
  EXPECT_EQ(write_tournament(small(), {.line_end = LineEnd::Cr}), expected);
}

TEST(Writer, NumbersOutOfOrderAreSaidByTheOrderOfTheLines) {
  Tournament tournament = small();
  tournament.players[0].id = 8;
  EXPECT_THAT(write_tournament(tournament, {.target = Target::Trfbx}),
              ::testing::HasSubstr("XXC black1 rank\n"));
  EXPECT_THAT(
      write_report(tournament, {.target = Target::Trf16}).losses,
      ElementsAre(
          "starting ranks are numbered anew: this dialect cannot express that the order of the file counts"));
}

TEST(Writer, TellsWhatTheDialectCannotSay) {
  Tournament tournament = small();
  tournament.points.full_bye = 5;
  EXPECT_THAT(write_report(tournament, {.target = Target::Trfbx}).losses,
              ElementsAre("this dialect cannot express what these are worth here: full-point byes"));
  EXPECT_THAT(write_report(tournament, {.target = Target::Trfx}).losses, IsEmpty());
}

// Line ends in a text would otherwise begin new records.
TEST(Writer, ControlCharactersInTextsAreBlanks) {
  Tournament tournament = small();
  tournament.name = "Open\n001";
  tournament.heading.start_date = "2026/05/02\r\nXXR 3";
  tournament.players[0].name = "Jan\n001    9      Nobody";
  for (const Target target : {Target::Trf16, Target::Trf06, Target::Trfx, Target::Wide}) {
    const std::string text = write_report(tournament, {.target = target}).text;
    EXPECT_THAT(text, ::testing::HasSubstr("Open 001\n"));
    EXPECT_THAT(text, ::testing::HasSubstr("Jan 001    9      Nobody"));
    const ReadResult read = read_tournament(text);
    ASSERT_TRUE(read.tournament);
    EXPECT_EQ(read.tournament->players.size(), tournament.players.size());
  }
}

TEST(Writer, NobodyIsATournamentToo) {
  EXPECT_EQ(write_tournament(Tournament{}), "");
  Tournament tournament;
  tournament.rounds_declared = 2;
  EXPECT_EQ(write_tournament(tournament), "142 2\n");
}

}  // namespace
}  // namespace bloesem::trf
