// A rule violated by a pairing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem {

struct Violation {
  std::string_view article;               // "C.1", "C1"; "C.04.1.g" if only the basic rules forbid it
  std::string why;                        // "3 and 9 met in round 2"
  std::vector<PlayerIndex> players = {};  // the players concerned

  friend bool operator==(const Violation&, const Violation&) = default;
};

}  // namespace bloesem
