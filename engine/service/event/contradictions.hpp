// Wishes of one request that cannot both be meant.
#pragma once

#include <optional>

#include "bloesem/result.hpp"
#include "engine/service/event/changes.hpp"
#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// A player who is named twice for one round, or a game with two results: InvalidInput. `round`: of the pairs
// and byes.
[[nodiscard]] std::optional<Error> find_contradiction(const Changes& changes, const Event& event, int round);

// At most one player has the pairing-allocated bye of a round: InvalidInput names two.
[[nodiscard]] std::optional<Error> find_second_bye(const Event& event, int round);

}  // namespace bloesem::cli
