// The worked examples of the texts, whole.
#include "engine/dubov_1997/flow.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::ProceduralEvent;

// Both ways of pairing rows have to agree, and so does the literal engine.
std::string pairs_by(const System& system, const ProceduralEvent& event) {
  const std::string found = event.pairs(system);
  EXPECT_EQ(event.pairs(system, SolverChoice::Blossom), found);
  EXPECT_EQ(event.pairs_literally(system), found);
  return found;
}

TEST(Dubov1997Examples, TheStandardCase) {
  const ProceduralEvent event({{16, 1.5, 'W', 1122.3, 1592},
                               {23, 1.5, 'W', 1578.7, 1551},
                               {5, 1.5, 'W', 1579.0, 1715},
                               {11, 1.5, 'W', 1604.7, 1643},
                               {3, 1.5, 'W', 1607.0, 1777},
                               {2, 1.5, 'B', 1664.0, 1777, "N"},
                               {6, 1.5, 'B', 1590.0, 1700},
                               {14, 1.5, 'B', 1624.7, 1622},
                               {15, 1.5, 'B', 1613.5, 1613},
                               {18, 1.5, 'B', 1610.0, 1580, "F"}});
  EXPECT_EQ(pairs_by(dubov_1997, event), "2-16 3-18 5-14 6-23 11-15");
}

// 7.2 brings 16 up; 7.3 moves the three seekers of White with the lowest averages.
TEST(Dubov1997Examples, OddGroupAndBalance) {
  ProceduralEvent event({{11, 1, 'W', 1915.0, 2100},
                         {3, 1, 'W', 1998.5, 2361},
                         {7, 1, 'W', 2002.0, 2213},
                         {8, 1, 'W', 2004.8, 2162, "FN"},
                         {19, 1, 'W', 2033.3, 1918},
                         {27, 1, 'W', 2049.5, 1789},
                         {4, 1, 'B', 1984.8, 2268},
                         {16, 0, 'W', 2059.3, 1997}});
  event.met(19, {4});
  EXPECT_EQ(pairs_by(dubov_1997, event), "3-8 4-27 7-19 11-16");
}

// 3 and 28 are due the better colour, but would leave no pair below.
TEST(Dubov1997Examples, ANewcomerWhoLeavesAPairBelow) {
  ProceduralEvent event({{43, 5, 'W', 1704.3, 1461},
                         {29, 5, 'W', 1710.1, 1613},
                         {21, 5, 'W', 1719.4, 1691},
                         {9, 5, 'W', 1739.0, 2151, "F"},
                         {32, 5, 'B', 1710.1, 1580},
                         {34, 5, 'B', 1708.8, 1570},
                         {35, 5, 'B', 1840.3, 1565},
                         {23, 4.5, 'W', 1892.4, 1673},
                         {3, 4.5, 'B', 1789.6, 2287},
                         {28, 4.5, 'B', 1795.6, 1622}});
  event.met(23, {3, 28}).met(9, {35});
  EXPECT_EQ(pairs_by(dubov_1997, event), "3-28 9-43 21-34 23-35 29-32");
}

TEST(Dubov1997Examples, OneIsolatedPlayer) {
  ProceduralEvent event({{34, 6, 'W', 1707.0, 1570},
                         {35, 6, 'W', 1823.6, 1565},
                         {29, 6, 'B', 1697.1, 1613},
                         {32, 5.5, 'W', 1700.4, 1580},
                         {7, 5.5, 'W', 1891.3, 2202},
                         {8, 5.5, 'B', 1864.7, 2156, "N"},
                         {20, 5.5, 'B', 1823.8, 1700},
                         {28, 5.5, 'B', 1844.7, 1622, "F"}});
  event.met(35, {34, 29});
  EXPECT_EQ(pairs_by(dubov_1997, event), "7-28 8-32 20-35 29-34");
}

// 12 and 21 are the first opponents of 1 and 7, but leave one pair in their group; 21 and 43 leave two.
TEST(Dubov1997Examples, TwoIsolatedPlayersAreServedTogether) {
  ProceduralEvent event({{1, 6.5, 'B', 2013.8, 2344},
                         {7, 6.5, 'B', 1847.8, 2202},
                         {12, 6, 'W', 1686.1, 2054},
                         {43, 6, 'W', 1709.8, 1461},
                         {21, 6, 'W', 1801.5, 1691},
                         {11, 6, 'B', 1732.7, 2073},
                         {17, 6, 'B', 1680.7, 1777},
                         {25, 6, 'B', 1734.7, 1643, "N"},
                         {50, 5, 'W', 1700.0, 1600},
                         {51, 5, 'B', 1700.0, 1600}});
  event.met(1, {7}).met(43, {11, 17, 25}).met(21, {11, 17, 25}).met(12, {11});
  EXPECT_EQ(pairs_by(dubov_1997, event), "1-21 7-43 11-25 12-17 50-51");
}

