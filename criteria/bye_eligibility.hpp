// C.2 (C.04.1.d): which past rounds bar a player from the pairing-allocated bye.
#pragma once

#include "bloesem/tournament.hpp"

namespace bloesem::criteria {

// True if this past round bars the player from the PAB under the 2012 text (B.1.b): a PAB, or more points than
// a loss without playing.
[[nodiscard]] bool bars_bye_2012(const RoundEntry& entry, const PointSystem& system) noexcept;

// True if this past round bars the player from the PAB under the 2016 text: an earlier PAB or a forfeit win. A
// full-point bye does not.
[[nodiscard]] bool bars_bye_2016(const RoundEntry& entry) noexcept;

// True if this past round bars the player from the PAB under the 2026 text: an unplayed round that was a PAB,
// whatever it was worth, or that scored at least as much as a win.
[[nodiscard]] bool bars_bye_2026(const RoundEntry& entry, const PointSystem& system) noexcept;

// True if this past round bars the player or team from the PAB in the systems that pair matches (C2 of C.04.5
// and of C.04.6): an earlier PAB, a match won by forfeit, or a full-point bye, whatever they were worth.
[[nodiscard]] bool bars_bye_of_matches(const RoundEntry& entry) noexcept;

}  // namespace bloesem::criteria
