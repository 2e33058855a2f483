// The changes requested for a tournament file. They are applied in a sensible order.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/results.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::service {

struct Changes {
  std::optional<int> round;  // default: the last paired round for results, pairs, and byes given with pairs;
                             // otherwise the coming round
  std::vector<std::pair<int, int>> pairs;  // White, Black
  std::vector<std::pair<int, Outcome>> byes;
  std::vector<std::pair<int, int>> forbidden;  // who may not meet from the coming round on
  std::vector<int> withdrawn;
  std::vector<int> returned;
  std::vector<ResultEntry> results;
  std::vector<trf::PlayerFields> newcomers;
  bool allow_duplicates = false;  // newcomers may have the same name as another player
  std::optional<int> undo_from;   // this round and all later ones are undone
  bool sure = false;              // undo even if results are lost
};

// The options used to judge pairs made by hand; absent: they are not judged.
struct Referee {
  std::optional<PairOptions> options;
  bool by_position = false;
};

// Applies the changes and returns sentences about them. Errors: InvalidInput, TooLarge; the event is then in an
// inconsistent state and must not be written.
[[nodiscard]] Result<std::string> apply(const Changes& changes, EventText& event, const Referee& referee);

}  // namespace bloesem::service