// 20, the only one whom the limit 2.5 lets up, has met 12: it is dropped.
TEST(Dubov1997Examples, TheLimitOnMovingUpIsDropped) {
  ProceduralEvent event({{12, 6.5, 'B', 2018.4, 2095, "F"},
                         {5, 5.5, 'W', 2036.8, 2219, "FN"},
                         {20, 5.5, 'W', 2113.1, 1889},
                         {9, 5.5, 'B', 1968.6, 2136, "N"}});
  EXPECT_EQ(pairs_by(dubov_1997, event), "5-9 12-20");
  event.met(12, {20});
  EXPECT_EQ(pairs_by(dubov_1997, event), "5-12 9-20");
  event.met(12, {5});
  EXPECT_EQ(pairs_by(dubov_1997, event), "5-20 9-12");
}

// A, B, D = 1, 2, 4 are due White, C and E = 3 and 5 Black; F, G, H = 6, 7, 8 are below.
ProceduralEvent danubian_event() {
  return ProceduralEvent({{1, 3, 'W', 2100, 2300},
                          {2, 3, 'W', 2150, 2250},
                          {4, 3, 'W', 2050, 2200},
                          {3, 3, 'B', 2120, 2280},
                          {5, 3, 'B', 2080, 2260},
                          {6, 2, 'B', 2000, 2190},
                          {7, 2, 'B', 2010, 2240},
                          {8, 2, 'W', 2005, 2290}});
}

TEST(DubovDanubianExamples, TheNewcomerMeetsTheLowestRatedOfTheDominatingColour) {
  EXPECT_EQ(pairs_by(danubian_2016, danubian_event()), "1-3 2-5 4-7 6-8");
  EXPECT_EQ(pairs_by(dubov_1997, danubian_event()), "1-5 2-7 3-4 6-8");
}

TEST(DubovDanubianExamples, OrTheNextOne) {
  ProceduralEvent event = danubian_event();
  event.met(4, {7});
  EXPECT_EQ(pairs_by(danubian_2016, event), "1-5 2-7 3-4 6-8");
  event.met(1, {7}).met(2, {7});
  EXPECT_EQ(pairs_by(danubian_2016, event), "1-3 2-4 5-7 6-8") << "one of the other colour";
}

// The printed columns: 5.00 7.00 7.50 14.50 18.50 and 15.00 13.50 12.50 11.00 9.00.
ProceduralEvent vega_columns() {
  return ProceduralEvent({{1, 3, 'W', 18.5},
                          {2, 3, 'W', 7},
                          {3, 3, 'W', 14.5},
                          {4, 3, 'W', 5},
                          {5, 3, 'W', 7.5},
                          {6, 3, 'B', 9},
                          {7, 3, 'B', 13.5},
                          {8, 3, 'B', 15},
                          {9, 3, 'B', 11},
                          {10, 3, 'B', 12.5}},
                         true);
}

TEST(DubovVegaExamples, WeakOppositionMeetsStrongOpposition) {
  EXPECT_EQ(pairs_by(vega_2015, vega_columns()), "1-6 2-7 3-9 4-8 5-10");
}

TEST(DubovVegaExamples, AMeetingChangesTheRowsBelowOrTheRowAbove) {
  ProceduralEvent third = vega_columns();
  third.met(5, {10});
  EXPECT_EQ(pairs_by(vega_2015, third), "1-6 2-7 3-10 4-8 5-9");
  ProceduralEvent last = vega_columns();
  last.met(1, {6});
  EXPECT_EQ(pairs_by(vega_2015, last), "1-9 2-7 3-6 4-8 5-10");
}

// Six are due White: those with Buchholz 3 and 4 change.
TEST(DubovVegaExamples, TheLowestBuchholzChangesToBlack) {
  const ProceduralEvent event({{1, 2, 'W', 3},
                               {2, 2, 'W', 4},
                               {3, 2, 'W', 5},
                               {4, 2, 'W', 6},
                               {5, 2, 'W', 7},
                               {6, 2, 'W', 8},
                               {7, 2, 'B', 6},
                               {8, 2, 'B', 5}},
                              true);
  EXPECT_EQ(pairs_by(vega_2015, event), "1-6 2-5 3-7 4-8");
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
