// Changes and goals as people type them: "12-5=1/2", "absent 7", "bye 7".
#pragma once

#include <string_view>

#include "bloesem/explain/change.hpp"
#include "bloesem/explain/how.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/result.hpp"

namespace bloesem::service {

// Parses "12-5=1/2" (the last game of the two before the round), "absent 7", "withdrawn 9", "forbid 3-9" or
// "allow 3-9"; players also by name. InvalidInput: anything else, or players or a game that are not in the
// tournament.
[[nodiscard]] Result<explain::Change> change_asked(const explain::Subject& subject, std::string_view text);

// Parses "3-9" or "bye 7".
[[nodiscard]] Result<explain::Goal> goal_asked(const explain::Subject& subject, std::string_view text);

}  // namespace bloesem::service
