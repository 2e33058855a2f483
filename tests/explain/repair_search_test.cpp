#include "engine/explain/repair_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::explain {
namespace {

using matching::Vertex;
using Pairs = std::vector<std::pair<Vertex, Vertex>>;
using Set = unsigned;

// A round of `players` vertices; pairs not listed are forbidden by the rules.
RepairGraph round_of(Vertex players, const Pairs& legal, const Pairs& restricted, bool may_have_bye) {
  RepairGraph graph;
  graph.legal.reset(players, players);
  graph.restricted.reset(players, players);
  for (const auto& [u, v] : legal) graph.legal.set(u, v), graph.legal.set(v, u);
  for (const auto& [u, v] : restricted) graph.restricted.set(u, v), graph.restricted.set(v, u);
  graph.may_have_bye.assign(at(players), may_have_bye ? 1 : 0);
  return graph;
}

// The definition, by trying every set of changes.
class Trying {
 public:
  explicit Trying(const RepairGraph& graph) : graph_(graph) {
    for (Vertex v = 0; v < graph.players(); ++v)
      for (Vertex u = 0; u < v; ++u)
        if (graph.restricted.test(u, v)) restrictions_.emplace_back(u, v);
  }

  std::vector<Changes> smallest(Means means) {
    std::vector<Changes> best;
    const Set pairs = means == Means::Absence ? 1 : Set{1} << restrictions_.size();
    const Set players = means == Means::Lifting ? 1 : Set{1} << graph_.players();
    for (Set lifted = 0; lifted < pairs; ++lifted) {
      for (Set absent = 0; absent < players; ++absent) {
        const auto size = static_cast<std::size_t>(std::popcount(lifted) + std::popcount(absent));
        if (!best.empty() && size > best.front().size()) continue;
        if (!can_be_paired(lifted, absent)) continue;
        if (!best.empty() && size < best.front().size()) best.clear();
        best.push_back(changes_of(lifted, absent));
      }
    }
    std::sort(best.begin(), best.end());
    return best;
  }

 private:
  bool can_be_paired(Set lifted, Set absent) {
    lifted_.assign(at(graph_.players()), 0);
    for (std::size_t i = 0; i < restrictions_.size(); ++i) {
      if ((lifted >> i & 1U) == 0) continue;
      const auto [u, v] = restrictions_[i];
      lifted_[at(u)] |= Set{1} << v;
      lifted_[at(v)] |= Set{1} << u;
    }
    const Set present = ~absent & ((Set{1} << graph_.players()) - 1);
    const bool bye = std::popcount(present) % 2 == 1;
    return (!bye || graph_.has_bye) && can_be_paired(present, bye);
  }
  bool can_be_paired(Set left, bool bye) {
    if (left == 0) return !bye;
    const Vertex v = std::countr_zero(left);
    left &= left - 1;
    if (bye && graph_.may_have_bye[at(v)] != 0 && can_be_paired(left, false)) return true;
    for (Vertex u = v + 1; u < graph_.players(); ++u) {
      const Set other = Set{1} << u;
      if ((left & other) != 0 && (graph_.legal.test(u, v) || (lifted_[at(v)] & other) != 0) &&
          can_be_paired(left & ~other, bye))
        return true;
    }
    return false;
  }

  Changes changes_of(Set lifted, Set absent) const {
    Changes changes;
    for (std::size_t i = 0; i < restrictions_.size(); ++i)
      if ((lifted >> i & 1U) != 0) changes.lifted.push_back(restrictions_[i]);
    std::sort(changes.lifted.begin(), changes.lifted.end());
    for (Vertex v = 0; v < graph_.players(); ++v)
      if ((absent >> v & 1U) != 0) changes.absent.push_back(v);
    return changes;
  }

  const RepairGraph& graph_;
  Pairs restrictions_;
  std::vector<Set> lifted_;
};

RepairGraph random_round(test::Random& random) {
  const auto players = random.between<Vertex>(1, 7);
  Pairs legal;
  Pairs restricted;
  const int density = random.between(0, 60);
  for (Vertex v = 0; v < players; ++v)
    for (Vertex u = 0; u < v; ++u) {
      if (random.chance(density))
        legal.emplace_back(u, v);
      else if (restricted.size() < 7 && random.chance(40))
        restricted.emplace_back(u, v);
    }
  RepairGraph graph = round_of(players, legal, restricted, false);
  for (char& each : graph.may_have_bye) each = random.chance(40) ? 1 : 0;
  graph.has_bye = players % 2 == 1 || random.chance(80);
  return graph;
}

void compare_with_trying(std::uint64_t seed, int rounds) {
  test::Random random(seed);
  for (int i = 0; i < rounds; ++i) {
    const RepairGraph graph = random_round(random);
    for (const Means means : {Means::Lifting, Means::Absence, Means::Both}) {
      const std::optional<SmallestChanges> found = smallest_changes(graph, means, 1000);
      const std::vector<Changes> expected = Trying(graph).smallest(means);
      ASSERT_EQ(found ? found->sets : std::vector<Changes>{}, expected)
          << "round " << i << ", means " << static_cast<int>(means);
      ASSERT_TRUE(!found || found->all);
    }
  }
}

TEST(RepairSearch, FindsAllSmallestSetsOfRandomRounds) { compare_with_trying(1, 1500); }
TEST(SlowExplanations, FindsAllSmallestSetsOfRandomRounds) { compare_with_trying(2, 100'000); }

TEST(RepairSearch, NeedsNothingIfAllCanBePaired) {
  const auto found = smallest_changes(round_of(4, {{0, 1}, {2, 3}}, {}, false), Means::Both, 9);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->sets, std::vector<Changes>{Changes{}});
}

TEST(RepairSearch, GivesTheByeToAPlayerIfAnotherIsAbsent) {
  const auto found = smallest_changes(round_of(2, {}, {}, true), Means::Absence, 9);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->sets, (std::vector<Changes>{{{}, {0}}, {{}, {1}}}));
}

TEST(RepairSearch, HasNoByeToGiveIfItIsGivenAlready) {
  RepairGraph graph = round_of(2, {}, {}, true);
  graph.has_bye = false;
  const auto found = smallest_changes(graph, Means::Absence, 9);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->sets, (std::vector<Changes>{{{}, {0, 1}}}));
}

TEST(RepairSearch, LiftsNothingIfThatDoesNotHelp) {
  EXPECT_FALSE(smallest_changes(round_of(4, {}, {{0, 1}}, false), Means::Lifting, 9));
}

TEST(RepairSearch, SaysThatThereAreMoreSets) {
  const auto found = smallest_changes(round_of(2, {}, {}, true), Means::Absence, 1);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->sets.size(), 1U);
  EXPECT_FALSE(found->all);
}

}  // namespace
}  // namespace bloesem::explain
