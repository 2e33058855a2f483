// What Dubov 1997, its Danubian variant and the Vega system have in common, and where they differ: a scoregroup
// is completed from below, balanced by colours due, and paired row by row.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "bloesem/points.hpp"

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::dubov_1997 {

class Group;

// A mean, exactly: averages are compared without rounding.
struct Mean {
  std::int64_t sum = 0;
  std::int64_t count = 1;

  friend constexpr std::strong_ordering operator<=>(const Mean& a, const Mean& b) noexcept {
    return a.sum * b.count <=> b.sum * a.count;
  }
  friend constexpr bool operator==(const Mean& a, const Mean& b) noexcept { return (a <=> b) == 0; }
};

// What players are compared by.
struct Merits {
  Points score = 0;  // with which the round is paired
  Mean opposition;   // ARO: the average rating of the opponents; in the Vega system Buchholz
  int rating = 0;    // R; 0 where the system does not use it
  int alphabet = 0;  // place in the alphabetical list of all players

  friend bool operator==(const Merits&, const Merits&) = default;
};

// An order of players, the names last: true if the first comes before the second.
using Before = bool (*)(const Merits& one, const Merits& other);

// Compares players in one respect, for the bye: less is better.
using Compare = std::strong_ordering (*)(const Merits& one, const Merits& other);

struct Procedure {
  std::string_view name = {};  // "the Dubov System"
  bool uses_ratings = true;
  // 4: among players with the lowest score, before and after the larger colour subgroup is preferred.
  Compare bye_first = nullptr;
  Before bye_last = nullptr;
  // 6.2 (Vega: 6.1): the two columns.
  Before white_rows = nullptr;
  Before black_rows = nullptr;
  // 7.3, 7.4: who moves to the other column.
  Before leaves_white = nullptr;
  Before leaves_black = nullptr;
  // 7.1, 7.2, 8.2: who is preferred among players with the same due colour.
  Before preferred = nullptr;
  bool limits_moving_up = true;  // 2.5
  // Players who moved down are paired before all others (8); otherwise they stand in the columns.
  bool floaters_first = true;
  bool chooses_floaters = true;  // 6.4: rather somebody moves down who can be paired in the next group
  void (*isolated)(Group& group) = nullptr;   // 7.1: players without an opponent in their group
  void (*odd_group)(Group& group) = nullptr;  // 7.2
};

}  // namespace bloesem::swiss::dubov_1997
