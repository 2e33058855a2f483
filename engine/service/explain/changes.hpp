// Changes to a round as people type them.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/explain/change.hpp"
#include "bloesem/explain/how.hpp"

namespace bloesem::service {

inline constexpr std::string_view known_changes =
    "'12-5=1/2' (their game of the round before), '12-5=1/2@3' (that of round 3), 'absent 7', 'withdrawn 9', "
    "'forbid 3-9' or 'allow 3-9'";

// Parses one of known_changes; players by id or name, results as parse_result has them, from the point of view
// of the player named first. InvalidInput: another text, nobody of the tournament, or no game of these two.
// That the change can be made is for explain::refuse_change to say.
[[nodiscard]] Result<explain::Change> parse_change(const explain::Subject& subject, std::string_view text);

// Parses "12-5", or "bye 7".
[[nodiscard]] Result<explain::Goal> parse_goal(const Tournament& tournament, std::string_view text);

}  // namespace bloesem::service
