// Pairs made by the arbiter instead of the engine.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Pairs White (first id) and Black in the last paired round, or in the coming one, which is then begun. Their
// former opponents are left without an opponent. Errors: InvalidInput.
[[nodiscard]] std::optional<Error> seat_pair(EventText& event, int round, std::pair<int, int> pair);

// InvalidInput: players of `field` have neither an opponent nor a bye; the message names them.
[[nodiscard]] std::optional<Error> find_left_over(const EventText& event, int round,
                                                  const std::vector<PlayerIndex>& field);

// Returns the players who take part in a round, or would in the coming one.
[[nodiscard]] std::vector<PlayerIndex> field_of(const EventText& event, int round);

// Return one line for a manual pair or bye: whether it is legal, and if not, which article forbids it.
[[nodiscard]] std::string verdict_on_pair(const EventText& event, int round, std::pair<int, int> pair,
                                          PairOptions options);
[[nodiscard]] std::string verdict_on_bye(const EventText& event, int round, int id, PairOptions options);

}  // namespace bloesem::service
