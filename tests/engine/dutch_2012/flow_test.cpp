// The walk: the bracket for which two answers were published, records, errors.
#include "engine/dutch_2012/flow.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/engine/dutch_2012/istanbul_positions.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

struct Past {
  int number;
  std::string_view colours;      // of rounds 1 to 3; '-': a bye
  std::array<int, 3> opponents;  // 0: none
};

constexpr std::array published_bracket = {
    Past{15, "WBW", {44, 42, 2}},  Past{3, "WBW", {32, 24, 10}},  Past{7, "WBW", {36, 28, 14}},
    Past{10, "BWB", {39, 35, 3}},  Past{11, "WBW", {40, 41, 32}}, Past{12, "BWB", {41, 29, 5}},
    Past{13, "WBW", {42, 44, 38}}, Past{18, "BWB", {47, 1, 37}},  Past{20, "BBW", {49, 2, 40}},
    Past{22, "BWB", {51, 43, 42}}, Past{23, "WBW", {52, 8, 56}},  Past{26, "BWB", {55, 5, 51}},
    Past{27, "WBW", {56, 46, 52}}, Past{28, "BWB", {57, 7, 53}},  Past{29, "WBW", {58, 12, 57}},
    Past{59, "-BW", {0, 16, 8}}};

// Round 4 of 60 players, of whom only those of the bracket are present. All games were drawn, so that nobody
// has floated; virtual points make up the scores: 2.5 of player 15, 2 of the others.
test::IstanbulCase round_of_the_published_bracket() {
  test::IstanbulCase made{test::TournamentBuilder(60).declared(9).build(),
                          {.edition = test::istanbul_2012, .board_order = BoardOrder::PairingScore}};
  Tournament& tournament = made.tournament;
  tournament.rounds_played = 3;
  for (Player& player : tournament.players) {
    player.rounds.resize(3);
    for (RoundEntry& entry : player.rounds) entry.outcome = Outcome::HalfBye;
    made.options.absent.push_back(test::nr(player.id));
  }
  for (const Past& past : published_bracket) {
    Player& player = tournament.players[static_cast<std::size_t>(past.number - 1)];
    std::erase(made.options.absent, test::nr(past.number));
    player.virtual_points = {0, 0, 0, past.number == 15 ? 10 : 5};
    for (std::size_t round = 0; round < 3; ++round) {
      if (past.opponents.at(round) == 0) continue;
      const Colour colour = past.colours[round] == 'W' ? Colour::White : Colour::Black;
      const PlayerIndex opponent = test::nr(past.opponents.at(round));
      player.rounds[round] = {opponent, colour, Outcome::Draw};
      tournament.players[static_cast<std::size_t>(opponent)].rounds[round] = {test::nr(past.number),
                                                                              opposite(colour), Outcome::Draw};
    }
  }
  return made;
}

std::string published(std::vector<ReadingChoice> readings) {
  test::IstanbulCase made = round_of_the_published_bracket();
  made.options.readings = std::move(readings);
  return test::text_of(test::paired(made));
}

// Flexible mild preferences: 15 may not meet a player who wants Black as strongly, because 59 can be the one
// whose preference is denied.
TEST(FlowOf2012, GivesBothPublishedAnswers) {
  EXPECT_EQ(published({}), "10-15 22-3 26-7 28-11 12-23 59-13 18-27 20-29");
  EXPECT_EQ(published({{"even-rounds", "mild"}}), "3-15 22-7 10-23 26-11 12-27 28-13 18-29 20-59");
  EXPECT_EQ(published({{"odd-rounds", "strong"}}), published({})) << "round 4 is even";
}

std::string values_of_last(const Result<RoundPairing>& pairing) {
  std::string text;
  for (const criteria::CriterionValue& value : pairing->record.brackets.back().criteria) {
    text += std::string(value.article) + '=' + std::to_string(value.count);
    for (const Points difference : value.differences) text += '/' + std::to_string(difference);
    text += ' ';
  }
  return text;
}

TEST(FlowOf2012, RecordsXAndZ) {
  test::IstanbulCase made = round_of_the_published_bracket();
  EXPECT_EQ(test::brackets_of(test::paired(made)),
            "normal 15 | last 15>3 7 10 11 12 13 18 20 22 23 26 27 28 29 59");
  EXPECT_EQ(values_of_last(test::paired(made)),
            "C.13=0 A.6.b=0 B.3=0/5 B.2=0 B.4=1 A.7.e=0 B.5=0 B.6=0 B.5=0 B.6=0 ");
  made.options.readings = {{"even-rounds", "mild"}};
  EXPECT_EQ(values_of_last(test::paired(made)), "C.13=0 A.6.b=0 B.3=0/5 B.2=0 B.4=1 B.5=0 B.6=0 B.5=0 B.6=0 ");
}

// 1 and 2 want Black strongly, 3 and 4 mildly, 5 and 6 White mildly. 1-2 denies one preference, the only other
// pairing three, but none of two strong ones.
TEST(FlowOf2012, InOddRoundsStrongPreferencesCountFirst) {
  test::IstanbulCase made{
      test::among_strangers({"W= H", "W= H", "B= W=", "B= W=", "W= B=", "W= B="}).declared(9).build(),
      {.edition = test::istanbul_2012}};
  for (const auto& [one, other] : std::initializer_list<std::pair<int, int>>{
           {1, 4}, {1, 5}, {1, 6}, {2, 3}, {2, 5}, {2, 6}, {3, 4}, {3, 6}, {4, 5}})
    made.options.forbidden.emplace_back(test::nr(one), test::nr(other));
  EXPECT_THAT(test::paired(made), test::IsPairing("3-1 4-2 5-6"));
  EXPECT_EQ(values_of_last(test::paired(made)),
            "C.13=0 A.6.b=0 B.3=0 B.2=0 A.7.d=0 B.4=3 B.5=0 B.6=0 B.5=0 B.6=0 ");
  made.options.readings = {{"odd-rounds", "strong"}};
  EXPECT_THAT(test::paired(made), test::IsPairing("2-1 5-3 6-4"));
}

TEST(FlowOf2012, NamesAnObstacle) {
  const test::IstanbulCase made =
      test::strangers_with({0, 0, 0, 0, 0, 0}, {{1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}});
  EXPECT_THAT(test::paired(made),
              test::FailsWith(ErrorCode::NoValidPairing, "players 1, 2 and 3 cannot all be paired"));
}

TEST(FlowOf2012, CanBeCancelledBeforeAnyBracket) {
  test::IstanbulCase made = test::strangers_with({20, 20, 20, 10, 10, 0});
  int calls = 0;
  made.options.progress = [&](const Progress&) { return ++calls > 0; };
  ASSERT_TRUE(test::paired(made));
  EXPECT_GE(calls, 4);
  for (int end = 1; end <= calls; ++end) {
    int call = 0;
    made.options.progress = [&](const Progress&) { return ++call < end; };
    EXPECT_THAT(test::paired(made), test::FailsWith(ErrorCode::Cancelled, "cancelled"));
  }
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
