// The generators of the established engines have no counterpart here.
#pragma once

#include "engine/model/result.hpp"

namespace bloesem::cli::dropin {

[[nodiscard]] inline Error generator_refused() {
  return {.code = ErrorCode::InvalidInput, .message = "-g: this version does not generate tournaments"};
}

}  // namespace bloesem::cli::dropin
