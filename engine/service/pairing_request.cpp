#include "engine/service/pairing_request.hpp"

#include <string>
#include <string_view>

#include "bloesem/proof.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/words.hpp"

namespace bloesem::service {

namespace {

constexpr const char* absent_players = "absent players";
constexpr const char* forbidden_pairs = "forbidden pairs";

Result<PlayerIndex> find_id(const Tournament& tournament, int id, const std::string& what) {
  if (const std::optional<PlayerIndex> player = tournament.find(id)) return *player;
  return Error{.code = ErrorCode::InvalidInput,
               .message = what + ": found '" + std::to_string(id) +
                          "', expected the starting rank of a player of the tournament"};
}

std::optional<Error> resolve_absent(const PairingRequest& request, const Tournament& tournament,
                                    PairOptions& options) {
  for (const int id : request.absent) {
    const Result<PlayerIndex> player = find_id(tournament, id, absent_players);
    if (!player) return player.error();
    options.absent.push_back(*player);
  }
  for (const std::string& name : request.absent_names) {
    const Result<PlayerIndex> player = player_named(tournament, absent_players, name);
    if (!player) return player.error();
    options.absent.push_back(*player);
  }
  return std::nullopt;
}

std::optional<Error> resolve_forbidden(const PairingRequest& request, const Tournament& tournament,
                                       PairOptions& options) {
  for (const auto& [one, other] : request.forbidden) {
    const Result<PlayerIndex> first = find_id(tournament, one, forbidden_pairs);
    if (!first) return first.error();
    const Result<PlayerIndex> second = find_id(tournament, other, forbidden_pairs);
    if (!second) return second.error();
    options.forbidden.emplace_back(*first, *second);
  }
  for (const std::string& names : request.forbidden_names) {
    const auto pair = pair_named(tournament, forbidden_pairs, names);
    if (!pair) return pair.error();
    options.forbidden.push_back(*pair);
  }
  return std::nullopt;
}

}  // namespace

Error refuse_proofs(Edition edition) {
  return refusal("this round cannot be proved: there are no proofs for " + full_title_of(edition));
}

Error refuse_checks(Edition edition) {
  const bool only_rounds = has_proofs(edition) && !has_answer_checks(edition);
  return refusal((only_rounds ? "answers of solvers cannot be proved, only rounds of "
                              : "rounds and answers of solvers cannot be proved: there are no proofs for ") +
                 full_title_of(edition));
}

LoadRequest load_request(const PairingRequest& request, trf::Purpose purpose, const Hints& hints) {
  LoadRequest load;
  load.reading.purpose = purpose;
  load.reading.round = request.round;
  load.reading.rounds_declared = request.rounds;
  load.reading.recompute_points = request.recompute;
  load.reading.strict = request.strict;
  load.reading.needs_players = true;
  load.format = request.input_format;
  load.rules = request.rules;
  load.tie_breaks = request.tie_breaks;
  load.acceleration = request.acceleration;
  load.arrangement = request.arrangement;
  load.report_dialect = request.verbose;
  load.hints = hints;
  return load;
}

Result<PairOptions> pair_options(const PairingRequest& request, const LoadedFile& loaded) {
  const Tournament& tournament = *loaded.tournament;
  PairOptions options = loaded.options;
  options.round = request.round;
  options.rounds_declared = request.rounds;
  options.initial_colour = request.initial_colour;
  options.numbers = request.numbers;
  options.board_order = request.board_order;
  options.solver = request.solver.value_or(SolverChoice::Auto);
  options.paranoid = request.paranoid;
  if (request.check && !has_answer_checks(loaded.edition)) return refuse_checks(loaded.edition);
  if (request.check && options.solver == SolverChoice::Whole)
    return refusal("the solver 'whole' answers no brackets, so there is nothing to check");
  if (request.check) options.check = check_answer;
  if (std::optional<Error> error = resolve_absent(request, tournament, options)) return *error;
  if (std::optional<Error> error = resolve_forbidden(request, tournament, options)) return *error;
  return options;
}

}  // namespace bloesem::service
