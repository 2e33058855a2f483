// Brackets too large for exhaustion: compares the blossom solver with LEMON and checks bounds on its work.
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"

#include <gtest/gtest.h>

#include <string>

#include "criteria/dutch/baku_2016.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;

constexpr BracketKind all_kinds[] = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                     BracketKind::Penultimate, BracketKind::Collapsed};
constexpr Past all_pasts[] = {Past::Mixed, Past::LopsidedColours, Past::Floats, Past::Halves};

BracketCase random_case(Random& random, std::uint64_t seed, int max_residents) {
  const BracketKind kind = all_kinds[seed % std::size(all_kinds)];
  const bool ahead = kind != BracketKind::Last && kind != BracketKind::Collapsed;
  const BracketSizes sizes = {random.between(0, 4), random.between(5, max_residents),
                              ahead ? random.between(1, 12) : 0};
  return random_bracket(random, kind, sizes, all_pasts[seed / std::size(all_kinds) % std::size(all_pasts)]);
}

TEST(BlossomBracket, PairsAsLemonDoes) {
  swiss::dutch::BlossomBracketSolver blossom;
  int exchanges = 0;
  for (std::uint64_t seed = 0; seed < 1000 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const BracketCase c = random_case(random, seed, 24);
    const auto lemon = by_lemon(c.field, criteria::baku_2016(), c.bracket);
    ASSERT_TRUE(lemon.has_value());
    const auto pairing = solve_by(blossom, c.field, criteria::baku_2016(), c.bracket);
    ASSERT_TRUE(pairing.has_value());
    expect_same_pairing(*pairing, *lemon);
    exchanges += lemon->exchanges > 1 ? 1 : 0;
  }
  EXPECT_GT(exchanges, 50);
}

TEST(BlossomBracket, KeepsItsBoundOnSolves) {
  swiss::dutch::BlossomBracketSolver blossom;
  // Digits beyond the first 123 bits; twice if the bracket is first solved alone, without the look-ahead.
  constexpr std::int64_t max_portions = 2 * 40;
  for (std::uint64_t seed = 0; seed < 200 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const BracketCase c = random_case(random, seed, 120);
    const std::int64_t before = blossom.face_counters().solves;
    const auto pairing = solve_by(blossom, c.field, criteria::baku_2016(), c.bracket);
    ASSERT_TRUE(pairing.has_value());
    const auto residents = static_cast<std::int64_t>(c.bracket.residents.size());
    EXPECT_LE(blossom.face_counters().solves - before, 3 + residents / 40 + 2 + max_portions);
  }
}

}  // namespace
}  // namespace bloesem::test
