#include "bloesem/rating_groups.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/model/counted.hpp"
#include "engine/virtual_points.hpp"

namespace bloesem {
namespace {

constexpr Points half = one_point / 2;
constexpr Points most = 2 * one_point;

const Player& player_at(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)];
}

// Returns half a point each for 1 1/2, 3 and 4 1/2 real points, limited to `steps` half points.
Points climbed(Points real, int steps) { return half * std::min(real / (one_point + half), steps); }

Points points_of_group(int rating, const FixedGroups& groups) {
  const auto found = std::find_if(groups.groups.begin(), groups.groups.end(),
                                  [rating](const RatingGroup& group) { return rating >= group.lowest_rating; });
  return found == groups.groups.end() ? 0 : found->points;
}

// Earlier rounds keep the points they were paired with, even if ratings have been corrected since.
int first_round_to_be_set(const Tournament& tournament) {
  return std::min(rounds_with_virtual_points(tournament), tournament.rounds_played) + 1;
}

Error refusal(std::string message) { return {.code = ErrorCode::InvalidInput, .message = std::move(message)}; }

}  // namespace

std::optional<Error> accelerate_groups(Tournament& tournament, int rounds_declared, const FixedGroups& groups) {
  if (groups.rounds > rounds_declared) {
    return refusal("no more than " + counted(rounds_declared, "round") +
                   " of the tournament can be accelerated, not " + std::to_string(groups.rounds));
  }
  set_virtual_points(tournament, first_round_to_be_set(tournament),
                     std::min(groups.rounds, tournament.rounds_played + 1),
                     [&](PlayerIndex player, int /*round*/) {
                       return points_of_group(player_at(tournament, player).rating, groups);
                     });
  return std::nullopt;
}

ProgressiveGroup group_of(int rating, const ProgressiveGroups& groups) noexcept {
  if (rating >= groups.lowest_of_a) return ProgressiveGroup::A;
  return rating <= groups.highest_of_c ? ProgressiveGroup::C : ProgressiveGroup::B;
}

Points progressive_points(ProgressiveGroup group, Points real, int round, int rounds_declared) noexcept {
  if (round >= rounds_declared - 1) return 0;  // the last two rounds are not accelerated
  if (2 * real >= rounds_declared * one_point) return most;
  switch (group) {
    case ProgressiveGroup::A: break;
    case ProgressiveGroup::B: return one_point + climbed(real, 2);
    case ProgressiveGroup::C: return climbed(real, 3);
  }
  return most;
}

std::optional<Error> accelerate_progressively(Tournament& tournament, int rounds_declared,
                                              const ProgressiveGroups& groups) {
  if (!(tournament.points.win == one_point && tournament.points.draw == half && tournament.points.loss == 0)) {
    return refusal("the progressive acceleration is defined for 1, 1/2 and 0 points only");
  }
  set_virtual_points(tournament, first_round_to_be_set(tournament),
                     std::min(rounds_declared - 2, tournament.rounds_played + 1),
                     [&](PlayerIndex index, int round) {
                       const Player& player = player_at(tournament, index);
                       const Points real = standings_points(tournament, player, round - 1);
                       return progressive_points(group_of(player.rating, groups), real, round, rounds_declared);
                     });
  return std::nullopt;
}

std::string unusual_groups(const Tournament& tournament, const ProgressiveGroups& groups) {
  std::array<std::size_t, 3> sizes{};
  for (const Player& player : tournament.players)
    ++sizes[static_cast<std::size_t>(group_of(player.rating, groups))];
  const std::size_t players = tournament.players.size();
  std::string text;
  for (std::size_t group = 0; group < sizes.size(); ++group) {
    if (4 * sizes[group] >= players && 2 * sizes[group] <= players) continue;
    text += text.empty() ? "group " : ", group ";
    text += "ABC"[group];
    text += " has " + std::to_string(sizes[group]) + " of " + std::to_string(players) + " players";
  }
  return text;
}

}  // namespace bloesem
