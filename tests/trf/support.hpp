// Builders and summaries of results for the tests of the reader.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/reader.hpp"

namespace bloesem::trf::testing {

inline std::string padded(std::string_view text, std::size_t width, bool right) {
  const std::string blanks(text.size() < width ? width - text.size() : 0, ' ');
  return right ? blanks + std::string(text) : std::string(text) + blanks;
}

// Returns a player line up to column 89 followed by `blocks` (ten columns each).
inline std::string player(int id, std::string_view points, std::string_view blocks = "") {
  return "001 " + padded(std::to_string(id), 4, true) + " m    " + padded("Player", 33, false) + " 2000 " +
         padded("", 27, false) + padded(points, 4, true) + "    1" + std::string(blocks);
}

inline std::string file(std::initializer_list<std::string> lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// Returns "error bad-result 3:99-99" for each diagnostic.
inline std::vector<std::string> summary(const std::vector<Diagnostic>& diagnostics) {
  std::vector<std::string> list;
  for (const Diagnostic& d : diagnostics) {
    list.push_back((d.severity == Severity::Error ? "error " : "warning ") + std::string(name_of(d.code)) +
                   " " + std::to_string(d.line) + ":" + std::to_string(d.column_begin) + "-" +
                   std::to_string(d.column_end));
  }
  return list;
}

inline std::vector<std::string> summary(const ReadResult& result) { return summary(result.diagnostics); }

inline std::vector<std::string> summary(std::initializer_list<std::string> lines,
                                        const ReadOptions& options = {}) {
  return summary(read_tournament(file(lines), options));
}

using Summary = std::vector<std::string>;

inline const ReadOptions checking{.purpose = Purpose::Check};

}  // namespace bloesem::trf::testing
