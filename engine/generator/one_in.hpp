// Rates as bbpPairings states them, as one in N: one game in 20, one player in 300.
#pragma once

#include <optional>

#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

inline constexpr int one_in_scale = 1000;  // thousandths: "one in 12.5" is 12500

struct OneInRange {
  int least = one_in_scale;
  int most = one_in_scale;
};

// Absent rates are left to the knobs.
struct OneIn {
  std::optional<OneInRange> forfeits = {};  // games; the two players fail to appear independently of each other
  std::optional<OneInRange> zero_byes = {};  // players with such a bye in the event
  std::optional<OneInRange> half_byes = {};
};

// Draws each rate and converts it to knobs. Requires that the numbers of players and rounds are already set.
void apply(const OneIn& rates, Random& random, Settings& settings);

}  // namespace bloesem::generator
