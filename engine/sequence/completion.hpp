// The two questions that an unweighted matching may answer: can these players still be completed, and how many
// pairs can the next bracket have (C.7)?
#pragma once

#include <span>
#include <vector>

#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// A.9: all of them can be paired with each other, but for one, if they are odd in number, who may have the bye.
[[nodiscard]] bool can_be_completed(const Field& field, std::span<const Place> players);

// The same with guests of whom nothing is known yet: each may meet anybody, or have the bye. What cannot be
// completed with them cannot be completed with any downfloaters of that number.
[[nodiscard]] bool can_be_completed_with_guests(const Field& field, std::span<const Place> players, int guests);

// The same, but the first `mdps` of the players do not meet each other.
[[nodiscard]] bool can_be_completed(const Field& field, std::span<const Place> players, std::size_t mdps);

// So many pairs, at least, can be made of these players. The first `mdps` of them do not meet each other.
[[nodiscard]] bool can_make_pairs(const Field& field, std::span<const Place> players, std::size_t mdps,
                                  int pairs);

// An inclusion-minimal set of players who cannot all be paired (or, one of them, have the bye). Empty: none.
[[nodiscard]] std::vector<Place> obstacle(const Field& field);

// C.7: the bracket to come.
struct Outlook {
  int unpaired = 0;             // players left over in it when it has as many pairs as it can have
  int barred = 0;               // and of these at least so many may not have the bye
  std::vector<Place> stranded;  // the downfloaters among them, if the PSD is the smallest; in A.2 order
};

// What downfloaters find in the next score group. If that is the last one, those who may not have the bye are
// paired before all others (C.2).
[[nodiscard]] Outlook outlook(const Field& field, std::span<const Place> downfloaters,
                              std::span<const Place> next, bool next_is_last);

}  // namespace bloesem::sequence
