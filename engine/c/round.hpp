// bloesem_round.
#pragma once

#include <cstdint>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/event_values.hpp"
#include "engine/c/handle.hpp"
#include "engine/cli/in_memory/pairing_plan.hpp"

struct bloesem_round : bloesem::c::Handle {
  std::int32_t number = 0;
  std::vector<std::int32_t> boards;  // White and Black, of each board
  std::vector<std::int32_t> byes;
};

namespace bloesem::c {

[[nodiscard]] bloesem_round* new_round(const cli::PlannedRound& planned);
[[nodiscard]] bloesem_round* new_round(const EventRound& round);

// Returns the array, and its size through `count`, which may be NULL.
template <class Item>
const Item* array_of(const std::vector<Item>& items, std::size_t* count) noexcept {
  if (count != nullptr) *count = items.size();
  return items.data();
}

}  // namespace bloesem::c
