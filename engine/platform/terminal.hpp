// What goes to the screen, and how wide it is.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "trf/visible.hpp"

namespace bloesem::cli {

using trf::visible;

enum class Stream { Output, Errors };

// The stream goes to a terminal.
[[nodiscard]] bool is_screen(Stream stream) noexcept;
// Columns of that terminal; nothing where there is none, or it does not tell.
[[nodiscard]] std::optional<std::size_t> columns_of(Stream stream) noexcept;

// Writes to standard error. What cannot be said there cannot be said anywhere, so failure is ignored.
void complain(std::string_view text) noexcept;

// "FILE: error: MESSAGE" as a line.
[[nodiscard]] std::string error_line(const std::string& file, const std::string& message);

}  // namespace bloesem::cli
