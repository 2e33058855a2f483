// The two questions that an unweighted matching may answer: can these players still be completed, and how many
// pairs can the next bracket have (C.7)?
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// No limit to the score of who has the bye.
inline constexpr Points any_score = std::numeric_limits<Points>::max();

// A.9 (2026: 1.9.1): all of them can be paired with each other, but for one, if they are odd in number, who may
// have the bye and has no more than a score. The first `mdps` of the players do not meet each other.
[[nodiscard]] bool can_be_completed(const Field& field, std::span<const Place> players, std::size_t mdps = 0,
                                    Points highest_bye = any_score);

// Newcomers of whom nothing is known yet but their number, and a score that none of them is below.
struct Guests {
  int number = 0;
  Points lowest = 0;
};
// The same with guests: each may meet anybody, or have the bye. What cannot be completed with them cannot be
// completed with any downfloaters of that number.
[[nodiscard]] bool can_be_completed_with_guests(const Field& field, std::span<const Place> players,
                                                Guests guests, Points highest_bye = any_score);

// 2026, C5: the lowest score with which somebody can have the bye when they are completed. Nothing: nobody has
// to, or they cannot be completed.
[[nodiscard]] std::optional<Points> least_bye(const Field& field, std::span<const Place> players,
                                              std::size_t mdps);

// So many pairs, at least, can be made of these players. The first `mdps` of them do not meet each other.
[[nodiscard]] bool can_make_pairs(const Field& field, std::span<const Place> players, std::size_t mdps,
                                  int pairs);

// An inclusion-minimal set of players who cannot all be paired (or, one of them, have the bye). Empty: none.
[[nodiscard]] std::vector<Place> obstacle(const Field& field);

// C.7: the bracket to come.
struct NextBracket {
  int unpaired = 0;             // players left over in it when it has as many pairs as it can have
  int barred = 0;               // and of these at least so many may not have the bye
  std::vector<Place> stranded;  // the downfloaters among them, if the PSD is the smallest; in A.2 order
};

// What downfloaters find in the next score group. If that is the last one, those who may not have the bye are
// paired before all others (C.2).
[[nodiscard]] NextBracket next_bracket(const Field& field, std::span<const Place> downfloaters,
                                       std::span<const Place> next, bool next_is_last);

}  // namespace bloesem::sequence
