// The flow of units between classes, compared with enumeration: is it maximum, and are its refusals right and
// permanent?
#include "matching/cardinality/class_flow.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using matching::ClassFlow;
using matching::Units;

struct Network {
  std::vector<Units> lefts;
  std::vector<Units> rights;
  std::vector<std::vector<char>> allowed;

  [[nodiscard]] int left_count() const { return static_cast<int>(lefts.size()); }
  [[nodiscard]] int right_count() const { return static_cast<int>(rights.size()); }
};

Units total(const std::vector<Units>& units) { return std::accumulate(units.begin(), units.end(), Units{0}); }

// Tries every destination for every unit on the left, including none.
class EveryFlow {
 public:
  explicit EveryFlow(const Network& network) : network_(network) {}

  Units greatest() { return greatest(0, network_.lefts.empty() ? 0 : network_.lefts[0], network_.rights); }

 private:
  Units greatest(int left, Units units, std::vector<Units> rights) {
    if (left == network_.left_count()) return 0;
    if (units == 0)
      return greatest(left + 1, left + 1 < network_.left_count() ? network_.lefts[at(left + 1)] : 0, rights);
    const auto key = std::tuple(left, units, rights);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    Units best = greatest(left, units - 1, rights);
    for (int right = 0; right < network_.right_count(); ++right) {
      if (!network_.allowed[at(left)][at(right)] || rights[at(right)] == 0) continue;
      --rights[at(right)];
      best = std::max(best, 1 + greatest(left, units - 1, rights));
      ++rights[at(right)];
    }
    return known_[key] = best;
  }

  const Network& network_;
  std::map<std::tuple<int, Units, std::vector<Units>>, Units> known_;
};

Units greatest_flow(const Network& network) { return EveryFlow(network).greatest(); }

bool all_can_flow(const Network& network) {
  const Units lefts = total(network.lefts);
  return lefts == total(network.rights) && greatest_flow(network) == lefts;
}

// True if there is a flow of all units in which a unit of `left` meets a unit of `right`.
bool can_meet(Network network, int left, int right) {
  if (!network.allowed[at(left)][at(right)] || network.lefts[at(left)] == 0 || network.rights[at(right)] == 0)
    return false;
  --network.lefts[at(left)];
  --network.rights[at(right)];
  return all_can_flow(network);
}

Network random_network(Random& random, int max_classes, Units max_units) {
  Network network;
  for (int l = random.between(1, max_classes); l > 0; --l)
    network.lefts.push_back(random.between(0, max_units));
  for (int r = random.between(1, max_classes); r > 0; --r)
    network.rights.push_back(random.between(0, max_units));
  const int density = random.between(10, 90);
  network.allowed.assign(network.lefts.size(), std::vector<char>(network.rights.size(), 0));
  for (auto& row : network.allowed)
    for (char& allowed : row) allowed = random.chance(density) ? 1 : 0;
  return network;
}

// Built from pairs of units, so that all of its units can flow.
Network random_full_network(Random& random, int max_classes, int pairs) {
  Network network = random_network(random, max_classes, 0);
  for (int i = 0; i < pairs; ++i) {
    const int left = random.between(0, network.left_count() - 1);
    const int right = random.between(0, network.right_count() - 1);
    ++network.lefts[at(left)];
    ++network.rights[at(right)];
    network.allowed[at(left)][at(right)] = 1;
  }
  return network;
}

void set_up(ClassFlow& flow, const Network& network) {
  flow.reset(network.left_count(), network.right_count());
  for (int l = 0; l < network.left_count(); ++l) {
    flow.set_left(l, network.lefts[at(l)]);
    for (int r = 0; r < network.right_count(); ++r)
      if (network.allowed[at(l)][at(r)]) flow.allow(l, r);
  }
  for (int r = 0; r < network.right_count(); ++r) flow.set_right(r, network.rights[at(r)]);
}

