#include "trf/game_points.hpp"

#include <cstddef>
#include <optional>
#include <utility>

#include "trf/columns.hpp"
#include "trf/late_decisions.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view game_points_keyword = game_points_comment.substr(comment_record.size() + 1);

std::optional<VirtualRow> parse_game_points(const std::vector<Token>& words) {
  const std::optional<int> id = words.size() < 2 ? std::nullopt : parse_number(words[1].text);
  if (!id || words.size() - 2 > static_cast<std::size_t>(max_rounds)) return std::nullopt;
  VirtualRow row{{*id, words[1].place}, {}};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::optional<Points> points = parse_points(words[i].text);
    if (!points || *points > max_points) return std::nullopt;
    row.points.push_back(*points);
  }
  return row;
}

}  // namespace

std::vector<std::string> game_points_lines(const Tournament& tournament) {
  std::vector<std::string> lines;
  for (const Player& team : tournament.players) {
    if (team.game_points.empty()) continue;
    std::string& line = lines.emplace_back(game_points_comment);
    line += ' ' + std::to_string(team.id);
    for (const Points points : team.game_points) line += ' ' + format_points(points);
  }
  return lines;
}

bool is_game_points_comment(const LineText& line) {
  const std::vector<Token> words = line.tokens(text_begins);
  return line.code() == comment_record && !words.empty() && words[0].text == game_points_keyword;
}

bool read_game_points(const LineText& line, Draft& draft, Diagnostics& out) {
  if (!is_game_points_comment(line)) return false;
  if (std::optional<VirtualRow> row = parse_game_points(line.tokens(text_begins)))
    draft.game_points.push_back(*std::move(row));
  else
    out.error(Code::BadPoints, line.place(1, line.length()),
              {"the game points of a team cannot be read", std::string(trimmed(line.cut(1, line.length()))),
               "a starting rank and the points of each round, as in '### bloesem:game-points 7 2.5 3'"});
  return true;
}

void add_game_points(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  for (const VirtualRow& row : draft.game_points) {
    const PlayerIndex team = roster.find(row.id.value);
    if (team == no_player) {
      out.error(
          Code::UnknownPlayer, row.id.place,
          {"no team has this starting rank", std::to_string(row.id.value), "the starting rank of a team"});
      continue;
    }
    std::vector<Points>& points = tournament.players[static_cast<std::size_t>(team)].game_points;
    if (!points.empty())
      out.error(Code::RepeatedPlayer, row.id.place,
                {"the team has game points already", std::to_string(row.id.value), "one line for each team"});
    points = row.points;
  }
}

}  // namespace bloesem::trf
