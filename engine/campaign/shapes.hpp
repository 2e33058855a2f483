// Positions built so that rules decide which random play hardly ever reaches.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "bloesem/tournament.hpp"
#include "engine/generator/random.hpp"

namespace bloesem::campaign {

struct Between {
  int least = 0;
  int most = 0;
};

// The players of such a position have met only strangers, each a different one every round, who have left
// since. So whatever colours, floats, results and scores the rules shall see can be given to each of them.
// Fictitious points make the score groups, forbidden pairs the rest. How the colours of the games played follow
// each other.
enum class Colours : std::uint8_t {
  Favourite,    // each player has one that he mostly has
  Alternating,  // white, black, white, ...: all of a group want the same, mildly
};

struct Shape {
  std::string_view name;
  std::string_view help;
  bool any_state = false;              // state.hpp: nothing of what follows means anything
  std::array<Between, 4> groups = {};  // the score groups from the top: so many players in each
  Between rounds = {0, 0};             // played; strangers are as many as the players if there are any
  Colours colours = Colours::Favourite;
  Between favoured = {50, 50};  // percent of the games with the favourite colour
  Between floats = {0, 0};      // percent of the games: against a higher or lower score
  Between forbidden = {0, 30};  // percent of the pairs; in places it is more:
  int forbidden_on_top = 0;     // within the top score group
  int forbidden_above = 0;      // among all who are above the lowest group
  int forbidden_across = 0;     // between the halves of a score group
  bool last_round = false;      // mostly won, and nothing follows: topscorers
};

[[nodiscard]] std::span<const Shape> shapes() noexcept;

// A tournament whose coming round is to be paired. `players`: where the shape does not tell how many.
[[nodiscard]] Tournament make_position(const Shape& shape, generator::Random& random,
                                       Between players = {2, 14});

}  // namespace bloesem::campaign
