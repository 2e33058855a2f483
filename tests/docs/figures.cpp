#include "tests/docs/figures.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace bloesem::docs_test {

namespace {

constexpr std::string_view mark_begin = "<!-- =";
constexpr std::string_view mark_end = " -->";
constexpr std::string_view value_end = "<!-- = -->";

Figure figure_of(const std::string& line) {
  std::istringstream stream(line);
  std::array<std::string, 6> cells;
  for (std::string& cell : cells) {
    if (!std::getline(stream, cell, '\t') || cell.empty())
      throw std::runtime_error("figures.tsv: incomplete row: " + line);
  }
  return {cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]};
}

const Figure& find(const std::vector<Figure>& figures, const std::string& key) {
  const auto found =
      std::find_if(figures.begin(), figures.end(), [&](const Figure& figure) { return figure.key == key; });
  if (found == figures.end()) throw std::runtime_error("no figure is called '" + key + "'");
  return *found;
}

// Calls `replace(key)` for each marked figure and writes its result between the marks.
template <class Replace>
std::string with_each(const std::string& page, const Replace& replace) {
  std::string result;
  std::size_t at = 0;
  for (std::size_t mark = page.find(mark_begin); mark != page.npos; mark = page.find(mark_begin, at)) {
    const std::size_t key = mark + mark_begin.size();
    const std::size_t value = page.find(mark_end, key);
    const std::size_t end = page.find(value_end, value);
    if (value == page.npos || end == page.npos)
      throw std::runtime_error("a mark without its end: " + page.substr(mark, 60));
    result += page.substr(at, value + mark_end.size() - at) + replace(page.substr(key, value - key)) +
              std::string(value_end);
    at = end + value_end.size();
  }
  return result + page.substr(at);
}

}  // namespace

std::vector<Figure> read_figures(const std::string& tsv) {
  std::istringstream stream(tsv);
  std::string line;
  std::getline(stream, line);  // the names of the columns
  std::vector<Figure> figures;
  while (std::getline(stream, line)) {
    Figure figure = figure_of(line);
    if (std::any_of(figures.begin(), figures.end(),
                    [&](const Figure& other) { return other.key == figure.key; }))
      throw std::runtime_error("figures.tsv: '" + figure.key + "' stands there twice");
    figures.push_back(std::move(figure));
  }
  return figures;
}

std::string table_of(const std::vector<Figure>& figures) {
  std::string table = "| figure | what | date | where | command |\n|---|---|---|---|---|\n";
  for (const Figure& figure : figures) {
    table += "| " + figure.value + " | " + figure.what + " | " + figure.date + " | " + figure.where + " | `" +
             figure.command + "` |\n";
  }
  return table;
}

std::string filled(const std::string& page, const std::vector<Figure>& figures) {
  return with_each(page, [&](const std::string& key) { return find(figures, key).value; });
}

std::string without_figures(const std::string& page) {
  return with_each(page, [](const std::string&) { return std::string(); });
}

}  // namespace bloesem::docs_test
