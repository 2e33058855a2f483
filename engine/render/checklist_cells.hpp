// Table cells that several checklists share.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/checklist.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

// Returns "WBW".
[[nodiscard]] std::string colour_letters(const std::vector<Colour>& colours);

// Returns "(16W)", the opponent and colour of this round; `bye` for the bye; empty before the pairing.
[[nodiscard]] std::string given_cell(const Tournament& tournament, const ChecklistEntry& entry,
                                     const std::string& bye);

// Returns the opponent's id; empty without an opponent.
[[nodiscard]] std::string opponent_cell(const Tournament& tournament, PlayerIndex opponent);

// True if the entry is the first one of its score group.
[[nodiscard]] bool begins_score_group(const Checklist& checklist, std::size_t entry);

}  // namespace bloesem::render
