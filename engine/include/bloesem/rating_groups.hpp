// Acceleration by groups of rating, as Vega knows it: fixed fictitious points, or points that grow with the
// player's own (the progressive French method).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Everybody of at least this rating who is in no group before.
struct RatingGroup {
  int lowest_rating = 0;
  Points points = 0;
};

struct FixedGroups {
  std::vector<RatingGroup> groups;  // by falling rating; who is in none has no points
  int rounds = 0;                   // the first ones, in which the points count
};

// Group A from this rating on, group C up to that one, group B between them.
struct ProgressiveGroups {
  int lowest_of_a = 0;
  int highest_of_c = 0;
};

// Both give points up to the coming round. Rounds played keep those that the tournament has for them.
// InvalidInput: more accelerated rounds than rounds; points other than 1, 1/2 and 0 (progressive).
[[nodiscard]] std::optional<Error> accelerate_groups(Tournament& tournament, int rounds_declared,
                                                     const FixedGroups& groups);
[[nodiscard]] std::optional<Error> accelerate_progressively(Tournament& tournament, int rounds_declared,
                                                            const ProgressiveGroups& groups);

enum class ProgressiveGroup { A, B, C };

[[nodiscard]] ProgressiveGroup group_of(int rating, const ProgressiveGroups& groups) noexcept;

// Fictitious points of a player with so many real points, in a round (from 1) of an event of so many rounds.
[[nodiscard]] Points progressive_points(ProgressiveGroup group, Points real, int round,
                                        int rounds_declared) noexcept;

// Each group shall have 25 % to 50 % of the players: which do not, in words. Empty: all do, or there are no
// players.
[[nodiscard]] std::string unusual_groups(const Tournament& tournament, const ProgressiveGroups& groups);

}  // namespace bloesem
