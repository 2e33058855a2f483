// Matches of two games: a tournament in which a round is a match (Double-Swiss, C.04.5).
#pragma once

#include <utility>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the tournament with one entry for each match instead of two columns, one for each of its games.
// - The opponent is that of both games, the colour that of the first game; None if the match counts as played
//   although neither game was.
// - The outcome is Win, Draw or Loss by the sums of the two games, Unfinished if a result is missing. It is
//   ForfeitLoss for a player who forfeited both games and ForfeitWin for the opponent; otherwise the match
//   counts as played, also if each player forfeited one game.
// - A bye in both columns is that bye. A pairing-allocated bye is needed in the first column only, and a bye of
//   the round to be paired likewise.
// - A match is worth twice a game, a pairing-allocated bye a game won and a game drawn. What a match brought
//   more or less than that (1.5 to 0.5) is added to the player's adjustment of that round.
// Whatever else counts in rounds is understood to count in matches, and unchanged: the declared rounds, virtual
// points, adjustments, forbidden spans, late decisions. The latter learn what the games decided late brought,
// so that known_when_paired (bloesem/late_decisions.hpp) can take it back. Requires a consistent tournament
// (bloesem/validate.hpp) whose rounds are games. Errors: InvalidInput for an odd number of columns, and for two
// columns that are not one match or bye.
[[nodiscard]] Result<Tournament> fold_matches(const Tournament& games);

// Returns the two games that a match begins with, and the two marks of a bye: a pairing-allocated bye is a game
// won and a game drawn, any other bye takes both columns. fold_matches makes this entry of them.
[[nodiscard]] std::pair<RoundEntry, RoundEntry> games_of(const RoundEntry& match) noexcept;

}  // namespace bloesem
