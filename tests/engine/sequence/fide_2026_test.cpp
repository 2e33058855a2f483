// The sequence engine under the rules of 2026: what differs, article by article.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/next_bracket.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using criteria::Float;
using sequence::Candidate;
using sequence::default_budget;
using sequence::fide_2026;
using sequence::Field;
using sequence::Place;
using test::FailsWith;
using test::IsPairing;
using test::nr;
using test::TournamentBuilder;

PairOptions under(Edition edition) {
  PairOptions options;
  options.edition = edition;
  return options;
}

Result<RoundPairing> pair_2016(const Tournament& tournament) {
  return sequence::pair_round(tournament, under(Edition::Baku2016));
}

Result<RoundPairing> pair_2026(const Tournament& tournament, std::string_view without = {}) {
  return sequence::pair_round(tournament, under(Edition::Fide2026), {default_budget, without});
}

Field field_2026(const Tournament& tournament) {
  PairOptions options = under(Edition::Fide2026);
  options.rounds_declared = 99;
  return sequence::requested_field(tournament, options)->field;
}

// The float that a round leaves, and eligibility for the bye after it.
struct Trace {
  Float left = Float::None;
  bool eligible = true;

  friend bool operator==(const Trace&, const Trace&) = default;
};
void PrintTo(const Trace& trace, std::ostream* out) {
  *out << "float " << static_cast<int>(trace.left) << (trace.eligible ? ", eligible" : ", barred");
}

Trace trace(const Tournament& tournament, int player) {
  const Field field = field_2026(tournament);
  const criteria::PlayerFacts& facts = field[field.place_of(nr(player))].facts;
  return {facts.previous, facts.bye_eligible};
}

TEST(Sequence2026, FloatsAndEligibilityAfterARoundWithoutAGame) {
  const Tournament tournament = TournamentBuilder(9).round("1 U, 2 F, 3 H, 4 Z, 5-6 +/-, 7-8 -/-");
  EXPECT_EQ(trace(tournament, 1), (Trace{Float::Down, false})) << "bye";
  EXPECT_EQ(trace(tournament, 2), (Trace{Float::Down, false})) << "as many points as for a win";
  EXPECT_EQ(trace(tournament, 3), (Trace{Float::Down, true})) << "more than for a loss";
  EXPECT_EQ(trace(tournament, 4), (Trace{Float::None, true}));
  EXPECT_EQ(trace(tournament, 5), (Trace{Float::Down, false})) << "forfeit win";
  EXPECT_EQ(trace(tournament, 6), (Trace{Float::None, true})) << "forfeit loss";
  EXPECT_EQ(trace(tournament, 7), (Trace{Float::None, true})) << "double forfeit";
  EXPECT_EQ(trace(tournament, 9), (Trace{Float::None, true})) << "absent";
}

// 1.4.3 and C2 name the bye itself, regardless of its points.
TEST(Sequence2026, AByeWorthNothingIsADownfloatAndBarsAllTheSame) {
  PointSystem points;
  points.pairing_bye = 0;
  EXPECT_EQ(trace(TournamentBuilder(3).points(points).round("1 U, 2-3 ="), 1), (Trace{Float::Down, false}));
}

TEST(Sequence2026, OtherRoundsCountByWhatTheyAreWorth) {
  PointSystem points;  // 3-1-0, with points for absent players
  points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
  points.draw = 10;
  points.half_bye = 30;
  points.zero_bye = 5;
  const Tournament tournament = TournamentBuilder(4).points(points).round("1 H, 2 Z, 3-4 1/0");
  EXPECT_EQ(trace(tournament, 1), (Trace{Float::Down, false})) << "as much as a win";
  EXPECT_EQ(trace(tournament, 2), (Trace{Float::Down, true})) << "more than a loss";
  EXPECT_EQ(trace(tournament, 3), (Trace{Float::None, true})) << "a game won bars nobody";
}

