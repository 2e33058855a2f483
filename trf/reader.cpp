#include "trf/reader.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "trf/draft.hpp"
#include "trf/games.hpp"
#include "trf/line_text.hpp"
#include "trf/records.hpp"
#include "trf/roster.hpp"
#include "trf/round_count.hpp"
#include "trf/scoring.hpp"
#include "trf/stated_points.hpp"

namespace bloesem::trf {

namespace {

void report_encoding(const Document& document, Diagnostics& out) {
  if (document.looks_like_utf16()) {
    out.error(Code::Utf16, {1, 1, 1}, {"the file is written in UTF-16", "", "UTF-8"});
  } else if (const std::optional<Place>& place = document.first_foreign_character()) {
    out.warn(Code::NotUtf8, *place, {"the file is not UTF-8; read as Windows-1252"});
  }
}

Draft read_lines(const Document& document, Diagnostics& out) {
  Draft draft;
  int number = 0;
  for (const Line& line : document.lines()) read_record(LineText(++number, line.text), draft, out);
  return draft;
}

// The player that an extension record names; no_player if it was reported.
PlayerIndex find_player(const Roster& roster, const Stated<int>& id, Diagnostics& out) {
  const PlayerIndex player = roster.find(id.value);
  if (player == no_player) {
    out.error(Code::UnknownPlayer, id.place,
              {"no player has this starting rank", std::to_string(id.value), "the starting rank of a player"});
  }
  return player;
}

void add_virtual_points(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  std::vector<int> line_of(tournament.players.size(), 0);
  for (const VirtualRow& row : draft.virtual_rows) {
    const PlayerIndex player = find_player(roster, row.id, out);
    if (player == no_player) continue;
    int& line = line_of[static_cast<std::size_t>(player)];
    if (line != 0) {
      out.error(Code::RepeatedPlayer, row.id.place,
                {"the player has fictitious points already on line " + std::to_string(line),
                 std::to_string(row.id.value), "one line for each player", line});
      continue;
    }
    line = row.id.place.line;
    tournament.players[static_cast<std::size_t>(player)].virtual_points = row.points;
  }
}

void add_forbidden_groups(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  for (const IdList& ids : draft.forbidden) {
    std::vector<PlayerIndex> group;
    for (const Stated<int>& id : ids) {
      const PlayerIndex player = find_player(roster, id, out);
      if (player != no_player) group.push_back(player);
    }
    std::sort(group.begin(), group.end());
    group.erase(std::unique(group.begin(), group.end()), group.end());
    if (group.size() > 1) tournament.forbidden_groups.push_back(std::move(group));
  }
}

void mark_absent(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  const auto coming = static_cast<std::size_t>(tournament.rounds_played);
  for (const Stated<int>& id : draft.absent) {
    const PlayerIndex player = find_player(roster, id, out);
    if (player == no_player) continue;
    std::vector<RoundEntry>& rounds = tournament.players[static_cast<std::size_t>(player)].rounds;
    if (rounds.size() <= coming) rounds.resize(coming + 1);
    if (rounds[coming].outcome == Outcome::Absent) rounds[coming].outcome = Outcome::ZeroBye;
  }
}

std::vector<Player> make_players(const Roster& roster, Diagnostics& out) {
  std::vector<std::vector<RoundEntry>> rounds = connect_games(roster, out);
  std::vector<Player> players;
  players.reserve(rounds.size());
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const PlayerLine& line = roster.players()[i];
    players.push_back({line.id, line.name, line.rating, std::move(rounds[i]), {}});
  }
  return players;
}

void drop_columns(std::vector<Player>& players, int columns) {
  const auto limit = static_cast<std::size_t>(columns);
  for (Player& player : players) {
    if (player.rounds.size() > limit) player.rounds.resize(limit);
  }
}

Tournament assemble(const Draft& draft, const Roster& roster, const ReadOptions& options, Diagnostics& out) {
  Tournament tournament;
  tournament.name = draft.name;
  if (draft.rounds) tournament.rounds_declared = draft.rounds->value;
  if (options.rounds_declared) tournament.rounds_declared = options.rounds_declared;
  if (draft.initial_colour) tournament.initial_colour = draft.initial_colour->value;
  tournament.points = resolve_scoring(draft.scoring, out);
  tournament.players = make_players(roster, out);
  const RoundCount rounds = count_rounds(roster, tournament.rounds_declared, options, out);
  drop_columns(tournament.players, rounds.columns);
  tournament.rounds_played = rounds.played;
  mark_absent(draft, roster, tournament, out);
  add_forbidden_groups(draft, roster, tournament, out);
  add_virtual_points(draft, roster, tournament, out);
  if (!draft.scoring.broken) check_points(roster, tournament, rounds.settled, options, out);
  return tournament;
}

}  // namespace

ReadResult read_tournament(std::string_view bytes, const ReadOptions& options) {
  return read_tournament(Document::parse(bytes), options);
}

ReadResult read_tournament(const Document& document, const ReadOptions& options) {
  Diagnostics out(options.strict);
  report_encoding(document, out);
  Draft draft = read_lines(document, out);
  const Roster roster = Roster::build(draft, out);
  ReadResult result;
  // Without a trustworthy list of players every further finding would be noise.
  if (!draft.roster_broken) {
    Tournament tournament = assemble(draft, roster, options, out);
    if (!out.has_errors()) result.tournament = std::move(tournament);
  }
  result.diagnostics = out.take();
  result.system_code = std::move(draft.system_code);
  result.start_date = std::move(draft.start_date);
  result.by_position = draft.by_position;
  return result;
}

}  // namespace bloesem::trf
