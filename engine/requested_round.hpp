// The round that a request asks for: its number, its rules, and the players to be paired in it.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

struct RequestedRound {
  int number = 1;  // from 1
  Edition edition = edition_in_force;
  swiss::RoundField field;
  std::optional<PlayerIndex> assigned_bye = {};  // given by the arbiter beforehand; not in the field
  int rounds_declared = 1;
  std::optional<Tournament> known = {};   // as it was known when this round was paired, if that differs
  Readings readings = {};                 // of the edition
  std::vector<PlayerIndex> ranking = {};  // all players, best first; empty: by pairing number

  // Returns the round as a walk sees it. Tournament and options are those that were asked for; the tournament
  // and this object must outlive the task.
  [[nodiscard]] swiss::RoundTask task(const Tournament& tournament, const PairOptions& options) const;
};

// Returns the requested round. Errors: InvalidInput for a tournament that contradicts itself, no declared
// rounds, a round that cannot be paired yet, a player who does not exist, or an assigned bye that leaves an odd
// number of players.
[[nodiscard]] Result<RequestedRound> requested_round(const Tournament& tournament, const PairOptions& options);

// The same without validation. Requires a consistent tournament (bloesem/validate.hpp).
[[nodiscard]] Result<RequestedRound> request_of_consistent(const Tournament& tournament,
                                                           const PairOptions& options);

// Returns InvalidInput if an absent player or a player of a forbidden pair does not exist.
[[nodiscard]] std::optional<Error> check_player_indexes(const Tournament& tournament,
                                                        const PairOptions& options);

}  // namespace bloesem
