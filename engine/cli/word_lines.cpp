#include "engine/cli/word_lines.hpp"

#include "engine/cli/terminal.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

Error misread(const trf::Place& place, std::string_view found, const std::string& expected) {
  std::string message = std::to_string(place.line) + ':' + std::to_string(place.first) + ": ";
  if (!found.empty()) message += "found '" + visible(found) + "', ";
  return {.code = ErrorCode::InvalidInput, .message = message + "expected " + expected};
}

trf::Place end_of(const trf::LineText& line) { return line.place(line.length() + 1, line.length() + 1); }

Result<int> number_in(const trf::Token& word, const std::string& expected) {
  if (const std::optional<int> number = trf::parse_number(word.text)) return *number;
  return misread(word.place, word.text, expected);
}

}  // namespace bloesem::cli
