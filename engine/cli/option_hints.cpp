#include "engine/cli/option_hints.hpp"

#include "engine/platform/terminal.hpp"
#include "trf/visible.hpp"

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

void print_assumptions(const std::string& file, const service::StandingsPlan& plan) {
  if (!plan.warning.empty())
    platform::print_to_stderr(file + ": warning: " + trf::visible(plan.warning) +
                              "; use --tiebreak-rules to choose another\n");
  if (!plan.note.empty())
    platform::print_to_stderr(file + ": note: " + trf::visible(plan.note) +
                              "; use --tiebreaks to choose another list\n");
}

}  // namespace bloesem::cli
