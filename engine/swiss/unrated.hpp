// Systems that need the rating of every player.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Returns the players whose rating is needed and unknown, ascending: those to be paired and the opponents whom
// they have met over the board.
[[nodiscard]] std::vector<PlayerIndex> unrated(const RoundField& field, const RoundTask& task);

// Returns InvalidInput if there are any, with their numbers and the article that asks for ratings. `system`:
// "the Dubov System".
[[nodiscard]] std::optional<Error> refuse_unrated(const RoundField& field, const RoundTask& task,
                                                  std::string_view system, std::string_view article);

}  // namespace bloesem::swiss
