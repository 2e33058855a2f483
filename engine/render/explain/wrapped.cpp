#include "engine/render/explain/wrapped.hpp"

#include <algorithm>
#include <numeric>

#include "engine/render/display_width.hpp"

namespace bloesem::render {

namespace {

constexpr std::size_t min_wrapped_column = 16;

// Returns the rows with the cells of one column in lines of `width`, each line a row.
std::vector<TextRow> with_wrapped_column(const std::vector<TextRow>& rows, std::size_t column,
                                         std::size_t width) {
  std::vector<TextRow> lines;
  for (const TextRow& row : rows) {
    TextRow line = row;
    for (const std::string& part : wrapped(row[column], width)) {
      line[column] = part;
      lines.push_back(line);
      line.assign(row.size(), "");
    }
  }
  return lines;
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    std::string& line = lines.back();
    if (line.empty())
      line = word;
    else if (display_width(line) + 1 + display_width(word) <= width)
      (line += ' ') += word;
    else
      lines.emplace_back(word);
  }
  return lines;
}

std::string wrapped_table(const std::vector<TextRow>& rows, const std::vector<Align>& alignment,
                          std::size_t width) {
  if (rows.empty()) return "";
  std::vector<TextRow> lines = rows;
  std::vector<std::size_t> widths = column_widths(lines);
  const std::size_t total = std::accumulate(widths.begin(), widths.end(), 2 * (widths.size() - 1));
  if (total > width) {
    const auto widest = std::max_element(widths.begin(), widths.end());
    const std::size_t least = std::min(min_wrapped_column, *widest);
    const std::size_t reduced = *widest - std::min(*widest - least, total - width);
    lines = with_wrapped_column(lines, static_cast<std::size_t>(widest - widths.begin()), reduced);
    widths = column_widths(lines);
  }
  std::string text;
  for (const TextRow& line : lines) text += table_line(line, widths, alignment);
  return text;
}

}  // namespace bloesem::render
