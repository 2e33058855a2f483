#include "engine/generator/ratings.hpp"

#include <algorithm>
#include <cstdint>

namespace bloesem::generator {

namespace {

// Returns an approximately normal deviate with mean 0 in millionths of the standard deviation: the sum of
// twelve uniform numbers has variance one.
int normal_deviate(Random& random) {
  int sum = -6 * certain;
  for (int i = 0; i < 12; ++i) sum += random.between(0, certain);
  return sum;
}

int gaussian(const Settings& settings, Random& random) {
  const int range = settings.highest_rating - settings.lowest_rating;
  const int median = settings.lowest_rating + range / 2 - settings.separator;
  const int deviation = range / (settings.groups + 1);
  const std::int64_t away = static_cast<std::int64_t>(deviation) * normal_deviate(random) / certain;
  return median + static_cast<int>(away);
}

// Draws again if the value is out of range, but not endlessly: the median may be out of range, too.
int gaussian_within(const Settings& settings, Random& random) {
  constexpr int attempts = 100;
  for (int i = 0; i < attempts; ++i) {
    const int rating = gaussian(settings, random);
    if (rating >= settings.lowest_rating && rating <= settings.highest_rating) return rating;
  }
  return random.between(settings.lowest_rating, settings.highest_rating);
}

// Group g of G has its centre at (2g + 1) / 2G of the range, and extends half-way to the border between groups.
int grouped(const Settings& settings, Random& random) {
  const int groups = std::max(settings.groups, 1);
  const int range = settings.highest_rating - settings.lowest_rating;
  const int group = random.between(0, groups - 1);
  const int centre = settings.lowest_rating + range * (2 * group + 1) / (2 * groups);
  const int reach = range / (4 * groups);
  return centre + random.between(-reach, reach);
}

int strength(const Settings& settings, Random& random) {
  switch (static_cast<Spread>(settings.spread)) {
    case Spread::Gaussian: return gaussian_within(settings, random);
    case Spread::Grouped: return grouped(settings, random);
    case Spread::Uniform: break;
  }
  return random.between(settings.lowest_rating, settings.highest_rating);
}

// Where ratings are given, unrated players have a random strength.
Entrant entrant(const Settings& settings, int given, Random& random) {
  return {given, given == 0 ? strength(settings, random) : given};
}

}  // namespace

std::vector<Entrant> draw_entrants(const Settings& settings, Random& random) {
  std::vector<Entrant> entrants;
  for (const int rating : settings.ratings) entrants.push_back(entrant(settings, rating, random));
  while (entrants.size() < static_cast<std::size_t>(settings.players)) {
    const int drawn = strength(settings, random);
    entrants.push_back({random.chance(settings.unrated) ? 0 : drawn, drawn});
  }
  std::stable_sort(entrants.begin(), entrants.end(),
                   [](const Entrant& a, const Entrant& b) { return a.rating > b.rating; });
  return entrants;
}

}  // namespace bloesem::generator
