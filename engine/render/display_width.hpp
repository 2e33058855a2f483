// How wide a terminal shows a text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bloesem::cli {

// Columns of a terminal: two for the characters of East Asia and for emoji, none for what joins the character
// before it, so that a family of joined emoji takes two. Bytes that are not UTF-8 count one each.
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

// Filled up with blanks to a width in columns; a wider text stays as it is.
[[nodiscard]] std::string left_aligned(std::string_view text, std::size_t width);
[[nodiscard]] std::string right_aligned(std::string_view text, std::size_t width);

}  // namespace bloesem::cli
