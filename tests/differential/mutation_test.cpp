// A row is enough: changing one row of a table changes the answer of every solver, or makes the solver decline
// the bracket. Each row is dropped, doubled, evaluated with exchanged sides and edited in turn, and every
// solver is compared with the reference, which weighs the rows as they are.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solve/bounds/bounds_bracket.hpp"
#include "engine/dutch/solve/fast/fast_bracket.hpp"
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"
#include "tests/criteria/promises.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using criteria::Charge;
using criteria::Criterion;
using criteria::PairCost;
using criteria::PairShape;
using criteria::PlayerFacts;
using criteria::SingleCost;
using criteria::SinglePlayer;
using criteria::SingleShape;
using Table = std::vector<Criterion>;

// Sets the shape that the functions keep. A changed function needs the right shape, or
// Promises.OfEveryRowAreKept fails.
void make_honest(Criterion& row) {
  if (row.pair && !keeps(row.pair.shape, row.pair))
    row.pair.shape = keeps(PairShape::Uneven, row.pair) ? PairShape::Uneven : PairShape::Unknown;
  if (row.single && !keeps(row.single.shape, row.single)) row.single.shape = SingleShape::Unknown;
  if (charges_pairs_like_singles(row) && !charges_the_higher_alike(row)) row.pair.shape = PairShape::Uneven;
}

// Costs are plain functions without state, so the original ones of mutated rows are globals.
PairCost original_pair;
SingleCost original_single;

// Evaluates the cost with the higher and lower ranked player exchanged.
bool exchange_sides(Table& table, std::size_t at) {
  Criterion& row = table[at];
  if (!row.pair) return false;
  original_pair = row.pair;
  row.pair.charge = [](const PlayerFacts& higher, const PlayerFacts& lower) {
    return original_pair(lower, higher);
  };
  make_honest(row);
  return true;
}

// Exempts players who had a downfloat in the previous round.
bool edit(Table& table, std::size_t at) {
  Criterion& row = table[at];
  original_pair = row.pair;
  original_single = row.single;
  if (row.pair)
    row.pair.charge = [](const PlayerFacts& higher, const PlayerFacts& lower) {
      return lower.previous == criteria::Float::Down ? Charge{} : original_pair(higher, lower);
    };
  if (row.single)
    row.single.charge = [](const SinglePlayer& p) {
      return p.facts.previous == criteria::Float::Down ? Charge{} : original_single(p);
    };
  make_honest(row);
  return true;
}

bool drop(Table& table, std::size_t at) {
  table.erase(table.begin() + static_cast<std::ptrdiff_t>(at));
  return true;
}

bool repeat(Table& table, std::size_t at) {
  const Criterion row = table[at];
  table.insert(table.begin() + static_cast<std::ptrdiff_t>(at), row);
  return true;
}

struct EditionTables {
  const swiss::System* rules;
  std::vector<BracketKind> kinds;
};

// Moves all players below the next score group from `ahead` to `below`.
void split_off_below(BracketCase& c) {
  const auto score = [&](swiss::Position p) { return c.field.facts(p).score; };
  auto& ahead = c.bracket.ahead;
  const auto below =
      std::find_if(ahead.begin(), ahead.end(), [&](auto p) { return score(p) != score(ahead.front()); });
  c.bracket.below.assign(below, ahead.end());
  ahead.erase(below, ahead.end());
}

BracketCase bracket_in_force(Random& random, const EditionTables& edition, criteria::BracketKinds in_force) {
  constexpr std::array pasts = {Past::Mixed, Past::LopsidedColours, Past::Floats};
  BracketKind kind = edition.kinds[random.between<std::size_t>(0, edition.kinds.size() - 1)];
  while (!contains(in_force, kind))
    kind = edition.kinds[random.between<std::size_t>(0, edition.kinds.size() - 1)];
  const BracketSizes sizes = {random.chance(30) ? 0 : random.between(0, 3), random.between(2, 8),
                              ends_the_round(kind) ? 0 : random.between(2, 6)};
  const bool completing = kind == BracketKind::Completing;
  BracketCase c = random_bracket(random, completing ? BracketKind::Penultimate : kind, sizes,
                                 pasts[random.between<std::size_t>(0, pasts.size() - 1)], *edition.rules);
  c.bracket.kind = kind;
  if (completing) split_off_below(c);
  return c;
}

