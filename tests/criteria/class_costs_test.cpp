// Compares packed costs with the criteria evaluated one by one, where lists are sorted in descending order.
#include "criteria/class_costs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

#include "tests/criteria/editions.hpp"
#include "tests/criteria/random_bracket_facts.hpp"

namespace bloesem::criteria {
namespace {

using test::BracketFacts;
using test::Candidate;
using test::Random;
using Cost = ClassCosts::Cost;

// Number of kinds of bracket that are solved by classes.
constexpr std::size_t number_of_kinds = 7;
constexpr std::size_t collapsed = 4;

// A list as a map from difference, the largest first, to its multiplicity; a count is a list of zeros. One list
// is worse than another if and only if it is greater in the order of these maps.
using Value = std::map<Points, std::int64_t, std::greater<>>;
using Values = std::vector<Value>;

struct ClassedBracket {
  BracketFacts facts;
  CriteriaTable table;
  BracketKind kind = BracketKind::Normal;
  std::vector<PlayerClass> classes;
  std::vector<std::size_t> class_of;
};

// Players with equal facts share a class, up to their look-ahead costs.
ClassedBracket random_classed_bracket(Random& random, int max_players) {
  ClassedBracket bracket;
  bracket.facts = test::random_bracket_facts(random, max_players);
  const test::TableAndKind& rules =
      test::every_kind()[bracket.facts.one_score() ? random.between<std::size_t>(0, number_of_kinds - 1)
                                                   : collapsed];
  bracket.table = rules.table;
  bracket.kind = rules.kind;
  const bool looks_ahead = bracket.kind == BracketKind::Normal || bracket.kind == BracketKind::BeforeLast ||
                           bracket.kind == BracketKind::Closing;  // C9 is a mark, like the look-ahead
  for (std::size_t p = 0; p < bracket.facts.players.size(); ++p) {
    const bool moved_down = p < bracket.facts.moved_down;
    const std::int32_t ahead = looks_ahead ? random.between(0, 2) * random.between(0, 3) : 0;
    std::size_t c = 0;
    for (; c < bracket.classes.size(); ++c) {
      const PlayerClass& known = bracket.classes[c];
      if (known.facts == bracket.facts.players[p] && known.moved_down == moved_down && known.ahead == ahead)
        break;
    }
    if (c == bracket.classes.size())
      bracket.classes.push_back({bracket.facts.players[p], 0, moved_down, ahead});
    ++bracket.classes[c].size;
    bracket.class_of.push_back(c);
  }
  return bracket;
}

void charge(Value& value, const Criterion& criterion, const Charge& charge) {
  if (charge.amount != 0) value[criterion.measure == Measure::Count ? 0 : charge.difference] += charge.amount;
}

// Values in descending priority. The look-ahead is one number: the sum of the marks of the singles.
Values values_of(const ClassedBracket& bracket, const Candidate& candidate) {
  const std::vector<PlayerFacts>& facts = bracket.facts.players;
  Values values;
  const Criterion* last_ahead = nullptr;
  for (const Criterion& criterion : bracket.table)
    if (contains(criterion.in_force, bracket.kind) && criterion.scope != Zone::Bracket) last_ahead = &criterion;
  for (const Criterion& criterion : bracket.table) {
    if (!contains(criterion.in_force, bracket.kind)) continue;
    if (criterion.scope != Zone::Bracket && &criterion != last_ahead) continue;
    Value& value = values.emplace_back();
    if (criterion.scope != Zone::Bracket) {
      for (const std::size_t p : candidate.singles)
        if (const auto ahead = bracket.classes[bracket.class_of[p]].ahead; ahead != 0) value[0] += ahead;
      continue;
    }
    for (const auto& [h, l] : candidate.pairs)
      if (criterion.pair) charge(value, criterion, criterion.pair(facts[h], facts[l]));
    for (const std::size_t p : candidate.singles)
      if (criterion.single)
        charge(value, criterion,
               criterion.single(
                   {facts[p], Zone::Bracket, p < bracket.facts.moved_down, facts.back().score - one_point}));
  }
  return values;
}

Cost packed(const ClassCosts& costs, const ClassedBracket& bracket, const Candidate& candidate) {
  Cost sum = 0;
  for (const auto& [h, l] : candidate.pairs) sum += costs.pair(bracket.class_of[h], bracket.class_of[l]);
  for (const std::size_t p : candidate.singles) sum += costs.single(bracket.class_of[p]);
  return sum;
}

int order_of(Cost a, Cost b) { return a < b ? -1 : a > b ? 1 : 0; }
int order_of(const Values& a, const Values& b) { return a < b ? -1 : a > b ? 1 : 0; }

// Returns false if the costs are too wide, which may only happen for a CLB with its many differences.
bool pack(ClassCosts& costs, const ClassedBracket& bracket, std::size_t singles) {
  const bool packed =
      costs.pack(bracket.table, bracket.kind, bracket.classes, static_cast<std::int32_t>(singles));
  EXPECT_EQ(packed, costs.bits() <= ClassCosts::max_bits);
  EXPECT_TRUE(packed || bracket.kind == BracketKind::Collapsed);
  return packed;
}

void expect_in_bounds(const ClassCosts& costs, const ClassedBracket& bracket) {
  for (std::size_t a = 0; a < bracket.classes.size(); ++a) {
    EXPECT_TRUE(costs.single(a) >= 0 && costs.single(a) >> costs.bits() == 0);
    for (std::size_t b = 0; b < bracket.classes.size(); ++b) {
      EXPECT_TRUE(costs.pair(a, b) >= 0 && costs.pair(a, b) >> costs.bits() == 0);
      EXPECT_TRUE(costs.pair(a, b) == costs.pair(b, a));
    }
  }
}

TEST(ClassCosts, CompareCandidatesAsTheCriteriaDo) {
  Random random(41);
  ClassCosts costs;  // shared, because its working memory must not matter
  int compared = 0;
  int decided_below = 0;  // decided by criteria below the look-ahead
  std::map<BracketKind, int> seen;
  for (int i = 0; i < 12'000 && !HasFailure(); ++i) {
    const ClassedBracket bracket = random_classed_bracket(random, 10);
    const Candidate first = test::random_candidate(random, bracket.facts, random.between<std::size_t>(0, 3));
    if (!pack(costs, bracket, first.singles.size())) continue;
    expect_in_bounds(costs, bracket);
    const Values values = values_of(bracket, first);
    EXPECT_TRUE(packed(costs, bracket, first) >> costs.bits() == 0) << "the digits hold their totals";
    for (int rival = 0; rival < 6; ++rival) {
      const Candidate second = test::random_candidate(random, bracket.facts, first.singles.size());
      if (second.singles.size() != first.singles.size()) continue;
      ++compared;
      ++seen[bracket.kind];
      const Values other = values_of(bracket, second);
      const int order = order_of(values, other);
      ASSERT_EQ(order_of(packed(costs, bracket, first), packed(costs, bracket, second)), order)
          << name_of(bracket.kind) << ", " << bracket.facts.moved_down << " MDPs of "
          << bracket.facts.players.size();
      const std::size_t above = std::min<std::size_t>(values.size(), 3);
      decided_below +=
          order != 0 &&
          std::equal(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(above), other.begin());
    }
  }
  EXPECT_GT(compared, 30'000);
  EXPECT_GT(decided_below, 3000);
  EXPECT_EQ(seen.size(), number_of_kinds - 1);  // Normal exists in both editions
}

// Every player occurs many times. All copies of one group are exchanged for another group, so that all digits
// are as full as possible and a single unit decides.
TEST(ClassCosts, OfHugeBracketsDoNotOverflow) {
  Random random(42);
  int decided = 0;
  int refused = 0;
  for (int i = 0; i < 15'000 && !HasFailure(); ++i) {
    const ClassedBracket small = random_classed_bracket(random, 8);
    ClassedBracket huge = small;
    const std::int32_t times = random.chance(30) ? 1'000'000 : random.between(100, 2000);
    for (PlayerClass& c : huge.classes) c.size *= times;
    const Candidate all = test::random_candidate(random, small.facts, random.between<std::size_t>(0, 2));
    const Candidate group = test::random_candidate(random, small.facts, all.singles.size());
    if (group.singles.size() != all.singles.size()) continue;
    ClassCosts costs;
    if (!costs.pack(huge.table, huge.kind, huge.classes,
                    static_cast<std::int32_t>(all.singles.size()) * times)) {
      EXPECT_GT(costs.bits(), ClassCosts::max_bits);
      ++refused;
      continue;
    }
    ASSERT_LE(costs.bits(), ClassCosts::max_bits);
    const Cost of_all = packed(costs, small, all);
    const Cost of_group = packed(costs, small, group);
    EXPECT_TRUE((of_all * times) >> costs.bits() == 0) << "the digits hold their totals";
    // Compares times * all with (times - 1) * all + group.
    const int order = order_of(of_all * times, of_all * (times - 1) + of_group);
    Values mixed = values_of(small, group);
    Values whole = values_of(small, all);
    for (std::size_t k = 0; k < whole.size(); ++k) {
      for (const auto& [difference, count] : Value(whole[k])) {
        mixed[k][difference] += count * (times - 1);
        whole[k][difference] *= times;
      }
    }
    ASSERT_EQ(order, order_of(whole, mixed));
    decided += order != 0 ? 1 : 0;
  }
  EXPECT_GT(decided, 1000);
  EXPECT_GT(refused, 100);
}

// Residents of a hundred scores, all with a float: the lists have more differences than fit.
TEST(ClassCosts, TooWideAreRefused) {
  std::vector<PlayerClass> classes;
  for (int s = 100; s > 0; --s) {
    PlayerFacts facts = test::floated(5 * s * s, Float::Down, Float::Down);
    facts.preference = test::preference(s % 2 == 0 ? "W" : "B");
    classes.push_back({facts, 2, false, 0});
  }
  ClassCosts costs;
  EXPECT_FALSE(costs.pack(baku_2016(), BracketKind::Collapsed, classes, 0));
  EXPECT_GT(costs.bits(), ClassCosts::max_bits);
  // The same object then packs a small bracket like a new one.
  classes.resize(3);
  ASSERT_TRUE(costs.pack(baku_2016(), BracketKind::Collapsed, classes, 0));
  ClassCosts fresh;
  ASSERT_TRUE(fresh.pack(baku_2016(), BracketKind::Collapsed, classes, 0));
  EXPECT_EQ(costs.bits(), fresh.bits());
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t b = 0; b < 3; ++b) EXPECT_TRUE(costs.pair(a, b) == fresh.pair(a, b));
}

// C.6 is above the look-ahead, C.8 to C.19 are below it.
TEST(ClassCosts, TheLookAheadStandsBetweenC6AndC8) {
  // Two MDPs with different scores, and residents; the look-ahead cost of a single is greater for lower
  // players.
  std::vector<PlayerClass> classes = {{test::facts(40, "W"), 1, true, 0},
                                      {test::facts(35, "W"), 1, true, 5},
                                      {test::facts(20, "W"), 2, false, 7},
                                      {test::facts(20, "B"), 2, false, 9}};
  ClassCosts costs;
  ASSERT_TRUE(costs.pack(baku_2016(), BracketKind::Normal, classes, 2));
  // The look-ahead is worse by 9 and one more colour is denied, but the higher MDP is paired.
  const Cost lower_floats = costs.single(1) + costs.single(3) + costs.pair(0, 2) + costs.pair(2, 3);
  const Cost higher_floats = costs.single(0) + costs.single(2) + costs.pair(1, 3) + costs.pair(2, 3);
  EXPECT_TRUE(lower_floats < higher_floats);
  // The same MDP floats; the look-ahead outweighs the colours.
  const Cost better_ahead = costs.single(1) + costs.single(2) + costs.pair(0, 2) + costs.pair(3, 3);
  const Cost better_colours = costs.single(1) + costs.single(3) + costs.pair(0, 3) + costs.pair(2, 2);
  EXPECT_TRUE(better_ahead < better_colours);
  const Cost best_colours = costs.single(1) + costs.single(2) + costs.pair(0, 3) + costs.pair(2, 3);
  EXPECT_TRUE(best_colours < better_ahead);
}

}  // namespace
}  // namespace bloesem::criteria
