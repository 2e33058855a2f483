// Rows of cells as lines of text, aligned by what a terminal shows (display_width).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace bloesem::cli {

using TextRow = std::vector<std::string>;
enum class Align { Left, Right };

// The width of the widest cell of each column. All rows have as many cells as the first one.
[[nodiscard]] std::vector<std::size_t> column_widths(const std::vector<TextRow>& rows);

// The cells in these widths, two blanks apart, without blanks at the end; ends the line.
[[nodiscard]] std::string table_line(const TextRow& row, const std::vector<std::size_t>& widths,
                                     const std::vector<Align>& alignment);

}  // namespace bloesem::cli
