#include "engine/service/check/compare_rounds.hpp"

#include <string>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "engine/judge/compare_editions.hpp"

namespace bloesem::service {

std::optional<Error> compare_rounds(const Tournament& tournament, const PairOptions& options,
                                    CheckedFile& file) {
  PairOptions replay = replay_options(tournament, options);
  for (int round = 1; round <= last_round_to_check(tournament); ++round) {
    replay.round = round;
    Result<std::optional<EditionDifference>> difference = compare_editions(tournament, replay);
    if (!difference) {
      Error error = difference.error();
      error.message = "round " + std::to_string(round) + ": " + error.message;
      return error;
    }
    ++file.rounds;
    if (*difference) file.compared.push_back(std::move(**difference));
  }
  return std::nullopt;
}

}  // namespace bloesem::service
