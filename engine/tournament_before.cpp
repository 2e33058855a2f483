#include "bloesem/tournament_before.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/late_decisions.hpp"
#include "bloesem/validate.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {
namespace {

bool is_bye_by_wish(Outcome outcome) {
  return outcome == Outcome::FullBye || outcome == Outcome::HalfBye || outcome == Outcome::ZeroBye;
}

// Returns the entry in a round's column before the round was paired. `played`: the round was played, so that
// the entry follows from its result.
RoundEntry mark_before(const RoundEntry& entry, bool played) {
  if (!played) return entry;
  if (took_part(entry)) return {};
  return {no_player, Colour::None, is_bye_by_wish(entry.outcome) ? entry.outcome : Outcome::ZeroBye};
}

void cut(Player& player, int round, bool played) {
  const RoundEntry mark = mark_before(player.round(round - 1), played);
  const auto before = static_cast<std::size_t>(round - 1);
  player.rounds.resize(std::min(before, player.rounds.size()));
  if (mark != RoundEntry{}) {
    player.rounds.resize(before);
    player.rounds.push_back(mark);
  }
  player.virtual_points.resize(std::min(before + 1, player.virtual_points.size()));
  player.game_points.resize(std::min(before, player.game_points.size()));
}

void mark_absent(Player& player, int round) {
  player.rounds.resize(static_cast<std::size_t>(round));
  RoundEntry& entry = player.rounds.back();
  if (!is_bye_by_wish(entry.outcome)) entry = {no_player, Colour::None, Outcome::ZeroBye};
}

// Turns the spans that include this round, and the forbidden pairs of the options, into plain groups.
void settle_forbidden(Tournament& tournament, int round, const PairOptions& options) {
  for (const ForbiddenSpan& span : tournament.forbidden_spans) {
    if (span.first_round <= round && round <= span.last_round)
      tournament.forbidden_groups.push_back(span.group);
  }
  tournament.forbidden_spans.clear();
  for (const auto& [a, b] : options.forbidden) tournament.forbidden_groups.push_back({a, b});
}

}  // namespace

Result<Tournament> tournament_before(const Tournament& tournament, const PairOptions& options) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  if (std::optional<Error> error = check_player_indexes(tournament, options)) return *std::move(error);
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (round < 1 || round > tournament.rounds_played + 1)
    return Error{ErrorCode::InvalidInput, "round " + std::to_string(round) + " cannot be paired yet", {}};
  Tournament result = known_when_paired(tournament, round).value_or(tournament);
  result.late_decisions.clear();  // the coming round knows all results there are
  result.rounds_played = round - 1;
  for (Player& player : result.players) cut(player, round, round <= tournament.rounds_played);
  for (const PlayerIndex player : options.absent)
    mark_absent(result.players[static_cast<std::size_t>(player)], round);
  settle_forbidden(result, round, options);
  if (options.rounds_declared) result.rounds_declared = options.rounds_declared;
  if (options.initial_colour) result.initial_colour = options.initial_colour;
  if (!result.initial_colour) result.initial_colour = infer_initial_colour(tournament);
  return result;
}

}  // namespace bloesem
