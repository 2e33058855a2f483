// Every way in which a tournament built in memory can contradict itself, one by one.
#include "bloesem/validate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;
using Code = ContradictionCode;

// Six players after two rounds with every kind of entry.
Tournament sound() {
  return TournamentBuilder(6)
      .round("1-4 1/0, 5-2 =, 3:6 +/-")
      .round("2-1 W/L, 4-3 0/0, 5 U, 6 H")
      .coming("1 Z, 2 F")
      .declared(5);
}

std::vector<Contradiction> after(const std::function<void(Tournament&)>& change) {
  Tournament tournament = sound();
  change(tournament);
  return validate(tournament);
}

RoundEntry& entry(Tournament& tournament, int player, int round) {
  return tournament.players[static_cast<std::size_t>(nr(player))].rounds[static_cast<std::size_t>(round - 1)];
}

// A finding without its text.
struct Found {
  Code code;
  int player;
  int round;
  int other;

  friend bool operator==(const Found&, const Found&) = default;
};

std::vector<Found> found_after(const std::function<void(Tournament&)>& change) {
  std::vector<Found> list;
  for (const Contradiction& c : after(change)) {
    list.push_back({c.code, c.player, c.round, c.other});
    EXPECT_FALSE(c.message.empty());
  }
  return list;
}

using AllFound = std::vector<Found>;

TEST(Validate, FindsNothingInASoundTournament) {
  EXPECT_THAT(validate(sound()), testing::IsEmpty());
  EXPECT_TRUE(is_consistent(sound()));
  EXPECT_FALSE(refuse_contradictions(sound()));
  EXPECT_THAT(validate({}), testing::IsEmpty());
}

TEST(Validate, FindsTwoOpponentsInOneRound) {  // 6 names 1 as the opponent, but 1 played 4
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 6, 1).opponent = nr(1); }),
            (AllFound{{Code::OpponentMismatch, 3, 1, 6}, {Code::OpponentMismatch, 6, 1, 1}}));
}

TEST(Validate, FindsAGameThatOnlyOneSideKnows) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1) = {}; }),
            (AllFound{{Code::OpponentMismatch, 1, 1, 4}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 1, 1) = {}; }),
            (AllFound{{Code::OpponentMismatch, 4, 1, 1}}));
}

TEST(Validate, FindsAGameInARoundThatTheOpponentsListDoesNotReach) {
  EXPECT_EQ(found_after([](Tournament& t) { t.players[3].rounds.resize(1); }),
            (AllFound{{Code::OpponentMismatch, 3, 2, 4}}));
}

TEST(Validate, FindsAGameThatBothWon) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).outcome = Outcome::Win; }),
            (AllFound{{Code::ResultMismatch, 1, 1, 4}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 6, 1).outcome = Outcome::ForfeitWin; }),
            (AllFound{{Code::ResultMismatch, 3, 1, 6}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).outcome = Outcome::Draw; }),
            (AllFound{{Code::ResultMismatch, 1, 1, 4}}));
}

TEST(Validate, FindsAGamePlayedOnOneSideOnly) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).outcome = Outcome::ForfeitLoss; }),
            (AllFound{{Code::ResultMismatch, 1, 1, 4}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).outcome = Outcome::Unfinished; }),
            (AllFound{{Code::ResultMismatch, 1, 1, 4}}));
}

TEST(Validate, FindsTheSameColourOnBothSides) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).colour = Colour::White; }),
            (AllFound{{Code::ColourMismatch, 1, 1, 4}}));
}

TEST(Validate, FindsAGameWithoutAColour) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).colour = Colour::None; }),
            (AllFound{{Code::MissingColour, 4, 1, 1}}));
}

TEST(Validate, FindsAByeWithAnOpponent) {
  for (const Outcome bye :
       {Outcome::Absent, Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ZeroBye})
    EXPECT_EQ(found_after([&](Tournament& t) { entry(t, 4, 1).outcome = bye; }),
              (AllFound{{Code::ByeWithOpponent, 4, 1, 1}}));
}

