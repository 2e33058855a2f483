#include "matching/weighted/layout.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "matching/weighted/weight.hpp"
#include "tests/support/random.hpp"
#include "tests/support/unpack.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// Ranges from empty to sixty bits, around zero; a few away from it.
std::vector<DigitRange> random_ranges(Random& random, std::size_t max_digits) {
  std::vector<DigitRange> ranges(random.between<std::size_t>(0, max_digits));
  for (DigitRange& range : ranges) {
    const std::int64_t below = (std::int64_t{1} << random.between(0, random.chance(70) ? 3 : 60)) - 1;
    const std::int64_t above = (std::int64_t{1} << random.between(0, random.chance(70) ? 3 : 60)) - 1;
    const std::int64_t away = random.chance(20) ? random.between(-1000, 1000) : 0;
    range = {away - random.between<std::int64_t>(0, below), away + random.between<std::int64_t>(0, above)};
  }
  return ranges;
}

std::vector<std::int64_t> random_totals(Random& random, const Layout& layout) {
  std::vector<std::int64_t> totals;
  for (std::size_t k = 0; k < layout.digits(); ++k) {
    const auto [least, most] = layout.range(k);
    totals.push_back(random.chance(30) ? least : random.chance(40) ? most : random.between(least, most));
  }
  return totals;
}

Integer packed(const Layout& layout, const std::vector<std::int64_t>& totals) {
  Integer sum = 0;
  for (std::size_t k = 0; k < totals.size(); ++k) sum += Integer(totals[k]) << layout.shift(k);
  return sum;
}

TEST(Layout, WithoutDigitsNeedsNoBits) {
  EXPECT_EQ(Layout().digits(), 0U);
  EXPECT_EQ(Layout().bits(), 0U);
  EXPECT_EQ(Layout(std::vector<DigitRange>{}).bits(), 0U);
}

TEST(Layout, WidthIsTheBitLengthOfTheSpan) {
  const Layout layout({{0, 0}, {0, 1}, {-1, 1}, {0, 7}, {0, 8}, {-8, 7}, {-8, 8}, {5, 5}, {3, 6}});
  const std::vector<unsigned> expected = {0, 1, 2, 3, 4, 4, 5, 0, 2};
  ASSERT_EQ(layout.digits(), expected.size());
  for (std::size_t k = 0; k < expected.size(); ++k) EXPECT_EQ(layout.width(k), expected[k]) << "digit " << k;
}

TEST(Layout, PutsTheFirstDigitOnTopAndTheLastAtZero) {
  const Layout layout({{0, 3}, {-4, 3}, {0, 0}, {0, 1}});
  EXPECT_EQ(layout.shift(0), 4U);
  EXPECT_EQ(layout.shift(1), 1U);
  EXPECT_EQ(layout.shift(2), 1U);
  EXPECT_EQ(layout.shift(3), 0U);
}

TEST(Layout, AcceptsTheWidestDigit) {
  const std::int64_t most = INT64_MAX;
  const Layout layout({{0, most}, {-most, 0}, {-(most / 2), most / 2}});
  for (std::size_t k = 0; k < layout.digits(); ++k) EXPECT_EQ(layout.width(k), 63U) << "digit " << k;
  const std::vector<std::int64_t> totals = {most, -most, most / 2};
  EXPECT_LT(abs(packed(layout, totals)), Integer(1) << layout.bits());
  EXPECT_EQ(test::unpack(packed(layout, totals), layout), totals);
}

TEST(Layout, OneUnitOutweighsAllThatTheLaterDigitsCanDiffer) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Layout layout(random_ranges(random, 20));
    Integer later = 0;
    for (std::size_t k = layout.digits(); k-- > 0;) {
      ASSERT_LT(later, Integer(1) << layout.shift(k)) << "seed " << seed << ", digit " << k;
      later += (Integer(layout.range(k).most) - layout.range(k).least) << layout.shift(k);
    }
  }
}

TEST(Layout, OrdersPackedTotalsLexicographically) {
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    const Layout layout(random_ranges(random, 12));
    const std::vector<std::int64_t> a = random_totals(random, layout);
    std::vector<std::int64_t> b = random_totals(random, layout);
    for (std::size_t k = random.between<std::size_t>(0, a.size()); k-- > 0;) b[k] = a[k];  // a common prefix
    ASSERT_EQ(packed(layout, a) < packed(layout, b), a < b) << "seed " << seed;
    ASSERT_EQ(packed(layout, a) == packed(layout, b), a == b) << "seed " << seed;
  }
}

TEST(Layout, BitsBoundTheMagnitudeOfEveryTotal) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    const Layout layout(random_ranges(random, 20));
    Integer least = 0;
    Integer most = 0;
    for (std::size_t k = 0; k < layout.digits(); ++k) {
      least += Integer(layout.range(k).least) << layout.shift(k);
      most += Integer(layout.range(k).most) << layout.shift(k);
    }
    ASSERT_GT(least, -(Integer(1) << layout.bits())) << "seed " << seed;
    ASSERT_LT(most, Integer(1) << layout.bits()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace bloesem::matching
