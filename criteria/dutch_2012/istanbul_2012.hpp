// The FIDE (Dutch) System as agreed in Istanbul in 2012: what each requirement of C.10 counts.
#pragma once

#include <cstdint>

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// What strong colour preferences count for, beside all preferences.
enum class StrongColours : std::uint8_t {
  Nothing,
  Before,  // A.7.d: before all preferences
  After,   // A.7.e: after all preferences
};
inline constexpr std::size_t strong_colours = 3;

// Returns all rows, for documents.
[[nodiscard]] CriteriaTable istanbul_2012() noexcept;

// Returns the rows of a round, as its record states them: C.12 is one number, which no pair or single player
// is charged.
[[nodiscard]] CriteriaTable recorded_2012(StrongColours strong) noexcept;

// Returns the rows by which a bracket is solved: C.12 is charged to the players whom the following bracket
// leaves single. In force are Normal (C.12), Penultimate (C.13), Last, and Collapsed (merged by C.13).
[[nodiscard]] CriteriaTable solved_2012(StrongColours strong) noexcept;

// The same for a bracket that is treated as homogeneous although scores differ: neither the scores of pairs nor
// upfloats count. A merged bracket still compares scores.
[[nodiscard]] CriteriaTable solved_as_homogeneous_2012(StrongColours strong) noexcept;

}  // namespace bloesem::criteria
