// What a tournament file must say of the acceleration, so that every round can be replayed with the points that
// it was paired with.
#pragma once

#include <optional>

#include "bloesem/acceleration.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::cli {

// Writes into the file of the event how its coming round is accelerated: Baku in record 192, other methods as
// the points of each round. `asked`: on the command line; `rounds`: those asked for there. To be called before
// either is written. InvalidInput: the file says otherwise, or the rounds played would be replayed with other
// points.
[[nodiscard]] std::optional<Error> keep_acceleration(Event& event, const LoadedFile& loaded,
                                                     const std::optional<Acceleration>& asked,
                                                     std::optional<int> rounds);

}  // namespace bloesem::cli
