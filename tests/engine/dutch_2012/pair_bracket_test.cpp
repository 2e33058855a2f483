#include "engine/dutch_2012/pair_bracket.hpp"

#include <gtest/gtest.h>

#include "engine/dutch/solvers.hpp"
#include "engine/requested_round.hpp"
#include "tests/engine/dutch_2012/istanbul_positions.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using Positions = std::vector<Position>;

TEST(PairBracketOf2012, HalfOfThePlayersMakeABracketHomogeneous) {
  EXPECT_FALSE(mostly_moved_down(0, 0));
  EXPECT_FALSE(mostly_moved_down(0, 1));
  EXPECT_FALSE(mostly_moved_down(2, 3));
  EXPECT_TRUE(mostly_moved_down(2, 2));
  EXPECT_TRUE(mostly_moved_down(3, 1));
}

TEST(PairBracketOf2012, AllPairsHaveEveryMdpAmongThem) {
  const auto bracket = [](Positions moved_down, Positions residents, Positions left) {
    PairedBracket made{std::move(moved_down), std::move(residents), {}};
    made.pairing.downfloaters = std::move(left);
    return makes_all_pairs(made);
  };
  EXPECT_TRUE(bracket({0}, {1, 2, 3}, {}));
  EXPECT_TRUE(bracket({0}, {1, 2}, {2}));
  EXPECT_FALSE(bracket({0}, {1, 2}, {0}));
  EXPECT_FALSE(bracket({0}, {1, 2, 3}, {2, 3}));
  EXPECT_TRUE(bracket({}, {1}, {1}));
}

struct Bench {
  explicit Bench(const test::IstanbulCase& made)
      : request(requested_round(made.tournament, made.options).value()),
        chain(dutch::solvers(SolverChoice::Auto)),
        pairer(request.field, criteria::StrongColours::After, chain, {}) {}

  RequestedRound request;
  SolverChain chain;
  BracketPairer pairer;
};

std::string pairs_of(const Result<PairedBracket>& bracket) {
  std::string text;
  for (const auto& [a, b] : bracket->pairing.pairs)
    text += std::to_string(a.value() + 1) + '-' + std::to_string(b.value() + 1) + ' ';
  for (const Position p : bracket->pairing.downfloaters) text += std::to_string(p.value() + 1) + ' ';
  return text;
}

TEST(PairBracketOf2012, AimsAtWhatComesBelow) {
  // 5 may not meet 6, 3 and 4 may not meet 5.
  Bench bench(test::strangers_with({10, 10, 10, 10, 0, 0}, {{5, 6}, {3, 5}, {4, 5}}));
  EXPECT_EQ(pairs_of(bench.pairer.pair(Aim::Bracket, {}, {0, 1, 2, 3})), "1-3 2-4 ");
  EXPECT_EQ(pairs_of(bench.pairer.pair(Aim::Completion, {}, {0, 1, 2, 3}, {4, 5})), "1-3 2 4 ");
  EXPECT_EQ(pairs_of(bench.pairer.pair(Aim::Last, {1, 3}, {4, 5})), "2-5 4-6 ");
}

TEST(PairBracketOf2012, ChoosesWhoMovesDownForTheNextBracket) {
  Bench bench(test::strangers_with({10, 10, 10, 5, 5, 5, 0}, {{3, 4}, {3, 5}, {3, 6}}));
  EXPECT_EQ(pairs_of(bench.pairer.pair(Aim::Bracket, {}, {0, 1, 2})), "1-2 3 ");
  EXPECT_EQ(pairs_of(bench.pairer.pair(Aim::NextBracket, {}, {0, 1, 2}, {3, 4, 5})), "1-3 2 ");
}

// C.14.b.2: 1 and 2 can meet nobody here. A homogeneous bracket has them in S1, so that two players are
// exchanged (4 and 6); of a remainder it would be one.
TEST(PairBracketOf2012, WithoutAnyPairedMdpTheBracketIsHomogeneous) {
  Bench bench(test::strangers_with({20, 20, 10, 10, 10, 10, 10, 10}, {{1, 2},
                                                                      {1, 3},
                                                                      {1, 4},
                                                                      {1, 5},
                                                                      {1, 6},
                                                                      {1, 7},
                                                                      {1, 8},
                                                                      {2, 3},
                                                                      {2, 4},
                                                                      {2, 5},
                                                                      {2, 6},
                                                                      {2, 7},
                                                                      {2, 8},
                                                                      {3, 6},
                                                                      {3, 7},
                                                                      {3, 8}}));
  const Result<PairedBracket> bracket = bench.pairer.pair(Aim::Bracket, {0, 1}, {2, 3, 4, 5, 6, 7});
  EXPECT_EQ(pairs_of(bracket), "3-5 4-7 6-8 1 2 ");
  EXPECT_EQ(bracket->pairing.exchanges, 2);
}

TEST(PairBracketOf2012, AMergedBracketIsHeterogeneousWhereItCanBe) {
  Bench bench(test::strangers_with({20, 20, 10, 10}));
  EXPECT_EQ(pairs_of(bench.pairer.pair(Aim::Merged, {0, 1}, {2, 3})), "1-3 2-4 ");
  Bench other(test::strangers_with({20, 20, 10, 10}, {{1, 3}, {1, 4}}));
  EXPECT_EQ(pairs_of(other.pairer.pair(Aim::Merged, {0, 1}, {2, 3})), "1-2 3-4 ");
}

TEST(PairBracketOf2012, ReportsProgress) {
  const test::IstanbulCase made = test::strangers_with({10, 10, 0, 0});
  const RequestedRound request = requested_round(made.tournament, made.options).value();
  SolverChain chain = dutch::solvers(SolverChoice::Auto);
  std::vector<int> seen;
  BracketPairer pairer(request.field, criteria::StrongColours::Nothing, chain, [&](int settled) {
    seen.push_back(settled);
    return seen.size() < 2;
  });
  const Result<PairedBracket> first = pairer.pair(Aim::Bracket, {}, {0, 1});
  ASSERT_TRUE(first);
  pairer.settle(*first);
  EXPECT_EQ(pairer.pair(Aim::Last, {}, {2, 3}).error().code, ErrorCode::Cancelled);
  EXPECT_EQ(seen, (std::vector{0, 2}));
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
