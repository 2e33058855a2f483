// Numbers for things that may occur many times: 0 for the first, 1 for the first that differs from it, and so
// on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bloesem::criteria {

// A hash table that leaves the things themselves to its user.
class Numbering {
 public:
  // Returns the number of the thing with this hash of which same(number) is true. If there is none, returns the
  // number of things so far, and counts one more.
  template <class Same>
  std::int32_t number(std::size_t hash, Same same) {
    if (2 * static_cast<std::size_t>(size_) >= slots_.size()) grow();
    Slot& slot = find(hash, same);
    if (slot.number == free) slot = {hash, size_++};
    return slot.number;
  }

 private:
  static constexpr std::int32_t free = -1;
  struct Slot {
    std::size_t hash = 0;
    std::int32_t number = free;
  };

  // Returns the slot of the thing, or a free one for it.
  template <class Same>
  Slot& find(std::size_t hash, Same same) {
    for (auto place = static_cast<std::size_t>(hash * 0x9E3779B97F4A7C15U >> 20U);; ++place) {
      Slot& slot = slots_[place & (slots_.size() - 1)];
      if (slot.number == free || (slot.hash == hash && same(slot.number))) return slot;
    }
  }

  void grow() {
    const std::vector<Slot> old =
        std::exchange(slots_, std::vector<Slot>(slots_.empty() ? 32 : 2 * slots_.size()));
    for (const Slot& slot : old)
      if (slot.number != free) find(slot.hash, [](std::int32_t) { return false; }) = slot;
  }

  std::vector<Slot> slots_;  // a power of two of them
  std::int32_t size_ = 0;
};

}  // namespace bloesem::criteria
