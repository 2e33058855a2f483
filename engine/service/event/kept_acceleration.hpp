// Keeps the acceleration in the tournament file, so that every round can be replayed with the points that it
// was paired with.
#pragma once

#include <optional>

#include "bloesem/acceleration.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::service {

// Writes the acceleration of the coming round into the file of the event: Baku as record 192, other methods as
// the points of each round. `asked` and `rounds` come from the command line. To be called before either is
// written. InvalidInput: the file contradicts the request, or the rounds played would be replayed with other
// points.
[[nodiscard]] std::optional<Error> keep_acceleration(EventText& event, const LoadedFile& loaded,
                                                     const std::optional<Acceleration>& asked,
                                                     std::optional<int> rounds);

}  // namespace bloesem::service
