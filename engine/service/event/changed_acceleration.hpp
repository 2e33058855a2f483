// Changes the acceleration of the rounds to come, or ends it.
#pragma once

#include <optional>
#include <string>

#include "bloesem/acceleration.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::service {

// What the file states after the change. Rounds played keep the fictitious points that they were paired with;
// points that only follow from record 192 are written out.
struct ChangedAcceleration {
  std::string system_code;  // record 192; empty: the file has none
  std::string message;      // a sentence about the change
};

// Changes the fictitious points of the tournament. InvalidInput: the method is not defined for the tournament,
// or the number of rounds is not known.
[[nodiscard]] Result<ChangedAcceleration> change_acceleration(const std::string& path, LoadedFile& loaded,
                                                              const Acceleration& acceleration);

// Writes the change into the file of the event, which must hold the same tournament.
void write_acceleration(EventText& event, const ChangedAcceleration& changed);

}  // namespace bloesem::service
