// What would have had to be different for two players to meet, or for a player to have the bye: the smallest
// changes that make it so.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bloesem/explain/change.hpp"
#include "bloesem/explain/search_limit.hpp"

namespace bloesem::explain {

struct Goal {
  PlayerIndex one = no_player;
  PlayerIndex other = no_player;  // no_player: `one` is to have the pairing-allocated bye

  [[nodiscard]] bool is_bye() const noexcept { return other == no_player; }
};

// Kinds of changes, in the order in which they are searched. Results are those over the board.
enum class HowStage : std::uint8_t {
  LastResult,     // one result of the round before
  EarlierResult,  // one result of an earlier round
  Absence,        // one player absent
  Forbidden,      // one forbidden pair more
  Allowed,        // one forbidden pair less
  TwoResults,     // two results of the round before; only if no single change makes it so
};
inline constexpr std::size_t how_stages = 6;

struct Searched {
  std::size_t changes = 0;   // of this kind
  std::size_t searched = 0;  // of these, in a fixed order

  [[nodiscard]] bool is_complete() const noexcept { return changes == searched; }
};

struct How {
  Goal goal;
  bool holds_already = false;  // nothing is searched then
  // The round in which the two met; 0: none that forbids their game for good. Nothing is searched then.
  int met_in = 0;
  std::vector<PlayerIndex> away = {};        // of the goal: those who take no part. Nothing is searched then.
  std::vector<std::vector<Change>> answers;  // each minimal: no part of it makes it so. As they were found.
  std::array<Searched, how_stages> stages;   // by HowStage
  bool out_of_time = false;
};

struct HowLimit {
  SearchLimit time = {};
  std::size_t most_answers = 100;  // the search ends when it has found them
};

// Returns the answers by exact search: without an end by `limit`, all of them. Errors: InvalidInput if the goal
// is not about players of the tournament; those of pair_round that are no property of a round (TooLarge,
// Internal).
[[nodiscard]] Result<How> how(const Subject& subject, const Goal& goal, const HowLimit& limit = {});

// Returns the answer as a story: one sentence for each answer, and what was searched.
[[nodiscard]] Explanation explain(const Subject& subject, const How& how);

// Returns both in one. Errors: those of `how`.
[[nodiscard]] Result<Explanation> explain_how(const Subject& subject, const Goal& goal,
                                              const HowLimit& limit = {});

}  // namespace bloesem::explain
