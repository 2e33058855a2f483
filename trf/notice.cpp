#include "trf/notice.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::size_t max_lines_named = 6;

std::string list_of(const std::set<int>& lines) {
  std::string text = lines.size() == 1 ? " (line " : " (lines ";
  std::size_t count = 0;
  for (const int line : lines) {
    if (count == max_lines_named) {
      text += ", ...";
      break;
    }
    if (count++ > 0) text += ", ";
    text += std::to_string(line);
  }
  return text + ')';
}

}  // namespace

void RecordLines::note(std::string_view line, int number) {
  if (line.starts_with("001 ")) return;  // nearly all lines; notices refer to players by id, not by line
  lines_[upper(line.substr(0, code_width))].push_back(number);
}

std::string RecordLines::placed(const Notice& notice) const {
  std::string codes;
  std::set<int> lines;
  std::string_view rest = notice.records;
  while (!rest.empty()) {
    const std::string_view code = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(code.size() + 1, rest.size()));
    const auto found = lines_.find(code);
    if (found == lines_.end()) continue;
    codes.append(codes.empty() ? "" : ", ").append(code);
    lines.insert(found->second.begin(), found->second.end());
  }
  if (lines.empty()) return notice.sentence;
  const std::string what = codes.find(',') == std::string::npos ? "record " : "records ";
  return what + codes + list_of(lines) + ": " + notice.sentence;
}

}  // namespace bloesem::trf
