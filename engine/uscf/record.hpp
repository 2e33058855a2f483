// The record of a score group.
#pragma once

#include "bloesem/record.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/uscf/group.hpp"

namespace bloesem::swiss::uscf {

// Returns the record of a group that has been paired.
[[nodiscard]] BracketRecord record_of(const RoundField& field, criteria::CriteriaTable criteria,
                                      const Group& group);

// Returns the record of the bye.
[[nodiscard]] BracketRecord record_of_bye(const RoundField& field, Position bye);

}  // namespace bloesem::swiss::uscf
