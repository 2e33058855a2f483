#include "engine/requested_round.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "engine/edition_rules.hpp"

namespace bloesem {
namespace {

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
std::optional<Error> check_wishes(const Tournament& tournament, const PairOptions& options) {
  const auto exists = [&](PlayerIndex p) {
    return p >= 0 && static_cast<std::size_t>(p) < tournament.players.size();
  };
  bool known = std::all_of(options.absent.begin(), options.absent.end(), exists);
  for (const auto& [a, b] : options.forbidden) known = known && exists(a) && exists(b);
  for (const auto& group : tournament.forbidden_groups)
    for (const PlayerIndex p : group) known = known && exists(p);  // there may be hundreds of pairs
  for (const ForbiddenSpan& span : tournament.forbidden_spans)
    known = known && std::all_of(span.group.begin(), span.group.end(), exists);
  if (!known) return invalid("an absent player or a forbidden pair is not of the tournament");
  return std::nullopt;
}

Error no_such_opponent(const Tournament& tournament, PlayerIndex index) {
  const Player& player = tournament.players[static_cast<std::size_t>(index)];
  const auto exists = [&](const RoundEntry& entry) {
    return entry.opponent >= no_player && entry.opponent < std::ssize(tournament.players) && entry.opponent != index;
  };
  const auto round = std::find_if_not(player.rounds.begin(), player.rounds.end(), exists) - player.rounds.begin();
  return invalid("player " + std::to_string(player.id) + ", round " + std::to_string(round + 1) +
                 ": there is no such opponent");
}

// The bye that the column of the coming round gives away beforehand.
Result<std::optional<PlayerIndex>> assigned_bye(const Tournament& tournament, const dutch::RoundField& field,
                                                int round) {
  const auto byes = field.assigned_byes();
  if (byes.empty()) return std::optional<PlayerIndex>{};
  if (byes.size() == 1) return std::optional(byes.front());
  return invalid("players " + std::to_string(tournament.players[static_cast<std::size_t>(byes[0])].id) + " and " +
                 std::to_string(tournament.players[static_cast<std::size_t>(byes[1])].id) +
                 " both have the pairing-allocated bye of round " + std::to_string(round));
}

std::optional<Error> refuse_absent_bye(const Tournament& tournament, const PairOptions& options, int round,
                                       std::optional<PlayerIndex> bye) {
  if (!bye || std::find(options.absent.begin(), options.absent.end(), *bye) == options.absent.end())
    return std::nullopt;
  return invalid("player " + std::to_string(tournament.players[static_cast<std::size_t>(*bye)].id) +
                 " is to be absent, but has the pairing-allocated bye of round " + std::to_string(round) +
                 " already");
}

std::optional<Error> refuse_odd_rest(const Tournament& tournament, const RequestedRound& request) {
  if (!request.assigned_bye || request.field.size() % 2 == 0) return std::nullopt;
  return invalid("player " +
                 std::to_string(tournament.players[static_cast<std::size_t>(*request.assigned_bye)].id) +
                 " has the pairing-allocated bye of round " + std::to_string(request.number) +
                 " already, but the number of the others is odd");
}

}  // namespace

Result<RequestedRound> requested_round(const Tournament& tournament, const PairOptions& options) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  const std::optional<int> declared =
      options.rounds_declared ? options.rounds_declared : tournament.rounds_declared;
  if (std::optional<Error> error = check_request(tournament, round, declared)) return *std::move(error);
  if (std::optional<Error> error = check_wishes(tournament, options)) return *std::move(error);
  const dutch::EditionRules& rules = rules_of(options.edition);
  dutch::RoundField field(tournament, rules, {round, *declared, options.absent, options.forbidden});
  if (field.contradiction() != no_player) return no_such_opponent(tournament, field.contradiction());
  const Result<std::optional<PlayerIndex>> bye = assigned_bye(tournament, field, round);
  if (!bye) return bye.error();
  if (std::optional<Error> error = refuse_absent_bye(tournament, options, round, *bye))
    return *std::move(error);
  RequestedRound request{round, &rules, std::move(field), *bye};
  if (std::optional<Error> error = refuse_odd_rest(tournament, request)) return *std::move(error);
  return request;
}

}  // namespace bloesem
