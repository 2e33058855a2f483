// What `bloesem result --format json` writes (docs/cli.md).
#pragma once

#include <string>
#include <vector>

#include "engine/service/event/event.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::cli {

// The boards of a paired round, or of none (0), and what was done, a line each. `file`: where the tournament
// is.
[[nodiscard]] std::string result_json(const std::string& file, const Event& event, int round,
                                      const std::string& done);

// Changes of --log, --undo and --redo. `is_up_to_date`: nothing else has changed the file since.
[[nodiscard]] std::string journal_json(const std::string& file, const std::vector<History::Line>& lines,
                                       bool is_up_to_date);

}  // namespace bloesem::cli
