// A bit matrix whose rows are walked word by word. Memory is kept from one reset to the next.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bloesem::matching {

using BitWord = std::uint64_t;
inline constexpr int bits_per_word = 64;

[[nodiscard]] constexpr int words_for(int bits) noexcept { return (bits + bits_per_word - 1) / bits_per_word; }

class BitRows {
 public:
  // All bits clear.
  void reset(int rows, int columns) {
    rows_ = rows;
    words_ = words_for(columns);
    bits_.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(words_), 0);
  }

  [[nodiscard]] int rows() const noexcept { return rows_; }
  [[nodiscard]] int words() const noexcept { return words_; }
  [[nodiscard]] BitWord* row(int r) noexcept { return bits_.data() + offset(r); }
  [[nodiscard]] const BitWord* row(int r) const noexcept { return bits_.data() + offset(r); }

  [[nodiscard]] bool test(int r, int c) const noexcept { return (row(r)[c / bits_per_word] & mask(c)) != 0; }
  void set(int r, int c) noexcept { row(r)[c / bits_per_word] |= mask(c); }
  void clear(int r, int c) noexcept { row(r)[c / bits_per_word] &= ~mask(c); }
  // How many bits are set in a row.
  [[nodiscard]] int count(int r) const noexcept {
    int sum = 0;
    for (int w = 0; w < words_; ++w) sum += std::popcount(row(r)[w]);
    return sum;
  }
  // Sets all bits of another row of this length.
  void add(int r, const BitWord* other) noexcept {
    for (int w = 0; w < words_; ++w) row(r)[w] |= other[w];
  }

 private:
  [[nodiscard]] std::size_t offset(int r) const noexcept {
    return static_cast<std::size_t>(r) * static_cast<std::size_t>(words_);
  }
  [[nodiscard]] static BitWord mask(int c) noexcept { return BitWord{1} << (c % bits_per_word); }

  int rows_ = 0;
  int words_ = 0;
  std::vector<BitWord> bits_;
};

// Calls visit(index) for every bit set, in ascending order, until visit returns true; says whether it did.
template <class Visit>
bool any_bit(const BitWord* row, int words, Visit visit) {
  for (int w = 0; w < words; ++w)
    for (BitWord word = row[w]; word != 0; word &= word - 1)
      if (visit(w * bits_per_word + std::countr_zero(word))) return true;
  return false;
}

}  // namespace bloesem::matching
