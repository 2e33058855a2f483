// Direct encounter compared with brute force over all results that the missing games can have.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/standings/direct_encounter.hpp"
#include "tests/standings/players.hpp"
#include "tests/standings/random_event.hpp"

namespace bloesem::standings::testing {
namespace {

// 840 = lcm(1 .. 8), so that the average over up to eight meetings of two players is an integer.
constexpr long scale = 840;
using Group = std::vector<PlayerIndex>;
using GroupParts = std::vector<Group>;
using Table = std::map<PlayerIndex, long>;

struct Encounter {
  PlayerIndex first, second;
  std::vector<std::pair<Points, Points>> games;
};

std::vector<Encounter> encounters(const Tournament& tournament, const Group& group, bool forfeits) {
  std::vector<Encounter> list;
  for (const PlayerIndex a : group) {
    for (const PlayerIndex b : group) {
      if (a >= b) continue;
      Encounter encounter{a, b, {}};
      for (int r = 0; r < tournament.rounds_played; ++r) {
        const RoundEntry of_a = tournament.players[static_cast<std::size_t>(a)].round(r);
        const RoundEntry of_b = tournament.players[static_cast<std::size_t>(b)].round(r);
        const bool finished = was_played(of_a) && of_a.outcome != Outcome::Unfinished;
        const bool forfeited = of_a.outcome == Outcome::ForfeitWin || of_a.outcome == Outcome::ForfeitLoss;
        if (of_a.opponent == b && (finished || (forfeits && forfeited)))
          encounter.games.emplace_back(points_of(of_a.outcome, tournament.points),
                                       points_of(of_b.outcome, tournament.points));
      }
      list.push_back(std::move(encounter));
    }
  }
  return list;
}

long average(const std::vector<std::pair<Points, Points>>& games, bool of_first) {
  long sum = 0;
  for (const auto& [first, second] : games) sum += of_first ? first : second;
  return sum * (scale / static_cast<long>(games.size()));
}

Table table_of(const std::vector<Encounter>& list) {
  Table table;
  for (const Encounter& encounter : list) {
    table[encounter.first] += encounter.games.empty() ? 0 : average(encounter.games, true);
    table[encounter.second] += encounter.games.empty() ? 0 : average(encounter.games, false);
  }
  return table;
}

// True if all `others` stay behind `leader` in every way the missing games can end.
bool always_ahead(const std::vector<Encounter>& list, const PointSystem& points, PlayerIndex leader,
                  const Group& others, std::size_t next, Table& table) {
  while (next < list.size() && !list[next].games.empty()) ++next;
  if (next == list.size()) {
    return std::all_of(others.begin(), others.end(), [&](PlayerIndex p) { return table[p] < table[leader]; });
  }
  const std::pair<Points, Points> results[] = {
      {points.win, points.loss}, {points.draw, points.draw}, {points.loss, points.win}};
  for (const auto& [first, second] : results) {
    table[list[next].first] += first * scale;
    table[list[next].second] += second * scale;
    const bool ahead = always_ahead(list, points, leader, others, next + 1, table);
    table[list[next].first] -= first * scale;
    table[list[next].second] -= second * scale;
    if (!ahead) return false;
  }
  return true;
}

GroupParts settled(const Tournament& tournament, const Group& group, bool forfeits) {
  if (group.size() == 1) return {group};
  const std::vector<Encounter> list = encounters(tournament, group, forfeits);
  Table table = table_of(list);
  const bool all_met = std::all_of(list.begin(), list.end(),
                                   [](const Encounter& encounter) { return !encounter.games.empty(); });
  GroupParts first;
  if (all_met) {
    std::map<long, Group, std::greater<>> by_score;
    for (const PlayerIndex player : group) by_score[table[player]].push_back(player);
    for (const auto& [score, members] : by_score) first.push_back(members);
  } else {
    Group rest = group;
    for (bool placed = true; placed && rest.size() > 1;) {
      placed = false;
      const PlayerIndex leader = *std::max_element(
          rest.begin(), rest.end(), [&](PlayerIndex a, PlayerIndex b) { return table[a] < table[b]; });
      Group others = rest;
      std::erase(others, leader);
      if (!always_ahead(list, tournament.points, leader, others, 0, table)) continue;
      first.push_back({leader});
      rest = others;
      placed = true;
    }
    first.push_back(rest);
  }
  if (first.size() == 1) return first;
  GroupParts all;
  for (const Group& part : first)
    for (const Group& smaller : settled(tournament, part, forfeits)) all.push_back(smaller);
  return all;
}

// Returns the final groups of the library's tables.
GroupParts parts_by_library(const Tournament& tournament, const Group& group, const char* code) {
  const auto tables = explain_encounter(tournament, parse_tie_break(code).value(), group);
  GroupParts parts = {group};
  for (const EncounterTable& table : tables) {
    Group members;
    for (const auto& row : table.rows) members.push_back(row.player);
    std::sort(members.begin(), members.end());
    const auto found = std::find(parts.begin(), parts.end(), members);
    EXPECT_NE(found, parts.end());
    if (found == parts.end()) continue;
    const auto at = parts.erase(found);
    parts.insert(at, table.parts.begin(), table.parts.end());
  }
  return parts;
}

TEST(DirectEncounter, IsWhatAllResultsOfMissingGamesLeave) {
  int groups = 0;
  int parted = 0;
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    const Tournament tournament = random_event(seed);
    for (std::size_t size = 2; size <= std::min<std::size_t>(5, tournament.players.size()); ++size) {
      Group group(tournament.players.size());
      std::iota(group.begin(), group.end(), 0);
      std::rotate(group.begin(), group.begin() + static_cast<long>(seed % group.size()), group.end());
      group.resize(size);
      std::sort(group.begin(), group.end());
      for (const char* code : {"DE", "DE/P"}) {
        const GroupParts expected = settled(tournament, group, std::string(code) == "DE/P");
        EXPECT_EQ(parts_by_library(tournament, group, code), expected)
            << "event " << seed << ", " << size << ", " << code;
        ++groups;
        parted += expected.size() > 1 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(parted, groups / 20) << "of " << groups;
}

GroupParts parts_of(const Standings& standings) {
  GroupParts parts;
  for (const Place& place : standings.places) {
    if (place.decision != Decision::Shared) parts.emplace_back();
    parts.back().push_back(place.player);
  }
  return parts;
}

// Large groups are rejected without a table if no player's place can be certain.
TEST(DirectEncounter, OrdersAsItsTablesSay) {
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    const Tournament tournament = random_event(seed);
    Group everybody(tournament.players.size());
    std::iota(everybody.begin(), everybody.end(), 0);
    for (const char* code : {"DE", "DE/P"}) {
      const auto standings = compute_standings(tournament, {parse_tie_break(code).value()});
      EXPECT_EQ(parts_of(standings.value()), parts_by_library(tournament, everybody, code))
          << "event " << seed << ", " << code;
    }
  }
}

}  // namespace
}  // namespace bloesem::standings::testing
