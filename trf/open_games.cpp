#include "trf/open_games.hpp"

#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "bloesem/last_paired_round.hpp"
#include "engine/model/counted.hpp"
#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::size_t max_named = 3;

// The open games of one round.
struct OpenRound {
  Place first;           // result field of the first game
  int related_line = 0;  // the other line of that game
  std::string named;     // "3-7, 12-5, 9-1": White first, of a match White in its first game
  std::size_t games = 0;
};

void enter(OpenRound& open, const OpenGame& game, const Roster& roster, const RoundEntry& entry) {
  const PlayerLine& line = roster.at(game.player);
  const PlayerLine& other = roster.at(entry.opponent);
  if (++open.games == 1) {
    open.first = line.place(round_result, game.column);
    open.related_line = other.line;
  }
  if (open.games > max_named) return;
  const bool black = entry.colour == Colour::Black;
  if (!open.named.empty()) open.named += ", ";
  open.named += std::to_string(black ? other.id : line.id) + '-' + std::to_string(black ? line.id : other.id);
}

std::string message_of(const OpenRound& open, int round, const PointSystem& points) {
  std::string text = "round " + std::to_string(round + 1) + ": no result yet for " + open.named;
  if (open.games > max_named) text += " and " + counted(open.games - max_named, "more game");
  text += "; to pair a later round, ";
  text += open.games == 1 ? "it counts as played, " : "they count as played, ";
  if (points.unfinished) return text + "with " + format_points(*points.unfinished) + " points for both players";
  return text + (open.games == 1 ? "and as a draw" : "and as draws");
}

// Returns the first round (from 0) on which no pairing depends.
int first_untold(const Tournament& tournament, const ReadOptions& options, int columns) noexcept {
  if (options.purpose == Purpose::Check) return (last_paired_round(tournament) + columns - 1) / columns - 1;
  return options.round ? *options.round - 1 : std::numeric_limits<int>::max();
}

}  // namespace

void report_open_games(const std::vector<OpenGame>& games, const Roster& roster, const Tournament& tournament,
                       const ReadOptions& options, int columns, Diagnostics& out) {
  if (games.empty() || options.open_games == OpenGames::NotTold) return;
  const int end = first_untold(tournament, options, columns);
  std::map<int, OpenRound> rounds;
  std::set<std::pair<int, PlayerIndex>> told;
  for (const OpenGame& game : games) {
    const int round = game.column / columns;
    if (round >= end || !told.emplace(round, game.player).second) continue;
    enter(rounds[round], game, roster,
          tournament.players[static_cast<std::size_t>(game.player)].round(round * columns));
  }
  for (const auto& [round, open] : rounds) {
    Finding finding{message_of(open, round, tournament.points), "", "", open.related_line};
    if (!options.round) finding.remedy = Remedy::StateEarlierRound;
    out.warn(Code::UnfinishedGame, open.first, std::move(finding));
  }
}

}  // namespace bloesem::trf
