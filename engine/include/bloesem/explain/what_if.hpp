// What if: the round before and after some changes, and through which chain of reasons it changes.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/explain/change.hpp"

namespace bloesem::explain {

// What a change alters of a player before the round is paired.
struct AlteredPlayer {
  PlayerIndex player = no_player;
  bool leaves = false;  // is no longer to be paired
  // Pairing scores; equal in a player whose other facts alter.
  Points before = 0;
  Points after = 0;
  bool colours = false;       // the preference for a colour
  bool floats = false;        // a float of the last two rounds
  bool right_to_bye = false;  // whether the player may have the bye

  friend bool operator==(const AlteredPlayer&, const AlteredPlayer&) = default;
};

// The first bracket from the top whose players, criteria or pairs are others, or whose score no bracket of the
// other round has. Final attempts are compared.
struct AlteredBracket {
  std::size_t above = 0;  // number of brackets before it, which are the same
  // Indexes into Record::brackets; one of them is empty if its round has no such bracket.
  std::optional<std::size_t> before = {};
  std::optional<std::size_t> after = {};
  std::vector<PlayerIndex> joining = {};  // in it only after the changes; ascending, as are the others
  std::vector<PlayerIndex> leaving = {};  // in it only before them
  // The first criterion with another value; empty if there is none, or the brackets have other criteria.
  std::optional<std::size_t> criterion = {};
  std::vector<PlayerIndex> floating = {};  // its downfloaters only after the changes
  std::vector<PlayerIndex> staying = {};   // its downfloaters only before them

  friend bool operator==(const AlteredBracket&, const AlteredBracket&) = default;
};

struct WhatIf {
  std::vector<Change> changes;
  Subject after;
  std::vector<AlteredPlayer> players = {};     // ascending
  std::optional<AlteredBracket> first = {};    // empty if all are the same, or one of the rounds has no pairing
  std::vector<Board> gone = {};                // pairs of the round before only, in its order of boards
  std::vector<Board> come = {};                // pairs of the round after only, in its order of boards
  std::vector<Board> other_colours = {};       // of both, as after the changes
  std::vector<PlayerIndex> no_more_byes = {};  // pairing-allocated byes of the round before only
  std::vector<PlayerIndex> new_byes = {};
  std::vector<PlayerIndex> no_more_floaters = {};  // downfloaters of some bracket before only; ascending
  std::vector<PlayerIndex> new_floaters = {};

  // True if the round stays as it was, board for board.
  [[nodiscard]] bool changes_nothing() const noexcept {
    return gone.empty() && come.empty() && other_colours.empty() && no_more_byes.empty() && new_byes.empty();
  }
};

// Returns what becomes of the round. Errors: those of `changed`.
[[nodiscard]] Result<WhatIf> what_if(const Subject& subject, std::vector<Change> changes);

// Returns the answer as a story: the changes, what they alter of the players, the first bracket that differs,
// and what follows.
[[nodiscard]] Explanation explain(const Subject& subject, const WhatIf& answer);

// Returns both in one. Errors: those of what_if.
[[nodiscard]] Result<Explanation> explain_what_if(const Subject& subject, std::vector<Change> changes);

}  // namespace bloesem::explain
