// Before all results are in: which boards of the round do not depend on the games that have no result yet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/explain/change.hpp"
#include "bloesem/explain/search_limit.hpp"

namespace bloesem::explain {

// Result of an open game over the board, from White's point of view.
enum class OpenResult : std::uint8_t { WhiteWins, Draw, BlackWins };

struct OpenGame {
  int round = 0;  // from 1
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;

  friend bool operator==(const OpenGame&, const OpenGame&) = default;
};

// One result for each open game, in the order of OpenRound::games.
using OpenResults = std::vector<OpenResult>;

enum class Certainty : std::uint8_t {
  Certain,     // whatever the open games bring: all sets of results were searched
  NotCertain,  // two sets of results that differ in one game: one brings it, the other does not
  Never,       // no set of results brings it; all were searched
  Undecided,   // the search ended; all sets searched bring it, or none
};

// Two sets of results that differ in one game.
struct Witness {
  OpenResults with;       // these bring the board, or the bye
  OpenResults without;    // these do not
  std::size_t game = 0;   // in which they differ; index into OpenRound::games
  bool no_round = false;  // `without` brings no legal round
};

struct OpenBoard {
  PlayerIndex one = no_player;    // White, where the colours are the same whenever the two meet
  PlayerIndex other = no_player;  // no_player: `one` has the bye
  Certainty certainty = Certainty::Undecided;
  std::optional<Colour> colour =
      {};  // of `one` in every searched round in which the two meet; empty: both occur
  std::optional<Witness> witness = {};  // of NotCertain
  std::size_t met = 0;                  // number of searched sets that bring it

  [[nodiscard]] bool is_bye() const noexcept { return other == no_player; }
};

struct OpenRound {
  std::vector<OpenGame> games;    // without a result, by round and then by the smaller index
  std::vector<OpenBoard> boards;  // all that occurred, those of the round as it is first; byes after them
  std::size_t searched = 0;       // sets of results of which the round was paired
  std::size_t impossible = 0;     // those of them without a legal round
  bool all = false;               // these are all sets
  bool out_of_time = false;
};

struct OpenLimit {
  SearchLimit time = {};
  std::size_t most_rounds = 6561;  // eight open games; if there are more sets, so many of them are searched
};

// Returns what is certain: exactly, if no more than `most_rounds` sets of results are possible and the time is
// enough; otherwise what the searched sets tell. Errors: InvalidInput if no game before the round is open, or a
// round is a match of two games; those of pair_round that no result changes (InvalidInput, TooLarge, Internal).
[[nodiscard]] Result<OpenRound> open_results(const Subject& subject, const OpenLimit& limit = {});

// Returns the answer as a story: one sentence for each board and bye of the round as it is now, and for those
// that are certain; the table has all that occurred.
[[nodiscard]] Explanation explain(const Subject& subject, const OpenRound& answer);

// Returns both in one. Errors: those of open_results.
[[nodiscard]] Result<Explanation> explain_open_results(const Subject& subject, const OpenLimit& limit = {});

}  // namespace bloesem::explain
