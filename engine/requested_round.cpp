#include "engine/requested_round.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace bloesem {
namespace {

const dutch::EditionRules& rules_of(Edition edition) {
  switch (edition) {
    case Edition::Baku2016: break;
  }
  return dutch::baku_2016();
}

Error invalid(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

std::optional<Error> check_request(const Tournament& tournament, int round, std::optional<int> declared) {
  if (round < 1 || round > tournament.rounds_played + 1)
    return invalid("round " + std::to_string(round) + " cannot be paired: " +
                   std::to_string(tournament.rounds_played) + " rounds have been played");
  if (!declared)
    return invalid("the number of rounds of the tournament must be known (topscorers depend on it)");
  if (round > *declared)
    return invalid("round " + std::to_string(round) + " cannot be paired: the tournament has " +
                   std::to_string(*declared) + " rounds");
  return std::nullopt;
}

// What a caller in memory may get wrong: a file's reader has made sure of it.
std::optional<Error> check_indices(const Tournament& tournament, const PairOptions& options) {
  const auto exists = [&](PlayerIndex p) {
    return p >= 0 && static_cast<std::size_t>(p) < tournament.players.size();
  };
  for (const Player& player : tournament.players) {
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
      const PlayerIndex opponent = player.rounds[r].opponent;
      if (opponent == no_player) continue;
      if (!exists(opponent) || &tournament.players[static_cast<std::size_t>(opponent)] == &player)
        return invalid("player " + std::to_string(player.id) + ", round " + std::to_string(r + 1) +
                       ": there is no such opponent");
    }
  }
  bool known = std::all_of(options.absent.begin(), options.absent.end(), exists);
  for (const auto& [a, b] : options.forbidden) known = known && exists(a) && exists(b);
  for (const auto& group : tournament.forbidden_groups)
    known = known && std::all_of(group.begin(), group.end(), exists);
  if (!known) return invalid("an absent player or a forbidden pair is not of the tournament");
  return std::nullopt;
}

}  // namespace

Result<RequestedRound> requested_round(const Tournament& tournament, const PairOptions& options) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  const std::optional<int> declared =
      options.rounds_declared ? options.rounds_declared : tournament.rounds_declared;
  if (std::optional<Error> error = check_request(tournament, round, declared)) return *std::move(error);
  if (std::optional<Error> error = check_indices(tournament, options)) return *std::move(error);
  const dutch::EditionRules& rules = rules_of(options.edition);
  return RequestedRound{
      round, &rules,
      dutch::RoundField(tournament, rules, {round, *declared, options.absent, options.forbidden})};
}

}  // namespace bloesem
