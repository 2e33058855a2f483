// A bit matrix whose rows are processed word by word.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "matching/assertions.hpp"
#include "matching/graph/count_bits.hpp"
#include "matching/graph/storage.hpp"

namespace bloesem::matching {

using BitWord = std::uint64_t;
inline constexpr int bits_per_word = 64;

// Returns how many words hold `bits` bits.
[[nodiscard]] constexpr int words_for(int bits) noexcept { return (bits + bits_per_word - 1) / bits_per_word; }

// Returns in which word of a row a bit is, and where in that word. Bits have no sign: a division is one shift.
[[nodiscard]] constexpr std::size_t word_of(int bit) noexcept {
  return static_cast<unsigned>(bit) / std::size_t{bits_per_word};
}
[[nodiscard]] constexpr int place_in_word(int bit) noexcept {
  return static_cast<int>(static_cast<unsigned>(bit) % bits_per_word);
}

// A set of numbers from 0, as a row of words.
[[nodiscard]] constexpr bool has_bit(const BitWord* row, int bit) noexcept {
  return (row[word_of(bit)] >> place_in_word(bit) & 1U) != 0;
}
constexpr void set_bit(BitWord* row, int bit) noexcept {
  row[word_of(bit)] |= BitWord{1} << place_in_word(bit);
}
constexpr void clear_bit(BitWord* row, int bit) noexcept {
  row[word_of(bit)] &= ~(BitWord{1} << place_in_word(bit));
}

// Keeps its memory from one reset to the next.
template <class StorageType>
class BasicBitRows {
 public:
  using Storage = StorageType;
  // Changes the shape and clears all bits.
  void reset(int rows, int columns) {
    BLOESEM_ASSERT(rows >= 0 && columns >= 0);
    rows_ = rows;
    words_ = words_for(columns);
    bits_.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(words_), 0);
  }

  // Changes the shape; which bits are set is unspecified.
  void reshape(int rows, int columns) {
    rows_ = rows;
    words_ = words_for(columns);
    const std::size_t size = static_cast<std::size_t>(rows) * static_cast<std::size_t>(words_);
    if (bits_.size() < size) bits_.resize(size);
  }

  [[nodiscard]] int rows() const noexcept { return rows_; }
  // Returns the number of words in a row.
  [[nodiscard]] int words() const noexcept { return words_; }
  // The first word of the first row; rows follow one another. There may be none.
  [[nodiscard]] BitWord* data() noexcept { return bits_.data(); }
  [[nodiscard]] const BitWord* data() const noexcept { return bits_.data(); }
  [[nodiscard]] BitWord* row(int r) noexcept { return bits_.data() + offset(r); }
  [[nodiscard]] const BitWord* row(int r) const noexcept { return bits_.data() + offset(r); }

  [[nodiscard]] bool test(int r, int c) const noexcept { return has_bit(row(r), checked(c)); }
  void set(int r, int c) noexcept { set_bit(row(r), checked(c)); }
  void clear(int r, int c) noexcept { clear_bit(row(r), checked(c)); }
  // Returns the number of bits set in a row.
  [[nodiscard]] int count(int r) const noexcept {
    int sum = 0;
    for (int w = 0; w < words_; ++w) sum += count_bits(row(r)[w]);
    return sum;
  }
  // Sets in row `r` all bits of `other`, a row of `words` words, at most words().
  void add(int r, const BitWord* other, int words) noexcept {
    BLOESEM_ASSERT_HEAVY(words <= words_);
    for (int w = 0; w < words; ++w) row(r)[w] |= other[w];
  }
  void add(int r, const BitWord* other) noexcept { add(r, other, words_); }
  // Clears in row `r` all bits that `other`, a row of words() words, does not have.
  void keep(int r, const BitWord* other) noexcept {
    for (int w = 0; w < words_; ++w) row(r)[w] &= other[w];
  }
  // Clears in row `r` all bits that the first words() words of `other` have.
  void remove(int r, const BitWord* other) noexcept {
    for (int w = 0; w < words_; ++w) row(r)[w] &= ~other[w];
  }

 private:
  [[nodiscard]] std::size_t offset(int r) const noexcept {
    BLOESEM_ASSERT_HEAVY(r >= 0 && r < rows_);
    return static_cast<std::size_t>(r) * static_cast<std::size_t>(words_);
  }
  [[nodiscard]] int checked(int c) const noexcept {
    BLOESEM_ASSERT_HEAVY(c >= 0 && c < words_ * bits_per_word);
    return c;
  }

  int rows_ = 0;
  int words_ = 0;
  typename Storage::template List<BitWord> bits_;
};

using BitRows = BasicBitRows<HeapStorage>;

// Calls visit(index) for the bits set in `row`, ascending, until one call returns true; returns whether one
// did.
template <class Visit>
bool any_bit(const BitWord* row, int words, Visit visit) {
  for (int w = 0; w < words; ++w)
    for (BitWord word = row[w]; word != 0; word &= word - 1)
      if (visit(w * bits_per_word + std::countr_zero(word))) return true;
  return false;
}

}  // namespace bloesem::matching
