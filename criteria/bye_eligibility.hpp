// C.2 (C.04.1.d): who may receive the pairing-allocated bye.
#pragma once

#include "bloesem/tournament.hpp"

namespace bloesem::criteria {

// Does this past round bar the player from the PAB? Under the 2016 text: an earlier PAB, or a win because the
// opponent did not appear. A full-point bye does not.
[[nodiscard]] bool bars_bye_2016(const RoundEntry& entry) noexcept;

// The same of a round without a game under the 2026 text: an earlier PAB, whatever it was worth, or as many
// points as for a win.
[[nodiscard]] bool bars_bye_2026(const RoundEntry& entry, const PointSystem& system) noexcept;

}  // namespace bloesem::criteria
