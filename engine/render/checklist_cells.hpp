// Cells that the checklists have in common.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/checklist.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::cli {

// "WBW"
[[nodiscard]] std::string colour_letters(const std::vector<Colour>& colours);

// "(16W)": opponent and colour now; `bye` for the bye; empty before the pairing.
[[nodiscard]] std::string given_cell(const Tournament& tournament, const ChecklistEntry& entry,
                                     const std::string& bye);

// The opponent's id; empty for nobody.
[[nodiscard]] std::string opponent_cell(const Tournament& tournament, PlayerIndex opponent);

// The entry is the first one of its score group.
[[nodiscard]] bool begins_score_group(const Checklist& checklist, std::size_t entry);

}  // namespace bloesem::cli
