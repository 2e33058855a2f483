// Every kind of problem that a tournament file can have, as a table: one row for each code. docs/lint.md is
// made from it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// Error: the file cannot be read, or not be paired, as it is. Warning: it can, but something is doubtful.
enum class Level : std::uint8_t { Error, Warning, Either };

struct Kind {
  Code code = {};
  std::string_view name;  // "points-mismatch"
  Level level = Level::Error;
  std::string_view meaning;  // whatever the file: "the points contradict the results"
  std::string_view advice;   // what to do, where no correction of its own can be told
};

// In the order of the codes.
[[nodiscard]] std::span<const Kind> kinds() noexcept;
[[nodiscard]] const Kind& kind_of(Code code) noexcept;

}  // namespace bloesem::trf
