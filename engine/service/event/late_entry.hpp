// Inserts a late entry at the position that the initial order gives (C.04.2.C).
#pragma once

#include <optional>
#include <span>
#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::service {

// Adds the newcomer. Until the fourth round has been paired, the newcomer gets the number according to playing
// strength and the players after it move up by one; after that no number changes (C.04.2.B.3) and the newcomer
// comes last. Returns a sentence about the change. TooLarge: no number is left. InvalidInput: a player with
// this name exists and `may_be_namesake` is false.
[[nodiscard]] Result<std::string> enter_late(EventText& event, const trf::PlayerFields& newcomer,
                                             bool by_position, bool may_be_namesake);

// Refuses entries into a round robin of which a round has been paired.
[[nodiscard]] std::optional<Error> refuse_entry(const EventText& event);

// After entries into a round robin: gives the tournament as many rounds as the table of its players has, if
// that was so `before`, and returns a sentence about it; empty in other systems. InvalidInput: there is no such
// table.
[[nodiscard]] Result<std::string> fit_table(EventText& event, const Tournament& before);

inline constexpr const char* no_starting_rank_left = "no starting rank is left after 9999";

// True if the newcomers, entered now in this order, would be the last in the order of pairing numbers.
[[nodiscard]] bool would_be_last(const EventText& event, std::span<const trf::PlayerFields> newcomers);

}  // namespace bloesem::service
