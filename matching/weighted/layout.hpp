// The layout of lexicographic weights: digits, the most significant first, are packed into one integer such
// that comparing the total weights of two matchings compares their digit totals lexicographically.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace bloesem::matching {

// The greatest distance allowed between two totals of a digit, and between a total and zero.
inline constexpr std::int64_t max_span = INT64_MAX;

// Bounds on the total of one digit over the edges of any matching of the problem, perfect or not, the empty one
// included.
struct DigitRange {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// The position of each digit in the packed integer.
//
// Digit k is worth 2^shift(k). Its width is the bit length of most - least, so the digits below k never
// outweigh one unit of k: sum over j > k of (most_j - least_j) * 2^shift(j) <= 2^shift(k) - 1.
class Layout {
 public:
  Layout() = default;
  explicit Layout(std::vector<DigitRange> ranges);

  [[nodiscard]] std::size_t digits() const noexcept { return ranges_.size(); }
  [[nodiscard]] const DigitRange& range(std::size_t digit) const noexcept { return ranges_[digit]; }
  [[nodiscard]] unsigned shift(std::size_t digit) const noexcept { return shifts_[digit]; }
  [[nodiscard]] unsigned width(std::size_t digit) const noexcept;
  // Returns how many bits hold the magnitude of any packed total: |total| < 2^bits().
  [[nodiscard]] unsigned bits() const noexcept { return bits_; }

 private:
  std::vector<DigitRange> ranges_;
  std::vector<unsigned> shifts_;
  unsigned bits_ = 0;
};

}  // namespace bloesem::matching
