#include "trf/teams.hpp"

#include <array>
#include <cstddef>
#include <optional>

#include "trf/columns.hpp"
#include "trf/line_text.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

struct TeamRecord {
  std::string_view code;
  int name_first;
  int name_last;
  int members_begin;  // column from which members are words
};

// In order of preference: 310 replaces 013.
constexpr std::array team_records{TeamRecord{"310", 9, 40, 74}, TeamRecord{"013", 5, 36, 37}};

Error invalid(int line, const TeamRecord& record, const std::string& what) {
  std::string message("record ");
  message += std::string(record.code) + " in line " + std::to_string(line) + ": " + what;
  return {.code = ErrorCode::InvalidInput, .message = std::move(message)};
}

// Notes the members of a team; empty on success.
std::optional<Error> note_team(const LineText& line, const TeamRecord& record, const Tournament& tournament,
                               std::vector<std::string>& teams) {
  const std::string name(trimmed(line.cut(record.name_first, record.name_last)));
  if (name.empty()) return invalid(line.number(), record, "the team has no name");
  for (const Token& word : line.tokens(record.members_begin)) {
    const std::optional<int> id = parse_number(word.text);
    if (id == 0) continue;
    const std::optional<PlayerIndex> player = id ? tournament.find(*id) : std::nullopt;
    const std::string found = "found '" + std::string(word.text) + "', ";
    if (!player) return invalid(line.number(), record, found + "expected the starting rank of a player");
    std::string& team = teams[static_cast<std::size_t>(*player)];
    if (!team.empty()) return invalid(line.number(), record, found + "who is in a team already");
    team = name;
  }
  return std::nullopt;
}

bool has_code(std::string_view line, std::string_view code) { return line.substr(0, code.size()) == code; }

}  // namespace

Result<std::vector<std::string>> teams_of(const std::vector<std::string_view>& lines,
                                          const Tournament& tournament) {
  std::vector<std::string> teams(tournament.players.size());
  for (const TeamRecord& record : team_records) {
    bool any = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (!has_code(lines[i], record.code)) continue;
      any = true;
      const LineText line(static_cast<int>(i) + 1, lines[i]);
      if (std::optional<Error> error = note_team(line, record, tournament, teams)) return *std::move(error);
    }
    if (any) break;
  }
  return teams;
}

}  // namespace bloesem::trf
