// A round that is not what the rules give may have been right when it was paired: a result before it was
// corrected afterwards. The file does not say so, but the rules can be asked.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// A game with another result than the tournament has.
struct EarlierResult {
  int round = 1;
  Board board;
  Outcome white = Outcome::Draw;
  Outcome black = Outcome::Draw;
};

// Each result of one game over the board with which all rounds after it, up to the one that was played as
// `options.round`, are what the rules give: it may have stood there when they were paired. `options` are those
// of replay_options. Requires a consistent tournament (bloesem/validate.hpp). Pairs at most `budget`
// players altogether and returns what it has found until then.
[[nodiscard]] std::vector<EarlierResult> results_that_explain(const Tournament& tournament,
                                                              const PairOptions& options, std::size_t budget);

// True if the round that was played as `options.round` is what the rules give with these results in place of
// those that the tournament has. Requires the same.
[[nodiscard]] bool is_explained_by(Tournament tournament, const PairOptions& options,
                                   const std::vector<EarlierResult>& results);

}  // namespace bloesem
