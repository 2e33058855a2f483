// Players who leave a round robin. Their games count in the final standings only if they have completed at
// least half of them (FIDE tournament rules, C.06 V.4 in the edition of about 2003).
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/round_robin/schedule.hpp"

namespace bloesem::round_robin {

// The games of a player in the whole event. The rest was lost by forfeit, or is missing.
struct Participation {
  int completed = 0;  // with a result over the board
  int awarded = 0;    // won by forfeit: the player was present, but nothing was played
  int open = 0;       // without a result so far, those of coming rounds included
  int scheduled = 0;

  // True if at least half of the games are completed: decides for a player who leaves.
  [[nodiscard]] constexpr bool counts() const noexcept { return 2 * completed >= scheduled; }
  // True if at most half of the games are missed by the player's own absence: decides for a player who stays.
  [[nodiscard]] constexpr bool can_count() const noexcept {
    return 2 * (completed + awarded + open) >= scheduled;
  }

  friend bool operator==(const Participation&, const Participation&) = default;
};

// Requires that the tournament has the players of the schedule.
[[nodiscard]] Participation participation_of(const Tournament& tournament, PlayerIndex player,
                                             const Schedule& schedule);

// Returns the players whose games do not count in the final standings, ascending: those of `withdrawn` who left
// before half of their games, and any other player who misses more than half of them. The results stay in the
// tournament, where they count for ratings. Pass the list to StandingsOptions::not_counted. Requires that the
// tournament has the players of the schedule.
[[nodiscard]] std::vector<PlayerIndex> not_counted(const Tournament& tournament, const Schedule& schedule,
                                                   const std::vector<PlayerIndex>& withdrawn = {});

}  // namespace bloesem::round_robin
