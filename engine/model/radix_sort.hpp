// Sorts by an integer key in time linear in the number of items.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bloesem {

// Stable; ascending by key(item), a std::uint64_t. Makes one pass over the items per byte in which keys differ.
template <class Item, class Key>
void radix_sort(std::vector<Item>& items, Key key) {
  constexpr std::size_t few = 48;  // up to this size insertion sort is faster
  if (items.size() <= few) {
    for (std::size_t i = 1; i < items.size(); ++i)
      for (std::size_t j = i; j > 0 && key(items[j]) < key(items[j - 1]); --j)
        std::swap(items[j], items[j - 1]);
    return;
  }
  std::uint64_t differing = 0;
  for (const Item& item : items) differing |= key(item) ^ key(items.front());
  std::vector<Item> sorted(items.size());
  for (unsigned shift = 0; shift < 64; shift += 8) {
    if ((differing >> shift & 0xffU) == 0) continue;
    std::array<std::size_t, 257> begins{};
    for (const Item& item : items) ++begins[(key(item) >> shift & 0xffU) + 1];
    for (std::size_t digit = 1; digit < begins.size(); ++digit) begins[digit] += begins[digit - 1];
    for (const Item& item : items) sorted[begins[key(item) >> shift & 0xffU]++] = item;
    items.swap(sorted);
  }
}

}  // namespace bloesem
