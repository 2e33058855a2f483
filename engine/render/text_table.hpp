// Rows of cells as aligned lines of text; widths are those on a terminal (display_width).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace bloesem::render {

using TextRow = std::vector<std::string>;
enum class Align { Left, Right };

// Returns the width of the widest cell of each column. All rows must have the same number of cells.
[[nodiscard]] std::vector<std::size_t> column_widths(const std::vector<TextRow>& rows);

// Returns the cells in these widths, two blanks apart, without trailing blanks and with a line end.
[[nodiscard]] std::string table_line(const TextRow& row, const std::vector<std::size_t>& widths,
                                     const std::vector<Align>& alignment);

}  // namespace bloesem::render
