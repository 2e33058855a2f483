// The output of `bloesem result --format json` (docs/cli.md).
#pragma once

#include <string>
#include <vector>

#include "engine/service/event/event_text.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::render {

// Returns the boards of a paired round (none for round 0) and the lines of `done`, the changes made. `file`:
// path of the tournament.
[[nodiscard]] std::string result_json(const std::string& file, const service::EventText& event, int round,
                                      const std::string& done);

// Returns the changes for --log, --undo and --redo. `is_up_to_date`: nothing else has changed the file since.
[[nodiscard]] std::string journal_json(const std::string& file,
                                       const std::vector<service::History::Line>& lines, bool is_up_to_date);

}  // namespace bloesem::render
