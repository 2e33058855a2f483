#include "trf/team_event.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

bool is_record(std::string_view line, std::string_view code) noexcept {
  return line.starts_with(code) &&
         (line.size() == code.size() || line[code.size()] == ' ' || line[code.size()] == '\t');
}

bool is_team_record(std::string_view line) {
  if (line.starts_with('3')) return is_record(line, "300") || is_record(line, "320") || is_record(line, "330");
  return is_record(line, "192") && upper(line).find("TEAM") != std::string::npos;
}

}  // namespace

std::optional<Place> find_team_event(const std::vector<std::string_view>& lines) {
  const auto found = std::find_if(lines.begin(), lines.end(), is_team_record);
  if (found == lines.end()) return std::nullopt;
  return Place{static_cast<int>(found - lines.begin()) + 1, 1, code_width};
}

bool is_about_teams(std::string_view code) noexcept {
  constexpr std::array<std::string_view, 6> codes{"202", "212", "240", "250", "260", "299"};
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace bloesem::trf
