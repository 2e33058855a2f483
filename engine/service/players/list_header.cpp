#include "engine/service/players/list_header.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/words.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr std::string_view separators = ";\t,|";
constexpr const char* expected_header =
    "expected the names of the columns, with NAME among them: NAME;ELOFIDE;TITLE (or choose "
    "HEADING=name)";

bool names_column(const ColumnChoice& choice, std::string_view heading, std::size_t index) {
  const bool same =
      folded(choice.heading).empty() ? choice.heading == heading : folded(choice.heading) == folded(heading);
  return same || trf::parse_number(choice.heading) == static_cast<int>(index) + 1;
}

std::vector<HeadedColumn> columns_of(const ListRow& row, const std::vector<ColumnChoice>& choices) {
  std::vector<HeadedColumn> columns;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&](const ColumnChoice& c) { return names_column(c, row.cells[i], i); });
    columns.push_back({row.cells[i], chosen == choices.end() ? column_of_heading(row.cells[i])
                                                             : std::optional(chosen->column)});
  }
  return columns;
}

std::ptrdiff_t known_headings(const std::vector<HeadedColumn>& columns) {
  return std::count_if(columns.begin(), columns.end(),
                       [](const HeadedColumn& c) { return c.holds.has_value(); });
}

bool has_names(const std::vector<HeadedColumn>& columns) {
  return std::any_of(columns.begin(), columns.end(), [](const HeadedColumn& c) {
    return c.holds == EntrantColumn::Name || c.holds == EntrantColumn::LastName;
  });
}

// Returns the list with its header, if one of the rows is a header.
std::optional<HeadedList> headed(std::vector<ListRow> rows, const std::vector<ColumnChoice>& choices) {
  HeadedList list;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::vector<HeadedColumn> columns = columns_of(rows[i], choices);
    if (!has_names(columns) || (i > 0 && known_headings(columns) < 2)) {
      list.lines_above.push_back(rows[i].line);
      continue;
    }
    list.columns = std::move(columns);
    list.header_line = rows[i].line;
    list.rows.assign(std::make_move_iterator(rows.begin() + static_cast<std::ptrdiff_t>(i) + 1),
                     std::make_move_iterator(rows.end()));
    return list;
  }
  return std::nullopt;
}

std::optional<Error> find_unused_choice(const HeadedList& list, const std::vector<ColumnChoice>& choices) {
  for (const ColumnChoice& choice : choices) {
    bool named = false;
    std::vector<std::string> headings;
    for (std::size_t i = 0; i < list.columns.size(); ++i) {
      named = named || names_column(choice, list.columns[i].heading, i);
      headings.push_back(shown_heading(list.columns, i));
    }
    if (named) continue;
    return refusal("line " + std::to_string(list.header_line) + ": chosen columns: found '" +
                   trf::visible(choice.heading) + "', expected one of " + joined(headings, ", ", " or "));
  }
  return std::nullopt;
}

}  // namespace

std::string shown_heading(const std::vector<HeadedColumn>& columns, std::size_t index) {
  const std::string& heading = columns[index].heading;
  return heading.empty() ? "column " + std::to_string(index + 1) : trf::visible(heading);
}

Result<HeadedList> find_header(std::string_view text, const std::vector<ColumnChoice>& choices) {
  std::optional<HeadedList> best;
  std::optional<Error> unreadable;
  int first_line = 0;
  for (const char separator : separators) {
    Result<std::vector<ListRow>> rows = split_rows(text, separator);
    if (!rows) {
      if (!unreadable) unreadable = rows.error();
      continue;
    }
    if (first_line == 0 && !rows->empty()) first_line = rows->front().line;
    std::optional<HeadedList> list = headed(*std::move(rows), choices);
    if (list && (!best || known_headings(list->columns) > known_headings(best->columns)))
      best = std::move(list);
  }
  if (best) {
    if (std::optional<Error> error = find_unused_choice(*best, choices)) return *error;
    return *std::move(best);
  }
  if (unreadable) return *unreadable;
  if (first_line == 0) return refusal(std::string("the list is empty, ") + expected_header);
  return refusal("line " + std::to_string(first_line) + ": " + expected_header, Remedy::StateColumns);
}

}  // namespace bloesem::service
