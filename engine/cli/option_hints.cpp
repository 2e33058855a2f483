#include "engine/cli/option_hints.hpp"

namespace bloesem::cli {

std::string missing_option(const Error& error, const Tournament& tournament, const PairOptions& options) {
  if (error.code != ErrorCode::InvalidInput) return "";
  if (!options.rounds_declared && !tournament.rounds_declared) return "; use --rounds N (or record 142, XXR)";
  const bool coloured =
      options.initial_colour || tournament.initial_colour || infer_initial_colour(tournament).has_value();
  const bool round_exists = options.round.value_or(1) <= tournament.rounds_played + 1;
  if (!coloured && round_exists) return "; use --initial-colour W or B (or record 152, XXC)";
  return "";
}

}  // namespace bloesem::cli
