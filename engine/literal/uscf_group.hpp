// US Chess: a score group (29A to 29E). Every set of players who drop, and every pairing, is listed.
#pragma once

#include <utility>
#include <vector>

#include "engine/literal/uscf_players.hpp"

namespace bloesem::literal {

using UsPairs = std::vector<std::pair<Place, Place>>;  // the higher ranked first

struct UsGroup {
  Mask dropped = 0;    // players who came down
  Mask residents = 0;  // with the score of the group
  Mask next = 0;       // residents of the next group
  Mask below = 0;      // everybody below

  [[nodiscard]] Mask everybody() const noexcept { return dropped | residents; }
};

// 29D: returns the players who drop to the next group. Requires that all players of the round can be paired.
[[nodiscard]] Mask us_leavers(UsRound& round, const UsGroup& group);

// 29C, 29E: returns the pairs of all others. Requires that they can be paired.
[[nodiscard]] UsPairs us_pairs(UsRound& round, const UsGroup& group, Mask leavers);

// 29E6: exchanges opponents for colours, within the limits.
void us_look_ahead(const UsRound& round, UsPairs& pairs);

}  // namespace bloesem::literal
