// Properties of the terminal, and messages to it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "trf/visible.hpp"

namespace bloesem::platform {

enum class Stream { Output, Errors };

// True if the stream goes to a terminal.
[[nodiscard]] bool is_screen(Stream stream) noexcept;
// Returns the terminal's width in columns; nothing if there is no terminal or its width is unknown.
[[nodiscard]] std::optional<std::size_t> columns_of(Stream stream) noexcept;

// Writes to standard error. A failure is ignored, since it could not be reported.
void print_to_stderr(std::string_view text) noexcept;

// Returns the line "FILE: error: MESSAGE".
[[nodiscard]] std::string error_line(const std::string& file, const std::string& message);

}  // namespace bloesem::platform
