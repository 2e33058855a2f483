#include "engine/generator/ratings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace bloesem::generator {
namespace {

std::vector<Entrant> drawn(Spread spread, int groups, int separator = 0) {
  Settings settings{.players = 9000, .highest_rating = 2600, .lowest_rating = 1400};
  settings.spread = static_cast<int>(spread);
  settings.groups = groups;
  settings.separator = separator;
  Random random(1);
  return draw_entrants(settings, random);
}

int share_between(const std::vector<Entrant>& entrants, int least, int most) {
  const auto count = std::count_if(entrants.begin(), entrants.end(),
                                   [=](const Entrant& e) { return e.rating >= least && e.rating <= most; });
  return static_cast<int>(count * 100 / static_cast<std::ptrdiff_t>(entrants.size()));
}

TEST(Ratings, LieInTheirRangeInDescendingOrder) {
  for (const Spread spread : {Spread::Uniform, Spread::Gaussian, Spread::Grouped}) {
    const std::vector<Entrant> entrants = drawn(spread, 3);
    EXPECT_EQ(share_between(entrants, 1400, 2600), 100);
    EXPECT_TRUE(std::is_sorted(entrants.begin(), entrants.end(),
                               [](const Entrant& a, const Entrant& b) { return a.rating > b.rating; }));
    for (const Entrant& entrant : entrants) EXPECT_EQ(entrant.rating, entrant.strength);
  }
}

TEST(Ratings, AreSpreadAsAsked) {
  EXPECT_NEAR(share_between(drawn(Spread::Uniform, 3), 1400, 2000), 50, 2);
  // The standard deviation is 1200 / 4.
  EXPECT_NEAR(share_between(drawn(Spread::Gaussian, 3), 1700, 2300), 71,
              2);  // 68 of 100 within one deviation, relative to those within two
  EXPECT_NEAR(share_between(drawn(Spread::Gaussian, 5, 60), 1400, 1940), 50, 2);
  // Groups around 1600, 2000 and 2400, each within 100 points.
  const std::vector<Entrant> grouped = drawn(Spread::Grouped, 3);
  EXPECT_NEAR(share_between(grouped, 1500, 1700), 33, 2);
  EXPECT_NEAR(share_between(grouped, 1900, 2100), 33, 2);
  EXPECT_EQ(share_between(grouped, 1701, 1899), 0);
}

TEST(Ratings, TheUnratedComeLastAndKeepTheirStrength) {
  Settings settings{.players = 1000};
  settings.unrated = 250'000;
  Random random(2);
  const std::vector<Entrant> entrants = draw_entrants(settings, random);
  EXPECT_NEAR(share_between(entrants, 0, 0), 25, 4);
  EXPECT_EQ(entrants.back().rating, 0);
  EXPECT_GE(entrants.back().strength, 1500);
}

TEST(Ratings, AMedianOutsideOfTheRangeIsNoReasonToHang) {
  EXPECT_EQ(share_between(drawn(Spread::Gaussian, 99, 9000), 1400, 2600), 100);
}

TEST(Ratings, GivenOnesAreTaken) {
  Settings settings{.players = 3};
  settings.ratings = {0, 1800, 2100};
  Random random(3);
  const std::vector<Entrant> entrants = draw_entrants(settings, random);
  ASSERT_EQ(entrants.size(), 3U);
  EXPECT_EQ(entrants[0].rating, 2100);
  EXPECT_EQ(entrants[2].rating, 0);
  EXPECT_GE(entrants[2].strength, 1500);
}

}  // namespace
}  // namespace bloesem::generator