// Each class sends and receives at most its units, and only along allowed pairs. Returns the total flow.
Units expect_flow(const ClassFlow& flow, const Network& network) {
  Units all = 0;
  std::vector<Units> into(network.rights.size(), 0);
  for (int l = 0; l < network.left_count(); ++l) {
    Units out = 0;
    for (int r = 0; r < network.right_count(); ++r) {
      const Units units = flow.flow(l, r);
      EXPECT_GE(units, 0);
      EXPECT_TRUE(units == 0 || network.allowed[at(l)][at(r)]);
      out += units;
      into[at(r)] += units;
    }
    EXPECT_LE(out, network.lefts[at(l)]);
    all += out;
  }
  for (int r = 0; r < network.right_count(); ++r) EXPECT_LE(into[at(r)], network.rights[at(r)]);
  return all;
}

// The classes reached from unused units on the left define a cut whose capacity equals the flow.
void expect_least_cut(const ClassFlow& flow, const Network& network, Units flowing) {
  Units cut = 0;
  for (int r = 0; r < network.right_count(); ++r) cut += flow.right_reached(r) ? network.rights[at(r)] : 0;
  for (int l = 0; l < network.left_count(); ++l) {
    if (!flow.left_reached(l)) {
      cut += network.lefts[at(l)];
      continue;
    }
    for (int r = 0; r < network.right_count(); ++r)
      EXPECT_TRUE(flow.right_reached(r) || !network.allowed[at(l)][at(r)]) << l << ' ' << r;
  }
  EXPECT_EQ(cut, flowing);
}

void expect_greatest(ClassFlow& flow, const Network& network, Units greatest) {
  const bool full = flow.saturate();
  const Units flowing = expect_flow(flow, network);
  EXPECT_EQ(flowing, greatest);
  EXPECT_EQ(flow.left_over(), total(network.lefts) - greatest);
  EXPECT_EQ(full, greatest == total(network.lefts) && greatest == total(network.rights));
  if (!full) expect_least_cut(flow, network, flowing);
}

TEST(ClassFlow, SaturatesToAGreatestFlowAndShowsALeastCut) {
  Random random(11);
  ClassFlow flow;
  int full = 0;
  for (int i = 0; i < 6000 && !testing::Test::HasFailure(); ++i) {
    const Network network =
        random.chance(30) ? random_full_network(random, 5, random.between(1, 7)) : random_network(random, 5, 3);
    set_up(flow, network);
    const Units greatest = greatest_flow(network);
    full += greatest == total(network.lefts) && greatest == total(network.rights) ? 1 : 0;
    expect_greatest(flow, network, greatest);
  }
  EXPECT_GT(full, 1000);
  EXPECT_LT(full, 5000);
}

TEST(ClassFlow, ExtendsAFlowThatIsGivenOrWidened) {
  Random random(12);
  ClassFlow flow;
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    const Network network = random_network(random, 5, 3);
    Network narrower = network;
    for (auto& row : narrower.allowed)
      for (char& allowed : row) allowed = allowed && random.chance(50);
    set_up(flow, narrower);
    std::vector<Units> lefts = network.lefts;
    std::vector<Units> rights = network.rights;
    for (int l = 0; l < network.left_count(); ++l) {
      for (int r = 0; r < network.right_count(); ++r) {
        if (!narrower.allowed[at(l)][at(r)]) continue;
        const Units units = random.between(0, std::min(lefts[at(l)], rights[at(r)]));
        flow.push(l, r, units);
        lefts[at(l)] -= units;
        rights[at(r)] -= units;
      }
    }
    expect_greatest(flow, narrower, greatest_flow(narrower));
    for (int l = 0; l < network.left_count(); ++l)
      for (int r = 0; r < network.right_count(); ++r)
        if (network.allowed[at(l)][at(r)]) flow.allow(l, r);
    expect_greatest(flow, network, greatest_flow(network));
  }
}

