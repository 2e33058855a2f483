#include "engine/dubov_1997/rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::Listed;
using test::ProceduralEvent;
using test::ProceduralPosition;
using test::Random;

std::string rows_of(const ProceduralEvent& event) {
  std::string found;
  for (const RowsBy way : {RowsBy::FirstOrder, RowsBy::Nearby, RowsBy::Everybody}) {
    const ProceduralPosition position(event, dubov_1997, dubov);
    Group group = position.group();
    pair_rows(group, way);
    std::sort(group.pairs.begin(), group.pairs.end());
    std::string text;
    for (const auto& [a, b] : group.pairs)
      text += std::to_string(position.number(a)) + "-" + std::to_string(position.number(b)) + " ";
    for (const Position p : group.floaters) text += std::to_string(position.number(p)) + " down ";
    EXPECT_TRUE(found.empty() || found == text) << found << "against " << text;
    found = text;
  }
  return found;
}

// White in the order 1 2 3, Black 4 5 6; 7 to 10 are below.
ProceduralEvent three_rows() {
  return ProceduralEvent({{1, 2, 'W', 2000, 2000},
                          {2, 2, 'W', 2010, 2000},
                          {3, 2, 'W', 2020, 2000},
                          {4, 2, 'B', 2000, 2300},
                          {5, 2, 'B', 2000, 2200},
                          {6, 2, 'B', 2000, 2100},
                          {7, 1, 'W', 2000, 2000},
                          {8, 1, 'B', 2000, 2000},
                          {9, 1, 'W', 2000, 2000},
                          {10, 1, 'B', 2000, 2000}});
}

TEST(Dubov1997Rows, AMeetingTakesTheNextOneBelow) {
  ProceduralEvent event = three_rows();
  EXPECT_EQ(rows_of(event), "1-4 2-5 3-6 ");
  event.met(1, {4});
  EXPECT_EQ(rows_of(event), "1-5 2-4 3-6 ");
  event.met(3, {6});
  EXPECT_EQ(rows_of(event), "1-5 2-6 3-4 ");
}

TEST(Dubov1997Rows, AMeetingInTheLastRowChangesTheRowAbove) {
  ProceduralEvent event = three_rows();
  event.met(3, {6});
  EXPECT_EQ(rows_of(event), "1-4 2-6 3-5 ");
  event.met(3, {5});
  EXPECT_EQ(rows_of(event), "1-5 2-6 3-4 ");
}

// 1 and 2 have met all of Black: they meet each other, not 3.
TEST(Dubov1997Rows, WhoHasMetAllOfBlackMeetsTheNextOfWhite) {
  ProceduralEvent event = three_rows();
  event.met(1, {4, 5, 6});
  EXPECT_EQ(rows_of(event), "1-2 3-4 5-6 ");
  ProceduralEvent last = three_rows();
  last.met(3, {4, 5, 6});
  EXPECT_EQ(rows_of(last), "1-4 2-3 5-6 ") << "from below, the one directly above";
}

TEST(Dubov1997Rows, WhoCanBePairedBelowMovesDown) {
  ProceduralEvent event = three_rows();
  event.met(1, {2, 3, 4, 5, 6});
  EXPECT_EQ(rows_of(event), "2-4 3-5 1 down 6 down ");
  event.met(6, {7, 8, 9, 10});
  EXPECT_EQ(rows_of(event), "2-4 3-6 1 down 5 down ") << "6 could not be paired below";
}

// 7 to 10 have met each other: four have to move down.
TEST(Dubov1997Rows, AsManyMoveDownAsTheOthersNeed) {
  ProceduralEvent event = three_rows();
  event.met(7, {8, 9, 10}).met(8, {9, 10}).met(9, {10});
  EXPECT_EQ(rows_of(event), "1-4 2 down 3 down 5 down 6 down ");
}

// ---- against all ways

// The pairs and floaters of a way as numbers of which less is better.
class Ways {
 public:
  explicit Ways(const Group& group) : group_(group), columns_(columns_of(group)) {
    order_ = columns_.white;
    order_.insert(order_.end(), columns_.black.begin(), columns_.black.end());
  }

  [[nodiscard]] PositionPairs best() {
    choose(0);
    std::sort(best_.begin(), best_.end());
    return best_;
  }

 private:
  [[nodiscard]] bool in_white(Position p) const {
    return std::find(columns_.white.begin(), columns_.white.end(), p) != columns_.white.end();
  }

