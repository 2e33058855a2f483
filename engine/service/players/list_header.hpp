// The row of a list that names its columns.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/players/headings.hpp"
#include "engine/service/players/separated_rows.hpp"

namespace bloesem::cli {

// --columns HEADING=MEANING. The heading may also be the number of a column, from 1.
struct ColumnChoice {
  std::string heading;
  EntrantColumn column = EntrantColumn::Ignored;
};

// A column of a list with what it holds; nothing for a heading that nobody knows.
struct HeadedColumn {
  std::string heading;
  std::optional<EntrantColumn> holds;
};

struct HeadedList {
  std::vector<HeadedColumn> columns;
  int header_line = 0;
  std::vector<ListRow> rows;     // behind the header
  std::vector<int> lines_above;  // what stands above it
};

// Finds the separator (of ; tab , | the one that gives most known headings) and the header: the first row with
// a name and another known heading, or else a first row with a name. InvalidInput: there is none, or a choice
// names no column.
[[nodiscard]] Result<HeadedList> find_header(std::string_view text, const std::vector<ColumnChoice>& choices);

// "Rtg", or "column 3" where the heading is empty.
[[nodiscard]] std::string shown_heading(const std::vector<HeadedColumn>& columns, std::size_t index);

}  // namespace bloesem::cli
