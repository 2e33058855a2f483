// Shorthand for errors, used by most files of this folder.
#pragma once

#include <string>
#include <utility>

#include "bloesem/result.hpp"
#include "matching/index.hpp"

namespace bloesem::standings {

[[nodiscard]] inline Error invalid(std::string message) {
  return {.code = ErrorCode::InvalidInput, .message = std::move(message)};
}

}  // namespace bloesem::standings
