#include "engine/service/pairing_request.hpp"

#include <string>
#include <string_view>

#include "engine/service/named_player.hpp"
#include "engine/service/words.hpp"

namespace bloesem::service {

namespace {

Result<PlayerIndex> find_id(const Tournament& tournament, int id, const std::string& option) {
  if (const std::optional<PlayerIndex> player = tournament.find(id)) return *player;
  return Error{.code = ErrorCode::InvalidInput,
               .message = option + ": found '" + std::to_string(id) +
                          "', expected the starting rank of a player of the tournament"};
}

std::optional<Error> resolve_absent(const PairingRequest& request, const Tournament& tournament,
                                    PairOptions& options) {
  for (const int id : request.absent) {
    const Result<PlayerIndex> player = find_id(tournament, id, "--absent");
    if (!player) return player.error();
    options.absent.push_back(*player);
  }
  for (const std::string& name : request.absent_names) {
    const Result<PlayerIndex> player = player_named(tournament, "--absent", name);
    if (!player) return player.error();
    options.absent.push_back(*player);
  }
  return std::nullopt;
}

std::optional<Error> resolve_forbidden(const PairingRequest& request, const Tournament& tournament,
                                       PairOptions& options) {
  for (const auto& [one, other] : request.forbidden) {
    const Result<PlayerIndex> first = find_id(tournament, one, "--forbid");
    if (!first) return first.error();
    const Result<PlayerIndex> second = find_id(tournament, other, "--forbid");
    if (!second) return second.error();
    options.forbidden.emplace_back(*first, *second);
  }
  for (const std::string& names : request.forbidden_names) {
    const auto pair = pair_named(tournament, "--forbid", names);
    if (!pair) return pair.error();
    options.forbidden.push_back(*pair);
  }
  return std::nullopt;
}

}  // namespace

LoadRequest load_request(const PairingRequest& request, trf::Purpose purpose) {
  LoadRequest load;
  load.reading.purpose = purpose;
  load.reading.round = request.round;
  load.reading.rounds_declared = request.rounds;
  load.reading.recompute_points = request.recompute;
  load.reading.strict = request.strict;
  load.reading.needs_players = true;
  load.format = request.input_format;
  load.rules = request.rules;
  load.acceleration = request.acceleration;
  load.report_dialect = request.verbose;
  return load;
}

Result<PairOptions> pair_options(const PairingRequest& request, const Tournament& tournament, Edition edition) {
  PairOptions options;
  options.edition = edition;
  options.round = request.round;
  options.rounds_declared = request.rounds;
  options.initial_colour = request.initial_colour;
  options.numbers = request.numbers;
  options.board_order = request.board_order;
  options.solver = request.solver.value_or(SolverChoice::Auto);
  options.paranoid = request.paranoid;
  if (std::optional<Error> error = resolve_absent(request, tournament, options)) return *error;
  if (std::optional<Error> error = resolve_forbidden(request, tournament, options)) return *error;
  return options;
}

std::string advice(const Error& error, const Tournament& tournament, const PairOptions& options) {
  if (error.code != ErrorCode::InvalidInput) return "";
  if (!options.rounds_declared && !tournament.rounds_declared) return "; use --rounds N (or record 142, XXR)";
  const bool coloured =
      options.initial_colour || tournament.initial_colour || infer_initial_colour(tournament).has_value();
  const bool round_exists = options.round.value_or(1) <= tournament.rounds_played + 1;
  if (!coloured && round_exists) return "; use --initial-colour W or B (or record 152, XXC)";
  return "";
}

}  // namespace bloesem::service
