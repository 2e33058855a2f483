// The table of a round robin.
#pragma once

#include "bloesem/edition_choice.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/round_robin/schedule.hpp"

namespace bloesem::service {

// Returns the schedule of these players by the rules of a round robin. The number of rounds declared need not
// be that of the schedule. InvalidInput: there is none for their number.
[[nodiscard]] Result<round_robin::Schedule> table_of(const Tournament& tournament, const EditionChoice& rules);

}  // namespace bloesem::service
