// Rankings of a subset of the players: by rating, age, category or team. All are views of one final order:
// nothing is recomputed within a group.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/points.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"

namespace bloesem::standings {

// Returns the year in a date of birth as event programs write it: yyyy; ddmmyy, where years below 20 belong to
// this century; or day, month and a four-digit year in any order, separated by . / or -. Empty for any other
// text.
[[nodiscard]] std::optional<int> year_of_birth(std::string_view text) noexcept;

// Inclusive range of ratings, years or pairing numbers of a group.
struct Interval {
  int least = 0;
  int most = 0;
  std::string name;  // as written
};

// Parses comma-separated ranges: "0-1600,1601-2000,2001-". Errors: InvalidInput, naming a range that is
// malformed, empty, or overlaps another.
[[nodiscard]] Result<std::vector<Interval>> parse_intervals(std::string_view text);

// The group of each player.
struct Grouping {
  std::vector<std::string> names;
  std::vector<int> group_of;  // by player: index into names, or -1
};

// Groups by intervals. values[player] that are missing or in no interval belong to no group.
[[nodiscard]] Grouping group_by_interval(const std::vector<std::optional<int>>& values,
                                         const std::vector<Interval>& intervals);
// Groups equal texts, ordered by bytes; the empty text is no group.
[[nodiscard]] Grouping group_by_text(const std::vector<std::string>& texts);

struct GroupPlace {
  PlayerIndex player = no_player;
  int rank = 1;     // in the group; shared as in the final order
  int overall = 1;  // in the final order
};

struct GroupRanking {
  std::string name;
  std::vector<GroupPlace> players;
};

// Returns one ranking per name. `order` is Standings::places.
[[nodiscard]] std::vector<GroupRanking> rank_groups(const std::vector<Place>& order, const Grouping& grouping);
// Returns the players in no group, in the final order.
[[nodiscard]] std::vector<PlayerIndex> in_no_group(const std::vector<Place>& order, const Grouping& grouping);

struct TeamPlace {
  std::string name;
  int rank = 1;  // shared by teams with equal points
  Points points = 0;
  std::vector<PlayerIndex>
      counted;  // the best players, in the final order; fewer than `best` if there are no more
  int members = 0;
};

inline constexpr int default_team_size = 4;

// Ranks teams by the total points of their best `best` players, equal ones in order of their names.
[[nodiscard]] std::vector<TeamPlace> rank_teams(const std::vector<Place>& order, const Grouping& teams,
                                                const std::vector<Points>& points,
                                                int best = default_team_size);

// Returns one ranking per board: "board 1" has the best player of each team, and so on up to board `best`, its
// players in the final order. There are fewer boards if no team has that many players.
[[nodiscard]] std::vector<GroupRanking> rank_boards(const std::vector<Place>& order, const Grouping& teams,
                                                    int best = default_team_size);

}  // namespace bloesem::standings
