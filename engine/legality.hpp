// Is a board, or a bye, allowed at all in a round? The absolute criteria one by one, for pairings made by hand.
#pragma once

#include <vector>

#include "bloesem/article_names.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/violation.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

// `options` as for pair_round; its round is the one meant. Both players must take part in that round, as its
// column says (or be free in the coming one): InvalidInput otherwise, and where
// pair_round has no rules for the tournament. Nothing wrong: an empty list.
[[nodiscard]] Result<std::vector<Violation>> violations_of_board(const Tournament& tournament,
                                                                 const Board& board,
                                                                 const PairOptions& options);
[[nodiscard]] Result<std::vector<Violation>> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                                               const PairOptions& options);

// The same for a pair of a field that stands already. `round` is the one the field is of, from 1.
[[nodiscard]] std::vector<Violation> violations_of_pair(const Tournament& tournament,
                                                        const swiss::RoundField& field,
                                                        const ArticleNames& articles, int round,
                                                        swiss::Position white, swiss::Position black);

// The same for a bye in a round, from 1.
[[nodiscard]] std::vector<Violation> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                                       const swiss::System& rules, int round);

// "White" or "Black".
[[nodiscard]] std::string colour_name(Colour colour);

}  // namespace bloesem
