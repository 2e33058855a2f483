// The width of a text on a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bloesem::render {

// Returns the number of terminal columns: two for East Asian characters and emoji, none for code points that
// join the character before them, so that a family of joined emoji takes two. Invalid bytes count one each.
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

// Pad the text with blanks to `width` columns; a wider text is returned unchanged.
[[nodiscard]] std::string left_aligned(std::string_view text, std::size_t width);
[[nodiscard]] std::string right_aligned(std::string_view text, std::size_t width);

}  // namespace bloesem::render
