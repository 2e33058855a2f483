// Results of games, entered or corrected.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/game_result.hpp"

namespace bloesem::service {

struct ResultEntry {
  int white = 0;  // id
  int black = 0;  // id; 0: the line of a bye, which has no result to enter
  BoardResult result;
  std::string source = {};  // place in the file, used as prefix of messages: "round.txt:3:14: "; parsers leave
                            // the file name to the caller
};

// InvalidInput: the round has not been paired, so results cannot be entered.
[[nodiscard]] std::optional<Error> refuse_unpaired(const EventText& event, int round);

// Enters a result of a paired round and returns a sentence about the change; after the last one call
// EventText::count_matches. InvalidInput: there is no such board; one result for the two games of a match, or
// two for a game; game points where no teams play, or that contradict the result.
[[nodiscard]] Result<std::string> enter_result(EventText& event, int round, const ResultEntry& entry);

// Returns "round 3 was", "rounds 3 and 4 were" or "rounds 3 to 6 were": those paired after `round`, which must
// not be the last one.
[[nodiscard]] std::string rounds_paired_since(const EventText& event, int round);

// Returns "round 3: 5 of 6 games have a result, 1 is adjourned".
[[nodiscard]] std::string progress_of(const EventText& event, int round);

// Returns the result of a board of a paired round.
[[nodiscard]] BoardResult result_on(const EventText& event, int round, PlayerIndex white, PlayerIndex black);

}  // namespace bloesem::service
