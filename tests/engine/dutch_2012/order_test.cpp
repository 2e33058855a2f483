#include "engine/dutch_2012/order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace bloesem::swiss::dutch_2012 {
namespace {

using NumberPairs = std::vector<std::pair<int, int>>;

NumberedCandidate numbered(int moved_down, int players, const NumberPairs& pairs) {
  NumberedCandidate candidate{moved_down, std::vector<int>(static_cast<std::size_t>(players), 0)};
  for (const auto& [a, b] : pairs) {
    candidate.opponents[static_cast<std::size_t>(a - 1)] = b;
    candidate.opponents[static_cast<std::size_t>(b - 1)] = a;
  }
  return candidate;
}

// Requires that the two differ.
bool comes_before(const NumberedCandidate& one, const NumberedCandidate& other) {
  const std::vector<OrderKey> first = order_keys(one);
  const std::vector<OrderKey> second = order_keys(other);
  for (std::size_t key = 0; key < first.size(); ++key)
    if (const auto order = compare(first[key], second[key]); order != 0) return order < 0;
  ADD_FAILURE() << "no key tells the two apart";
  return false;
}

// NumberPairs 11 players whose S1 1 to 5 has one player exchanged: the first transposition after it.
NumberedCandidate with_one_exchange(int leaving, int entering) {
  std::vector<int> s1;
  std::vector<int> s2;
  for (int number = 1; number <= 11; ++number)
    ((number <= 5) != (number == leaving || number == entering) ? s1 : s2).push_back(number);
  // The player who left S1 stays single, so that every pair has its higher ranked player in S1.
  std::erase(s2, leaving);
  NumberPairs pairs;
  for (std::size_t i = 0; i < 5; ++i) pairs.emplace_back(s1[i], s2[i]);
  return numbered(0, 11, pairs);
}

// The example of the text for one player.
TEST(OrderOf2012, ExchangesAreInTheOrderOfTheTable) {
  const std::vector<std::pair<int, int>> in_order{{5, 6}, {5, 7}, {4, 6}, {5, 8}, {4, 7}, {3, 6}};
  for (std::size_t i = 0; i + 1 < in_order.size(); ++i) {
    const NumberedCandidate one = with_one_exchange(in_order[i].first, in_order[i].second);
    const NumberedCandidate next = with_one_exchange(in_order[i + 1].first, in_order[i + 1].second);
    EXPECT_EQ(exchanges_in(order_keys(one)), 1) << i;
    EXPECT_TRUE(comes_before(one, next)) << i;
    EXPECT_FALSE(comes_before(next, one)) << i;
  }
}

TEST(OrderOf2012, ANumberOfExchangesComesBeforeTheirDifference) {
  const NumberedCandidate one = numbered(0, 6, {{2, 3}, {4, 5}, {1, 6}});
  const NumberedCandidate none = numbered(0, 6, {{1, 6}, {2, 5}, {3, 4}});
  EXPECT_EQ(exchanges_in(order_keys(none)), 0);
  EXPECT_EQ(exchanges_in(order_keys(one)), 1);
  EXPECT_TRUE(comes_before(none, one));
}

TEST(OrderOf2012, SetsOfMdpsThenTheirOpponentsThenTheRemainder) {
  const NumberedCandidate first = numbered(2, 7, {{1, 4}, {3, 5}});
  EXPECT_TRUE(comes_before(first, numbered(2, 7, {{2, 3}, {4, 5}}))) << "D.3";
  EXPECT_TRUE(comes_before(first, numbered(2, 7, {{1, 5}, {3, 4}}))) << "D.1 of the MDPs";
  EXPECT_TRUE(comes_before(first, numbered(2, 7, {{1, 4}, {5, 6}}))) << "D.2 of the remainder";
  EXPECT_TRUE(comes_before(first, numbered(2, 7, {{1, 4}, {3, 6}}))) << "D.1 of the remainder";
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
