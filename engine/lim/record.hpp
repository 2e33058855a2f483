// The record of a scoregroup.
#pragma once

#include <optional>

#include "bloesem/record.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/lim/group.hpp"

namespace bloesem::swiss::lim {

// Returns the record of a group after the whole round has been paired; empty if none of its players is paired
// in it. Who floats up is recorded in the group that receives them only, as in other systems with upfloaters.
[[nodiscard]] std::optional<BracketRecord> record_of(const Entrants& entrants, criteria::CriteriaTable criteria,
                                                     const Group& group);

}  // namespace bloesem::swiss::lim
