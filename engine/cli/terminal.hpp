// Text on its way to a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "trf/visible.hpp"

namespace bloesem::cli {

using trf::visible;

// Filled up with blanks to a width in columns (display_width); a wider text stays as it is.
[[nodiscard]] std::string left_aligned(std::string_view text, std::size_t width);
[[nodiscard]] std::string right_aligned(std::string_view text, std::size_t width);

// Writes to standard error. What cannot be said there cannot be said anywhere, so failure is ignored.
void complain(std::string_view text) noexcept;

}  // namespace bloesem::cli
