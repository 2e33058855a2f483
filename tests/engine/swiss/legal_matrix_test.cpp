#include "engine/swiss/legal_matrix.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/random_barred.hpp"

namespace bloesem::swiss {
namespace {

using matching::bits_per_word;
using matching::BitWord;
using test::Random;
using test::RandomBarred;

// Colours and barred pairs, and the legal pairs as a table.
struct MatrixCase {
  MatrixCase(Random& random, std::size_t players) : expected(players), barred(test::nobody_barred(players)) {
    const int lopsided = random.between(0, 100);
    for (std::size_t p = 0; p < players; ++p) {
      colours.push_back(!random.chance(lopsided) ? Colour::None
                        : random.chance(50)      ? Colour::White
                                                 : Colour::Black);
    }
    barred = barred.with(expected.pairs(random, static_cast<int>(5 * players)));
    const auto groups = expected.groups(random, random.chance(50) ? 0 : 3);
    if (!groups.empty()) barred.keep_apart(groups);
    matrix.fill(colours, barred);
  }

  [[nodiscard]] bool legal(Position a, Position b) const {
    const Colour one = colours[static_cast<std::size_t>(a)];
    const Colour other = colours[static_cast<std::size_t>(b)];
    return a != b && !expected.between(a, b) && (one == Colour::None || one != other);
  }
  [[nodiscard]] Position size() const { return static_cast<Position>(colours.size()); }
  // Returns a random position, or the end.
  [[nodiscard]] Position border(Random& random) const {
    return static_cast<Position>(random.between<std::size_t>(0, colours.size()));
  }

  RandomBarred expected;
  BarredPartners barred;
  std::vector<Colour> colours;
  LegalMatrix matrix;
};

std::size_t some_size(Random& random) {
  constexpr std::size_t at_borders[] = {1, 2, 63, 64, 65, 127, 128, 129};
  return random.chance(50) ? at_borders[random.between<std::size_t>(0, std::size(at_borders) - 1)]
                           : random.between<std::size_t>(1, 150);
}

TEST(LegalMatrix, HasEveryLegalPair) {
  EXPECT_FALSE(LegalMatrix().filled());
  Random random(41);
  int legal = 0;
  int illegal = 0;
  for (int run = 0; run < 200; ++run) {
    const MatrixCase one(random, some_size(random));
    ASSERT_TRUE(one.matrix.filled());
    for (Position a = 0; a < one.size(); ++a)
      for (Position b = 0; b < one.size(); ++b) {
        ASSERT_EQ(one.matrix.test(a, b), one.legal(a, b)) << a << ' ' << b;
        ++(one.matrix.test(a, b) ? legal : illegal);
      }
    const auto words = one.matrix.words();
    ASSERT_EQ(words.size(), one.size() <= bits_per_word ? one.colours.size() : 0U);
    for (std::size_t p = 0; p < words.size(); ++p)
      ASSERT_EQ(words[p], one.matrix.window(static_cast<Position>(p), 0, one.size()));
  }
  EXPECT_GT(legal, 10'000);
  EXPECT_GT(illegal, 10'000);
}

TEST(LegalMatrix, CopiesRowsToAnyPlace) {
  Random random(43);
  for (int run = 0; run < 100; ++run) {
    const MatrixCase one(random, some_size(random));
    const auto [begin, end] = std::minmax({one.border(random), one.border(random)});
    const int to = random.between(0, 70);
    const auto words = static_cast<std::size_t>(matching::words_for(to + (end - begin)) + run % 2);
    std::vector<BitWord> copied(words * static_cast<std::size_t>(to + (end - begin)), ~BitWord{0});
    std::vector<BitWord> written = copied;
    one.matrix.copy_range(begin, end, copied.data(), words, to);
    fill_range(one.colours, one.barred, begin, end, written.data(), words, to);
    ASSERT_EQ(copied, written) << begin << ' ' << end << ' ' << to;
    for (Position p = begin; p < end; ++p)
      for (Position q = begin; q < end; ++q) {
        const BitWord* const row = copied.data() + words * static_cast<std::size_t>(to + (p - begin));
        ASSERT_EQ(matching::has_bit(row, to + (q - begin)), one.legal(p, q)) << p << ' ' << q;
      }
  }
}

TEST(LegalMatrix, IsFilledAnewForAnotherField) {
  Random random(42);
  MatrixCase one(random, 130);
  for (int run = 0; run < 100; ++run) {
    const MatrixCase other(random, some_size(random));
    one.matrix.fill(other.colours, other.barred);
    for (Position a = 0; a < other.size(); ++a)
      for (Position b = 0; b < other.size(); ++b) ASSERT_EQ(one.matrix.test(a, b), other.legal(a, b));
  }
}

}  // namespace
}  // namespace bloesem::swiss
