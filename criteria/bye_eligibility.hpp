// C.2 (C.04.1.d): who may receive the pairing-allocated bye.
#pragma once

#include "engine/model/tournament.hpp"

namespace bloesem::criteria {

// Does this past round bar the player from the PAB? Under the 2016 text: an earlier PAB, or a win because the
// opponent did not appear. A full-point bye does not.
[[nodiscard]] bool bars_bye_2016(const RoundEntry& entry) noexcept;

}  // namespace bloesem::criteria
