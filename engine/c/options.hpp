// bloesem_options.
#pragma once

#include <string_view>

#include "bloesem/c.h"
#include "engine/c/handle.hpp"
#include "engine/cli/in_memory/pairing_plan.hpp"

struct bloesem_options : bloesem::c::Handle {
  explicit bloesem_options(bloesem::cli::PairingPlan own) : plan(std::move(own)) {}
  bloesem::cli::PairingPlan plan;
};

namespace bloesem::c {

// Returns the text, which may be NULL if its length is 0.
[[nodiscard]] inline std::string_view text_of(const char* bytes, std::size_t length) {
  return bytes == nullptr ? std::string_view() : std::string_view(bytes, length);
}

// Returns the words of a JSON object with options; no words if the text is empty.
[[nodiscard]] Result<std::vector<std::string>, cli::MemoryAnswer> words_of(std::string_view json);

}  // namespace bloesem::c
