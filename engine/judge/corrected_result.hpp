// A round that differs from what the rules give may have been right when it was paired, before a result was
// corrected. The file does not say so, but the rules can be tested with other results.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// A game with a result other than the tournament's.
struct EarlierResult {
  int round = 1;
  Board board;
  Outcome white = Outcome::Draw;
  Outcome black = Outcome::Draw;
  // Where rounds are matches: what they brought beyond the outcomes, 1.5 to 0.5 for example.
  Points white_more = 0;
  Points black_more = 0;

  friend bool operator==(const EarlierResult&, const EarlierResult&) = default;
};

// Returns the result that the tournament has on that board.
[[nodiscard]] EarlierResult result_on_board(const Tournament& tournament, int round, const Board& board);

// Returns every other result of a single game over the board under which all rounds after it, up to the one
// played as `options.round`, are what the rules give: it may have been the known result when they were paired.
// `options` are those of replay_options. Requires a consistent tournament (bloesem/validate.hpp). Pairs at most
// `budget` players in total and returns what was found until then.
[[nodiscard]] std::vector<EarlierResult> results_that_explain(const Tournament& tournament,
                                                              const PairOptions& options, std::size_t budget);

// True if the round played as `options.round` is what the rules give with these results in place of the
// tournament's. Requires the same.
[[nodiscard]] bool is_explained_by(Tournament tournament, const PairOptions& options,
                                   const std::vector<EarlierResult>& results);

}  // namespace bloesem
