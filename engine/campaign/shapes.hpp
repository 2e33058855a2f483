// Positions in which rules are decisive that random play rarely makes so.
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

// The sequence of colours of the games played.
enum class Colours : std::uint8_t {
  Favourite,    // each player has a favourite colour in most games
  Alternating,  // white, black, white, ...: all of a group mildly prefer the same colour
};

// A family of positions. Players have met only strangers, a different one every round, who have since left. So
// any colours, floats, results and scores can be given to each of them. Fictitious points form the score
// groups, and forbidden pairs restrict who may meet.
struct Shape {
  std::string_view name;
  std::string_view help;
  bool any_state = false;              // from state.hpp; all members below are ignored
  std::array<Between, 4> groups = {};  // sizes of the score groups from the top
  Between rounds = {0, 0};             // played; if there are any, there are as many strangers as players
  Colours colours = Colours::Favourite;
  Between favoured = {50, 50};  // percentage of games with the favourite colour
  Between floats = {0, 0};      // percentage of games against a higher or lower score
  Between forbidden = {0, 30};  // percentage of pairs; higher in places:
  int forbidden_on_top = 0;     // within the top score group
  int forbidden_above = 0;      // among players above the lowest group
  int forbidden_across = 0;     // between the halves of a score group
  bool last_round = false;      // games are mostly won and no round follows: topscorers
};

[[nodiscard]] std::span<const Shape> shapes() noexcept;

// Returns a tournament whose coming round is to be paired. `players`: used where the shape does not determine
// the number.
[[nodiscard]] Tournament make_position(const Shape& shape, generator::Random& random,
                                       Between players = {2, 14});

}  // namespace bloesem::campaign
