#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/lint/checks.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

void report_field(const LineText& line, const Field& field, const std::string& right, Diagnostics& out) {
  std::string message = "other programs may not understand the ";
  message += field.name;
  out.warn(Code::LooseColumns, line.place(field),
           {std::move(message), std::string(line.cut(field)), "'" + right + "'", 0, right});
}

// Warns if a number is not right-aligned in its field.
void check_alignment(const LineText& line, const Field& field, Diagnostics& out) {
  const std::string_view number = trimmed(line.cut(field));
  if (!parse_number(number)) return;
  std::string right(width_of(field) - number.size(), ' ');
  right += number;
  if (line.cut(field) != right) report_field(line, field, right, out);
}

void check_points_field(const LineText& line, Diagnostics& out) {
  const std::string_view text = line.cut(player_points);
  const std::optional<Points> points = parse_signed_points(trimmed(text));
  if (!points) return;
  std::string right = points_text(*points, static_cast<int>(width_of(player_points)));
  right.insert(0, width_of(player_points) - right.size(), ' ');
  if (text != right) report_field(line, player_points, right, out);
}

void check_opponent(const LineText& line, const Field& field, Diagnostics& out) {
  constexpr std::string_view nobody = "0000";
  const std::optional<int> id = parse_number(trimmed(line.cut(field)));
  if (!id || *id != 0) return check_alignment(line, field, out);
  if (line.cut(field) != nobody) report_field(line, field, std::string(nobody), out);
}

void check_letter(const LineText& line, const Field& field, bool capital, Diagnostics& out) {
  const char found = line.at(field.first);
  const bool is_small = found >= 'a' && found <= 'z';
  const bool is_capital = found >= 'A' && found <= 'Z';
  if (!is_small && !is_capital) return;
  if (is_capital == capital) return;
  const char right = capital ? upper(found) : static_cast<char>(found - 'A' + 'a');
  report_field(line, field, std::string(1, right), out);
}

void check_line(const LineText& line, Diagnostics& out) {
  check_alignment(line, player_id, out);
  check_alignment(line, player_rating, out);
  check_points_field(line, out);
  check_alignment(line, player_rank, out);
  for (int round = 0; in_round(round_opponent, round).first <= line.length(); ++round) {
    check_opponent(line, in_round(round_opponent, round), out);
    check_letter(line, in_round(round_colour, round), false, out);
    check_letter(line, in_round(round_result, round), true, out);
  }
}

struct Standing {
  PlayerIndex player = 0;
  Points points = 0;
  int rank = 0;
};

// Returns the players of each group; without groups, all players.
std::vector<std::vector<PlayerIndex>> ranked_together(const Tournament& tournament) {
  std::vector<std::vector<PlayerIndex>> groups;
  for (const PlayerGroup& group : tournament.groups) groups.push_back(group.players);
  if (!groups.empty()) return groups;
  groups.emplace_back();
  for (std::size_t i = 0; i < tournament.players.size(); ++i)
    groups.front().push_back(static_cast<PlayerIndex>(i));
  return groups;
}

// Returns the players with a rank, in order of descending points.
std::vector<Standing> standings_of(const Subject& subject, const std::vector<PlayerIndex>& players) {
  const Tournament& tournament = *subject.tournament();
  std::vector<Standing> standings;
  for (const PlayerIndex player : players) {
    const std::optional<int> rank = parse_number(trimmed(subject.line_of(player).cut(player_rank)));
    const Player& who = tournament.players[static_cast<std::size_t>(player)];
    if (rank && *rank > 0)
      standings.push_back({player, settled_points(tournament, who, tournament.rounds_played), *rank});
  }
  std::stable_sort(standings.begin(), standings.end(),
                   [](const Standing& a, const Standing& b) { return a.points > b.points; });
  return standings;
}

void report_rank(const Subject& subject, const Standing& standing, const Standing& better, Diagnostics& out) {
  const auto id_of = [&](const Standing& s) {
    return std::to_string(subject.tournament()->players[static_cast<std::size_t>(s.player)].id);
  };
  out.warn(
      Code::RankOrder, subject.line_of(standing.player).place(player_rank),
      {"player " + id_of(standing) + " has " + format_points(standing.points) +
           " points, but a better rank than player " + id_of(better) + " with " + format_points(better.points) +
           " (line " + std::to_string(subject.number_of(better.player)) + ")",
       std::to_string(standing.rank), "more than " + std::to_string(better.rank),
       subject.number_of(better.player)});
}

void check_ranks_among(const Subject& subject, const std::vector<PlayerIndex>& players, Diagnostics& out) {
  const std::vector<Standing> standings = standings_of(subject, players);
  const Standing* worst = nullptr;  // worst rank among players with more points
  for (auto group = standings.begin(); group != standings.end();) {
    const auto end =
        std::find_if(group, standings.end(), [&](const Standing& s) { return s.points != group->points; });
    for (auto standing = group; worst != nullptr && standing != end; ++standing) {
      if (standing->rank < worst->rank) report_rank(subject, *standing, *worst, out);
    }
    for (; group != end; ++group) {
      if (worst == nullptr || group->rank > worst->rank) worst = &*group;
    }
  }
}

void report_rating(const Subject& subject, PlayerIndex player, PlayerIndex before, Diagnostics& out) {
  const Player& own = subject.tournament()->players[static_cast<std::size_t>(player)];
  const Player& other = subject.tournament()->players[static_cast<std::size_t>(before)];
  if (own.rating <= other.rating) return;
  out.warn(Code::RatingOrder, subject.line_of(player).place(player_rating),
           {"player " + std::to_string(own.id) + " has a higher rating than player " + std::to_string(other.id),
            std::to_string(own.rating), std::to_string(other.rating) + " at most", subject.number_of(before)});
}

}  // namespace

// Other engines read the columns literally.
void check_player_columns(const Subject& subject, Diagnostics& out) {
  subject.for_each("001", [&](const LineText& line) {
    if (!line.layout().wide() && subject.is_sound(line.number())) check_line(line, out);
  });
}

void check_ranks(const Subject& subject, Diagnostics& out) {
  if (subject.tournament() == nullptr) return;
  for (const std::vector<PlayerIndex>& players : ranked_together(*subject.tournament()))
    check_ranks_among(subject, players, out);
}

// The order may be by national ratings.
void check_rating_order(const Subject& subject, Diagnostics& out) {
  if (subject.tournament() == nullptr || subject.first("172")) return;
  for (const std::vector<PlayerIndex>& players : ranked_together(*subject.tournament()))
    for (std::size_t i = 1; i < players.size(); ++i) report_rating(subject, players[i], players[i - 1], out);
}

void check_fide_ids(const Subject& subject, Diagnostics& out) {
  std::map<std::string, int, std::less<>> line_of;
  subject.for_each("001", [&](const LineText& line) {
    const std::string id(trimmed(line.cut(player_fide_id)));
    if (id.find_first_not_of('0') == std::string::npos || !subject.is_sound(line.number())) return;
    const auto [known, first] = line_of.try_emplace(id, line.number());
    if (first) return;
    out.warn(Code::SharedFideId, line.place(player_fide_id),
             {"the FIDE number is already on line " + std::to_string(known->second), id,
              "the number of this player", known->second});
  });
}

}  // namespace bloesem::trf
