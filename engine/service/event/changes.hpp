// What `bloesem result` is asked to change in a tournament file, and doing it in a sensible order.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"
#include "engine/service/event/results.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::cli {

struct Changes {
  std::optional<int>
      round;  // results, pairs and byes beside pairs: the last paired one; all else: the coming one
  std::vector<std::pair<int, int>> pairs;  // White, Black
  std::vector<std::pair<int, Outcome>> byes;
  std::vector<int> withdrawn;
  std::vector<int> returned;
  std::vector<ResultEntry> results;
  std::vector<trf::PlayerFields> newcomers;
  bool allow_duplicates = false;  // newcomers may have the name of a player
  std::optional<int> undo_from;   // this round and all later ones are taken back
  bool sure = false;              // also where results are lost by it
};

// The edition for verdicts on what is paired by hand; absent: none can be given.
struct Referee {
  std::optional<Edition> edition;
  bool by_position = false;
};

// What was changed, for people. Errors: InvalidInput, TooLarge; then the event is spoiled and must not be
// written.
[[nodiscard]] Result<std::string> apply(const Changes& changes, Event& event, const Referee& referee);

}  // namespace bloesem::cli
