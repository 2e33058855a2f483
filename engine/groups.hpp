// A tournament whose players are in groups, as one tournament for each group.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// A group as an event of its own.
struct GroupPart {
  std::string name;                  // empty: the whole tournament, which has no groups
  Tournament tournament;             // without groups
  std::vector<PlayerIndex> players;  // [i]: the index in the whole tournament of player i of the group
};

// Returns the groups in their order; one part with all players if there are no groups. Errors: InvalidInput if
// a player is in no group, or players of different groups have been paired. Requires a consistent tournament
// (bloesem/validate.hpp).
[[nodiscard]] Result<std::vector<GroupPart>> split_groups(const Tournament& tournament);

// Returns the index of each player's group; -1 for players in no group.
[[nodiscard]] std::vector<int> groups_of_players(const Tournament& tournament);

// Returns the options for pairing a group: those about its players. Players are indexes of `part`.
[[nodiscard]] PairOptions options_of_part(const PairOptions& options, const GroupPart& part);

// Returns the error with the group in its message, and with players of the whole tournament.
[[nodiscard]] Error error_of_part(Error error, const GroupPart& part);

// Adds the pairing of a group, whose players are indexes of `part`, to that of the whole tournament.
void merge_part(RoundPairing pairing, const GroupPart& part, RoundPairing& whole);

// Returns the part of a pairing that concerns a group, whose players become indexes of `part`.
[[nodiscard]] RoundPairing part_of_pairing(const RoundPairing& whole, const GroupPart& part);

}  // namespace bloesem
