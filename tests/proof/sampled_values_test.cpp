#include "engine/proof/sampled_values.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "engine/proof/step_maker.hpp"
#include "matching/weighted/heaviest_matching.hpp"
#include "tests/proof/newcomers.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using proof::RemainingGraph;
using proof::Vertex;

constexpr std::int32_t label_count = 4;

// Vertices with random labels, and a random weight for each two labels in the order of rank.
struct LabelledWeights {
  LabelledWeights(Random& random, int vertices) : labels(at(vertices)), doubled(at(label_count * label_count)) {
    for (std::int32_t& label : labels) label = random.between(0, label_count - 1);
    for (int& weight : doubled) weight = 2 * random.between(0, 6);
  }
  [[nodiscard]] int twice(Vertex h, Vertex l) const {
    return doubled[at(labels[at(h)] * label_count + labels[at(l)])];
  }
  [[nodiscard]] proof::TwiceWeight function() const {
    return [this](Vertex h, Vertex l) { return Integer(twice(h, l)); };
  }
  [[nodiscard]] Pairs heaviest_pairs() const {
    const auto size = static_cast<Vertex>(labels.size());
    std::vector<matching::WeightedEdge> edges;
    for (Vertex h = 0; h < size; ++h)
      for (Vertex l = h + 1; l < size; ++l) edges.push_back({h, l, twice(h, l)});
    const std::vector<Vertex> mates = matching::heaviest_matching(size, edges);
    Pairs pairs;
    for (Vertex v = 0; v < size; ++v)
      if (mates[at(v)] > v) pairs.emplace_back(v.value(), mates[at(v)].value());
    return pairs;
  }
  std::vector<std::int32_t> labels;
  std::vector<int> doubled;  // twice the weight, by two labels
};

// Returns what keeps the values from proving the pairs, or an empty text.
std::string failure_of(const OneBracket& bracket, const proof::VertexValues& values,
                       const LabelledWeights& weights) {
  RemainingGraph graph(bracket.problem, bracket.mates);
  graph.divide(weights.labels);
  const std::vector<std::int32_t> no_labels(bracket.mates.size());
  std::vector<std::int32_t> blocks(bracket.mates.size(), -1);
  const auto read = proof::duals_of_vertices(graph, proof::duals_in_blocks(graph, values, no_labels), blocks);
  return read.duals ? graph.apply(*read.duals, weights.function()).value_or("") : read.failure;
}

TEST(SampledValues, ProveHeaviestMatchingsAndNoOthers) {
  Random random(11);
  int with_sets = 0;
  int others = 0;
  for (int trial = 0; trial < 120; ++trial) {
    const LabelledWeights weights(random, random.between(2, 110));
    const auto size = static_cast<int>(weights.labels.size());
    Pairs pairs = weights.heaviest_pairs();
    const OneBracket heaviest(size, pairs);
    const RemainingGraph graph(heaviest.problem, heaviest.mates);
    const auto values =
        proof::values_by_sample(graph, proof::groups_by_class(graph, weights.labels), weights.function());
    ASSERT_TRUE(values) << trial;
    ASSERT_EQ(failure_of(heaviest, *values, weights), "") << trial;
    with_sets += values->sets.empty() ? 0 : 1;
    if (pairs.size() < 2) continue;
    std::swap(pairs.front().second, pairs.back().second);
    for (auto& [one, other] : pairs)
      if (one > other) std::swap(one, other);
    const OneBracket other(size, pairs);
    const RemainingGraph of_other(other.problem, other.mates);
    const bool as_heavy = failure_of(other, *values, weights).empty();
    const auto found =
        proof::values_by_sample(of_other, proof::groups_by_class(of_other, weights.labels), weights.function());
    EXPECT_EQ(found.has_value(), as_heavy) << trial;
    others += as_heavy ? 0 : 1;
  }
  EXPECT_GT(with_sets, 20);
  EXPECT_GT(others, 20);
}

}  // namespace
}  // namespace bloesem::test
