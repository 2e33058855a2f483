// A round to be filled in: what `bloesem result --results` reads again.
#pragma once

#include <string>

#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// A table of a paired round, ready to be completed and read again.
[[nodiscard]] std::string format_result_table(const Event& event, int round);

}  // namespace bloesem::cli
