#include "engine/render/text_table.hpp"

#include <algorithm>

#include "engine/platform/terminal.hpp"
#include "engine/render/display_width.hpp"

namespace bloesem::render {

std::vector<std::size_t> column_widths(const std::vector<TextRow>& rows) {
  std::vector<std::size_t> widths(rows.empty() ? 0 : rows.front().size());
  for (const TextRow& row : rows) {
    for (std::size_t column = 0; column < widths.size(); ++column) {
      widths[column] = std::max(widths[column], display_width(row[column]));
    }
  }
  return widths;
}

std::string table_line(const TextRow& row, const std::vector<std::size_t>& widths,
                       const std::vector<Align>& alignment) {
  std::string text;
  for (std::size_t column = 0; column < row.size(); ++column) {
    if (column > 0) text += "  ";
    text += alignment[column] == Align::Left ? left_aligned(row[column], widths[column])
                                             : right_aligned(row[column], widths[column]);
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text + '\n';
}

}  // namespace bloesem::render
