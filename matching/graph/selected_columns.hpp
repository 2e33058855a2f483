// Rows of bits without some of their columns.
#pragma once

#include <array>
#include <bit>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// A choice of columns, which move together: column number i of those selected becomes column i. Each word of a
// row takes six steps (parallel suffix compression, Warren, Hacker's Delight, 2nd ed., section 7-4).
class SelectedColumns {
 public:
  // Selects the columns whose bits are set in a row of `words` words.
  void select(const BitWord* selected, int words) {
    words_.clear();
    for (int w = 0; w < words; ++w) words_.emplace_back(selected[w]);
  }

  // Adds the selected columns of `row`, which has as many words, to `out`, which has a bit for each of them.
  void copy(const BitWord* row, BitWord* out) const {
    int offset = 0;
    for (std::size_t w = 0; w < words_.size(); ++w) {
      const Word& word = words_[w];
      if (const BitWord bits = row[w] & word.selected; bits != 0) {
        const BitWord moved = word.move_together(bits);
        const int shift = place_in_word(offset);
        out[word_of(offset)] |= moved << shift;
        if (shift + static_cast<int>(std::bit_width(moved)) > bits_per_word)
          out[word_of(offset) + 1] |= moved >> (bits_per_word - shift);
      }
      offset += word.count;
    }
  }

 private:
  struct Word {
    explicit Word(BitWord bits) : selected(bits), count(count_bits(bits)) {
      BitWord left_out = ~bits << 1;  // counted to the right of each bit
      for (int step = 0; step < steps; ++step) {
        BitWord odd = left_out ^ (left_out << 1);  // where that count is odd
        for (int shift = 2; shift < bits_per_word; shift *= 2) odd ^= odd << shift;
        const BitWord moving = odd & bits;
        moving_[at(step)] = moving;
        bits = (bits ^ moving) | (moving >> (1 << step));
        left_out &= ~odd;
      }
    }
    [[nodiscard]] BitWord move_together(BitWord bits) const {
      for (int step = 0; step < steps; ++step) {
        const BitWord moving = bits & moving_[at(step)];
        bits = (bits ^ moving) | (moving >> (1 << step));
      }
      return bits;
    }

    static constexpr int steps = 6;
    BitWord selected;
    int count;

   private:
    std::array<BitWord, steps> moving_;
  };

  std::vector<Word> words_;
};

}  // namespace bloesem::matching
