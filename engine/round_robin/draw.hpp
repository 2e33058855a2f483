// Drawing of lots for the numbers of a round robin, from a seed: free, or restricted by federation.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/round_robin/schedule.hpp"
#include "engine/round_robin/varma.hpp"

namespace bloesem::round_robin {

struct Entrant {
  std::string name;
  // Three letters. Players without one, and those of FID or NON, count as a federation each.
  std::string federation;
};

// Two entrants of one federation who meet in the last rounds of a cycle. They are indexes from 0 in the list of
// entrants, the smaller one first.
struct LateMeeting {
  int one = 0;
  int other = 0;
  int round = 1;

  friend bool operator==(const LateMeeting&, const LateMeeting&) = default;
};

struct Draw {
  std::vector<int> numbers;  // by entrant, from 1
  // Federations for which no set was large enough, in the order of the draw.
  std::vector<std::string> split = {};
  std::vector<LateMeeting> late = {};  // by round, then by entrants; empty if the sets keep their promise
};

// Returns numbers drawn without restriction.
[[nodiscard]] Draw draw_freely(const std::vector<Entrant>& entrants, const Schedule& schedule,
                               std::uint64_t seed);

// Returns numbers drawn by C.05, Annex 2: the federations in order of size, then of code, each receive a set
// drawn among those that are large enough, and its players, in order of name, draw numbers of this set. A
// federation for which none is large enough takes the set with most numbers left, and then the next. The same
// seed gives the same draw. InvalidInput: the tables are not defined for this number of players; the schedule
// does not end each cycle with the last three rounds of the table; or the numbers of entrants and of players
// differ.
[[nodiscard]] Result<Draw> draw_restricted(const std::vector<Entrant>& entrants, const Schedule& schedule,
                                           std::uint64_t seed, VarmaTable table = VarmaTable::Published);

// Returns the meetings of entrants of one federation in the last three rounds of each cycle, as played.
// Requires a number for each entrant and as many entrants as the schedule has players.
[[nodiscard]] std::vector<LateMeeting> late_meetings(const std::vector<Entrant>& entrants,
                                                     const std::vector<int>& numbers, const Schedule& schedule);

// Returns what the arbiter should know of a draw, a sentence each: the federations that were split, and the
// late meetings.
[[nodiscard]] std::vector<std::string> notes_on(const Draw& draw, const std::vector<Entrant>& entrants);

}  // namespace bloesem::round_robin
