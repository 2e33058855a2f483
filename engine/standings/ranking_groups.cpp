#include "engine/standings/ranking_groups.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

#include "engine/model/whole_number.hpp"
#include "engine/standings/shared.hpp"

namespace bloesem::standings {

namespace {

bool is_number(std::string_view text) noexcept {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<int> year_of_digits(std::string_view text) noexcept {
  if (text.size() == 4) return whole_number<int>(text);
  if (text.size() != 6) return std::nullopt;
  const int day = *whole_number<int>(text.substr(0, 2));
  const int month = *whole_number<int>(text.substr(2, 2));
  const int year = *whole_number<int>(text.substr(4, 2));
  if (day < 1 || day > 31 || month < 1 || month > 12) return std::nullopt;
  return year < 20 ? 2000 + year : 1900 + year;
}

// Splits three numbers with the same separator between them.
std::optional<std::array<std::string_view, 3>> parts_of_date(std::string_view text) noexcept {
  const std::size_t first = text.find_first_of("./-");
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t second = text.find(text[first], first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::array parts{text.substr(0, first), text.substr(first + 1, second - first - 1),
                         text.substr(second + 1)};
  return std::all_of(parts.begin(), parts.end(), is_number) ? std::optional(parts) : std::nullopt;
}

// An empty bound is open.
std::optional<Interval> parse_interval(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos || text.size() == 1) return std::nullopt;
  const std::string_view first = text.substr(0, dash);
  const std::string_view last = text.substr(dash + 1);
  const std::optional<int> least = first.empty() ? 0 : whole_number<int>(first);
  const std::optional<int> most = last.empty() ? std::numeric_limits<int>::max() : whole_number<int>(last);
  if (!least || !most || *least > *most) return std::nullopt;
  return Interval{*least, *most, std::string(text)};
}

// Sets the ranks of players listed in the final order; equal overall ranks give equal ranks.
void set_ranks(GroupRanking& ranking) {
  for (std::size_t i = 0; i < ranking.players.size(); ++i) {
    const bool shared = i > 0 && ranking.players[i].overall == ranking.players[i - 1].overall;
    ranking.players[i].rank = shared ? ranking.players[i - 1].rank : static_cast<int>(i) + 1;
  }
}

}  // namespace

std::optional<int> year_of_birth(std::string_view text) noexcept {
  if (is_number(text)) return year_of_digits(text);
  const auto parts = parts_of_date(text);
  if (!parts) return std::nullopt;
  const auto is_year = [](std::string_view part) { return part.size() == 4; };
  const auto is_short = [](std::string_view part) { return part.size() <= 2; };
  if (std::count_if(parts->begin(), parts->end(), is_short) != 2) return std::nullopt;
  const auto* const year = std::find_if(parts->begin(), parts->end(), is_year);
  return year == parts->end() ? std::nullopt : whole_number<int>(*year);
}

Result<std::vector<Interval>> parse_intervals(std::string_view text) {
  std::vector<Interval> intervals;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view item = text.substr(begin, end - begin);
    const std::optional<Interval> interval = parse_interval(item);
    if (!interval)
      return invalid("found '" + std::string(item) + "', expected a range such as 1601-2000 or 2001-");
    for (const Interval& other : intervals) {
      if (interval->least <= other.most && other.least <= interval->most)
        return invalid("the ranges " + other.name + " and " + interval->name + " overlap");
    }
    intervals.push_back(*interval);
    begin = end + 1;
  }
  return intervals;
}

Grouping group_by_interval(const std::vector<std::optional<int>>& values,
                           const std::vector<Interval>& intervals) {
  Grouping grouping;
  for (const Interval& interval : intervals) grouping.names.push_back(interval.name);
  for (const std::optional<int>& value : values) {
    const auto found = std::find_if(intervals.begin(), intervals.end(), [&value](const Interval& interval) {
      return value && interval.least <= *value && *value <= interval.most;
    });
    grouping.group_of.push_back(found == intervals.end() ? -1 : static_cast<int>(found - intervals.begin()));
  }
  return grouping;
}

Grouping group_by_text(const std::vector<std::string>& texts) {
  Grouping grouping{texts, {}};
  std::vector<std::string>& names = grouping.names;
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::erase(names, std::string());
  for (const std::string& text : texts) {
    const auto found = std::lower_bound(names.begin(), names.end(), text);
    grouping.group_of.push_back(text.empty() ? -1 : static_cast<int>(found - names.begin()));
  }
  return grouping;
}

std::vector<GroupRanking> rank_groups(const std::vector<Place>& order, const Grouping& grouping) {
  std::vector<GroupRanking> rankings(grouping.names.size());
  for (std::size_t group = 0; group < rankings.size(); ++group) rankings[group].name = grouping.names[group];
  for (const Place& place : order) {
    const int group = grouping.group_of[at(place.player)];
    if (group >= 0) rankings[at(group)].players.push_back({.player = place.player, .overall = place.rank});
  }
  for (GroupRanking& ranking : rankings) set_ranks(ranking);
  return rankings;
}

std::vector<PlayerIndex> in_no_group(const std::vector<Place>& order, const Grouping& grouping) {
  std::vector<PlayerIndex> players;
  for (const Place& place : order) {
    if (grouping.group_of[at(place.player)] < 0) players.push_back(place.player);
  }
  return players;
}

std::vector<TeamPlace> rank_teams(const std::vector<Place>& order, const Grouping& teams,
                                  const std::vector<Points>& points, int best) {
  std::vector<TeamPlace> ranking;
  for (const GroupRanking& team : rank_groups(order, teams)) {
    TeamPlace place{.name = team.name, .counted = {}, .members = static_cast<int>(team.players.size())};
    for (const GroupPlace& member : team.players) {
      if (std::ssize(place.counted) == best) break;
      place.counted.push_back(member.player);
      place.points += points[at(member.player)];
    }
    ranking.push_back(std::move(place));
  }
  std::stable_sort(ranking.begin(), ranking.end(),
                   [](const TeamPlace& a, const TeamPlace& b) { return a.points > b.points; });
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const bool shared = i > 0 && ranking[i].points == ranking[i - 1].points;
    ranking[i].rank = shared ? ranking[i - 1].rank : static_cast<int>(i) + 1;
  }
  return ranking;
}

std::vector<GroupRanking> rank_boards(const std::vector<Place>& order, const Grouping& teams, int best) {
  Grouping boards;
  boards.group_of.assign(teams.group_of.size(), -1);
  for (const GroupRanking& team : rank_groups(order, teams)) {
    for (int board = 0; board < std::min(best, static_cast<int>(team.players.size())); ++board) {
      boards.group_of[at(team.players[at(board)].player)] = board;
      if (board == std::ssize(boards.names)) boards.names.push_back("board " + std::to_string(board + 1));
    }
  }
  return rank_groups(order, boards);
}

}  // namespace bloesem::standings
