#include "matching/weighted/slack_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Node = BlossomNest::Node;

// By vertex: the least distance offered, and the first vertex that offered it. And who was entered.
struct LiteralRow {
  std::map<Vertex, std::pair<std::int64_t, Vertex>> offers;
  std::vector<Vertex> entered;

  void offer(Vertex u, Vertex v, std::int64_t distance) {
    const auto [place, added] = offers.try_emplace(v, distance, u);
    if (!added && distance < place->second.first) place->second = {distance, u};
  }
};

class RowsByOffers {
 public:
  explicit RowsByOffers(Random& random) : random_(&random), vertices_(at(n)) {
    std::iota(vertices_.begin(), vertices_.end(), 0);
    rows_.reset(n, nodes);
  }

  void run() {
    rows_.start(vertices_);
    literal_.clear();
    for (int step = 0; step < 40; ++step) {
      const auto b = random_->between<Node>(0, nodes - 1);
      const auto child = random_->between<Node>(0, nodes - 1);
      if (random_->chance(80))
        add(b);
      else if (b != child)
        take_over(b, child);
    }
    for (auto& [b, row] : literal_) expect(b, row);
  }
  [[nodiscard]] int forgotten() const { return forgotten_; }
  [[nodiscard]] int merged() const { return merged_; }

 private:
  static constexpr Vertex n = 8;
  static constexpr Node nodes = 13;

  [[nodiscard]] bool is_entered(Vertex u) const {
    return std::any_of(literal_.begin(), literal_.end(), [&](const auto& each) {
      return std::count(each.second.entered.begin(), each.second.entered.end(), u) > 0;
    });
  }
  void add(Node b) {
    const auto u = random_->between<Vertex>(0, n - 1);
    const auto v = random_->between<Vertex>(0, n - 1);
    const auto distance = random_->between<std::int64_t>(-5, 5);
    if (u == v) return;
    const bool before = is_entered(u);
    auto& row = rows_.row(b);
    ASSERT_EQ(rows_.enter(row, u), !before);
    SlackRows<std::int64_t>::offer(row, u, v, distance);
    literal_[b].offer(u, v, distance);
    if (!before) literal_[b].entered.push_back(u);
  }
  void take_over(Node b, Node child) {
    const bool both = literal_.contains(b) && literal_.contains(child);
    const auto few = random_->between<std::size_t>(0, 2);
    const bool forgets = both && std::min(literal_[b].entered.size(), literal_[child].entered.size()) <= few;
    ASSERT_EQ(rows_.take_over(b, child, vertices_, few), both && !forgets);
    if (!literal_.contains(child)) return;
    LiteralRow old = std::move(literal_[child]);
    literal_.erase(child);
    LiteralRow& own = literal_[b];
    if (!both) own = std::move(old);
    if (!both) return;
    if (own.entered.size() < old.entered.size()) std::swap(own, old);
    (forgets ? forgotten_ : merged_) += 1;
    if (forgets) return;
    for (const auto& [v, best] : old.offers) own.offer(best.second, v, best.first);
    own.entered.insert(own.entered.end(), old.entered.begin(), old.entered.end());
  }
  void expect(Node b, const LiteralRow& literal) {
    const auto& row = rows_.row(b);
    for (const Vertex v : vertices_) {
      const auto offer = literal.offers.find(v);
      ASSERT_EQ(row.from[at(v)] != no_vertex, offer != literal.offers.end());
      if (offer == literal.offers.end()) continue;
      ASSERT_EQ(row.distance[at(v)], offer->second.first);
      ASSERT_EQ(row.from[at(v)], offer->second.second);
    }
    ASSERT_EQ(row.entered, literal.entered);
  }

  Random* random_;
  std::vector<Vertex> vertices_;
  SlackRows<std::int64_t> rows_;
  std::map<Node, LiteralRow> literal_;
  int forgotten_ = 0;
  int merged_ = 0;
};

TEST(SlackRows, KeepTheLeastOfferOfEachBlossomAndOfThoseInIt) {
  Random random(12);
  RowsByOffers rows(random);
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    rows.run();
  }
  EXPECT_GT(rows.forgotten(), 500);
  EXPECT_GT(rows.merged(), 500);
}

}  // namespace
}  // namespace bloesem::matching
