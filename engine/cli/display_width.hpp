// How wide a terminal shows a text.
#pragma once

#include <cstddef>
#include <string_view>

namespace bloesem::cli {

// Columns of a terminal: two for the characters of East Asia and for emoji, none for what joins the character
// before it, so that a family of joined emoji takes two. Bytes that are not UTF-8 count one each.
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

}  // namespace bloesem::cli
