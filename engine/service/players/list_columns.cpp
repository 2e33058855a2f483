#include "engine/service/players/list_columns.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

bool has_values(const HeadedList& list, EntrantColumn what) {
  const auto column = find_column(list, what);
  if (!column) return false;
  const ColumnValues values = values_of(list, *column);
  return std::any_of(values.begin(), values.end(),
                     [](std::string_view value) { return !value.empty() && value != "0" && value != "-"; });
}

// A name next to a first name is a last name, and a last name without a first name is a whole name.
void settle_names(HeadedList& list) {
  const auto name = find_column(list, EntrantColumn::Name);
  const bool first = find_column(list, EntrantColumn::FirstName).has_value();
  const bool last = find_column(list, EntrantColumn::LastName).has_value();
  if (!name || (!first && !last)) return;
  std::optional<EntrantColumn>& holds = list.columns[*name].holds;
  const ColumnValues values = values_of(list, *name);
  const bool whole = std::any_of(values.begin(), values.end(), [](std::string_view value) {
    return value.find(',') != std::string_view::npos;
  });
  if (first && last) {
    holds = EntrantColumn::Ignored;  // it duplicates the name
  } else if (!whole) {
    holds = first ? EntrantColumn::LastName : EntrantColumn::FirstName;
  }
}

// Decides what "ID" is: a line number, a federation's number, or, without evidence, undecided.
void settle_ids(HeadedList& list) {
  const bool swiss_sys = std::any_of(list.columns.begin(), list.columns.end(),
                                     [](const HeadedColumn& c) { return is_heading_of_swiss_sys(c.heading); });
  const bool has_fide_ids = swiss_sys || has_values(list, EntrantColumn::FideId);
  for (std::size_t i = 0; i < list.columns.size(); ++i) {
    std::optional<EntrantColumn>& holds = list.columns[i].holds;
    if (holds != EntrantColumn::SomeId) continue;
    const ColumnValues values = values_of(list, i);
    holds = EntrantColumn::NationalId;
    if (look_like_line_numbers(values)) {
      holds = EntrantColumn::Number;
    } else if (!has_fide_ids && look_like_fide_ids(values)) {
      holds = std::nullopt;
    }
  }
}

void settle_titles(HeadedList& list) {
  if (find_column(list, EntrantColumn::Title)) return;
  for (std::size_t i = 0; i < list.columns.size(); ++i) {
    HeadedColumn& column = list.columns[i];
    if (!column.heading.empty() || column.holds || !look_like_titles(values_of(list, i))) continue;
    column.holds = EntrantColumn::Title;
    return;
  }
}

std::string at_header(const HeadedList& list) { return "line " + std::to_string(list.header_line) + ": "; }

std::optional<Error> find_repeated(const HeadedList& list) {
  for (std::size_t i = 0; i < list.columns.size(); ++i) {
    const std::optional<EntrantColumn> holds = list.columns[i].holds;
    if (!holds || *holds == EntrantColumn::Ignored || *holds == EntrantColumn::Number) continue;
    const std::size_t first = find_column(list, *holds).value_or(i);
    if (first == i) continue;
    return refusal(at_header(list) + "the columns " + std::to_string(first + 1) + " (" +
                       shown_heading(list.columns, first) + ") and " + std::to_string(i + 1) + " (" +
                       shown_heading(list.columns, i) + ") both mean " + name_of(*holds) +
                       "; ignore one of them, or choose another meaning for it",
                   Remedy::StateColumns);
  }
  return std::nullopt;
}

struct LookAlike {
  EntrantColumn column;
  std::string_view plural;
  bool (*matches)(const ColumnValues&);
  std::array<EntrantColumn, 3> instead;  // columns of which any one makes this one unnecessary
};

constexpr std::array look_alikes = {
    LookAlike{EntrantColumn::Rating,
              "ratings",
              look_like_ratings,
              {EntrantColumn::Rating, EntrantColumn::FideRating, EntrantColumn::NationalRating}},
    LookAlike{EntrantColumn::Federation,
              "federations",
              look_like_federations,
              {EntrantColumn::Federation, EntrantColumn::Federation, EntrantColumn::Federation}},
    LookAlike{EntrantColumn::FideId,
              "FIDE numbers",
              look_like_fide_ids,
              {EntrantColumn::FideId, EntrantColumn::FideId, EntrantColumn::FideId}},
};

std::optional<Error> find_look_alike(const HeadedList& list) {
  for (const LookAlike& kind : look_alikes) {
    if (std::any_of(kind.instead.begin(), kind.instead.end(),
                    [&](EntrantColumn c) { return has_values(list, c); }))
      continue;
    for (std::size_t i = 0; i < list.columns.size(); ++i) {
      if (list.columns[i].holds || !kind.matches(values_of(list, i))) continue;
      const std::string heading = shown_heading(list.columns, i);
      const std::string key = list.columns[i].heading.empty() ? std::to_string(i + 1) : heading;
      const std::string other = kind.column == EntrantColumn::FideId ? "=national-id or =ignore" : "=ignore";
      return refusal(at_header(list) + "the column '" + heading + "' is unknown, but looks like " +
                         std::string(kind.plural) + ", which no other column has; choose its meaning: " + key +
                         '=' + name_of(kind.column) + " (or " + other + ")",
                     Remedy::StateColumns);
    }
  }
  return std::nullopt;
}

}  // namespace

ColumnValues values_of(const HeadedList& list, std::size_t column) {
  ColumnValues values;
  for (const ListRow& row : list.rows)
    values.push_back(column < row.cells.size() ? std::string_view(row.cells[column]) : std::string_view());
  return values;
}

std::optional<std::size_t> find_column(const HeadedList& list, EntrantColumn what) {
  const auto found = std::find_if(list.columns.begin(), list.columns.end(),
                                  [what](const HeadedColumn& column) { return column.holds == what; });
  if (found == list.columns.end()) return std::nullopt;
  return static_cast<std::size_t>(found - list.columns.begin());
}

std::optional<Error> settle_columns(HeadedList& list) {
  settle_names(list);
  settle_ids(list);
  settle_titles(list);
  if (std::optional<Error> error = find_repeated(list)) return error;
  return find_look_alike(list);
}

}  // namespace bloesem::service