// More classes than a word has bits, with one or a few units each and a known maximum flow.
TEST(ClassFlow, OfManyClassesSpansWords) {
  Random random(13);
  ClassFlow flow;
  for (int i = 0; i < 60 && !testing::Test::HasFailure(); ++i) {
    const int classes = random.between(60, 200);
    Network network{std::vector<Units>(at(classes)), std::vector<Units>(at(classes)),
                    std::vector<std::vector<char>>(at(classes), std::vector<char>(at(classes), 0))};
    std::vector<int> order(at(classes));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    // A hidden perfect flow with the same number of false trails.
    for (int l = 0; l < classes; ++l) {
      network.lefts[at(l)] = network.rights[at(order[at(l)])] = random.between(1, 3);
      network.allowed[at(l)][at(order[at(l)])] = 1;
      for (int trail = random.between(0, 3); trail > 0; --trail)
        network.allowed[at(l)][at(random.between(0, classes - 1))] = 1;
    }
    set_up(flow, network);
    expect_greatest(flow, network, total(network.lefts));
    // Without one unit on the right, one on the left remains unused, and the cut shows it.
    --network.rights[at(random.between(0, classes - 1))];
    set_up(flow, network);
    expect_greatest(flow, network, total(network.lefts) - 1);
  }
}

// Changes a full flow at random and keeps the true set of allowed pairs.
class Game {
 public:
  Game(Random& random, ClassFlow& flow)
      : random_(random), flow_(flow), truth_(random_full_network(random, 4, random.between(2, 7))) {
    set_up(flow_, truth_);
    EXPECT_TRUE(flow_.saturate());
  }

  void play() {
    while (total(truth_.lefts) > 0 && !testing::Test::HasFailure()) {
      const int left = random_.between(0, truth_.left_count() - 1);
      const int right = random_.between(0, truth_.right_count() - 1);
      switch (random_.between(0, 3)) {
        case 0: ask(left, right); break;
        case 1: take_and_put_back(left, right); break;
        default: take(left, right);
      }
      expect_full();
    }
  }

  [[nodiscard]] int refusals() const { return static_cast<int>(refused_.size()); }

 private:
  bool may(int left, int right) {
    const bool may = can_meet(truth_, left, right);
    if (!may && truth_.allowed[at(left)][at(right)] && truth_.lefts[at(left)] > 0 &&
        truth_.rights[at(right)] > 0)
      refused_.emplace_back(left, right);
    return may;
  }

  void ask(int left, int right) {
    const bool expected = may(left, right);
    EXPECT_EQ(flow_.can_take(left, right), expected);
    EXPECT_TRUE(!expected || flow_.flow(left, right) > 0);
  }

  void take(int left, int right) {
    const bool expected = may(left, right);
    EXPECT_EQ(flow_.take(left, right), expected);
    if (!expected) return;
    --truth_.lefts[at(left)];
    --truth_.rights[at(right)];
    // Refusals are permanent: in the remaining network, too, no flow of all units contains those pairs.
    for (const auto& [l, r] : refused_) EXPECT_FALSE(can_meet(truth_, l, r)) << l << ' ' << r;
  }

  void take_and_put_back(int left, int right) {
    const bool expected = may(left, right);
    EXPECT_EQ(flow_.take(left, right), expected);
    if (expected) flow_.put_back(left, right);
  }

  void expect_full() { EXPECT_EQ(expect_flow(flow_, truth_), total(truth_.lefts)); }

  Random& random_;
  ClassFlow& flow_;
  Network truth_;
  std::vector<std::pair<int, int>> refused_;
};

TEST(ClassFlow, TakesExactlyWhatAFullFlowCanSpare) {
  Random random(14);
  ClassFlow flow;
  int refusals = 0;
  for (int i = 0; i < 5000 && !HasFailure(); ++i) {
    Game game(random, flow);
    game.play();
    refusals += game.refusals();
  }
  EXPECT_GT(refusals, 1000);
}

}  // namespace
}  // namespace bloesem::test
