// Dubov 1997, the Danubian variant, Vega: the columns of a group, and its pairs row by row (6, 7.3, 7.4).
#pragma once

#include "engine/literal/columns_newcomers.hpp"

namespace bloesem::literal {

// Pairs the group as far as possible, so that all others can be paired. group.players are then those who stay
// over.
void pair_rows(ColumnRound& round, ColumnGroup& group);

}  // namespace bloesem::literal
