// Finds the row of a list that names its columns.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/players/headings.hpp"
#include "engine/service/players/separated_rows.hpp"

namespace bloesem::service {

// The chosen meaning of a column, HEADING=MEANING. The heading may also be the number of a column, from 1.
struct ColumnChoice {
  std::string heading;
  EntrantColumn column = EntrantColumn::Ignored;
};

// A column of a list with its contents; `holds` is empty for an unknown heading.
struct HeadedColumn {
  std::string heading;
  std::optional<EntrantColumn> holds;
};

struct HeadedList {
  std::vector<HeadedColumn> columns;
  int header_line = 0;
  std::vector<ListRow> rows;     // below the header
  std::vector<int> lines_above;  // lines above the header
};

// Finds the separator (the one of ; tab , | that gives most known headings) and the header: the first row with
// a name and another known heading, otherwise a first row with a name. InvalidInput: there is no header, or a
// choice names a column that does not exist.
[[nodiscard]] Result<HeadedList> find_header(std::string_view text, const std::vector<ColumnChoice>& choices);

// Returns "Rtg", or "column 3" if the heading is empty.
[[nodiscard]] std::string shown_heading(const std::vector<HeadedColumn>& columns, std::size_t index);

}  // namespace bloesem::service
