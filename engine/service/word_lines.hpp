// Small text files of words and numbers with one fact on each line: lists of pairs, tables of results.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/trf/document.hpp"
#include "trf/line_text.hpp"

namespace bloesem::service {

// Returns a short printable excerpt of the text, for messages.
[[nodiscard]] std::string excerpt(std::string_view text);

// InvalidInput: "3:5: found 'x', expected a starting rank"; if `found` is empty, only what is expected is
// named.
[[nodiscard]] Error misread(const trf::Place& place, std::string_view found, const std::string& expected);

// Returns the place after the last character of the line, where something is missing.
[[nodiscard]] trf::Place end_of(const trf::LineText& line);

[[nodiscard]] Result<int> number_in(const trf::Token& word, const std::string& expected);

// Calls `read` with the words of each line that has any, without comments (#). Ends with the first error that
// `read` returns.
template <class Read>
std::optional<Error> for_each_line(std::string_view bytes, Read read) {
  const trf::Document document = trf::Document::parse(bytes);
  int number = 0;
  for (const trf::Line& text : document.lines()) {
    const trf::LineText line(++number, std::string_view(text.text).substr(0, text.text.find('#')));
    const std::vector<trf::Token> words = line.tokens(1);
    if (words.empty()) continue;
    if (std::optional<Error> error = read(line, words)) return error;
  }
  return std::nullopt;
}

}  // namespace bloesem::service
