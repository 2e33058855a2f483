// Acceleration by rating groups, as in Vega: fixed fictitious points, or points that grow with the player's own
// (the progressive French method).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Players rated at least `lowest_rating` who are in no earlier group.
struct RatingGroup {
  int lowest_rating = 0;
  Points points = 0;
};

struct FixedGroups {
  std::vector<RatingGroup> groups;  // in order of descending rating; players in no group get no points
  int rounds = 0;                   // number of accelerated rounds, counted from round 1
};

// Group A: rating >= `lowest_of_a`; group C: rating <= `highest_of_c`; group B: between them.
struct ProgressiveGroups {
  int lowest_of_a = 0;
  int highest_of_c = 0;
};

// Both set fictitious points up to the coming round. Played rounds keep the fictitious points they have.
// InvalidInput: more accelerated rounds than `rounds_declared` (fixed); a point system other than 1, 1/2, 0
// (progressive).
[[nodiscard]] std::optional<Error> accelerate_groups(Tournament& tournament, int rounds_declared,
                                                     const FixedGroups& groups);
[[nodiscard]] std::optional<Error> accelerate_progressively(Tournament& tournament, int rounds_declared,
                                                            const ProgressiveGroups& groups);

enum class ProgressiveGroup { A, B, C };

// Returns the group of a rating.
[[nodiscard]] ProgressiveGroup group_of(int rating, const ProgressiveGroups& groups) noexcept;

// Returns the fictitious points of a player with `real` points (tenths) before `round` (from 1); 0 in the last
// two rounds.
[[nodiscard]] Points progressive_points(ProgressiveGroup group, Points real, int round,
                                        int rounds_declared) noexcept;

// Returns which groups hold fewer than 25 % or more than 50 % of the players, in words; empty if none does.
[[nodiscard]] std::string unusual_groups(const Tournament& tournament, const ProgressiveGroups& groups);

}  // namespace bloesem