using Answer = std::optional<swiss::BracketPairing>;
using Solve = std::function<Answer(const BracketCase&, criteria::CriteriaTable)>;

struct Link {
  const char* name;
  Solve solve;
  int answered = 0;
};

template <class Solver>
Link link(const char* name, Solver& solver) {
  return {name, [&solver](const BracketCase& c, criteria::CriteriaTable t) {
            return solve_by(solver, c.field, t, c.bracket);
          }};
}

using Links = std::array<Link, 5>;

Answer by_whole(const BracketCase& c, criteria::CriteriaTable table) {
  return by_whole_round(c.field, table, c.bracket);
}

using Mutate = bool (*)(Table&, std::size_t);

struct RowOutcome {
  int compared = 0;
  int changed = 0;  // brackets that the published table pairs differently
};

void compare(const BracketCase& c, const Table& table, Links& links, RowOutcome& outcome,
             criteria::CriteriaTable published) {
  const auto reference = by_lemon(c.field, table, c.bracket);
  ASSERT_TRUE(reference.has_value());
  ++outcome.compared;
  for (Link& each : links) {
    const Answer answer = each.solve(c, table);
    if (!answer) continue;
    SCOPED_TRACE(each.name);
    ++each.answered;
    expect_same_pairing(*answer, *reference);
  }
  const auto before = by_lemon(c.field, published, c.bracket);
  outcome.changed += before->pairs != reference->pairs ? 1 : 0;
}

class Mutations : public testing::TestWithParam<int> {};

EditionTables edition_of(int which) {
  if (which == 0)
    return {&swiss::dutch::baku_2016,
            {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last, BracketKind::Penultimate,
             BracketKind::Collapsed}};
  return {&swiss::dutch::fide_2026, {BracketKind::Normal, BracketKind::Closing, BracketKind::Completing}};
}

// Mutates each row in turn and counts the brackets that are paired differently.
RowOutcome change_every_row(int which, Mutate mutate, Links& links) {
  const EditionTables edition = edition_of(which);
  const criteria::CriteriaTable published = edition.rules->criteria();
  Random random(911 + static_cast<std::uint64_t>(which));
  RowOutcome outcome;
  for (std::size_t row = 0; row < published.size(); ++row) {
    Table table(published.begin(), published.end());
    if (!mutate(table, row)) continue;
    for (int i = 0; i < 60 && !testing::Test::HasFailure(); ++i) {
      const BracketCase c = bracket_in_force(random, edition, published[row].in_force);
      SCOPED_TRACE(std::string(published[row].article) + ", " + describe(c));
      compare(c, table, links, outcome, published);
    }
  }
  return outcome;
}

RowOutcome expect_followed_or_declined(int which, Mutate mutate) {
  swiss::dutch::SieveBracketSolver sieve;
  swiss::dutch::BoundsBracketSolver bounds;
  swiss::dutch::FastBracketSolver fast;
  swiss::dutch::BlossomBracketSolver blossom;
  Links links = {link("sieve", sieve),
                 link("bounds", bounds),
                 link("fast", fast),
                 link("blossom", blossom),
                 {"whole", by_whole}};
  const RowOutcome outcome = change_every_row(which, mutate, links);
  for (const Link& each : links) EXPECT_GT(each.answered, outcome.compared / 20) << each.name;
  testing::Test::RecordProperty("compared", outcome.compared);
  testing::Test::RecordProperty("changed", outcome.changed);
  return outcome;
}

INSTANTIATE_TEST_SUITE_P(Editions, Mutations, testing::Values(0, 1),
                         [](const auto& info) { return info.param == 0 ? "Baku2016" : "Fide2026"; });

TEST_P(Mutations, OfADroppedRowAreFollowedOrDeclined) {
  EXPECT_GT(expect_followed_or_declined(GetParam(), drop).changed, 10);
}

TEST_P(Mutations, OfARepeatedRowChangeNothing) {
  EXPECT_EQ(expect_followed_or_declined(GetParam(), repeat).changed, 0);
}

TEST_P(Mutations, OfExchangedSidesAreFollowedOrDeclined) {
  EXPECT_GT(expect_followed_or_declined(GetParam(), exchange_sides).changed, 10);
}

TEST_P(Mutations, OfAnEditedRowAreFollowedOrDeclined) {
  EXPECT_GT(expect_followed_or_declined(GetParam(), edit).changed, 10);
}

}  // namespace
}  // namespace bloesem::test
