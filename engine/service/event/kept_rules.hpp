// Keeps the pairing system in the tournament file, so that every round can be replayed by the rules that it was
// paired by.
#pragma once

#include <optional>

#include "bloesem/result.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Writes the requested system and readings into the file if it states others or none; a requested edition alone
// is not written. InvalidInput: rounds have been paired by what the file states, or the format has no code for
// the system with the acceleration of the file.
[[nodiscard]] std::optional<Error> keep_rules(EventText& event, const Rules& asked);

// Returns the heading for these rules; a request for acceleration in its code is kept. InvalidInput: the format
// has no such code.
[[nodiscard]] Result<Heading> heading_for(Heading heading, const EditionChoice& choice);

}  // namespace bloesem::service