  // Returns the opponents that the rules try for a player, in order.
  [[nodiscard]] std::vector<Position> tried(Position p) const {
    std::vector<Position> list;
    if (in_white(p)) list = columns_.black;
    const std::vector<Position>& own = in_white(p) ? columns_.white : columns_.black;
    const auto place = std::find(own.begin(), own.end(), p);
    list.insert(list.end(), place + 1, own.end());
    return list;
  }

  void choose(std::size_t i) {
    while (i < order_.size() && taken(order_[i])) ++i;
    if (i == order_.size()) return look_at_way();
    const std::vector<Position> list = tried(order_[i]);
    for (std::size_t k = 0; k < list.size(); ++k) {
      if (taken(list[k]) || !group_.compatible(order_[i], list[k])) continue;
      pairs_.push_back(std::minmax(order_[i], list[k]));
      places_.push_back(static_cast<int>(k));
      choose(i + 1);
      places_.pop_back();
      pairs_.pop_back();
    }
    places_.push_back(1000);  // stays over
    down_.push_back(order_[i]);
    choose(i + 1);
    down_.pop_back();
    places_.pop_back();
  }

  [[nodiscard]] bool taken(Position p) const {
    return std::find(down_.begin(), down_.end(), p) != down_.end() ||
           std::any_of(pairs_.begin(), pairs_.end(),
                       [&](const auto& pair) { return pair.first == p || pair.second == p; });
  }

  void look_at_way() {
    const std::span<const Position> next = top_scoregroup(group_.field(), group_.lower);
    std::vector<int> value{static_cast<int>(down_.size()), 0, 0};
    std::vector<Position> rest = group_.floaters;
    for (const Position p : down_) {
      rest.push_back(p);
      value[1] += std::none_of(next.begin(), next.end(), [&](Position q) { return group_.compatible(p, q); });
    }
    rest.insert(rest.end(), group_.lower.begin(), group_.lower.end());
    for (const auto& [a, b] : pairs_) value[2] += in_white(a) == in_white(b) ? 1 : 0;
    value.insert(value.end(), places_.begin(), places_.end());
    if (!least_.empty() && value >= least_) return;
    if (rest.size() % 2 == 1 || !can_be_completed(group_.field(), rest)) return;
    least_ = value;
    best_ = pairs_;
  }

  const Group& group_;
  Columns columns_;
  std::vector<Position> order_;  // White, then Black
  PositionPairs pairs_;
  std::vector<Position> down_;
  std::vector<int> places_;
  std::vector<int> least_;
  PositionPairs best_;
};

TEST(Dubov1997Rows, AreTheBestOfAllWays) {
  Random random(42);
  int in_order = 0;
  int matched = 0;
  int changed = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    const int size = random.between(2, 7);
    const int below = size % 2 + 2 * random.between(0, 2);
    std::vector<Listed> players;
    for (int number = 1; number <= size + below; ++number)
      players.push_back({number, number <= size ? 2.0 : 1.0, random.chance(50) ? 'W' : 'B',
                         2000.0 + random.between(0, 5), 2000 + random.between(0, 5),
                         random.chance(20) ? "F" : ""});
    ProceduralEvent event(players);
    const int percent = random.between(0, 70);
    for (int a = 1; a <= size + below; ++a)
      for (int b = a + 1; b <= size + below; ++b)
        if (random.chance(percent)) event.met(a, {b});
    const ProceduralPosition position(event, dubov_1997, dubov);
    if (!position.group().completes_without({})) continue;
    const Group before = position.group();
    const PositionPairs expected = Ways(before).best();
    std::optional<int> changes;
    for (const RowsBy way : {RowsBy::FirstOrder, RowsBy::Nearby, RowsBy::Everybody}) {
      Group group = position.group();
      pair_rows(group, way);
      std::sort(group.pairs.begin(), group.pairs.end());
      ASSERT_EQ(group.pairs, expected) << trial;
      if (!changes) changes = group.changed;
      EXPECT_EQ(group.changed, *changes) << trial << ": the record must not depend on the way";
      if (way != RowsBy::FirstOrder) continue;
      ++(group.matched ? matched : in_order);
      changed += group.changed;
    }
  }
  EXPECT_GT(in_order, 100);
  EXPECT_GT(matched, 300);
  EXPECT_GT(changed, 20);
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
