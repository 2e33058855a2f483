#include "engine/dubov_1997/procedures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace bloesem::swiss::dubov_1997 {
namespace {

// Players by opposition, rating and alphabet; scores are equal.
const std::vector<Merits> four = {
    {10, {2000, 1}, 2300, 3}, {10, {2000, 1}, 2100, 2}, {10, {2100, 1}, 2300, 1}, {10, {2100, 1}, 2100, 0}};

std::vector<int> order_of(Before before, std::vector<Merits> players = four) {
  std::sort(players.begin(), players.end(), before);
  std::vector<int> alphabet;
  for (const Merits& each : players) alphabet.push_back(each.alphabet);
  return alphabet;
}

using Order = std::vector<int>;

TEST(Dubov1997Procedures, OrdersOfDubov) {
  EXPECT_EQ(order_of(dubov.white_rows), (Order{2, 3, 0, 1})) << "average up, rating up";
  EXPECT_EQ(order_of(dubov.black_rows), (Order{1, 3, 0, 2})) << "rating down, average down";
  EXPECT_EQ(order_of(dubov.leaves_white), (Order{3, 2, 1, 0})) << "average up, rating down";
  EXPECT_EQ(order_of(dubov.leaves_black), (Order{0, 1, 2, 3})) << "average down, rating up";
  EXPECT_EQ(order_of(dubov.preferred), (Order{3, 1, 2, 0})) << "rating down, average up";
  EXPECT_EQ(order_of(dubov.bye_last), (Order{0, 1, 2, 3})) << "average down";
  EXPECT_EQ(dubov.bye_first(four[0], four[2]), std::strong_ordering::equal);
  EXPECT_EQ(dubov.bye_first(four[1], four[0]), std::strong_ordering::less);
}

TEST(Dubov1997Procedures, OrdersOfVega) {
  std::vector<Merits> players = four;
  for (Merits& each : players) each.rating = 0;
  EXPECT_EQ(order_of(vega.white_rows, players), (Order{2, 3, 0, 1})) << "Buchholz up";
  EXPECT_EQ(order_of(vega.black_rows, players), (Order{0, 1, 2, 3})) << "Buchholz down";
  EXPECT_EQ(order_of(vega.leaves_white, players), (Order{2, 3, 0, 1}));
  EXPECT_EQ(order_of(vega.leaves_black, players), (Order{0, 1, 2, 3}));
  EXPECT_EQ(order_of(vega.preferred, players), (Order{0, 1, 2, 3}));
  EXPECT_EQ(vega.bye_first(players[0], players[2]), std::strong_ordering::less);
  players[3].score = 15;
  EXPECT_EQ(order_of(vega.white_rows, players), (Order{0, 2, 3, 1})) << "more points first";
  EXPECT_EQ(order_of(vega.black_rows, players), (Order{0, 1, 2, 3}));
  players[0].score = 15;
  EXPECT_EQ(order_of(vega.black_rows, players), (Order{0, 3, 1, 2}));
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
