// What is counted in the scoregroups of the Lim System, which is a procedure and minimises nothing as a whole.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// The rows by their index.
enum class LimRow : std::uint8_t { Floaters, RepeatedFloats, SameDueColour, Cracked };

// Returns the rows, in force for BracketKind::Normal. The procedure counts them: no pair and no player is
// charged.
[[nodiscard]] CriteriaTable lim_2026() noexcept;

}  // namespace bloesem::criteria
