// Lim System (C.04.4.3): a scoregroup. Floaters are chosen and pairings made by trying one choice after the
// other.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/literal/completion.hpp"
#include "engine/literal/lim_players.hpp"

namespace bloesem::literal {

struct LimRound {
  const Field& field;
  std::vector<LimPlayer> players;
  std::vector<Mask> partners;  // by place: with whom the player is compatible (2.1)
  bool maxi = false;
  Completion completion;
};

// A group with the floaters who came in.
struct LimGroup {
  bool downwards = true;
  Mask residents = 0;
  Mask from_above = 0;
  Mask from_below = 0;

  [[nodiscard]] Mask everybody() const noexcept { return residents | from_above | from_below; }
};

using LimPairs = std::vector<std::pair<Place, Place>>;

// Returns the number of pairs that players of the set can make.
[[nodiscard]] int most_pairs(const LimRound& round, Mask players);

// Returns the players who float to the next group, in the order in which they are chosen.
[[nodiscard]] std::vector<Place> lim_floaters(const LimRound& round, const LimGroup& group, Mask next);

// Returns the pairs of the players who stay, in the order in which they are made; empty if there is no pairing.
[[nodiscard]] LimPairs lim_pairs(LimRound& round, const LimGroup& group, Mask stay);

}  // namespace bloesem::literal
