// The results of a round as a table that `bloesem result --results` can read.
#pragma once

#include <string>

#include "engine/service/event/event_text.hpp"

namespace bloesem::render {

// Returns the table of a paired round, to be completed by the arbiter.
[[nodiscard]] std::string format_result_table(const service::EventText& event, int round);

}  // namespace bloesem::render
