// The record of a score group.
#pragma once

#include "bloesem/record.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/uscf/group.hpp"

namespace bloesem::swiss::uscf {

// Returns the record of a group that has been paired.
[[nodiscard]] BracketRecord record_of(const RoundField& field, criteria::CriteriaTable criteria,
                                      const Group& group);

}  // namespace bloesem::swiss::uscf