TEST(Sequence2026, WhoMayHaveTheByeIsJudgedByTheValueOfTheRound) {
  const auto alone = [](std::string_view round) { return pair_2026(TournamentBuilder(1).round(round)); };
  EXPECT_THAT(alone("1 F"), FailsWith(ErrorCode::NoValidPairing, ""));
  EXPECT_THAT(alone("1 H"), IsPairing("1 bye"));
  EXPECT_THAT(alone("1 Z"), IsPairing("1 bye"));
  EXPECT_THAT(alone("1 U"), FailsWith(ErrorCode::NoValidPairing, ""));
  EXPECT_THAT(pair_2026(TournamentBuilder(2).round("1-2 +/-").coming("2 Z")),
              FailsWith(ErrorCode::NoValidPairing, ""));
  EXPECT_THAT(pair_2016(TournamentBuilder(1).round("1 F")), IsPairing("1 bye"))
      << "the text of 2016 names no points";
}

// ---- C5: the score of the player who receives the bye

Tournament c5_tournament() {
  return TournamentBuilder(6)
      .round("1-4 1/0, 5-2 0/1, 3-6 1/0")
      .round("2-1 0/1, 4-3 0/1, 6-5 0/1")
      .coming("4 Z");
}

TEST(Sequence2026, C5BreaksTheTopBracketUp) {
  EXPECT_THAT(pair_2016(c5_tournament()), IsPairing("1-3 6-2 5 bye"));
  EXPECT_THAT(pair_2026(c5_tournament()), IsPairing("1-5 3-2 6 bye"));
}

TEST(Sequence2026, C5IsComparedBeforeTheNumberOfPairs) {
  EXPECT_THAT(pair_2026(c5_tournament(), "C5"), IsPairing("1-3 6-2 5 bye"));
  EXPECT_THAT(pair_2026(c5_tournament(), "C5.rank"), IsPairing("1-3 6-2 5 bye"));
}

// ---- C9: unplayed games of the player who receives the bye

