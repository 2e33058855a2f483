#include "matching/graph/selected_columns.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// Words with few, with half, with most, with all or with no bits set.
std::vector<BitWord> random_row(Random& random, int words) {
  std::vector<BitWord> row;
  for (int w = 0; w < words; ++w) {
    const auto half = [&] { return random.between<BitWord>(0, 0xFFFF'FFFF); };
    const auto any = [&] { return half() << 32 | half(); };
    const std::vector<BitWord> kinds = {any(), any() & any() & any(), any() | any() | any(), 0, ~BitWord{0}};
    row.push_back(kinds[random.between<std::size_t>(0, kinds.size() - 1)]);
  }
  return row;
}

TEST(SelectedColumns, MoveTogether) {
  Random random(64);
  SelectedColumns columns;
  for (int run = 0; run < 5000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const int words = random.between(1, 6);
    const std::vector<BitWord> selected = random_row(random, words);
    columns.select(selected.data(), words);
    const std::vector<BitWord> row = random_row(random, words);
    std::vector<BitWord> out(at(words), 0);
    columns.copy(row.data(), out.data());
    std::vector<BitWord> expected(at(words), 0);
    int place = 0;
    any_bit(selected.data(), words, [&](int column) {
      if ((row[at(column / bits_per_word)] >> (column % bits_per_word) & 1) != 0)
        expected[at(place / bits_per_word)] |= BitWord{1} << (place % bits_per_word);
      return ++place, false;
    });
    ASSERT_EQ(out, expected);
  }
}

}  // namespace
}  // namespace bloesem::matching
