// Rates as bbpPairings states them, by how many things there is one: one game in 20, one player in 300.
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

// What is absent stays with the knobs.
struct OneIn {
  std::optional<OneInRange> forfeits = {};   // games; both sides fail to appear independently of each other
  std::optional<OneInRange> zero_byes = {};  // players have one in the event
  std::optional<OneInRange> half_byes = {};
};

// Draws each and turns it into the knobs. The players and rounds are settled before.
void apply(const OneIn& rates, Random& random, Settings& settings);

}  // namespace bloesem::generator
