// The values of random candidates, compared with the articles read literally.
#include "engine/dutch/candidate_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "criteria/dutch/fide_2026.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"
#include "tests/support/literal_criteria.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using test::Random;

// Returns a bracket at the end of the field: MDPs and residents, of several scores only if it is collapsed.
Bracket last_or_collapsed(Random& random, const RoundField& field) {
  const bool collapsed = random.chance(50);
  Position begin = field.size() - 1;
  while (begin > 0 &&
         (collapsed ? random.chance(80) : field.facts(begin - 1).score == field.facts(begin).score))
    --begin;
  Bracket bracket;
  bracket.kind = collapsed ? BracketKind::Collapsed : BracketKind::Last;
  for (Position p = 0; p < begin; ++p)
    if (field.facts(p).score > field.facts(begin).score && random.chance(30)) bracket.moved_down.push_back(p);
  for (Position p = begin; p < field.size(); ++p) bracket.residents.push_back(p);
  return bracket;
}

std::vector<std::int64_t> list_of(const criteria::CriterionValue& value) {
  if (!value.is_list) return {value.count};
  return {value.differences.begin(), value.differences.end()};
}

TEST(CandidateValues, AreThoseOfTheArticles) {
  Random random(141);
  int topscorers = 0;
  int floats = 0;
  for (int run = 0; run < 4000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    Tournament t = test::made_up_tournament(random, random.between(1, 14), random.between(0, 5));
    if (random.chance(50)) t.rounds_declared = t.rounds_played + 1;
    const RoundField field = test::next_round(t);
    if (field.size() == 0) continue;
    const Bracket bracket = last_or_collapsed(random, field);
    const BracketProblem problem(field, criteria::baku_2016(), bracket);
    const BracketPairing pairing = test::random_candidate(random, field, bracket);
    topscorers += problem.topscorers ? 1 : 0;
    floats += bracket.moved_down.empty() ? 0 : 1;

    const test::Grouping candidate{pairing.pairs, pairing.downfloaters};
    std::vector<test::OracleValue> expected = test::colours_and_floats(field, candidate, problem.artificial());
    expected.push_back({"C.6", test::psd(field, candidate, problem.artificial())});
    std::erase(expected.back().list, 0);  // equal scores: not listed
    expected.push_back({"C.5", {static_cast<std::int64_t>(pairing.downfloaters.size())}});
    std::size_t compared = 0;
    for (const criteria::CriterionValue& value : candidate_values(problem, pairing, {}))
      for (const test::OracleValue& article : expected) {
        if (article.article != value.article) continue;
        EXPECT_EQ(list_of(value), article.list) << value.article;
        ++compared;
      }
    ASSERT_EQ(compared, expected.size());
  }
  EXPECT_GT(topscorers, 500);
  EXPECT_GT(floats, 500);
}

// C.7 is not computed from the pairs: its number and its list are those of the look-ahead.
TEST(CandidateValues, OfTheLookAheadAreTaken) {
  Random random(142);
  for (int run = 0; run < 300; ++run) {
    const RoundField field =
        test::next_round(test::made_up_tournament(random, random.between(3, 10), random.between(1, 4)));
    if (field.size() < 3) continue;
    const Bracket bracket{BracketKind::Normal, {}, {0, 1}, {2}, {}};
    AheadValue ahead;
    ahead.left_over = random.between(0, 5);
    ahead.differences.append(2, 35);
    int numbers = 0;
    int lists = 0;
    BracketPairing pairing;
    pairing.downfloaters = {0, 1};
    for (const criteria::CriterionValue& value :
         candidate_values({field, criteria::baku_2016(), bracket}, pairing, ahead)) {
      if (value.article != "C.7") continue;
      ++(value.is_list ? lists : numbers);
      if (value.is_list) {
        ASSERT_EQ(list_of(value), (std::vector<std::int64_t>{35, 35}));
      } else {
        ASSERT_EQ(value.count, ahead.left_over);
      }
    }
    ASSERT_EQ(numbers, 1);
    ASSERT_EQ(lists, 1);
  }
}

TEST(CandidateValues, AreOfTheRowsInForceInTheirOrder) {
  const RoundField field = test::next_round(test::TournamentBuilder(4));
  for (const criteria::CriteriaTable table : {criteria::baku_2016(), criteria::fide_2026()})
    for (int k = 0; k <= static_cast<int>(criteria::last_bracket_kind); ++k) {
      const Bracket bracket{static_cast<BracketKind>(k), {}, {0, 1}, {2}, {3}};
      std::vector<std::string_view> expected;
      for (const criteria::Criterion& row : table)
        if (contains(row.in_force, bracket.kind)) expected.push_back(row.article);
      std::vector<std::string_view> articles;
      BracketPairing pairing;
      pairing.pairs = {{0, 1}};
      for (const criteria::CriterionValue& value : candidate_values({field, table, bracket}, pairing, {}))
        articles.push_back(value.article);
      EXPECT_EQ(articles, expected) << name_of(bracket.kind);
    }
}

}  // namespace
}  // namespace bloesem::swiss::dutch
