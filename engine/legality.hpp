// Checks boards and byes made by hand against each absolute criterion.
#pragma once

#include <vector>

#include "bloesem/article_names.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/violation.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

// Returns the violations of a board or a bye in the round given by `options` (as for pair_round); empty if it
// is legal. Errors: InvalidInput if a player does not take part in that round according to its column (or has
// an entry in the column of the coming round), and where pair_round has no rules for the tournament.
[[nodiscard]] Result<std::vector<Violation>> violations_of_board(const Tournament& tournament,
                                                                 const Board& board,
                                                                 const PairOptions& options);
[[nodiscard]] Result<std::vector<Violation>> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                                               const PairOptions& options);

// The same for a pair of an existing field.
[[nodiscard]] std::vector<Violation> violations_of_pair(const Tournament& tournament,
                                                        const swiss::RoundField& field,
                                                        const swiss::System& rules,
                                                        const swiss::RoundTask& task, swiss::Position white,
                                                        swiss::Position black);

// The same for a bye in round `round` (from 1).
[[nodiscard]] std::vector<Violation> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                                       const swiss::System& rules, int round);

}  // namespace bloesem
