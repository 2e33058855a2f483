// Another acceleration for the rounds to come, or none (result --acceleration).
#pragma once

#include <optional>
#include <string>

#include "bloesem/acceleration.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::cli {

// What the file says from now on. Rounds played keep the points that they were paired with: where those only
// follow from record 192, they are written out.
struct ChangedAcceleration {
  std::string system_code;  // record 192; empty: the file has none
  std::string told;         // what changed, for people
};

// Changes the fictitious points of the tournament. Errors: InvalidInput (the method does not admit the
// tournament, its number of rounds is not known).
[[nodiscard]] Result<ChangedAcceleration> change_acceleration(const std::string& path, LoadedFile& loaded,
                                                              const Acceleration& acceleration);

// Writes it into the file of the event that holds this tournament.
void write_acceleration(Event& event, const ChangedAcceleration& changed);

}  // namespace bloesem::cli
