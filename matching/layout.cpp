#include "matching/layout.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace bloesem::matching {
namespace {

unsigned bit_length(std::int64_t value) { return static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(value))); }

}  // namespace

Layout::Layout(std::vector<DigitRange> ranges) : ranges_(std::move(ranges)), shifts_(ranges_.size()) {
  unsigned at = 0;
  for (std::size_t k = ranges_.size(); k-- > 0;) {
    assert(ranges_[k].least <= ranges_[k].most);
    shifts_[k] = at;
    at += width(k);
    // A signed digit can exceed its width: the magnitude of the whole needs room for it.
    const std::int64_t magnitude = std::max(std::abs(ranges_[k].least), std::abs(ranges_[k].most));
    bits_ = std::max(bits_, shifts_[k] + bit_length(magnitude)) + (magnitude != 0 ? 1 : 0);
  }
}

unsigned Layout::width(std::size_t digit) const noexcept {
  return bit_length(ranges_[digit].most - ranges_[digit].least);
}

}  // namespace bloesem::matching
