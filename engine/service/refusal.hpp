// The error with which a request is refused.
#pragma once

#include <string>
#include <utility>

#include "bloesem/result.hpp"

namespace bloesem::service {

[[nodiscard]] inline Error refusal(std::string message, Remedy remedy = Remedy::None) {
  return {.code = ErrorCode::InvalidInput, .message = std::move(message), .remedy = remedy};
}

}  // namespace bloesem::service
