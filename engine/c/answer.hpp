// bloesem_answer.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/result.hpp"
#include "engine/c/error.hpp"
#include "engine/c/handle.hpp"
#include "engine/cli/in_memory/answer.hpp"

struct bloesem_answer : bloesem::c::Handle {
  bloesem::cli::MemoryAnswer answer;
  std::vector<const std::pair<const std::string, std::string>*> files;  // of the answer
  bloesem_error error;                                                  // described if the answer has one
};

namespace bloesem::c {

[[nodiscard]] bloesem_answer* new_answer(cli::MemoryAnswer answer);

// Returns the request for a command with the first file as its argument.
[[nodiscard]] Result<cli::MemoryRequest, cli::MemoryAnswer> request_of(const char* command,
                                                                       std::span<const bloesem_file> files,
                                                                       std::string_view options,
                                                                       const bloesem_watch* watch);

// Returns the text, and its length through `length`, which may be NULL; NULL for no text.
[[nodiscard]] inline const char* text_in(const std::string* text, std::size_t* length) noexcept {
  if (length != nullptr) *length = text == nullptr ? 0 : text->size();
  return text == nullptr ? nullptr : text->c_str();
}

}  // namespace bloesem::c
