#include "engine/service/word_lines.hpp"

#include <cstddef>

#include "engine/platform/terminal.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

std::string excerpt(std::string_view text) {
  constexpr std::size_t longest = 40;  // characters
  const std::string_view shown = text.substr(0, trf::byte_offset(text, longest));
  return trf::visible(shown) + (shown.size() < text.size() ? "..." : "");
}

Error misread(const trf::Place& place, std::string_view found, const std::string& expected) {
  std::string message = std::to_string(place.line) + ':' + std::to_string(place.first) + ": ";
  if (!found.empty()) message += "found '" + excerpt(found) + "', ";
  return {.code = ErrorCode::InvalidInput, .message = message + "expected " + expected};
}

trf::Place end_of(const trf::LineText& line) { return line.place(line.length() + 1, line.length() + 1); }

Result<int> number_in(const trf::Token& word, const std::string& expected) {
  if (const std::optional<int> number = trf::parse_number(word.text)) return *number;
  return misread(word.place, word.text, expected);
}

}  // namespace bloesem::service
