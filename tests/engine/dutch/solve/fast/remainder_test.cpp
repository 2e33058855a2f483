// The opponents of S1, compared with a search through all transpositions.
#include "engine/dutch/solve/fast/remainder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
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

TEST(RemainderChoice, IsTheFirstLegalTransposition) {
  Random random(201);
  RemainderChoice choice;  // shared, because its working memory must not matter
  int transposed = 0;
  int odd = 0;
  int exchanges_needed = 0;
  for (int run = 0; run < 4000 && !testing::Test::HasFailure(); ++run) {
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
    ASSERT_EQ(choice.choose(c.network(), players), expected.has_value());
    if (!expected) {
      ++exchanges_needed;
      continue;
    }
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
}

}  // namespace
}  // namespace bloesem::swiss::dutch
