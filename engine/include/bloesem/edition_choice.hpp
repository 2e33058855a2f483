// Chooses the edition of the rules for an event (docs/cli.md). Independent of today's date: the same event and
// request always give the same pairing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/edition.hpp"
#include "bloesem/remedy.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// What decided the edition.
enum class EditionGround : std::uint8_t {
  Request,         // set by the caller
  SystemCode,      // record 192
  StartDate,       // record 042
  UnreadableDate,  // record 042 is not a date: the edition in force
  Nothing,         // no usable record: the edition in force
};

struct EditionChoice {
  Edition edition = edition_in_force;
  EditionGround ground = EditionGround::Nothing;
};

// Returns the requested edition; else the one named by the system code; else, if the code is absent or names no
// edition (FIDE_DUTCH), the one in force on the start date (2016 before 2026-02-01); else edition_in_force.
// InvalidInput: the code names an unknown system and no edition was requested.
[[nodiscard]] Result<EditionChoice> choose_edition(const Heading& heading,
                                                   std::optional<Edition> requested = std::nullopt);

// Returns a description such as "rules: FIDE (Dutch) 2026 (record 192)"; empty if neither system code nor start
// date decided.
[[nodiscard]] std::string described(const EditionChoice& choice, const Heading& heading);

// Returns a warning if the event may have been played under another edition; otherwise empty.
[[nodiscard]] std::string warning_about(const EditionChoice& choice, const Heading& heading);

// Returns the remedy for that warning: ChooseEdition if the edition is assumed, otherwise None.
[[nodiscard]] constexpr Remedy remedy_for(const EditionChoice& choice) noexcept {
  const bool assumed =
      choice.ground == EditionGround::UnreadableDate || choice.ground == EditionGround::Nothing;
  return assumed ? Remedy::ChooseEdition : Remedy::None;
}

// True if the code asks for the Baku acceleration by its suffix _BAKU.
[[nodiscard]] bool requests_acceleration(std::string_view system_code) noexcept;
// Return the code with the suffix _BAKU (FIDE_DUTCH_BAKU if `system_code` is blank), and without it.
[[nodiscard]] std::string with_acceleration(std::string_view system_code);
[[nodiscard]] std::string without_acceleration(std::string_view system_code);

// True if the system code asks for the Baku acceleration and the tournament has no fictitious points; points
// that are present replace the request.
[[nodiscard]] bool is_accelerated_by_code(const Tournament& tournament) noexcept;

}  // namespace bloesem
