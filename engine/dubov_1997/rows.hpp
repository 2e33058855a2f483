// Articles 6.2 to 6.4: the columns are paired row by row.
#pragma once

#include "engine/dubov_1997/columns.hpp"
#include "engine/dubov_1997/group.hpp"

namespace bloesem::swiss::dubov_1997 {

// How the pairs of the rows are found. The pairs do not depend on it.
enum class RowsBy {
  FirstOrder,  // as the first order of Black that has no earlier meeting, if there is one
  Nearby,      // else by a matching of the group, if the others can be paired then
  Everybody,   // else by a matching of all players who are left
};

// Pairs as many residents as possible so that all other players can be paired; of these, as few as possible of
// the same column; then each player of White, from the top, with the first possible one of Black, or else with
// the next possible one of White; then those of Black that are left. Who stays over is chosen as 6.4 says, and
// moves down. `from`: the first way to be tried.
void pair_rows(Group& group, RowsBy from = RowsBy::FirstOrder);

}  // namespace bloesem::swiss::dubov_1997
