#include "trf/writer.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

#include "trf/columns.hpp"
#include "trf/convert.hpp"
#include "trf/fields.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::trf {

namespace {

// A number that nobody has, for an opponent who is not in the file; 0 if all are taken.
int stranger_to(const Tournament& tournament) {
  int id = largest_id;
  while (id > 0 && tournament.find(id)) --id;
  return id;
}

bool in_order(const Tournament& tournament) {
  return std::is_sorted(tournament.players.begin(), tournament.players.end(),
                        [](const Player& a, const Player& b) { return a.id < b.id; });
}

// Of each player: one more than the players with more points.
std::vector<int> ranks_of(const Tournament& tournament) {
  std::vector<Points> points;
  for (const Player& player : tournament.players)
    points.push_back(settled_points(tournament, player, tournament.rounds_played));
  std::vector<Points> descending = points;
  std::sort(descending.begin(), descending.end(), std::greater<>());
  std::vector<int> ranks;
  for (const Points own : points) {
    const auto equal = std::lower_bound(descending.begin(), descending.end(), own, std::greater<>());
    ranks.push_back(static_cast<int>(equal - descending.begin()) + 1);
  }
  return ranks;
}

// What the conversion takes from the file and not from the tournament: the person, the rank, and whom a
// one-sided forfeit was won against.
std::string source_line(const Player& player, int rank, int stranger) {
  PlayerFields fields{.name = player.name};
  if (player.rating > 0) fields.rating = std::to_string(player.rating);
  std::string line = player_line(player.id, fields);
  put(line, player_rank, std::to_string(rank));
  for (std::size_t round = 0; round < player.rounds.size(); ++round) {
    const RoundEntry& entry = player.rounds[round];
    if (entry.outcome != Outcome::ForfeitWin || entry.opponent != no_player) continue;
    put_cell(line, static_cast<int>(round), {stranger, entry.colour, entry.outcome, false, '+'});
  }
  return line;
}

std::string_view text_of(LineEnd end) noexcept {
  switch (end) {
    case LineEnd::Cr: return "\r";
    case LineEnd::CrLf: return "\r\n";
    case LineEnd::LfCr: return "\n\r";
    case LineEnd::Lf:
    case LineEnd::None: break;
  }
  return "\n";
}

Document source_of(const Tournament& tournament, const WriteOptions& options) {
  std::string text;
  const auto add = [&](const std::string& line) { text.append(line).append(text_of(options.line_end)); };
  if (!tournament.name.empty()) add("012 " + tournament.name);
  for (const std::string& record : options.records) add(record);
  const std::vector<int> ranks = ranks_of(tournament);
  const int stranger = stranger_to(tournament);
  for (std::size_t i = 0; i < ranks.size(); ++i) add(source_line(tournament.players[i], ranks[i], stranger));
  return Document::parse(text);
}

}  // namespace

Written write_report(const Tournament& tournament, const WriteOptions& options) {
  Conversion conversion =
      convert(source_of(tournament, options), tournament, !in_order(tournament), options.target);
  return {conversion.document.to_bytes(), std::move(conversion.losses)};
}

std::string write_tournament(const Tournament& tournament, const WriteOptions& options) {
  return write_report(tournament, options).text;
}

}  // namespace bloesem::trf
