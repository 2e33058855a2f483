// Articles D.1 to D.3: the examples in the text, and the literal orders.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <tuple>

#include "engine/sequence/exchanges.hpp"
#include "engine/sequence/mdp_exchanges.hpp"
#include "engine/sequence/transpositions.hpp"
#include "tests/support/generation.hpp"

namespace bloesem::sequence {
namespace {

using Numbers = std::vector<int>;  // BSNs

Numbers range(int first, int last) {
  Numbers result(static_cast<std::size_t>(last - first + 1));
  std::iota(result.begin(), result.end(), first);
  return result;
}

PairTable everything_allowed(Seat seats) {
  PairTable table(seats, seats);
  for (Seat a = 0; a < seats; ++a)
    for (Seat b = 0; b < seats; ++b) table.allow(a, b);
  return table;
}

std::vector<Seat> seats_of(const Numbers& numbers) {
  std::vector<Seat> seats;
  for (const int number : numbers) seats.push_back(number - 1);
  return seats;
}

// Returns the opponents of S1 in every transposition.
std::vector<Numbers> all_transpositions(const PairTable& table, const Numbers& s1, const Numbers& s2) {
  Transpositions transpositions(table);
  transpositions.start(seats_of(s1), seats_of(s2));
  std::vector<Numbers> result;
  while (transpositions.next()) {
    Numbers order;
    for (std::size_t i = 0; i < s1.size(); ++i) order.push_back(transpositions.opponent(i) + 1);
    result.push_back(order);
  }
  return result;
}

std::vector<Numbers> all_transpositions(const Numbers& s1, const Numbers& s2) {
  return all_transpositions(everything_allowed(static_cast<Seat>(s1.size() + s2.size())), s1, s2);
}

TEST(ArticleD1, ElevenPlayersHave720Transpositions) {
  const std::vector<Numbers> list = all_transpositions(range(1, 5), range(6, 11));
  ASSERT_EQ(list.size(), 720U);
  EXPECT_EQ(list[0], (Numbers{6, 7, 8, 9, 10}));
  EXPECT_EQ(list[1], (Numbers{6, 7, 8, 9, 11}));
  EXPECT_EQ(list[2], (Numbers{6, 7, 8, 10, 9}));  // missing in the printed list
  EXPECT_EQ(list[3], (Numbers{6, 7, 8, 10, 11}));
  EXPECT_EQ(list[119], (Numbers{6, 11, 10, 9, 8}));
  EXPECT_EQ(list[120], (Numbers{7, 6, 8, 9, 10}));
  EXPECT_EQ(list[719], (Numbers{11, 10, 9, 8, 7}));
}

TEST(ArticleD1, TwoMdpsAndNineResidentsHave72Transpositions) {
  const std::vector<Numbers> list = all_transpositions(range(1, 2), range(3, 11));
  ASSERT_EQ(list.size(), 72U);
  EXPECT_EQ(list[0], (Numbers{3, 4}));
  EXPECT_EQ(list[1], (Numbers{3, 5}));
  EXPECT_EQ(list[7], (Numbers{3, 11}));
  EXPECT_EQ(list[8], (Numbers{4, 3}));
  EXPECT_EQ(list[71], (Numbers{11, 10}));
}

TEST(ArticleD1, AnEmptyS1HasOneTransposition) { EXPECT_EQ(all_transpositions({}, {1, 2}).size(), 1U); }

TEST(ArticleD1, NobodyToMeetMeansNoTransposition) { EXPECT_TRUE(all_transpositions({1}, {}).empty()); }

// Skipping whole subtrees omits exactly the orders with forbidden pairs.
TEST(ArticleD1, OnlyOrdersWithPairsThatMustNotBeAreLeftOut) {
  std::uint32_t bits = 1;
  for (int repetition = 0; repetition < 500; ++repetition) {
    PairTable table(9, 9);
    for (Seat a = 0; a < 4; ++a)
      for (Seat b = 4; b < 9; ++b) table.allow(a, b, ((bits = bits * 1664525U + 1013904223U) >> 30U) != 0);
    std::vector<Numbers> expected;
    for (const Numbers& order : test::transpositions(range(5, 9), 4)) {
      bool allowed = true;
      for (std::size_t i = 0; i < order.size(); ++i)
        allowed = allowed && table(static_cast<Seat>(i), order[i] - 1);
      if (allowed) expected.push_back(order);
    }
    EXPECT_EQ(all_transpositions(table, range(1, 4), range(5, 9)), expected);
  }
}

TEST(ArticleD1, TellsWhereItChanged) {
  const PairTable table = everything_allowed(6);
  Transpositions transpositions(table);
  transpositions.start(seats_of({1, 2}), seats_of({3, 4, 5, 6}));
  std::vector<std::size_t> changed;
  while (transpositions.next()) changed.push_back(transpositions.changed_from());
  EXPECT_EQ(changed, (std::vector<std::size_t>{0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1}));
}

TEST(ArticleD1, WhatFollowsFromAPairCanBePassedOver) {
  const PairTable table = everything_allowed(6);
  Transpositions transpositions(table);
  transpositions.start(seats_of({1, 2}), seats_of({3, 4, 5, 6}));
  ASSERT_TRUE(transpositions.next());  // 3 and 4
  ASSERT_TRUE(transpositions.next_after(0));
  EXPECT_EQ(transpositions.opponent(0), 4 - 1);
  EXPECT_EQ(transpositions.opponent(1), 3 - 1);
  ASSERT_TRUE(transpositions.next_after(1));
  EXPECT_EQ(transpositions.opponent(1), 5 - 1);
  ASSERT_TRUE(transpositions.next_after(0));
  ASSERT_TRUE(transpositions.next_after(0));
  EXPECT_FALSE(transpositions.next_after(0));
}

TEST(ArticleD1, WhoeverIsLeftKeepsHisPlace) {
  const PairTable table = everything_allowed(6);
  Transpositions transpositions(table);
  transpositions.start(seats_of({1, 2}), seats_of({3, 4, 5, 6}));
  ASSERT_TRUE(transpositions.next());
  ASSERT_TRUE(transpositions.next());  // 3 and 5
  std::vector<Seat> left;
  transpositions.for_each_left([&](Seat seat) { left.push_back(seat); });
  EXPECT_EQ(left, seats_of({4, 6}));
}

// ---- D.2

std::vector<test::Exchange> all_exchanges(int s1, int players, const ExchangeOrder& order = {}) {
  ResidentExchanges exchanges(s1, players, order);
  std::vector<test::Exchange> result;
  while (exchanges.next()) {
    test::Exchange exchange;
    for (const Seat out : exchanges.out_of_s1()) exchange.out_of_s1.push_back(out + 1);
    for (const Seat in : exchanges.into_s1()) exchange.into_s1.push_back(in + 1);
    EXPECT_EQ(exchange.into_s1.size(), static_cast<std::size_t>(exchanges.size()));
    std::reverse(exchange.out_of_s1.begin(), exchange.out_of_s1.end());
    result.push_back(exchange);
  }
  return result;
}

std::size_t place(const std::vector<test::Exchange>& list, const Numbers& out, const Numbers& in) {
  const auto found = std::find(list.begin(), list.end(), test::Exchange{out, in});
  EXPECT_NE(found, list.end());
  return static_cast<std::size_t>(found - list.begin());
}

TEST(ArticleD2, OneExchangedIsBetterThanTwo) {
  const auto list = all_exchanges(5, 11);
  EXPECT_LT(place(list, {1}, {11}), place(list, {4, 5}, {6, 7}));
}

TEST(ArticleD2b, TheExamplesOfElevenPlayers) {
  const auto list = all_exchanges(5, 11);
  EXPECT_LT(place(list, {4}, {6}), place(list, {5}, {8}));
  EXPECT_LT(place(list, {3, 4}, {6, 8}), place(list, {4, 5}, {8, 9}));
}

TEST(ArticleD2c, TheExamples) {
  const auto list = all_exchanges(5, 11);
  EXPECT_LT(place(list, {5}, {7}), place(list, {4}, {6}));              // difference 2
  EXPECT_LT(place(list, {2, 5}, {6, 7}), place(list, {3, 4}, {6, 7}));  // difference 6
  EXPECT_LT(place(list, {1, 4, 5}, {6, 7, 8}), place(list, {2, 3, 5}, {6, 7, 8}));
}

TEST(ArticleD2d, TheExamples) {
  const auto list = all_exchanges(5, 11);
  EXPECT_LT(place(list, {4, 5}, {6, 9}), place(list, {4, 5}, {7, 8}));
  EXPECT_LT(place(list, {3, 4, 5}, {6, 7, 10}), place(list, {3, 4, 5}, {6, 8, 9}));
}

TEST(ArticleD2, SixPlayersFromTheBeginning) {
  const auto list = all_exchanges(3, 6);
  const std::vector<test::Exchange> singles = {{{3}, {4}}, {{3}, {5}}, {{2}, {4}}, {{3}, {6}}, {{2}, {5}},
                                               {{1}, {4}}, {{2}, {6}}, {{1}, {5}}, {{1}, {6}}};
  ASSERT_GT(list.size(), singles.size());
  EXPECT_TRUE(std::equal(singles.begin(), singles.end(), list.begin()));
  EXPECT_EQ(list[singles.size()], (test::Exchange{{2, 3}, {4, 5}}));
}

TEST(ArticleD2, OneAfterTheOtherIsTheListSorted) {
  for (int players = 0; players <= 11; ++players)
    for (int s1 = 0; 2 * s1 <= players; ++s1)
      EXPECT_EQ(all_exchanges(s1, players), test::resident_exchanges(range(1, s1), range(s1 + 1, players)))
          << s1 << " of " << players;
}

// Inverting a rule gives the same exchanges in another order.
TEST(ArticleD2, ARuleInvertedChangesTheOrderOnly) {
  const auto sorted = [](std::vector<test::Exchange> list) {
    std::sort(list.begin(), list.end(), [](const auto& x, const auto& y) {
      return std::tie(x.out_of_s1, x.into_s1) < std::tie(y.out_of_s1, y.into_s1);
    });
    return list;
  };
  const auto as_written = all_exchanges(4, 9);
  constexpr Direction inverted = Direction::Inverted;
  for (const ExchangeOrder& order : {ExchangeOrder{.a = inverted}, ExchangeOrder{.b = inverted},
                                     ExchangeOrder{.c = inverted}, ExchangeOrder{.d = inverted}}) {
    const auto list = all_exchanges(4, 9, order);
    EXPECT_NE(list, as_written);
    EXPECT_EQ(sorted(list), sorted(as_written));
  }
}

// ---- D.3

std::vector<Numbers> all_mdp_exchanges(const std::vector<Points>& scores, int s1,
                                       Direction b = Direction::AsWritten) {
  MdpExchanges exchanges(scores, s1, b);
  std::vector<Numbers> result;
  while (exchanges.next()) {
    Numbers numbers;
    for (const Seat seat : exchanges.s1()) numbers.push_back(seat + 1);
    result.push_back(numbers);
  }
  return result;
}

TEST(ArticleD3a, HigherScoresComeBeforeLowerNumbers) {
  EXPECT_EQ(
      all_mdp_exchanges({30, 30, 30, 20, 20}, 2),
      (std::vector<Numbers>{{1, 2}, {1, 3}, {2, 3}, {1, 4}, {1, 5}, {2, 4}, {2, 5}, {3, 4}, {3, 5}, {4, 5}}));
}

TEST(ArticleD3b, OfEqualScoresTheLowerNumbersComeFirst) {
  EXPECT_EQ(all_mdp_exchanges({20, 20, 20}, 2), (std::vector<Numbers>{{1, 2}, {1, 3}, {2, 3}}));
  EXPECT_EQ(all_mdp_exchanges({20, 20, 20}, 2, Direction::Inverted),
            (std::vector<Numbers>{{2, 3}, {1, 3}, {1, 2}}));
}

TEST(ArticleD3, OneAfterTheOtherIsTheListSorted) {
  const std::vector<std::vector<Points>> brackets = {
      {}, {40}, {40, 30, 20, 10}, {40, 40, 30, 30, 30, 20}, {30, 20, 20, 20, 20, 10, 10}};
  for (const std::vector<Points>& scores : brackets)
    for (std::size_t s1 = 0; s1 <= scores.size(); ++s1)
      EXPECT_EQ(all_mdp_exchanges(scores, static_cast<int>(s1)), test::mdp_exchanges(scores, s1));
}

}  // namespace
}  // namespace bloesem::sequence