TEST(Validate, FindsAGameWithoutAnOpponent) {
  for (const Outcome game :
       {Outcome::Win, Outcome::Draw, Outcome::UnratedLoss, Outcome::ForfeitLoss, Outcome::Unfinished})
    EXPECT_EQ(found_after([&](Tournament& t) {
                entry(t, 5, 2) = {no_player, Colour::White, game};
              }),
              (AllFound{{Code::MissingOpponent, 5, 2, 0}}));
}

TEST(Validate, AcceptsAWinByForfeitAgainstSomebodyWhoIsNotInTheFile) {
  for (const Colour colour : {Colour::None, Colour::White, Colour::Black})
    EXPECT_EQ(found_after([&](Tournament& t) {
                entry(t, 5, 2) = {no_player, colour, Outcome::ForfeitWin};
              }),
              AllFound{});
}

TEST(Validate, FindsAColourWithoutAGame) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 5, 2).colour = Colour::White; }),
            (AllFound{{Code::ColourWithoutGame, 5, 2, 0}}));
}

TEST(Validate, FindsIdsThatAreNone) {
  EXPECT_EQ(found_after([](Tournament& t) { t.players[1].id = 0; }), (AllFound{{Code::BadId, 0, 0, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) { t.players[1].id = -3; }), (AllFound{{Code::BadId, -3, 0, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) { t.players[1].id = limits::largest_id + 1; }),
            (AllFound{{Code::BadId, limits::largest_id + 1, 0, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) { t.players[1].id = limits::largest_id; }), AllFound{});
}

TEST(Validate, FindsIdsThatAreGivenTwice) {
  EXPECT_EQ(found_after([](Tournament& t) { t.players[5].id = 2; }), (AllFound{{Code::RepeatedId, 2, 0, 0}}));
}

TEST(Validate, FindsOpponentsWhoDoNotExist) {
  for (const PlayerIndex nobody : {-2, 6, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
    EXPECT_EQ(found_after([&](Tournament& t) { entry(t, 5, 2).opponent = nobody; }),
              (AllFound{{Code::UnknownOpponent, 5, 2, 0}}));
}

TEST(Validate, FindsAPlayerWhoIsTheOwnOpponent) {
  EXPECT_EQ(found_after([](Tournament& t) {
              entry(t, 5, 2) = {nr(5), Colour::None, Outcome::ForfeitLoss};
            }),
            (AllFound{{Code::SelfOpponent, 5, 2, 0}}));
}

TEST(Validate, FindsGamesBeyondTheRoundsPlayed) {
  EXPECT_EQ(found_after([](Tournament& t) { t.rounds_played = 1; }),
            (AllFound{{Code::RoundBeyondPlayed, 1, 2, 2},
                      {Code::RoundBeyondPlayed, 2, 2, 1},
                      {Code::RoundBeyondPlayed, 3, 2, 4},
                      {Code::RoundBeyondPlayed, 4, 2, 3}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 1, 3).outcome = Outcome::ForfeitWin; }),
            (AllFound{{Code::RoundBeyondPlayed, 1, 3, 0}}));
}

TEST(Validate, FindsNumbersOfRoundsOutOfRange) {
  EXPECT_EQ(found_after([](Tournament& t) { t.rounds_played = limits::max_rounds + 1; }),
            (AllFound{{Code::BadRoundCount, 0, 0, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) {
              t.rounds_played = -1;
              for (Player& player : t.players) player.rounds.clear();
            }),
            (AllFound{{Code::BadRoundCount, 0, 0, 0}}));
  for (const int declared : {0, -1, limits::max_rounds + 1, std::numeric_limits<int>::max()})
    EXPECT_EQ(found_after([&](Tournament& t) { t.rounds_declared = declared; }),
              (AllFound{{Code::BadRoundCount, 0, 0, 0}}));
}

TEST(Validate, FindsMoreRoundsThanThereMayBe) {
  EXPECT_EQ(found_after([](Tournament& t) {
              t.players[0].rounds.resize(static_cast<std::size_t>(limits::max_rounds + 1));
            }),
            (AllFound{{Code::TooManyRounds, 1, limits::max_rounds + 1, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) {
              t.players[0].rounds.resize(static_cast<std::size_t>(limits::max_rounds));
            }),
            AllFound{});
}

TEST(Validate, FindsValuesOfResultsThatCouldOverflow) {
  for (const Points value : {-1, limits::max_points + 1, std::numeric_limits<int>::max()}) {
    EXPECT_EQ(found_after([&](Tournament& t) { t.points.win = value; }),
              (AllFound{{Code::BadPointValue, 0, 0, 0}}));
    EXPECT_EQ(found_after([&](Tournament& t) { t.points.unfinished = value; }),
              (AllFound{{Code::BadPointValue, 0, 0, 0}}));
  }
}

TEST(Validate, FindsPointsBesideResultsThatCouldOverflow) {
  EXPECT_EQ(found_after([](Tournament& t) {
              t.players[2].virtual_points = {10, limits::max_points + 1};
            }),
            (AllFound{{Code::BadVirtualPoints, 3, 2, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) { t.players[2].virtual_points = {-1}; }),
            (AllFound{{Code::BadVirtualPoints, 3, 1, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) {
              t.players[2].adjustments = {-limits::max_points, limits::max_points};
            }),
            AllFound{});
  EXPECT_EQ(found_after([](Tournament& t) {
              t.players[2].adjustments = {0, -limits::max_points - 1};
            }),
            (AllFound{{Code::BadAdjustment, 3, 2, 0}}));
}

TEST(Validate, FindsRatingsOutOfRange) {
  EXPECT_EQ(found_after([](Tournament& t) { t.players[2].rating = -1; }),
            (AllFound{{Code::BadRating, 3, 0, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) { t.players[2].rating = 10000; }),
            (AllFound{{Code::BadRating, 3, 0, 0}}));
}

TEST(Validate, FindsForbiddenGroupsOfNobody) {
  EXPECT_EQ(found_after([](Tournament& t) {
              t.forbidden_groups = {{0, 1}, {0, 6, -1}};
            }),
            (AllFound{{Code::UnknownGroupMember, 0, 0, 0}, {Code::UnknownGroupMember, 0, 0, 0}}));
  EXPECT_EQ(found_after([](Tournament& t) {
              t.forbidden_spans = {{{0, 6}, 1, 1}};
            }),
            (AllFound{{Code::UnknownGroupMember, 0, 0, 0}}));
}

TEST(Validate, FindsForbiddenRoundsOutOfRange) {
  for (const std::pair<int, int>& rounds :
       {std::pair(0, 1), std::pair(3, 2), std::pair(1, limits::max_rounds + 1)})
    EXPECT_EQ(found_after([&](Tournament& t) {
                t.forbidden_spans = {{{0, 1}, rounds.first, rounds.second}};
              }),
              (AllFound{{Code::BadForbiddenSpan, 0, 0, 0}}));
}

TEST(Validate, FindsLateDecisionsOfNoGame) {
  const auto found = [](const LateDecision& game) {
    return found_after([&](Tournament& t) { t.late_decisions = {game}; });
  };
  const PlayerIndex other = sound().players[0].round(0).opponent;
  EXPECT_EQ(found({1, 0, other, 2, 2}), AllFound{});
  EXPECT_EQ(found({1, 0, other, 2, 0}), AllFound{});
  const PlayerIndex stranger = other == 1 ? 2 : 1;
  for (const LateDecision& game : std::initializer_list<LateDecision>{{0, 0, other, 2, 2},
                                                                      {1, 0, stranger, 2, 2},
                                                                      {1, -1, 0, 2, 2},
                                                                      {1, 0, 99, 2, 2},
                                                                      {1, 0, other, 1, 2},
                                                                      {1, 0, other, 3, 2},
                                                                      {1, 0, other, 2, limits::max_rounds + 1}})
    EXPECT_EQ(found(game), (AllFound{{Code::BadLateDecision, 0, 0, 0}}));
}

TEST(Validate, FindsNotesOfNobody) {
  const auto found = [](const std::vector<PlayerNote>& notes) {
    return found_after([&](Tournament& t) { t.notes = notes; });
  };
  EXPECT_EQ(found({{0, NoteKind::Club, "A"}, {0, NoteKind::NationalId, "B"}, {1, NoteKind::Club, "C"}}),
            AllFound{});
  EXPECT_EQ(found({{-1, NoteKind::Club, "A"}}), (AllFound{{Code::BadNote, 0, 0, 0}}));
  EXPECT_EQ(found({{99, NoteKind::Club, "A"}}), (AllFound{{Code::BadNote, 0, 0, 0}}));
  EXPECT_EQ(found({{0, static_cast<NoteKind>(3), "A"}}), (AllFound{{Code::BadNote, 0, 0, 0}}));
  EXPECT_EQ(found({{1, NoteKind::Club, "A"}, {0, NoteKind::Club, "B"}}), (AllFound{{Code::BadNote, 0, 0, 0}}));
  EXPECT_EQ(found({{0, NoteKind::Club, "A"}, {0, NoteKind::Club, "B"}}), (AllFound{{Code::BadNote, 0, 0, 0}}));
}

TEST(Validate, FindsValuesThatAreNoneOfTheirEnumeration) {
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 1, 1).outcome = static_cast<Outcome>(14); }),
            (AllFound{{Code::UnknownOutcome, 1, 1, 4}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 4, 1).outcome = static_cast<Outcome>(255); }),
            (AllFound{{Code::UnknownOutcome, 4, 1, 1}}));
  EXPECT_EQ(found_after([](Tournament& t) { entry(t, 1, 1).colour = static_cast<Colour>(3); }),
            (AllFound{{Code::UnknownColour, 1, 1, 4}}));
  for (const Colour colour : {Colour::None, static_cast<Colour>(9)})
    EXPECT_EQ(found_after([&](Tournament& t) { t.initial_colour = colour; }),
              (AllFound{{Code::BadInitialColour, 0, 0, 0}}));
}

TEST(Validate, NamesTheFirstOfMany) {
  Tournament tournament = sound();
  entry(tournament, 4, 1) = {};
  entry(tournament, 6, 1).colour = static_cast<Colour>(9);
  const auto error = refuse_contradictions(tournament);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, ErrorCode::InvalidInput);
  EXPECT_THAT(error->message, testing::HasSubstr("player 1, round 1"));
  EXPECT_THAT(error->message, testing::HasSubstr("the first of 2"));
}

TEST(Validate, SaysTheLimits) {
  const auto message_after = [](const std::function<void(Tournament&)>& change) {
    return after(change).at(0).message;
  };
  EXPECT_EQ(message_after([](Tournament& t) { t.players[1].id = 0; }), "player 0: ids are from 1 to 9999999");
  EXPECT_EQ(message_after([](Tournament& t) { t.players[1].rating = -1; }),
            "player 2: the rating is not from 0 to 9999");
  EXPECT_EQ(message_after([](Tournament& t) { t.points.win = -1; }),
            "win = -1: is worth less than 0 or more than 999.9 points");
  EXPECT_EQ(message_after([](Tournament& t) { t.players[1].game_points = {-1}; }),
            "player 2, round 1: the game points are not from 0 to 999.9");
  EXPECT_EQ(message_after([](Tournament& t) { t.players[1].rounds.resize(1001); }),
            "player 2, round 1001: there are at most 1000 rounds");
}

TEST(Validate, HasAStableNameForEveryCode) {
  EXPECT_EQ(name_of(Code::BadRoundCount), "bad-round-count");
  EXPECT_EQ(name_of(Code::BadForbiddenSpan), "bad-forbidden-span");
  EXPECT_EQ(name_of(Code::BadLateDecision), "bad-late-decision");
  EXPECT_EQ(name_of(Code::BadNote), "bad-note");
}

}  // namespace
}  // namespace bloesem
