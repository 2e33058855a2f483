// The kinds of problems in tournament files as a table, one row for each code; source of docs/lint.md.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// Error: the file cannot be read or paired as it is. Warning: it can, but something is doubtful.
enum class Level : std::uint8_t { Error, Warning, Either };

struct Kind {
  Code code = {};
  std::string_view name;  // "points-mismatch"
  Level level = Level::Error;
  std::string_view meaning;  // independent of the file: "the points contradict the results"
  std::string_view advice;   // what to do if a diagnostic has no correction
};

// Returns all kinds in the order of the codes.
[[nodiscard]] std::span<const Kind> kinds() noexcept;
// Returns the row of a code.
[[nodiscard]] const Kind& kind_of(Code code) noexcept;

}  // namespace bloesem::trf