Tournament c9_case() { return TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 Z"); }

TEST(Sequence2026, C9SparesWhoeverHasPlayedLess) {
  EXPECT_THAT(pair_2026(c9_case()), IsPairing("2-1 3-5 4 bye"));
  EXPECT_THAT(pair_2026(c9_case(), "C9"), IsPairing("2-1 3-4 5 bye"));
  EXPECT_THAT(pair_2016(c9_case()), IsPairing("2-1 3-5 4 bye")) << "C.12: an absence was a downfloat";
}

// ---- C4 and C8: completion

// Scores from the top: 3: {2}, 2: {1, 4, 5}, 1: {3, 8}, ½: {6, 7}. 6 and 7 need two players from above.
Tournament look_ahead_case() {
  TournamentBuilder builder(8);
  builder.virtual_points(2, {30}).virtual_points(6, {5}).virtual_points(7, {5});
  for (const int player : {1, 4, 5}) builder.virtual_points(player, {20});
  for (const int player : {3, 8}) builder.virtual_points(player, {10});
  return builder.forbid({1, 4, 5}).forbid({1, 2}).forbid({6, 7}).forbid({5, 3}).forbid({5, 8});
}

// If 2 meets 5, 1 and 4 find two opponents in the next bracket, but 6 and 7 then find none.
TEST(Sequence2026, C8LooksAtNothingThatCannotBeCompleted) {
  EXPECT_THAT(pair_2026(look_ahead_case()), IsPairing("1-3 4-2 5-6 7-8"));
  EXPECT_THAT(pair_2026(look_ahead_case(), "C8.completion"), IsPairing("1-3 5-2 6-4 7-8"));
}

std::vector<Place> left_over(const Field& field, std::span<const Place> downfloaters,
                             std::span<const Place> next, std::span<const Place> rest) {
  auto left =
      sequence::CompletableNextBracket(field, downfloaters, next, rest, sequence::any_score).left_over();
  return left ? *left : std::vector<Place>{-1};
}

// Places by score: 0: player 2; 1, 2, 3: players 1, 4, 5; 4, 5: players 3, 8; 6, 7: players 6, 7.
TEST(Sequence2026, TheNextBracketLeavesOverAsFewAsCompletionAllows) {
  const Field field = field_2026(look_ahead_case());
  const std::vector<Place> next{4, 5};
  const std::vector<Place> rest{6, 7};
  EXPECT_EQ(left_over(field, std::vector<Place>{1, 2}, next, {}).size(), 0U);
  EXPECT_EQ(left_over(field, std::vector<Place>{1, 2}, next, rest).size(), 2U);
  const std::vector<Place> with_5 = left_over(field, std::vector<Place>{1, 3}, next, rest);
  ASSERT_EQ(with_5.size(), 2U);
  EXPECT_EQ(with_5.front(), 3) << "5 meets nobody there";
}

// Among solutions with the same number left over, the player left over has the lowest score.
TEST(Sequence2026, TheNextBracketKeepsTheHighestScores) {
  TournamentBuilder builder(5);
  builder.virtual_points(1, {30}).virtual_points(2, {20}).virtual_points(3, {10});
  const auto left = [&] {
    return left_over(field_2026(builder), std::vector<Place>{0, 1}, std::vector<Place>{2},
                     std::vector<Place>{3, 4});
  };
  EXPECT_EQ(left(), std::vector<Place>{1});
  builder.forbid({1, 3});
  EXPECT_EQ(left(), std::vector<Place>{0});
  builder.forbid({2, 4}).forbid({2, 5}).forbid({1, 4}).forbid({1, 5});
  EXPECT_EQ(left(), std::vector<Place>{0}) << "1 has the bye";
}

TEST(Sequence2026, TheNextBracketThatCannotBeCompletedSaysSo) {
  const Field field = field_2026(TournamentBuilder(4).forbid_between({1}, {2, 3, 4}));
  EXPECT_EQ(left_over(field, std::vector<Place>{0}, std::vector<Place>{1, 2, 3}, {}), std::vector<Place>{-1});
}

// Two players who float down together no longer meet: 1 and 2 cannot complete each other's pairing.
TEST(Sequence2026, DownfloatersAreNoCompletionForEachOther) {
  const Field field = field_2026(TournamentBuilder(4).byes("1 H, 2 H").forbid_between({1, 2}, {3, 4}));
  const sequence::Bracket top = sequence::ordinary_bracket(field, {}, 0, sequence::Completion::Demanded);
  EXPECT_FALSE(completes_the_round(field, top, std::vector<Place>{0, 1}));
  EXPECT_EQ(broken_rule(field, top, Candidate{{}, {0, 1}}, fide_2026()), "C4");
  EXPECT_EQ(broken_rule(field, top, Candidate{{{0, 1}}, {}}, fide_2026()), std::nullopt);
}

// ---- Names

TEST(Sequence2026, CriteriaHaveTheNumbersOfTheirText) {
  const auto pairing = pair_2026(c9_case());
  std::vector<std::string_view> articles;
  for (const auto& value : pairing->record.brackets.front().criteria) articles.push_back(value.article);
  EXPECT_EQ(articles,
            (std::vector<std::string_view>{"C4", "C5", "C6", "C7", "C8", "C8", "C9", "C10", "C11", "C12", "C13",
                                           "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21"}));
}

TEST(Sequence2026, EachEditionVariesItsOwnRules) {
  EXPECT_THAT(pair_2026(c9_case(), "C.12"), FailsWith(ErrorCode::InvalidInput, "no rule C.12"));
  EXPECT_FALSE(sequence::rulebook_without("C9", Edition::Baku2016));
  for (const std::string_view rule : sequence::variable_rules(Edition::Fide2026))
    EXPECT_TRUE(sequence::rulebook_without(rule, Edition::Fide2026)) << rule;
}

}  // namespace
}  // namespace bloesem
