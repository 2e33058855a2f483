// The questions that an unweighted matching may answer: whether given players can be completed, and how many
// pairs the next bracket can have (C.7).
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// No limit on the score of the player with the bye.
inline constexpr Points any_score = std::numeric_limits<Points>::max();

// True if all players can be paired with each other or, if their number is odd, all but one who may have the
// bye and whose score is at most `highest_bye` (A.9; 2026: 1.9.1). The first `mdps` players do not meet each
// other.
[[nodiscard]] bool can_be_completed(const Field& field, std::span<const Place> players, std::size_t mdps = 0,
                                    Points highest_bye = any_score);

// Future downfloaters of whom only the number and a lower bound on the scores are known.
struct Guests {
  int number = 0;
  Points lowest = 0;
};
// The same with guests, each of whom may meet any player or have the bye. If it is false, it is false for any
// downfloaters of that number.
[[nodiscard]] bool can_be_completed_with_guests(const Field& field, std::span<const Place> players,
                                                Guests guests, Points highest_bye = any_score);

// Returns the lowest score that the player with the bye can have when these players are completed (2026, C5).
// Empty if there is no bye or they cannot be completed.
[[nodiscard]] std::optional<Points> least_bye(const Field& field, std::span<const Place> players,
                                              std::size_t mdps);

// True if at least `pairs` pairs can be made. The first `mdps` players do not meet each other.
[[nodiscard]] bool can_make_pairs(const Field& field, std::span<const Place> players, std::size_t mdps,
                                  int pairs);

// Returns an inclusion-minimal set of players who cannot all be paired (or, one of them, have the bye); empty
// if there is none.
[[nodiscard]] std::vector<Place> obstacle(const Field& field);

// C.7: pairing of the next bracket.
struct NextBracket {
  int unpaired = 0;             // players left over in it when it has as many pairs as possible
  int barred = 0;               // least number of these who may not have the bye
  std::vector<Place> stranded;  // the downfloaters among them when the PSD is smallest; in A.2 order
};

// Returns how the downfloaters can be paired in the next score group. If it is the last one, players who may
// not have the bye are paired before all others (C.2).
[[nodiscard]] NextBracket next_bracket(const Field& field, std::span<const Place> downfloaters,
                                       std::span<const Place> next, bool next_is_last);

}  // namespace bloesem::sequence
