#include "engine/explain/round_order.hpp"

#include <gtest/gtest.h>

#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

constexpr auto earlier = std::strong_ordering::less;
constexpr auto later = std::strong_ordering::greater;
constexpr auto same = std::strong_ordering::equal;

ArticleNames names_of_articles() {
  ArticleNames articles{};
  articles.completion = "C4";
  articles.bye_score = "C5";
  return articles;
}

const ArticleNames names = names_of_articles();

BracketRecord of_four(std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs, int floaters) {
  BracketRecord record;
  record.residents = {0, 1, 2, 3};
  record.pairs = std::move(pairs);
  record.criteria = {{"C6", "downfloaters", false, floaters, {}}};
  return record;
}

Record only(BracketRecord bracket) {
  Record record;
  record.brackets = {std::move(bracket)};
  return record;
}

// Compares both ways round.
std::strong_ordering order_of(const Record& one, const Record& other) {
  const std::strong_ordering order = compare_rounds(one, other, names);
  EXPECT_EQ(compare_rounds(other, one, names), 0 <=> order);
  return order;
}

TEST(BySequenceNumber, NumbersMovedDownPlayersFirst) {
  BracketRecord record;
  record.moved_down = {7, 4};
  record.residents = {1, 9, 2};
  record.pairs = {{7, 9}, {2, 1}};
  const NumberedCandidate found = by_sequence_number(record);
  EXPECT_EQ(found.moved_down, 2);
  EXPECT_EQ(found.players, 5);
  EXPECT_EQ(found.pairs, (std::vector<std::pair<int, int>>{{1, 4}, {3, 5}}));
}

TEST(CompareRounds, PutsTheBetterCriterionFirst) {
  const Record all = only(of_four({{0, 2}, {1, 3}}, 0));
  EXPECT_EQ(order_of(all, all), same);
  EXPECT_EQ(order_of(all, only(of_four({{0, 1}}, 2))), earlier);
}

TEST(CompareRounds, PutsTheCandidateGeneratedFirstFirst) {
  const Record first = only(of_four({{0, 2}, {1, 3}}, 0));
  const Record second = only(of_four({{0, 3}, {1, 2}}, 0));
  const Record third = only(of_four({{0, 1}, {2, 3}}, 0));  // an exchange
  EXPECT_EQ(order_of(first, second), earlier);
  EXPECT_EQ(order_of(second, third), earlier);
  EXPECT_EQ(order_of(third, first), later);
}

TEST(CompareRounds, PutsABracketThatIsPairedAgainLater) {
  BracketRecord normal = of_four({{0, 2}}, 2);
  normal.criteria.push_back({"C7", "left over", false, 3, {}});
  normal.criteria.push_back({"C8", "colours", false, 5, {}});
  BracketRecord again = of_four({{0, 3}}, 2);
  again.kind = criteria::BracketKind::Penultimate;
  again.criteria.push_back({"C8", "colours", false, 1, {}});
  EXPECT_EQ(order_of(only(normal), only(again)), earlier);
  again.criteria[0].count = 1;  // it is better in a criterion before C7
  EXPECT_EQ(order_of(only(normal), only(again)), later);
}

// The rules choose the first of all legal rounds: what they choose with a constraint comes later.
TEST(CompareRounds, PutsTheRoundOfTheRulesBeforeAllOthers) {
  test::Random random(2511);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const auto framed = test::random_framed_case(random, 5, 14);
    const Record& right = framed->subject.answer->record;
    for (const auto& [a, b] : framed->open_pairs()) {
      const Result<RoundPairing> other = framed->round_with(a, b);
      if (!other) continue;
      EXPECT_EQ(compare_rounds(right, other->record, framed->round.articles()), earlier)
          << "case " << i << ", " << a << '-' << b;
      EXPECT_EQ(compare_rounds(other->record, right, framed->round.articles()), later);
      ++compared;
    }
  }
  EXPECT_GT(compared, 400);
}

}  // namespace
}  // namespace bloesem::explain
