#include "matching/weighted/layout.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "matching/assertions.hpp"
#include "matching/graph/count_bits.hpp"

namespace bloesem::matching {

Layout::Layout(std::vector<DigitRange> ranges) : ranges_(std::move(ranges)), shifts_(ranges_.size()) {
  unsigned at = 0;
  for (std::size_t k = ranges_.size(); k-- > 0;) {
    const auto [least, most] = ranges_[k];
    BLOESEM_ASSERT(least <= most && least >= -max_span && (least >= 0 || most <= max_span + least));
    shifts_[k] = at;
    at += width(k);
    // While everything below k stays under 2^shift, the sum stays under 2^(shift + length); a range far from
    // zero can exceed its width and then costs a carry.
    const unsigned length = bits_of(std::max(std::abs(least), std::abs(most)));
    if (length == 0) continue;
    bits_ = bits_ <= shifts_[k] ? shifts_[k] + length : std::max(bits_, shifts_[k] + length) + 1;
  }
}

unsigned Layout::width(std::size_t digit) const noexcept {
  BLOESEM_ASSERT(digit < digits());
  return bits_of(ranges_[digit].most - ranges_[digit].least);
}

}  // namespace bloesem::matching
