#include "trf/assemble.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/trf/system_code.hpp"
#include "trf/arrangements.hpp"
#include "trf/columns.hpp"
#include "trf/game_points.hpp"
#include "trf/games.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/late_decisions.hpp"
#include "trf/local_records.hpp"
#include "trf/open_games.hpp"
#include "trf/round_count.hpp"
#include "trf/scoring.hpp"
#include "trf/stated_points.hpp"

namespace bloesem::trf {

namespace {

void drop_columns(std::vector<Player>& players, int columns) {
  const auto limit = static_cast<std::size_t>(columns);
  for (Player& player : players) {
    if (player.rounds.size() > limit) player.rounds.resize(limit);
  }
}

std::vector<int> announced_rounds(const Draft& draft) {
  std::vector<int> rounds;
  for (const ByeLine& bye : draft.byes) rounds.push_back(bye.round);
  return rounds;
}

// Refuses games in rounds after `played`, which may contain only marks. Reported once, since a single wrong
// number is the likely cause.
void refuse_later_games(const Tournament& tournament, const Roster& roster, int played, Diagnostics& out) {
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const Player& player = tournament.players[i];
    for (int round = played; round < static_cast<int>(player.rounds.size()); ++round) {
      const RoundEntry entry = player.round(round);
      if (entry.opponent == no_player && entry.outcome != Outcome::ForfeitWin) continue;
      return out.error(Code::TooManyRounds, roster.at(static_cast<PlayerIndex>(i)).place(round_opponent, round),
                       {"player " + std::to_string(player.id) + ", round " + std::to_string(round + 1) +
                            ": a game, but fewer rounds have been played (rounds_played)",
                        std::to_string(played), std::to_string(round + 1) + " or more"});
    }
  }
}

bool is_of_matches(const Draft& draft) {
  return pairs_matches(draft.system_code) || (draft.rules && draft.rules->value.system == double_swiss_by_name);
}

int columns_of_a_round(const Draft& draft, const ReadOptions& options) {
  if (options.columns == RoundColumns::AsStated) return is_of_matches(draft) ? 2 : 1;
  return options.columns == RoundColumns::Two ? 2 : 1;
}

// Returns the stated number of columns played, or else derives it from the columns.
RoundCount rounds_of(const Draft& draft, const Roster& roster, std::optional<int> declared,
                     const ReadOptions& options, int columns, Diagnostics& out) {
  if (!draft.rounds_played) {
    return count_rounds(
        roster,
        {declared, announced_rounds(draft), draft.team_event.has_value(), columns, byes_of_a_round(draft)},
        options, out);
  }
  const auto& [played, place] = *draft.rounds_played;
  if (declared && played > *declared * columns) {
    out.error(Code::TooManyRounds, place,
              {"more rounds have been played than the tournament has", std::to_string(played),
               std::to_string(*declared) + " at most, or another number of rounds"});
  }
  return {max_rounds, played, played};
}

// Refuses a file that has one column for each round where a round is a match of two games: no player has the
// same opponent in both columns of a match, but somebody has two. Reported before anything else, because
// everything else would follow from it.
bool refuse_single_games(const std::vector<Player>& players, const Roster& roster, Diagnostics& out) {
  std::optional<Place> place;
  for (std::size_t i = 0; i < players.size(); ++i)
    for (int column = 0; column < static_cast<int>(players[i].rounds.size()); column += 2) {
      const PlayerIndex first = players[i].round(column).opponent;
      const PlayerIndex second = players[i].round(column + 1).opponent;
      if (first == no_player || second == no_player) continue;
      if (first == second) return false;
      if (!place) place = roster.at(static_cast<PlayerIndex>(i)).place(round_opponent, column + 1);
    }
  if (!place) return false;
  out.error(Code::Conflict, *place,
            {"in this pairing system a round is a match of two games, with two columns for each round, but the "
             "file seems to have one column for each round"});
  return true;
}

Tournament tournament_of(const Draft& draft, Roster& roster, const ReadOptions& options, Diagnostics& out) {
  Tournament tournament;
  tournament.name = draft.name;
  if (draft.rounds) tournament.rounds_declared = draft.rounds->value;
  if (options.rounds_declared) tournament.rounds_declared = options.rounds_declared;
  if (draft.initial_colour) tournament.initial_colour = draft.initial_colour->value;
  const std::optional<PointSystem> points = draft.points ? draft.points : resolve_scoring(draft.scoring, out);
  tournament.points = points.value_or(PointSystem{});
  std::vector<OpenGame> open;
  tournament.players = connect_games(roster, open, out);
  const int columns = columns_of_a_round(draft, options);
  if (columns == 2 && refuse_single_games(tournament.players, roster, out)) return tournament;
  report_open_games(open, roster, tournament, options, columns, out);
  const RoundCount rounds = rounds_of(draft, roster, tournament.rounds_declared, options, columns, out);
  if (draft.rounds_played) refuse_later_games(tournament, roster, rounds.played, out);
  drop_columns(tournament.players, rounds.columns);
  tournament.rounds_played = rounds.played;
  add_byes(draft, roster, {columns, options.purpose == Purpose::Pair}, tournament, out);
  add_forbidden(draft, roster, tournament, out);
  add_listed_wishes(draft, roster, tournament, out);
  add_virtual_points(draft, roster, tournament, out);
  add_adjustments(draft, roster, tournament, out);
  add_late_decisions(draft, roster, columns, tournament, out);
  add_notes(draft, roster, tournament, out);
  add_game_points(draft, roster, tournament, out);
  add_arrangements(draft, roster, tournament, out);
  report_byes_in_groups(tournament, roster, out);
  if (points) check_points(roster, tournament, rounds.settled, options, out);
  return tournament;
}

// Returns record 212, or record 202 with the points first.
std::optional<StandingsOrder> standings_of(const Draft& draft) {
  if (draft.standings || !draft.tie_breaks) return draft.standings;
  return with_points_first(*draft.tie_breaks);
}

Heading heading_of(const Draft& draft) {
  Heading heading{draft.system_code, draft.start_date};
  if (draft.rules) heading.rules = draft.rules->value;
  const std::optional<StandingsOrder> order = standings_of(draft);
  if (!order || draft.team_event) return heading;  // the list of a team event is not meant for players
  for (const TieBreak& key : order->keys)
    heading.tie_breaks.append(heading.tie_breaks.empty() ? "" : ",").append(key.text());
  return heading;
}

// Reports players paired with themselves. Lists may state the id after the rounds, so entries cannot be checked
// while they are read.
void report_self_opponents(Draft& draft, Diagnostics& out) {
  for (PlayerLine& player : draft.players) {
    for (std::size_t round = 0; round < player.cells.size(); ++round) {
      Cell& cell = player.cells[round];
      if (cell.opponent != player.id) continue;
      cell.broken = true;
      out.error(Code::SelfOpponent, player.place(round_opponent, static_cast<int>(round)),
                {"player " + std::to_string(player.id) + ", round " + std::to_string(round + 1) +
                     ": paired with themselves",
                 std::to_string(player.id), "another player"});
    }
  }
}

}  // namespace

