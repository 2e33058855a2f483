// Lim System (C.04.4.3): what the articles ask of single players and of pairs.
#pragma once

#include <optional>
#include <vector>

#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct LimPlayer {
  std::vector<Colour> colours;  // oldest first
  Colour due = Colour::None;    // 5.5, 5.6
  bool may_be_white = true;     // 5.1
  bool may_be_black = true;
  bool floated = false;  // 3.10: in the round before this one
  int rating = 0;
};

// Returns the players by place.
[[nodiscard]] std::vector<LimPlayer> lim_players(const Field& field);

// True if some colouring of the two complies with 5.1.
[[nodiscard]] bool can_be_coloured(const LimPlayer& a, const LimPlayer& b) noexcept;

// True if the two are due different colours, or one of them none.
[[nodiscard]] bool due_differently(const LimPlayer& a, const LimPlayer& b) noexcept;

// 5.1 to 5.5: returns whether the first player has White. The first one has the smaller pairing number. Empty
// if the initial colour is needed but unknown. `below`: the pair was made below the median.
[[nodiscard]] std::optional<bool> first_is_white(const LimPlayer& first, const LimPlayer& second, bool below,
                                                 std::optional<Colour> initial_colour);

}  // namespace bloesem::literal
