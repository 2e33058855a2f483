// Codes of pairing systems in record 192 of a report file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem::trf {

// True if the format defines this code (upper case, without surrounding blanks).
[[nodiscard]] bool is_system_code(std::string_view code) noexcept;
// True if it is a code for team tournaments.
[[nodiscard]] bool is_team_system(std::string_view code) noexcept;
// True if it is a code for tournaments in which a round is a match of two games.
[[nodiscard]] bool pairs_matches(std::string_view code) noexcept;
// The name of that system where a file names systems (RulesByName::system).
inline constexpr std::string_view double_swiss_by_name = "double-swiss";
inline constexpr std::string_view round_robin_by_name = "round-robin";  // likewise
// True if it is a code for round robins (C.07.15).
[[nodiscard]] bool is_round_robin(std::string_view code) noexcept;

// The code for the rules of 2026: two tables of the format differ, the rules do not.
enum class DutchName : std::uint8_t {
  Fide2026,  // FIDE_DUTCH_2026, as in the Handbook
  Fide2025,  // FIDE_DUTCH_2025, as known to bbpPairings 6.0.0
};

// Returns the code with the Dutch rules of 2026 named as `name`; any other code unchanged.
[[nodiscard]] std::string renamed_dutch(std::string_view code, DutchName name);

}  // namespace bloesem::trf
