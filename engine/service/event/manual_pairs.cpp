#include "engine/service/event/manual_pairs.hpp"

#include <cstddef>

#include "engine/groups.hpp"
#include "engine/legality.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/event/results.hpp"
#include "engine/service/event/round_record.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

// Refuses to break up a game that already has a result.
std::optional<Error> refuse_settled_game(const EventText& event, int round, PlayerIndex player) {
  const RoundEntry entry = event.entry(player, round);
  if (entry.opponent == no_player || event.is_blank(player, round)) return std::nullopt;
  const bool is_black = entry.colour == Colour::Black;
  const PlayerIndex white = is_black ? entry.opponent : player;
  const PlayerIndex black = is_black ? player : entry.opponent;
  const std::string board =
      std::to_string(id_of(event.tournament(), white)) + '-' + std::to_string(id_of(event.tournament(), black));
  std::string message = "board " + board + " of round " + std::to_string(round) + " already has a result, ";
  message += text_of(result_on(event, round, white, black));
  return refusal(message + "; to pair it again, remove the result first: '" + board + ":*'");
}

// Refuses a game between groups, after which none of them could be paired.
std::optional<Error> refuse_other_group(const EventText& event, PlayerIndex white, PlayerIndex black) {
  const Tournament& tournament = event.tournament();
  if (tournament.groups.empty()) return std::nullopt;
  const std::vector<int> groups = groups_of_players(tournament);
  if (groups[static_cast<std::size_t>(white)] == groups[static_cast<std::size_t>(black)]) return std::nullopt;
  return refusal("players " + shown(event, white) + " and " + shown(event, black) + " are in different groups");
}

// Leaves the player's former opponent without an opponent.
void free_opponent(EventText& event, int round, PlayerIndex player) {
  const PlayerIndex opponent = event.entry(player, round).opponent;
  if (opponent != no_player) event.set_entry(opponent, round, {});
}

std::string verdict(int round, const std::string& what, const std::vector<Violation>& violations) {
  std::string text = "round " + std::to_string(round) + ": " + what;
  text += violations.empty() ? ": legal\n" : ": NOT legal\n";
  for (const Violation& violation : violations) {
    text += "  ";
    text += violation.article;
    text += ": " + violation.why + '\n';
  }
  return text;
}

}  // namespace

std::optional<Error> seat_pair(EventText& event, int round, std::pair<int, int> pair) {
  if (event.has_table())
    return refusal("in a round robin a table gives the pairs (C.05, Annex 1): none can be made by hand");
  if (round < event.last_round() || round > event.coming_round()) {
    return refusal("pairs can be made only in round " + std::to_string(event.last_round()) +
                   " and the coming one");
  }
  const Result<PlayerIndex> white = player_with_id(event, pair.first);
  if (!white) return white.error();
  const Result<PlayerIndex> black = player_with_id(event, pair.second);
  if (!black) return black.error();
  if (std::optional<Error> error = refuse_other_group(event, *white, *black)) return error;
  if (round == event.coming_round()) {
    if (std::optional<Error> error = refuse_to_continue(event)) return error;
    event.begin_round();
  }
  if (event.entry(*white, round).opponent == *black && event.entry(*white, round).colour == Colour::White) {
    return std::nullopt;
  }
  for (const PlayerIndex player : {*white, *black}) {
    if (std::optional<Error> error = refuse_settled_game(event, round, player)) return error;
    free_opponent(event, round, player);
    event.forget_announcement(player, round);
  }
  event.set_entry(*white, round, {*black, Colour::White, Outcome::Unfinished});
  event.set_entry(*black, round, {*white, Colour::Black, Outcome::Unfinished});
  return std::nullopt;
}

std::vector<PlayerIndex> field_of(const EventText& event, int round) {
  std::vector<PlayerIndex> field;
  for (std::size_t i = 0; i < event.tournament().players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const RoundEntry entry = event.entry(player, round);
    const bool free = round > event.last_round() && entry.outcome == Outcome::Absent;
    if (free || took_part(entry)) field.push_back(player);
  }
  return field;
}

std::optional<Error> find_left_over(const EventText& event, int round, const std::vector<PlayerIndex>& field) {
  std::string names;
  for (const PlayerIndex player : field) {
    const RoundEntry entry = event.entry(player, round);
    if (entry.opponent != no_player || entry.outcome != Outcome::Absent) continue;
    names += (names.empty() ? "" : ", ") + shown(event, player);
  }
  if (names.empty()) return std::nullopt;
  return refusal("round " + std::to_string(round) + ": these players would have no opponent: " + names +
                 "; pair them, give them a bye, or mark them absent");
}

std::string verdict_on_pair(const EventText& event, int round, std::pair<int, int> pair, PairOptions options) {
  const Result<PlayerIndex> white = player_with_id(event, pair.first);
  const Result<PlayerIndex> black = player_with_id(event, pair.second);
  if (!white || !black) return "";
  options.round = round;
  const auto violations = violations_of_board(event.tournament(), {*white, *black}, options);
  if (!violations) return "";
  return verdict(round, "pair " + std::to_string(pair.first) + '-' + std::to_string(pair.second), *violations);
}

std::string verdict_on_bye(const EventText& event, int round, int id, PairOptions options) {
  const Result<PlayerIndex> player = player_with_id(event, id);
  if (!player) return "";
  options.round = round;
  const auto violations = violations_of_bye(event.tournament(), *player, options);
  if (!violations) return "";
  return verdict(round, "bye of " + std::to_string(id), *violations);
}

}  // namespace bloesem::service
