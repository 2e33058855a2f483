// What is counted in the score groups of US Chess, whose rules are a procedure and minimise nothing as a whole.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// The rows by their index.
enum class UscfRow : std::uint8_t { Leavers, ChangedHalves, ThirdColour, SecondExtra, NotDue };

// Returns the rows, in force for BracketKind::Normal. The procedure counts them: no pair and no player is
// charged.
[[nodiscard]] CriteriaTable uscf_2020() noexcept;

}  // namespace bloesem::criteria
