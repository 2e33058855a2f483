// Lexicographic weights: an ordered list of digits, the first the most significant, packed into one integer
// so that comparing two matchings' total weights compares their digit totals from the first digit on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace bloesem::matching {

// How far a digit's totals may lie apart, and from zero.
inline constexpr std::int64_t max_span = INT64_MAX;

// The totals that one digit can reach, summed over the edges of any matching of the problem: also of one that
// is not perfect where a perfect one is asked for, and of the empty one.
struct DigitRange {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// Where each digit lies in the packed integer.
//
// Digit k is worth 2^shift(k). Its width is the bit length of most - least, so the digits below k can never
// make up for one unit of k: sum over j > k of (most_j - least_j) * 2^shift(j) <= 2^shift(k) - 1.
class Layout {
 public:
  Layout() = default;
  explicit Layout(std::vector<DigitRange> ranges);

  [[nodiscard]] std::size_t digits() const noexcept { return ranges_.size(); }
  [[nodiscard]] const DigitRange& range(std::size_t digit) const noexcept { return ranges_[digit]; }
  [[nodiscard]] unsigned shift(std::size_t digit) const noexcept { return shifts_[digit]; }
  [[nodiscard]] unsigned width(std::size_t digit) const noexcept;
  // Bits of the packed magnitude of any total: |total| < 2^bits().
  [[nodiscard]] unsigned bits() const noexcept { return bits_; }

 private:
  std::vector<DigitRange> ranges_;
  std::vector<unsigned> shifts_;
  unsigned bits_ = 0;
};

}  // namespace bloesem::matching
