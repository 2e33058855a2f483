// Why a round that was played is not what the rules give, beside what the judge says: what the journal of the
// file tells of it, or else results with which it would be right.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/judge/corrected_result.hpp"
#include "engine/service/event/round_origin.hpp"

namespace bloesem::cli {

struct Background {
  RoundOrigin origin;
  bool explained = false;                // with the corrected results as they were the round is right
  std::vector<EarlierResult> suspected;  // looked for only where the journal tells nothing
};

// Of a round that differs; takes a second at most. `options` are those of replay_options.
[[nodiscard]] Background background_of(const std::string& file, const Tournament& tournament,
                                       const PairOptions& options, int round);

// The result of that game in the file, and the one it has in `result`: "1-0".
[[nodiscard]] std::string result_now(const Tournament& tournament, const EarlierResult& result);
[[nodiscard]] std::string result_then(const EarlierResult& result);

// "journal" or "perhaps", and a sentence.
struct Remark {
  std::string_view ground;
  std::string text;
};
[[nodiscard]] std::vector<Remark> remarks_on(const Tournament& tournament, int round,
                                             const Background& background);

}  // namespace bloesem::cli
