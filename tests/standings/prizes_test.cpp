#include "engine/standings/prizes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "engine/generator/random.hpp"

namespace bloesem::standings {
namespace {

using generator::Random;
using Amounts = std::vector<Cents>;

// Places with equal points and distinct ranks.
std::vector<PaidPlace> level(int players) {
  std::vector<PaidPlace> places;
  for (int rank = 1; rank <= players; ++rank) places.push_back({50, rank});
  return places;
}

// Vector 45 of the manual's system: half of 28000 in four equal parts, plus half of each prize.
TEST(Prizes, HortsExample) {
  EXPECT_EQ(share_prizes(level(4), {1000000, 800000, 600000, 400000}, Sharing::Hort),
            (Amounts{850000, 750000, 650000, 550000}));
}

TEST(Prizes, WithoutSharingEachGetsThatOfHisPlace) {
  EXPECT_EQ(share_prizes(level(4), {500, 300, 100}, Sharing::ByPlace), (Amounts{500, 300, 100, 0}));
}

TEST(Prizes, EqualPartsToTheCent) {
  EXPECT_EQ(share_prizes(level(3), {10000}, Sharing::Equal), (Amounts{3334, 3333, 3333}));
}

TEST(Prizes, OnlyThoseWithTheSamePointsShare) {
  const std::vector<PaidPlace> places{{60, 1}, {55, 2}, {55, 3}, {40, 4}};
  EXPECT_EQ(share_prizes(places, {1000, 600, 200, 100}, Sharing::Hort), (Amounts{1000, 500, 300, 100}));
  EXPECT_EQ(share_prizes(places, {1000, 600}, Sharing::Hort), (Amounts{1000, 450, 150, 0}));
}

// Ranks 2 and 2: the amounts that the two places earn by rank are also added and shared.
TEST(Prizes, ASharedPlaceSharesItsPrizes) {
  const std::vector<PaidPlace> places{{55, 1}, {55, 2}, {55, 2}};
  EXPECT_EQ(share_prizes(places, {900, 600, 300}, Sharing::ByPlace), (Amounts{900, 450, 450}));
  EXPECT_EQ(share_prizes(places, {900, 600, 300}, Sharing::Hort), (Amounts{750, 525, 525}));
}

// 7/6 cents each from the common halves, and 5/2, 1 and 0 by rank: 3 + 4/6, 2 + 1/6, 1 + 1/6.
TEST(Prizes, OddCentsGoToTheLargestFraction) {
  EXPECT_EQ(share_prizes(level(3), {5, 2, 0}, Sharing::Hort), (Amounts{4, 2, 1}));
  EXPECT_EQ(share_prizes(level(2), {1, 0}, Sharing::Hort), (Amounts{1, 0}));
}

TEST(Prizes, NobodyAndNothing) {
  EXPECT_EQ(share_prizes({}, {100}, Sharing::Hort), Amounts{});
  EXPECT_EQ(share_prizes(level(2), {}, Sharing::Hort), (Amounts{0, 0}));
}

TEST(Prizes, TheLargestFundOnAMillionPlaces) {
  const Amounts amounts = share_prizes(level(1'000'000), {largest_fund}, Sharing::Hort);
  EXPECT_EQ(amounts.front(), largest_fund / 2 + largest_fund / 2'000'000);
  EXPECT_EQ(std::accumulate(amounts.begin(), amounts.end(), Cents{0}), largest_fund);
}

struct Draw {
  std::vector<PaidPlace> places;
  Amounts prizes;
};

Draw random_draw(Random& random) {
  Draw draw;
  Points points = 90;
  for (int rank = 1; rank <= random.between(1, 12); ++rank) {
    if (random.chance(300'000)) points -= 5;
    const bool shared = rank > 1 && draw.places.back().points == points && random.chance(300'000);
    draw.places.push_back({points, shared ? draw.places.back().rank : rank});
  }
  for (int count = random.between(0, 12); count > 0; --count) draw.prizes.push_back(random.between(0, 100'000));
  std::sort(draw.prizes.rbegin(), draw.prizes.rend());
  return draw;
}

TEST(Prizes, TheTotalIsKeptAndTheBetterPlacedGetNoLess) {
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    const Draw draw = random_draw(random);
    for (const Sharing sharing : {Sharing::ByPlace, Sharing::Hort, Sharing::Equal}) {
      const Amounts amounts = share_prizes(draw.places, draw.prizes, sharing);
      const auto paid = std::min(draw.prizes.size(), draw.places.size());
      const auto end = draw.prizes.begin() + static_cast<std::ptrdiff_t>(paid);
      EXPECT_EQ(std::accumulate(amounts.begin(), amounts.end(), Cents{0}),
                std::accumulate(draw.prizes.begin(), end, Cents{0}));
      EXPECT_TRUE(std::is_sorted(amounts.rbegin(), amounts.rend())) << seed;
      for (std::size_t i = 1; i < amounts.size(); ++i) {
        const bool shared = draw.places[i].rank == draw.places[i - 1].rank;
        EXPECT_TRUE(!shared || amounts[i - 1] - amounts[i] <= 1) << seed;
      }
    }
  }
}

}  // namespace
}  // namespace bloesem::standings
