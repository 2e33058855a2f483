#include "engine/service/arrangement_request.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

Error no_such_player(const std::string& what, int id) {
  return refusal(what + ": found '" + std::to_string(id) +
                 "', expected the starting rank of a player of the tournament");
}

// Adds the players of a range, whose ends must exist.
std::optional<Error> add_range(const Tournament& tournament, const IdRange& range, PlayerGroup& group) {
  for (const int end : {range.first, range.last})
    if (!tournament.find(end)) return no_such_player("groups", end);
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const int id = tournament.players[i].id;
    if (range.first <= id && id <= range.last) group.players.push_back(static_cast<PlayerIndex>(i));
  }
  return std::nullopt;
}

std::optional<Error> refuse_two_groups(const Tournament& tournament, const std::vector<PlayerGroup>& groups) {
  std::vector<const PlayerGroup*> group_of(tournament.players.size(), nullptr);
  for (const PlayerGroup& group : groups) {
    for (const PlayerIndex player : group.players) {
      const PlayerGroup*& known = group_of[static_cast<std::size_t>(player)];
      if (known != nullptr)
        return refusal("groups: player " + std::to_string(id_of(tournament, player)) + " is in " +
                       (known == &group ? "group " + group.name + " twice"
                                        : "the groups " + known->name + " and " + group.name));
      known = &group;
    }
  }
  for (std::size_t i = 0; i < group_of.size(); ++i)
    if (group_of[i] == nullptr)
      return refusal("groups: player " + std::to_string(tournament.players[i].id) + " is in no group");
  return std::nullopt;
}

// Groups are fixed once round 1 is paired; only players who entered since then join one.
std::optional<Error> refuse_other_groups(const Tournament& tournament, const std::vector<PlayerGroup>& groups) {
  if (tournament.rounds_played == 0) return std::nullopt;
  const std::vector<PlayerGroup>& known = tournament.groups;
  if (known.empty()) return refusal("groups: the rounds played were paired without groups, which are fixed");
  const bool same =
      known.size() == groups.size() &&
      std::equal(known.begin(), known.end(), groups.begin(), [](const PlayerGroup& a, const PlayerGroup& b) {
        return a.name == b.name &&
               std::includes(b.players.begin(), b.players.end(), a.players.begin(), a.players.end());
      });
  if (same) return std::nullopt;
  return refusal("groups: the rounds played were paired in other groups, which are fixed");
}

std::optional<Error> take_groups(Tournament& tournament, const std::vector<RequestedGroup>& requested) {
  std::vector<PlayerGroup> groups;
  for (const RequestedGroup& each : requested) {
    const bool repeated = std::any_of(groups.begin(), groups.end(),
                                      [&](const PlayerGroup& group) { return group.name == each.name; });
    if (repeated) return refusal("groups: there are two groups " + each.name);
    PlayerGroup& group = groups.emplace_back(PlayerGroup{each.name, {}});
    for (const IdRange& range : each.players)
      if (auto error = add_range(tournament, range, group)) return error;
    std::sort(group.players.begin(), group.players.end());
  }
  if (auto error = refuse_two_groups(tournament, groups)) return error;
  if (auto error = refuse_other_groups(tournament, groups)) return error;
  tournament.groups = std::move(groups);
  return std::nullopt;
}

std::optional<Error> take_fixed_pairs(Tournament& tournament, const std::vector<RequestedPair>& requested,
                                      int round) {
  const std::string what = "pairs made by hand";
  std::vector<int> seen;
  std::erase_if(tournament.fixed_pairs, [round](const FixedPair& pair) { return pair.round == round; });
  for (const RequestedPair& each : requested) {
    for (const int id : {each.one, each.other}) {
      if (!tournament.find(id)) return no_such_player(what, id);
      if (std::find(seen.begin(), seen.end(), id) != seen.end())
        return refusal(what + ": player " + std::to_string(id) + " is named twice");
      seen.push_back(id);
    }
    tournament.fixed_pairs.push_back(
        {round, *tournament.find(each.one), *tournament.find(each.other), each.colours_by_rules});
  }
  return std::nullopt;
}

std::optional<Error> take_fixed_boards(Tournament& tournament,
                                       const std::vector<std::pair<int, int>>& requested, int round) {
  for (const auto& [id, board] : requested) {
    const std::optional<PlayerIndex> player = tournament.find(id);
    if (!player) return no_such_player("fixed boards", id);
    std::erase_if(tournament.fixed_boards, [&, player = *player](const FixedBoard& known) {
      return known.player == player && known.first_round == round;
    });
    tournament.fixed_boards.push_back({*player, board, round});
  }
  return std::nullopt;
}

}  // namespace

bool is_group_name(std::string_view name) noexcept {
  return !name.empty() &&
         std::all_of(name.begin(), name.end(), [](unsigned char c) { return c > ' ' && c != 127; });
}

std::optional<Error> arrange(Tournament& tournament, const ArrangementRequest& request, int round) {
  if (!request.groups.empty())
    if (auto error = take_groups(tournament, request.groups)) return error;
  if (!request.fixed_pairs.empty())
    if (auto error = take_fixed_pairs(tournament, request.fixed_pairs, round)) return error;
  return take_fixed_boards(tournament, request.fixed_boards, round);
}

}  // namespace bloesem::service