void report_no_players(Draft& draft, const ReadOptions& options, const ForeignFile& instead, Diagnostics& out) {
  if (!options.needs_players || draft.roster_broken || !draft.players.empty()) return;
  draft.roster_broken = true;
  const bool known = !instead.description.empty();
  if (known) static_cast<void>(out.take());  // further findings would be meaningless
  Finding finding{"not a tournament; " + (known ? instead.description : "there is no player in it")};
  finding.remedy = instead.remedy;
  out.error(Code::NoPlayers, {}, std::move(finding));
}

ReadResult assemble(Draft draft, Roster roster, const ReadOptions& options, Diagnostics& out) {
  ReadResult result;
  result.columns_of_a_round = columns_of_a_round(draft, options);
  // Without a reliable list of players, further findings would be meaningless.
  if (!draft.roster_broken) {
    Tournament tournament = tournament_of(draft, roster, options, out);
    tournament.heading = heading_of(draft);
    if (!out.has_errors()) result.tournament = std::move(tournament);
  }
  result.diagnostics = out.take();
  result.system_code = std::move(draft.system_code);
  result.start_date = std::move(draft.start_date);
  if (draft.rules) result.rules = std::move(draft.rules->value);
  result.by_position = draft.by_position;
  result.standings = standings_of(draft);
  return result;
}

ReadResult assemble_list(Draft draft, const ReadOptions& options, Diagnostics& out) {
  draft.by_position = true;
  report_no_players(draft, options, {}, out);
  if (draft.roster_broken) return assemble(std::move(draft), Roster(), options, out);
  report_self_opponents(draft, out);
  Roster roster = Roster::build(draft, out);
  return assemble(std::move(draft), std::move(roster), options, out);
}

}  // namespace bloesem::trf
