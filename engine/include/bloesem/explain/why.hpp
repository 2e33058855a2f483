// Why a player, a board, the bye or a bracket is as it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// What a player is in a bracket of the Dutch procedure. Without MDPs who are paired there is no remainder: the
// halves are those of the bracket.
enum class BracketRole : std::uint8_t {
  MovedDown,   // an MDP who is paired
  TakenByMdp,  // a resident whom an MDP plays
  FirstHalf,   // S1 before any exchange
  SecondHalf,  // S2 before any exchange
};

// A choice that the rules did not make, and what it would have cost: the departure of the best round with it.
struct Alternative {
  PlayerIndex opponent = no_player;
  PairAnswer cost;

  friend bool operator==(const Alternative&, const Alternative&) = default;
};

// A bracket that a player left as a downfloater.
struct LeftBracket {
  std::size_t bracket = 0;  // index into Record::brackets
  PairAnswer staying;       // the cost of the best round in which the player meets somebody of this bracket;
                            // PairFate::Absent in systems without costs
  std::vector<PlayerIndex> instead = {};  // who floats down from it in that round, and does not as it is
};

struct WhyPlayer {
  PlayerIndex player = no_player;
  Points score = 0;                         // for pairing
  std::vector<PlayerIndex> group;           // all others with this score who are paired, in A.2 order
  std::vector<LeftBracket> left;            // from the top
  std::optional<std::size_t> bracket = {};  // in which the player is paired; index into Record::brackets
  std::optional<std::size_t> board = {};    // from 0; empty: the player has the bye
  // Of the system's order, in systems with the order of the Dutch procedure: the player's role, and the first
  // opponent that the order offers; empty if it offers none.
  std::optional<BracketRole> role = {};
  std::optional<Alternative> first_offered = {};
  // All others of that bracket, in A.2 order.
  std::vector<Alternative> opponents = {};
};

// Returns the reasons for a player's place in the round. Errors: InvalidInput if the rules do not pair this
// player, or the round cannot be paired; those of best_round_with except NoValidPairing.
[[nodiscard]] Result<WhyPlayer> why_player(const Subject& subject, PlayerIndex player);

// The sentences of a story about a player, a board, the bye or a bracket are at most this many.
inline constexpr std::size_t most_sentences = 6;

// Return the story of a player, a board (from 1), the player with the bye, or a bracket, with the tables behind
// it. Errors: those of why_player; InvalidInput if there is no such board, no bye, or no bracket of that score.
[[nodiscard]] Result<Explanation> explain_player(const Subject& subject, PlayerIndex player);
[[nodiscard]] Result<Explanation> explain_board(const Subject& subject, int board);
[[nodiscard]] Result<Explanation> explain_bye(const Subject& subject);
[[nodiscard]] Result<Explanation> explain_bracket(const Subject& subject, Points score);

// Returns the story of every player whom the rules pair, by player; that of others is empty. Two rounds are
// paired again for each, for a table in systems without a pair matrix more. Errors: NoValidPairing; those of
// why_player.
[[nodiscard]] Result<std::vector<std::vector<Claim>>> stories_of_players(const Subject& subject);

}  // namespace bloesem::explain
