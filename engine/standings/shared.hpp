// Two small words that most files of this folder use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "engine/model/result.hpp"

namespace bloesem::standings {

// Players, rounds and groups are numbered from 0 by signed integers; containers are indexed by unsigned ones.
[[nodiscard]] constexpr std::size_t at(std::int32_t number) noexcept { return static_cast<std::size_t>(number); }

[[nodiscard]] inline Error invalid(std::string message) {
  return {.code = ErrorCode::InvalidInput, .message = std::move(message)};
}

}  // namespace bloesem::standings
