// Reasons, apart from the judge's, why a round as played is not what the rules give: corrected results recorded
// in the journal of the file, or results that would make the round right.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/judge/corrected_result.hpp"
#include "engine/service/event/round_origin.hpp"

namespace bloesem::service {

struct Background {
  RoundOrigin origin;
  bool explained = false;                // the round is right with the corrected results as they were
  std::vector<EarlierResult> suspected;  // searched only if the journal has no information
};

// Returns the background of a round that differs; takes at most a second. `options` are those of
// replay_options.
[[nodiscard]] Background background_of(const std::string& file, const Tournament& tournament,
                                       const PairOptions& options, int round);

// The result of the game in the file, and the one in `result`: "1-0".
[[nodiscard]] std::string result_now(const Tournament& tournament, const EarlierResult& result);
[[nodiscard]] std::string result_then(const Tournament& tournament, const EarlierResult& result);

// A sentence and its ground: "journal" or "perhaps".
struct Remark {
  std::string_view ground;
  std::string text;
};
[[nodiscard]] std::vector<Remark> remarks_on(const Tournament& tournament, int round,
                                             const Background& background);

}  // namespace bloesem::service
