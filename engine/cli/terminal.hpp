// Text on its way to a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bloesem::cli {

// Control characters as \xNN: neither a file nor its name may steer the terminal it is reported on.
[[nodiscard]] std::string visible(std::string_view text);

// Filled up with blanks to a width in characters, not bytes; a longer text stays as it is.
[[nodiscard]] std::string left_aligned(std::string_view text, std::size_t width);
[[nodiscard]] std::string right_aligned(std::string_view text, std::size_t width);

// Writes to standard error. What cannot be said there cannot be said anywhere, so failure is ignored.
void complain(std::string_view text) noexcept;

}  // namespace bloesem::cli
