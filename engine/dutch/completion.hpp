// Can these players be paired at all (C.1 to C.3)?
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/dutch/round_field.hpp"

namespace bloesem::dutch {

// A.9: is there a pairing of these players that complies with C.1 and C.3 and leaves nobody over, or, if they
// are odd in number, exactly one who may have the bye (C.2)?
[[nodiscard]] bool can_be_completed(const RoundField& field, std::span<const Position> players);

// Nothing if they can; otherwise an inclusion-minimal set of players of whom one always remains without an
// opponent (and without the bye, if there is one).
[[nodiscard]] std::optional<std::vector<Position>> obstacle(const RoundField& field,
                                                            std::span<const Position> players);

}  // namespace bloesem::dutch
