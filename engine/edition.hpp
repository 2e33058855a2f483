// The editions of the FIDE (Dutch) System by name.
#pragma once

#include <string_view>

namespace bloesem {

// Which edition pairs a round. Only the facade turns this into rules (engine/edition_rules.hpp).
enum class Edition { Baku2016, Fide2026 };

// What pairs an event that says nothing about its rules.
inline constexpr Edition edition_in_force = Edition::Fide2026;

// "2016", "2026".
[[nodiscard]] std::string_view name_of(Edition edition) noexcept;

// The code of record 192: FIDE_DUTCH_2017, FIDE_DUTCH_2026.
[[nodiscard]] std::string_view system_code_of(Edition edition) noexcept;

}  // namespace bloesem
