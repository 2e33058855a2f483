// Dubov 1997, the Danubian variant, Vega: who comes up from lower groups (7.1, 7.2), and whom players meet who
// moved down (8).
#pragma once

#include "engine/literal/columns_round.hpp"

namespace bloesem::literal {

struct ColumnGroup {
  Points score = 0;
  Mask players = 0;     // who are still to be paired
  Mask from_above = 0;  // who moved down
  Mask from_below = 0;  // who came up
};

// 8.2: pairs those who moved down with players of the group. Returns who finds nobody; they leave the group.
[[nodiscard]] Mask pair_floaters(ColumnRound& round, ColumnGroup& group);
// 7.1 of Dubov: pairs those who can meet nobody of the group with players of lower groups. Returns for whom
// there is none; they leave, too, the group.
[[nodiscard]] Mask serve_isolated(ColumnRound& round, ColumnGroup& group);
// 7.1 of Vega: sends those down who can meet nobody of the group. Returns them.
[[nodiscard]] Mask send_isolated_down(const ColumnRound& round, ColumnGroup& group);
// 7.2: brings a player up if the number of the group is odd, and pairs the player in the Danubian variant.
void complete_odd_group(ColumnRound& round, ColumnGroup& group);

}  // namespace bloesem::literal
