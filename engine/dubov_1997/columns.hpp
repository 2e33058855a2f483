// Articles 6.2, 7.3 and 7.4 (Vega: 6.1): two columns of the same length.
#pragma once

#include <vector>

#include "engine/dubov_1997/group.hpp"

namespace bloesem::swiss::dubov_1997 {

struct Columns {
  std::vector<Position> white;
  std::vector<Position> black;
};

// Returns the residents in two columns, in order. If more are due one colour, half of the difference move to
// the other column, as far as the limits allow a change (2.6). Before the first game the columns are the halves
// of the list.
[[nodiscard]] Columns columns_of(const Group& group);

}  // namespace bloesem::swiss::dubov_1997
