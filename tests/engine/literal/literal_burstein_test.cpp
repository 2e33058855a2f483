// The Burstein System in the literal engine: worked examples, and the traps of its text.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/literal/burstein_bracket.hpp"
#include "engine/literal/burstein_index.hpp"
#include "engine/literal/burstein_order.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::literal_test {
namespace {

using literal::BursteinIndex;
using literal::Charges;
using literal::Field;
using literal::Mask;
using literal::Place;
using test::among_strangers;
using test::LiteralPosition;
using test::nr;
using test::text_of;
using test::text_of_places;
using test::TournamentBuilder;

// ---- Article 4

// Returns all pairings of a free bracket as "1-6 2-5 3-0 4-0".
std::vector<std::string> free_bracket(int players, int floaters) {
  std::vector<Place> ranked;
  for (Place p = 0; p < players; ++p) ranked.push_back(p);
  std::vector<std::string> list;
  const auto always = [](const literal::PartialPairing&) { return true; };
  literal::in_burstein_order(ranked, floaters, always, [&](const literal::PartialPairing& pairing) {
    std::vector<std::pair<int, int>> lines = pairing.pairs;
    for (const Place p : literal::places_of(pairing.floaters)) lines.emplace_back(p, -1);
    std::sort(lines.begin(), lines.end());
    list.push_back(text_of_places(lines));
    return false;
  });
  return list;
}

TEST(LiteralBursteinOrder, TheListOfTheText) {
  const std::vector<std::string> list = free_bracket(6, 2);
  ASSERT_EQ(list.size(), 45U);
  const std::vector<std::string> first(list.begin(), list.begin() + 8);
  EXPECT_EQ(first, (std::vector<std::string>{"1-6 2-5 3-0 4-0", "1-6 2-4 3-0 5-0", "1-6 2-3 4-0 5-0",
                                             "1-6 2-0 3-5 4-0", "1-6 2-0 3-4 5-0", "1-6 2-0 3-0 4-5",
                                             "1-5 2-6 3-0 4-0", "1-5 2-4 3-0 6-0"}));
  EXPECT_EQ(list.back(), "1-0 2-0 3-4 5-6");
}

TEST(LiteralBursteinOrder, AFreeBracketFolds) {
  EXPECT_EQ(free_bracket(8, 0).front(), "1-8 2-7 3-6 4-5");
  EXPECT_EQ(free_bracket(8, 0).size(), 105U);
  EXPECT_EQ(free_bracket(5, 1).front(), "1-5 2-4 3-0");
}

// ---- 2.3

// A bracket without colours; ranks are given by the players from the best Index.
struct Ranked {
  Ranked(const LiteralPosition& position, std::initializer_list<int> by_index)
      : field(Field::of(position.round()).value()),
        completion(legal_partners()),
        denied(field.size(),
               [&](Place a, Place b) { return completion.legal(a, b) ? Charges{} : Charges::impossible(); }),
        ranks(static_cast<std::size_t>(field.size()), field.size()) {
    for (int rank = 0; const int number : by_index)
      ranks[static_cast<std::size_t>(field.place_of(nr(number)))] = rank++;
  }

  [[nodiscard]] std::vector<Mask> legal_partners() const {
    std::vector<Mask> partners;
    for (Place p = 0; p < field.size(); ++p) partners.push_back(field.partners(p));
    return partners;
  }
  [[nodiscard]] Mask set(std::initializer_list<int> numbers) const {
    Mask mask = 0;
    for (const int number : numbers) mask |= literal::bit(field.place_of(nr(number)));
    return mask;
  }
  // Returns "1-3 float 7".
  [[nodiscard]] std::string pair(std::initializer_list<int> bracket, std::initializer_list<int> below) {
    const auto result =
        literal::pair_burstein_bracket({field, completion, denied, ranks}, set(bracket), set(below));
    std::string text;
    for (const auto& [a, b] : result.pairs)
      text += std::to_string(field[a].player + 1) + "-" + std::to_string(field[b].player + 1) + " ";
    text += "float";
    for (const Place p : literal::places_of(result.floaters)) text += " " + std::to_string(field[p].player + 1);
    return text;
  }

