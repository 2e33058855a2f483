// Pairs made by the arbiter instead of the engine.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// Seats White (first id) and Black in the last paired round, or in the coming one, which it then begins. Their
// former opponents are left without one. Errors: InvalidInput.
[[nodiscard]] std::optional<Error> seat_pair(Event& event, int round, std::pair<int, int> pair);

// Nobody who should play is left without an opponent or a bye: InvalidInput names them.
[[nodiscard]] std::optional<Error> find_left_over(const Event& event, int round,
                                                  const std::vector<PlayerIndex>& field);

// The players who take part in a round, or would in the coming one.
[[nodiscard]] std::vector<PlayerIndex> field_of(const Event& event, int round);

// One line for each manual pair and bye: is it legal, and if not, which article forbids it.
[[nodiscard]] std::string verdict_on_pair(const Event& event, int round, std::pair<int, int> pair,
                                          Edition edition);
[[nodiscard]] std::string verdict_on_bye(const Event& event, int round, int id, Edition edition);

}  // namespace bloesem::cli
