// A list as saved by a spreadsheet: rows of cells separated by commas, semicolons, tabs or bars (RFC 4180).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::service {

// The text of a list, and its original encoding if that is not UTF-8.
struct DecodedList {
  std::string text;
  std::string encoding;
};

// Decodes UTF-8 and UTF-16 with or without a byte order mark; anything else is read as Windows-1252.
// InvalidInput: an incomplete character in UTF-16.
[[nodiscard]] Result<DecodedList> decode_list(std::string_view bytes);

struct ListRow {
  int line = 0;                    // first line of the row, from 1
  std::vector<std::string> cells;  // trimmed
};

// Returns the rows that are not blank. A cell in quotes may contain separators and doubled quotes; a line end
// or a tab in it becomes a blank. InvalidInput: "line 3: ...".
[[nodiscard]] Result<std::vector<ListRow>> split_rows(std::string_view text, char separator);

}  // namespace bloesem::service
