// Results of games, entered or corrected.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"
#include "engine/service/event/game_result.hpp"

namespace bloesem::cli {

struct ResultEntry {
  int white = 0;  // ids, White first
  int black = 0;  // 0: the line of a bye, which says what everybody knows
  GameResult result;
  std::string source =
      {};  // where it was read, in front of a message: "round.txt:3: "; parsers leave the name to the caller
};

// Results can only be entered in a paired round: InvalidInput.
[[nodiscard]] std::optional<Error> refuse_unpaired(const Event& event, int round);

// Enters a result of a paired round; what changed, for people. Errors: InvalidInput (no such board).
[[nodiscard]] Result<std::string> enter_result(Event& event, int round, const ResultEntry& entry);

// "round 3: 5 of 6 games have a result".
[[nodiscard]] std::string progress_of(const Event& event, int round);

// How a board of a paired round ended.
[[nodiscard]] GameResult result_on(const Event& event, int round, PlayerIndex white, PlayerIndex black);

}  // namespace bloesem::cli
