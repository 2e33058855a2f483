// Record 192: the codes by which a report file names its pairing system.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem::trf {

// One of the codes of the format, in capitals and without blanks around it.
[[nodiscard]] bool is_system_code(std::string_view code) noexcept;
// One of those for tournaments of teams.
[[nodiscard]] bool is_team_system(std::string_view code) noexcept;
// One of those in which everybody meets everybody (C.07.15).
[[nodiscard]] bool is_round_robin(std::string_view code) noexcept;

// How record 192 names the rules of 2026. Two tables of the format differ; the rules are the same.
enum class DutchName : std::uint8_t {
  Fide2026,  // FIDE_DUTCH_2026, the Handbook's
  Fide2025,  // FIDE_DUTCH_2025, which bbpPairings 6.0.0 knows
};

// The code with the other name of these rules; every other code as it is.
[[nodiscard]] std::string renamed_dutch(std::string_view code, DutchName name);

}  // namespace bloesem::trf
