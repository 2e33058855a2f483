#include "matching/weighted/weight.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/matching/random_problem.hpp"
#include "tests/matching/solvers.hpp"
#include "tests/support/random.hpp"
#include "tests/support/unpack.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// Throws if a number does not fit.
template <unsigned Bits>
using CheckedInteger = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<Bits, Bits, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::checked, void>,
    boost::multiprecision::et_off>;

// Packs every row and forms a number as large as any that LEMON has been observed to form: 16 times the
// greatest weight.
template <class Int>
void pack_with_headroom(const Problem& problem) {
  const std::vector<Int> packed = pack_rows<Int>(problem);
  const std::vector<Integer> exact = pack_rows<Integer>(problem);
  ASSERT_EQ(packed.size(), exact.size());
  for (std::size_t r = 0; r < packed.size(); ++r) {
    ASSERT_EQ(packed[r], static_cast<Int>(exact[r]));
    ASSERT_EQ(16 * packed[r], static_cast<Int>(16 * exact[r]));
  }
}

// Uses the narrowest integer that a solver would choose.
void pack_in_width(const Problem& problem) {
  const unsigned bits = bits_needed(problem);
  if (bits <= 63)
    pack_with_headroom<CheckedInteger<63>>(problem);
  else if (bits <= 128)
    pack_with_headroom<CheckedInteger<128>>(problem);
  else if (bits <= 256)
    pack_with_headroom<CheckedInteger<256>>(problem);
  else if (bits <= 512)
    pack_with_headroom<CheckedInteger<512>>(problem);
  else if (bits <= 2048)
    pack_with_headroom<CheckedInteger<2048>>(problem);
  else if (bits <= max_bits)
    pack_with_headroom<CheckedInteger<max_bits>>(problem);
  else
    FAIL() << bits << " bits";
}

TEST(Weight, PacksEachDigitAtItsShift) {
  const Layout layout({{-8, 8}, {0, 0}, {-1, 6}, {0, 1}});  // shifts 4, 4, 1, 0
  const auto pack_terms = [&](const std::vector<Term>& terms) { return pack<Integer>(terms, layout); };
  EXPECT_EQ(pack_terms({}), 0);
  EXPECT_EQ(pack_terms({{3, 1}}), 1);
  EXPECT_EQ(pack_terms({{2, -1}}), -2);
  EXPECT_EQ(pack_terms({{0, 2}, {2, -1}, {3, 1}}), 32 - 2 + 1);
  EXPECT_EQ(pack_terms({{0, -8}, {2, 6}}), -128 + 12);
}

TEST(Weight, PacksAlikeInEveryInteger) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const Problem problem = test::random_problem(random, {.vertices = 6, .digits = 5, .least = -9, .most = 9});
    const std::vector<std::int64_t> built_in = pack_rows<std::int64_t>(problem);
    const std::vector<FixedInteger<128>> fixed = pack_rows<FixedInteger<128>>(problem);
    const std::vector<Integer> unbounded = pack_rows<Integer>(problem);
    for (std::size_t r = 0; r < unbounded.size(); ++r) {
      ASSERT_EQ(Integer(built_in[r]), unbounded[r]) << "seed " << seed;
      ASSERT_EQ(static_cast<Integer>(fixed[r]), unbounded[r]) << "seed " << seed;
    }
  }
}

TEST(Weight, OfAMatchingUnpacksToItsDigitTotals) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    const Problem problem = test::random_problem(random, test::random_shape(random, 14));
    const Matching matching = test::random_matching(random, problem);
    ASSERT_EQ(test::unpack(weight_of(problem, matching), problem.layout), digit_totals(problem, matching))
        << "seed " << seed;
  }
}

TEST(Weight, OrdersMatchingsByTheirDigitTotals) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    const Problem problem = test::random_problem(random, test::random_shape(random, 10));
    const Matching a = test::random_matching(random, problem);
    const Matching b = test::random_matching(random, problem);
    ASSERT_EQ(weight_of(problem, a) < weight_of(problem, b),
              digit_totals(problem, a) < digit_totals(problem, b))
        << "seed " << seed;
  }
}

TEST(Weight, FitsTheIntegerChosenForItWithHeadroom) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    test::Shape shape = test::random_shape(random, 12);
    if (random.chance(50))
      shape.slack = 50, shape.bits = random.between(0U, random.chance(90) ? 4000U : 30000U);
    pack_in_width(test::random_problem(random, shape));
    if (HasFatalFailure()) return;
  }
}

TEST(Weight, FitsWhenAWidthIsUsedToTheLastBit) {
  for (const unsigned width : {63U, 128U, 256U, 512U, 2048U, max_bits}) {
    for (const Vertex vertices : {2, 3, 100}) {
      SCOPED_TRACE("width " + std::to_string(width) + ", vertices " + std::to_string(vertices));
      Problem problem;
      problem.vertices = vertices;
      const unsigned bits = width - bits_needed(problem);
      std::vector<DigitRange> ranges;
      std::vector<Term> greatest;
      for (unsigned left = bits; left > 0; left -= std::min(left, 60U)) {
        greatest.push_back(
            {static_cast<std::int32_t>(ranges.size()), (std::int64_t{1} << std::min(left, 60U)) - 1});
        ranges.push_back({0, greatest.back().value});
      }
      problem.layout = Layout(std::move(ranges));
      ASSERT_EQ(bits_needed(problem), width);
      problem.edges = {{0, 1, problem.rows.add(greatest)}};
      pack_in_width(problem);
    }
  }
}

TEST(Weight, NeedsMoreBitsForMoreVertices) {
  Problem problem;
  problem.layout = Layout({{0, 100}});
  unsigned bits = bits_needed(problem);
  EXPECT_GT(bits, problem.layout.bits());
  for (problem.vertices = 1; problem.vertices < 5000; problem.vertices = 2 * problem.vertices) {
    EXPECT_EQ(bits_needed(problem), bits + 1) << problem.vertices << " vertices";
    bits = bits_needed(problem);
  }
}

}  // namespace
}  // namespace bloesem::matching
