// The opponents of S1, compared with a search through all transpositions.
#include "engine/dutch/solve/fast/remainder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "tests/engine/dutch/solve/fast/bracket_network.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::BracketNetwork;
using test::Random;

// Returns the opponents of S1 in the first legal transposition (D.1), and then who is left over.
std::optional<std::vector<BracketNumber>> first_transposition(const BracketNetwork& c,
                                                              const std::vector<BracketNumber>& s1,
                                                              std::vector<BracketNumber> s2) {
  do {
    bool legal = true;
    for (std::size_t i = 0; i < s1.size(); ++i) legal = legal && c.legal(s1[i], s2[i]);
    if (legal && (s2.size() == s1.size() || c.may_float(s2.back()))) return s2;
  } while (std::next_permutation(s2.begin(), s2.end()));
  return std::nullopt;
}

// Returns the pairs of the first single exchange (D.2) that has a legal transposition: S1, then its opponents.
std::optional<std::pair<std::vector<BracketNumber>, std::vector<BracketNumber>>> first_exchange(
    const BracketNetwork& c, const std::vector<BracketNumber>& players) {
  const auto size = static_cast<std::ptrdiff_t>(players.size());
  const std::ptrdiff_t pairs = size / 2;
  for (std::ptrdiff_t difference = 1; difference < size; ++difference)
    for (std::ptrdiff_t out = pairs - 1; out >= 0; --out) {
      if (out + difference < pairs || out + difference >= size) continue;
      std::vector<BracketNumber> both = players;
      std::swap(both[static_cast<std::size_t>(out)], both[static_cast<std::size_t>(out + difference)]);
      std::sort(both.begin(), both.begin() + pairs);
      std::sort(both.begin() + pairs, both.end());
      const std::vector<BracketNumber> s1(both.begin(), both.begin() + pairs);
      if (auto s2 = first_transposition(c, s1, {both.begin() + pairs, both.end()})) return std::pair(s1, *s2);
    }
  return std::nullopt;
}

TEST(RemainderChoice, IsTheFirstLegalTranspositionOrExchange) {
  Random random(201);
  RemainderChoice choice;  // shared, because its working memory must not matter
  int transposed = 0;
  int odd = 0;
  int exchanges_needed = 0;
  int exchanged = 0;
  for (int run = 0; run < 40000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const BracketNetwork c(random, 12, 2);
    ASSERT_TRUE(c.built());
    std::vector<BracketNumber> players;
    for (BracketNumber v = c.view().moved_down(); v < c.view().size(); ++v) players.push_back(v);
    // With an odd number of MDPs, either the slot or the remainder is odd, but not both.
    if ((players.size() % 2 == 1) != c.partition().has_slot()) continue;
    const auto pairs = static_cast<std::ptrdiff_t>(players.size() / 2);
    const std::vector<BracketNumber> s1(players.begin(), players.begin() + pairs);
    const std::vector<BracketNumber> s2(players.begin() + pairs, players.end());
    const auto expected = first_transposition(c, s1, s2);
    const bool chosen = choice.choose(c.network(), players);
    ASSERT_TRUE(chosen || !expected);
    if (!expected) {
      ++exchanges_needed;
      if (!chosen) continue;
      const auto exchange = first_exchange(c, players);
      ASSERT_TRUE(exchange && choice.exchanges() == 1);
      for (std::size_t i = 0; i < s1.size(); ++i)
        ASSERT_EQ(choice.pairs()[i], std::pair(exchange->first[i], exchange->second[i]));
      ++exchanged;
      continue;
    }
    ASSERT_EQ(choice.exchanges(), 0);
    ASSERT_EQ(choice.pairs().size(), s1.size());
    for (std::size_t i = 0; i < s1.size(); ++i) ASSERT_EQ(choice.pairs()[i], std::pair(s1[i], (*expected)[i]));
    ASSERT_EQ(choice.single().has_value(), s2.size() > s1.size());
    if (choice.single()) {
      ASSERT_EQ(*choice.single(), expected->back());
    }
    transposed += *expected != s2 ? 1 : 0;
    odd += choice.single() ? 1 : 0;
  }
  EXPECT_GT(transposed, 200);
  EXPECT_GT(odd, 300);
  EXPECT_GT(exchanges_needed, 100);
  EXPECT_GT(exchanged, 20);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
