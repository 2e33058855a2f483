// Text in lines of a given width.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/text_table.hpp"

namespace bloesem::render {

// Returns the text in lines that are broken at blanks; a longer word has a line of its own.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

// Returns the rows as lines, the first of them headings; if they are wider than `width`, the widest column is
// wrapped.
[[nodiscard]] std::string wrapped_table(const std::vector<TextRow>& rows, const std::vector<Align>& alignment,
                                        std::size_t width);

}  // namespace bloesem::render
