// bloesem_round.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/event_values.hpp"
#include "engine/c/handle.hpp"
#include "engine/cli/in_memory/pairing_plan.hpp"

struct bloesem_round : bloesem::c::Handle {
  std::int32_t number = 0;
  std::vector<std::int32_t> boards;  // White and Black, of each board
  std::vector<std::int32_t> byes;
  std::string messages;
};

namespace bloesem::c {

[[nodiscard]] bloesem_round* new_round(cli::PlannedRound planned);
[[nodiscard]] bloesem_round* new_round(const EventRound& round);

// Returns the array, and through `count`, which may be NULL, the number of its items, each of so many numbers;
// NULL and 0 for no array.
[[nodiscard]] inline const std::int32_t* array_of(const std::vector<std::int32_t>* numbers, std::size_t* count,
                                                  std::size_t of_each = 1) noexcept {
  if (count != nullptr) *count = numbers == nullptr ? 0 : numbers->size() / of_each;
  return numbers == nullptr ? nullptr : numbers->data();
}

}  // namespace bloesem::c
