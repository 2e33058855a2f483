// Random integers from a seed, and seeds derived from seeds.
#pragma once

#include <cstdint>

#include "engine/model/seeded_random.hpp"

namespace bloesem::generator {

// Probabilities and rates are in parts of a million.
inline constexpr int certain = 1'000'000;

using seeded::scrambled;

// Returns the seed for part `index` of something with the seed `seed`: parts are independent of each other, and
// each can be reproduced separately.
[[nodiscard]] constexpr std::uint64_t derive(std::uint64_t seed, std::uint64_t index) noexcept {
  constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
  return scrambled(scrambled(seed + step) + step * (index + 1));
}

class Random : public seeded::Random {
 public:
  using seeded::Random::Random;

  // True with the given probability, in parts of a million.
  bool chance(int parts_of_a_million) noexcept { return between(0, certain - 1) < parts_of_a_million; }
};

}  // namespace bloesem::generator
