// Rankings of a part of the players: by rating, age, category, team. All are views of one final order: nothing
// is computed anew within a group.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/points.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"

namespace bloesem::standings {

// The year in a date of birth as event programs write it: yyyy; ddmmyy, where years below 20 are of this
// century; or day, month and a year of four digits in any order with . / or - between them. Nothing for any
// other text.
[[nodiscard]] std::optional<int> year_of_birth(std::string_view text) noexcept;

// Ratings, years or pairing numbers of a group, both included.
struct Interval {
  int least = 0;
  int most = 0;
  std::string name;  // as written
};

// "0-1600,1601-2000,2001-": ranges with commas between them. InvalidInput names one that is no range, is empty,
// or overlaps another.
[[nodiscard]] Result<std::vector<Interval>> parse_intervals(std::string_view text);

// Which group each player is in.
struct Grouping {
  std::vector<std::string> names;
  std::vector<int> group_of;  // by player: index of a name, or -1
};

// values[player]: nothing, like a value in no interval, is in no group.
[[nodiscard]] Grouping group_by_interval(const std::vector<std::optional<int>>& values,
                                         const std::vector<Interval>& intervals);
// Equal texts, in the order of the alphabet (of bytes); the empty text is no group.
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

// One ranking for each name; `order` is Standings::places.
[[nodiscard]] std::vector<GroupRanking> rank_groups(const std::vector<Place>& order, const Grouping& grouping);
// Who is in no group, in the final order.
[[nodiscard]] std::vector<PlayerIndex> in_no_group(const std::vector<Place>& order, const Grouping& grouping);

struct TeamPlace {
  std::string name;
  int rank = 1;  // equal points share it
  Points points = 0;
  std::vector<PlayerIndex> counted;  // the best players, in the final order; fewer than N if there are no more
  int members = 0;
};

inline constexpr int default_team_size = 4;

// Teams by the points of their best N players together; equal ones in the order of their names.
[[nodiscard]] std::vector<TeamPlace> rank_teams(const std::vector<Place>& order, const Grouping& teams,
                                                const std::vector<Points>& points,
                                                int best = default_team_size);

// For each of the N boards, "board 1" being that of the best player of each team, its players in the final
// order; fewer boards if no team has so many players.
[[nodiscard]] std::vector<GroupRanking> rank_boards(const std::vector<Place>& order, const Grouping& teams,
                                                    int best = default_team_size);

}  // namespace bloesem::standings
