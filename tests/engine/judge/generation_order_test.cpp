// Which of two candidates is generated earlier, and by which rule, compared with a literal execution of section
// D.
#include "bloesem/judge/generation_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "bloesem/articles.hpp"
#include "tests/support/generation.hpp"

namespace bloesem {
namespace {

using test::Bsn;
using test::BsnPairs;
using test::Bsns;
using test::Exchange;

Bsns numbers(Bsn first, Bsn last) {
  Bsns list(static_cast<std::size_t>(last - first + 1));
  std::iota(list.begin(), list.end(), first);
  return list;
}

// How the literal search of B.6 first reaches a candidate.
struct Origin {
  Exchange exchange;
  Bsns opponents;
};

std::map<BsnPairs, Origin> origins(Bsn players, std::size_t pairs) {
  const Bsns s1 = numbers(1, static_cast<Bsn>(pairs));
  const Bsns s2 = numbers(static_cast<Bsn>(pairs) + 1, players);
  std::vector<Exchange> exchanges = test::resident_exchanges(s1, s2);
  exchanges.insert(exchanges.begin(), Exchange{});
  std::map<BsnPairs, Origin> result;
  for (const Exchange& exchange : exchanges) {
    Bsns upper;
    Bsns lower;
    for (Bsn n = 1; n <= players; ++n) {
      const bool out = std::binary_search(exchange.out_of_s1.begin(), exchange.out_of_s1.end(), n);
      const bool in = std::binary_search(exchange.into_s1.begin(), exchange.into_s1.end(), n);
      const bool original = n <= static_cast<Bsn>(pairs);
      ((original && !out) || in ? upper : lower).push_back(n);
    }
    for (const Bsns& opponents : test::transpositions(lower, pairs)) {
      BsnPairs candidate;
      for (std::size_t i = 0; i < pairs; ++i) candidate.emplace_back(std::minmax(upper[i], opponents[i]));
      std::sort(candidate.begin(), candidate.end());
      result.emplace(candidate, Origin{exchange, opponents});  // keeps the first
    }
  }
  return result;
}

int sum(const Bsns& list) { return std::accumulate(list.begin(), list.end(), 0); }

GenerationRule rule_between(const Origin& a, const Origin& b) {
  const auto difference = [](const Exchange& e) { return sum(e.into_s1) - sum(e.out_of_s1); };
  if (a.exchange == b.exchange) return GenerationRule::Opponents;
  if (a.exchange.into_s1.size() != b.exchange.into_s1.size()) return GenerationRule::ExchangeCount;
  if (difference(a.exchange) != difference(b.exchange)) return GenerationRule::ExchangeDifference;
  return a.exchange.out_of_s1 != b.exchange.out_of_s1 ? GenerationRule::ExchangeOut
                                                      : GenerationRule::ExchangeIn;
}

TEST(GenerationOrder, OfAHomogeneousBracketIsThatOfTheSearch) {
  std::map<GenerationRule, int> seen;
  for (const auto& [players, pairs] : {std::pair{4, 2}, {5, 2}, {6, 2}, {6, 3}, {7, 3}, {8, 3}}) {
    const auto list = test::homogeneous_candidates(players, static_cast<std::size_t>(pairs));
    const auto origin = origins(players, static_cast<std::size_t>(pairs));
    ASSERT_EQ(list.size(), origin.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t j = 0; j < list.size(); ++j) {
        const auto step = compare_generation({0, players, list[i]}, {0, players, list[j]});
        ASSERT_EQ(step.has_value(), i != j);
        if (!step) continue;
        EXPECT_EQ(step->first_is_earlier, i < j);
        EXPECT_EQ(step->rule, rule_between(origin.at(list[i]), origin.at(list[j])));
        ++seen[step->rule];
      }
    }
  }
  EXPECT_EQ(seen.size(), 5U);  // each rule of the remainder has decided
}

TEST(GenerationOrder, OfAHeterogeneousBracketIsThatOfTheSearch) {
  std::map<GenerationRule, int> seen;
  const std::vector<test::HeterogeneousBracket> brackets = {
      {{10}, 1, 5, 2}, {{10, 10}, 2, 5, 1}, {{10, 10, 10}, 2, 4, 1}, {{10, 10}, 1, 4, 1}, {{10, 10}, 0, 4, 2}};
  for (const auto& bracket : brackets) {
    const auto mdps = static_cast<Bsn>(bracket.mdp_scores.size());
    const Bsn players = mdps + bracket.residents;
    const auto list = test::heterogeneous_candidates(bracket);
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t j = i + 1; j < list.size(); ++j) {
        const auto step = compare_generation({mdps, players, list[i]}, {mdps, players, list[j]});
        ASSERT_TRUE(step);
        EXPECT_TRUE(step->first_is_earlier);
        ++seen[step->rule];
      }
    }
  }
  EXPECT_EQ(seen.count(GenerationRule::MovedDown), 1U);
  EXPECT_EQ(seen.count(GenerationRule::MovedDownOpponents), 1U);
}

TEST(GenerationOrder, TellsTheNumbersItCompares) {
  const auto step = compare_generation({0, 4, {{1, 3}, {2, 4}}}, {0, 4, {{1, 2}, {3, 4}}});
  EXPECT_EQ(step, (GenerationStep{GenerationRule::ExchangeCount, true, {0}, {1}}));
  EXPECT_EQ(article_of(step->rule, articles_of(Edition::Baku2016)), "D.2.a");
  EXPECT_EQ(article_of(step->rule, articles_of(Edition::Fide2026)), "4.3");
}

// 1 is an MDP; in the remainder 3 4 5 6 7 are 1 2 3 4 5.
TEST(GenerationOrder, NumbersTheRemainderAfresh) {
  const auto step = compare_generation({1, 7, {{1, 2}, {3, 5}, {4, 6}}}, {1, 7, {{1, 2}, {3, 5}, {4, 7}}});
  EXPECT_EQ(step, (GenerationStep{GenerationRule::Opponents, true, {3, 4}, {3, 5}}));
}

}  // namespace
}  // namespace bloesem
