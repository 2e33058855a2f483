// The one place that chooses the edition of the rules for an event (docs/cli.md). Never by today's date: the
// same event and the same request give the same pairing for ever.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/edition.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// What decided the edition.
enum class EditionGround : std::uint8_t {
  Request,         // somebody set it
  SystemCode,      // record 192
  StartDate,       // record 042
  UnreadableDate,  // record 042 is no date: what is in force
  Nothing,         // neither record: what is in force
};

struct EditionChoice {
  Edition edition = edition_in_force;
  EditionGround ground = EditionGround::Nothing;
};

// The request, else the system code (FIDE_DUTCH alone leaves it to the date), else the start date (before
// 2026-02-01: 2016), else edition_in_force. InvalidInput: the code is of another system than FIDE (Dutch), and
// nobody asked for an edition.
[[nodiscard]] Result<EditionChoice> choose_edition(const Heading& heading,
                                                   std::optional<Edition> requested = std::nullopt);

// "rules: FIDE (Dutch) 2026 (record 192)"; empty where the event itself decided nothing.
[[nodiscard]] std::string described(const EditionChoice& choice, const Heading& heading);

// A sentence where the choice may not be what the event was played by; empty otherwise.
[[nodiscard]] std::string warning_about(const EditionChoice& choice, const Heading& heading);

// True if the code orders the Baku acceleration, by its suffix _BAKU.
[[nodiscard]] bool wants_acceleration(std::string_view system_code) noexcept;
// The same system with that suffix (FIDE_DUTCH_BAKU where none is named), and without it.
[[nodiscard]] std::string with_acceleration(std::string_view system_code);
[[nodiscard]] std::string without_acceleration(std::string_view system_code);

// True if the code orders fictitious points and the tournament has none: they take the place of the order.
[[nodiscard]] bool is_accelerated_by_code(const Tournament& tournament) noexcept;

}  // namespace bloesem
