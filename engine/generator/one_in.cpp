#include "engine/generator/one_in.hpp"

#include <algorithm>
#include <cstdint>

namespace bloesem::generator {

namespace {

// Returns the largest integer whose square is at most `square`; by bisection, so no rounding occurs.
std::int64_t root(std::int64_t square) noexcept {
  std::int64_t low = 0;
  std::int64_t high = 2 * std::int64_t{certain};
  while (low + 1 < high) {
    const std::int64_t middle = (low + high) / 2;
    (middle * middle <= square ? low : high) = middle;
  }
  return low;
}

// A game is no forfeit if both players appear; each of them appears with probability sqrt(1 - 1/N).
void set_forfeits(int one_in, Settings& settings) {
  constexpr std::int64_t whole = std::int64_t{certain} * certain;
  const std::int64_t appears = root(whole - whole / one_in * one_in_scale);
  const std::int64_t absent = certain - appears;
  settings.forfeits = static_cast<int>(2 * absent * appears / certain);
  settings.double_forfeits = static_cast<int>(absent * absent / certain);
}

// One of N players has a bye in one of the rounds; returns the rate per round.
int each_round(int one_in, const Settings& settings) {
  return static_cast<int>(std::int64_t{certain} * one_in_scale / one_in / settings.rounds);
}

int drawn(const OneInRange& range, Random& random) { return random.between(range.least, range.most); }

}  // namespace

void apply(const OneIn& rates, Random& random, Settings& settings) {
  if (rates.forfeits) set_forfeits(drawn(*rates.forfeits, random), settings);
  if (rates.zero_byes) settings.zero_byes = each_round(drawn(*rates.zero_byes, random), settings);
  if (rates.half_byes) settings.half_byes = each_round(drawn(*rates.half_byes, random), settings);
}

}  // namespace bloesem::generator
