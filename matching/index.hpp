// Vertices, players, rounds and groups are numbered from 0 by signed integers; containers are indexed by
// unsigned ones.
#pragma once

#include <cstddef>
#include <cstdint>

#include "matching/assertions.hpp"

namespace bloesem {

// Returns `number` as an index of a container. Requires number >= 0.
[[nodiscard]] constexpr std::size_t at(std::int32_t number) noexcept {
  BLOESEM_ASSERT_HEAVY(number >= 0);
  return static_cast<std::size_t>(number);
}

namespace matching {
using bloesem::at;
}

}  // namespace bloesem