  Field field;
  literal::Completion completion;
  literal::CheapestPairings denied;
  std::vector<int> ranks;
};

// Example 1. 2 has the bye.
TEST(LiteralBursteinBracket, TheFollowingBracketDecidesWhoFloats) {
  LiteralPosition position({{1, 25}, {3, 20}, {4, 15}, {5, 10}, {6, 15}, {7, 20}});
  position.apart(1, {4, 6}).apart(3, {4, 5, 6}).apart(4, {7});
  Ranked bracket(position, {4, 6, 7, 1, 5, 3});
  EXPECT_EQ(bracket.pair({1}, {3, 4, 5, 6, 7}), "float 1");
  EXPECT_EQ(bracket.pair({1, 3, 7}, {4, 5, 6}), "1-3 float 7");
  EXPECT_EQ(bracket.pair({4, 6, 7}, {5}), "6-7 float 4");
  EXPECT_EQ(bracket.pair({4, 5}, {}), "4-5 float");
}

// Example 2. 4 and 6 cannot meet because of their colours.
TEST(LiteralBursteinBracket, FloatingComesLastInTheOrder) {
  LiteralPosition position({{1, 35}, {2, 20}, {4, 25}, {5, 20}, {6, 25}, {7, 30}});
  position.apart(1, {2, 4, 6, 7}).apart(4, {6});
  Ranked bracket(position, {1, 6, 7, 4, 2, 5});
  EXPECT_EQ(bracket.pair({1}, {2, 4, 5, 6, 7}), "float 1");
  EXPECT_EQ(bracket.pair({1, 7}, {2, 4, 5, 6}), "float 1 7");
  EXPECT_EQ(bracket.pair({1, 4, 6, 7}, {2, 5}), "6-7 float 1 4");
}

TEST(LiteralBursteinBracket, TheHighestScoreOfAFloaterIsComparedFirst) {
  // 1 and 2 come from above; either one of them or 3 has to float.
  LiteralPosition position({{1, 30}, {2, 30}, {3, 20}, {4, 10}});
  Ranked bracket(position, {3, 2, 1, 4});
  EXPECT_EQ(bracket.pair({1, 2, 3}, {4}), "2-1 float 3");
  position.apart(3, {4});
  Ranked without(position, {3, 2, 1, 4});
  EXPECT_EQ(without.pair({1, 2, 3}, {4}), "3-1 float 2");
}

TEST(LiteralBurstein, TheFewestPreferencesAreDenied) {
  // Five rounds: two of them seeding rounds. All have the same score; the fold would be 1-4, 2-3.
  const auto paired = [](std::vector<std::string_view> histories) {
    return text_of(literal::burstein_2026(LiteralPosition(among_strangers(histories).build()).round(5)));
  };
  EXPECT_EQ(paired({"W= B= W=", "W= B= W=", "B= W= B=", "B= W= B="}), "4-1 3-2");
  EXPECT_EQ(paired({"W= B= W=", "B= W= B=", "B= W= B=", "W= B= W="}), "3-1 2-4") << "1 and 4 both want Black";
}

// ---- 1.7

std::vector<BursteinIndex> indices(const LiteralPosition& position, bool absent_runs_only = false) {
  return literal::burstein_indices(Field::of(position.round()).value(), absent_runs_only);
}

TEST(LiteralBursteinIndex, CurrentScoresOfOpponents) {
  // Scores: 1: 2, 2: 0.5, 3: 0.5, 4: 1
  const LiteralPosition position(
      TournamentBuilder(4).round("1-2 1/0, 3-4 0/1").round("1-4 1/0, 2-3 =").build());
  const auto index = indices(position);
  EXPECT_EQ(index[0], (BursteinIndex{5 + 10, 10 * 5 + 10 * 10}));
  EXPECT_EQ(index[1], (BursteinIndex{20 + 5, 5 * 5}));
  EXPECT_EQ(index[3], (BursteinIndex{5 + 20, 10 * 5}));
}

TEST(LiteralBursteinIndex, ARoundWithoutAGameIsAGameAgainstOneself) {
  const LiteralPosition position(TournamentBuilder(5).round("1 H, 2 U, 3 Z, 4-5 +/-").build());
  const auto index = indices(position);
  EXPECT_EQ(index[0], (BursteinIndex{5, 25}));
  EXPECT_EQ(index[1], (BursteinIndex{10, 100}));
  EXPECT_EQ(index[2], (BursteinIndex{0, 0}));
  EXPECT_EQ(index[3], (BursteinIndex{10, 100}));
  EXPECT_EQ(index[4], (BursteinIndex{0, 0}));
}

TEST(LiteralBursteinIndex, VirtualPointsDoNotCount) {
  const LiteralPosition position(
      TournamentBuilder(2).round("1-2 =").virtual_points(1, {10, 10}).virtual_points(2, {10, 10}).build());
  EXPECT_EQ(indices(position)[0], (BursteinIndex{5, 25}));
}

// 2 has been absent since round 2: two draws for the opponent of round 1, nothing for 2 itself.
TEST(LiteralBursteinIndex, ARunOfZeroPointByesCountsAsDrawsForOpponents) {
  TournamentBuilder builder(4);
  builder.round("1-2 0/1, 3-4 =").round("1-3 =, 2 Z, 4 Z").round("1-4 =, 2 Z, 3 Z");
  const LiteralPosition returning(builder.build());
  const LiteralPosition absent(builder.coming("2 Z").build());
  const Points scores_of_3_and_4 = 10 + 5 + 10;  // 3 has been absent once, 4 has come back
  EXPECT_EQ(indices(returning)[0].buchholz, 10 + 2 * 5 + scores_of_3_and_4);
  EXPECT_EQ(indices(returning)[1].buchholz, 10 + 10 + 10);
  EXPECT_EQ(indices(returning, true)[0].buchholz, 10 + 10 + 10);
  EXPECT_EQ(indices(absent, true)[0].buchholz, 10 + 2 * 5 + 10 + 10);
}

TEST(LiteralBursteinIndex, AForfeitEndsARunOfZeroPointByes) {
  const LiteralPosition position(
      TournamentBuilder(4).round("1-2 0/1, 3-4 =").round("1-3 =, 2 Z, 4 Z").round("4-2 +/-, 1-3 =").build());
  EXPECT_EQ(indices(position)[0].buchholz, 10 + 15 + 15);
}

// ---- 1.6, 3.1

TEST(LiteralBurstein, SeedingRoundsAreDutch) {
  const LiteralPosition position(among_strangers({"W=", "W=", "B=", "B="}).build());
  EXPECT_EQ(text_of(literal::burstein_2026(position.round(4))), "3-1 4-2") << "round 2 of 4";
  EXPECT_EQ(text_of(literal::burstein_2026(position.round(3))), "4-1 3-2") << "round 2 of 3";
}

TEST(LiteralBurstein, SeedingRoundsPairTheParticipantsOnly) {
  LiteralPosition position(TournamentBuilder(6).build());
  position.participants = {nr(1), nr(2), nr(4), nr(5)};
  EXPECT_EQ(text_of(literal::burstein_2026(position.round(6))), "1-4 5-2");
  position.tournament = TournamentBuilder(6).coming("4 Z").build();
  EXPECT_EQ(literal::burstein_2026(position.round(6)).error().code, ErrorCode::InvalidInput);
}

TEST(LiteralBurstein, TheByeOfTheWorstIndex) {
  // Round 2 of 3; 3, 4 and 5 lost to 1, 2 and 6. 2 is the weakest opponent as 6 and 1 have an adjustment.
  TournamentBuilder builder(7);
  Tournament tournament = builder.round("1-3 1/0, 2-4 1/0, 6-5 1/0, 7 U").build();
  for (const std::size_t i : {0U, 5U}) tournament.players[i].adjustments = {10};
  EXPECT_EQ(literal::burstein_2026(LiteralPosition(tournament).round(3))->bye, nr(4));
}

}  // namespace
}  // namespace bloesem::literal_test
