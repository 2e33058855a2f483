// A list as spreadsheets save it: rows of cells between commas, semicolons, tabs or bars (RFC 4180).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

// A list's text, and the encoding it came in where that is not UTF-8.
struct DecodedList {
  std::string text;
  std::string encoding;
};

// UTF-8 and UTF-16 with or without a byte order mark; everything else is read as Windows-1252. InvalidInput:
// half a character of UTF-16.
[[nodiscard]] Result<DecodedList> decode_list(std::string_view bytes);

struct ListRow {
  int line = 0;                    // where it begins, from 1
  std::vector<std::string> cells;  // trimmed
};

// The rows that are not blank. A cell in quotes may hold separators and doubled quotes; an end of a line or a
// tab inside becomes a blank. InvalidInput: "line 3: ...".
[[nodiscard]] Result<std::vector<ListRow>> split_rows(std::string_view text, char separator);

}  // namespace bloesem::cli
