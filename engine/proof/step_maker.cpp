#include "engine/proof/step_maker.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "engine/proof/sampled_values.hpp"

namespace bloesem::proof {
namespace {

using Labels = std::vector<std::int32_t>;

// Larger graphs are not examined vertex by vertex.
constexpr std::size_t max_single_vertices = 1500;

// Returns the block of each vertex; see Duals::blocks.
Labels blocks_by_vertex(const RemainingGraph& graph, const Duals& duals) {
  Labels blocks(at(graph.problem().size()), -1);
  const std::vector<Vertex> vertices = graph.vertices();
  for (std::size_t i = 0; i < vertices.size(); ++i) blocks[at(vertices[i])] = duals.blocks[i];
  return blocks;
}

// Adds the pairs of blocks between which edges are to be refused.
void name_refused(Step& step, const RemainingGraph& graph, Vertex v, const std::vector<Vertex>& ends) {
  const Labels blocks = blocks_by_vertex(graph, step.duals);
  std::set<std::pair<std::int32_t, std::int32_t>> named;
  for (const Vertex u : ends) named.emplace(blocks[at(v)], blocks[at(u)]);
  step.refused.assign(named.begin(), named.end());
}

// Returns those ends of edges of `v` that get slack. The only set may be that of all vertices.
std::vector<Vertex> separated(const VertexValues& values, Vertex v, const std::vector<Vertex>& ends) {
  const Integer own = values.of(v) + (values.sets.empty() ? Integer(0) : values.sets.front().z);
  std::vector<Vertex> result;
  std::copy_if(ends.begin(), ends.end(), std::back_inserter(result),
               [&](Vertex u) { return own + values.of(u) > 0; });
  return result;
}

// Labels that the weight of the step depends on, by vertex.
Labels labels_of(const StepNeed& need, const WalkState& state) {
  Labels labels(state.number.size());
  if (need.kind == StepKind::Stay) labels[at(need.vertex)] = 1;
  if (need.kind == StepKind::Exchanges)
    std::transform(state.number.begin(), state.number.end(), labels.begin(),
                   [&](std::int32_t number) { return number >= 0 && number < state.pairs ? 1 : 0; });
  if (need.kind == StepKind::Sum)
    std::transform(state.number.begin(), state.number.end(), labels.begin(),
                   [](std::int32_t number) { return number + 1; });
  return labels;
}

TwiceWeight weight_of_step(const StepNeed& need, const WalkState& state) {
  return [&need, &state](Vertex h, Vertex l) -> Integer {
    if (state.number[at(h)] < 0 || state.number[at(l)] < 0) return 0;
    if (need.kind == StepKind::Stay) return h == need.vertex ? -2 : 0;
    if (need.kind == StepKind::Sum) return -2 * (state.number[at(h)] + 1);
    return state.number[at(h)] < state.pairs ? 2 : 0;
  };
}

// Returns the block of each value and label, in the order of first occurrence.
class BlockNumbers {
 public:
  explicit BlockNumbers(const std::vector<Integer>& values) {
    std::map<Integer, std::size_t> known;
    for (const Integer& value : values)
      different_.push_back(known.try_emplace(value, known.size()).first->second);
    blocks_.resize(known.size());
  }
  // `next`: the number of a new block.
  std::int32_t of(std::int32_t group, std::int32_t label, std::int32_t next) {
    auto& blocks = blocks_[different_[at(group)]];
    const auto known =
        std::find_if(blocks.begin(), blocks.end(), [&](const auto& each) { return each.first == label; });
    if (known != blocks.end()) return known->second;
    blocks.emplace_back(label, next);
    return next;
  }

 private:
  std::vector<std::size_t> different_;                                      // number of the value, by group
  std::vector<std::vector<std::pair<std::int32_t, std::int32_t>>> blocks_;  // label and block, by value
};

}  // namespace

Duals duals_in_blocks(const RemainingGraph& graph, const VertexValues& values, const Labels& labels) {
  Duals duals;
  BlockNumbers numbers(values.y);
  for (const Vertex v : graph.vertices()) {
    const auto next = static_cast<std::int32_t>(duals.y.size());
    const std::int32_t block = numbers.of(values.group[at(v)], labels[at(v)], next);
    if (block == next) duals.y.push_back(values.of(v));
    duals.blocks.push_back(block);
  }
  for (const VertexSet& set : values.sets) {
    DualSet& players = duals.sets.emplace_back(DualSet{set.z, {}});
    for (const Vertex v : set.vertices) players.players.push_back(graph.problem().player(v));
  }
  std::stable_sort(duals.sets.begin(), duals.sets.end(),
                   [](const DualSet& a, const DualSet& b) { return a.players.size() < b.players.size(); });
  return duals;
}

const Step* StepMaker::next(const StepNeed& need, const WalkState& state) {
  ++counts_.steps;
  std::optional<Step> step = need.kind == StepKind::Refuse ? refusal(need, state) : other(need, state);
  if (!step) return nullptr;
  steps_.push_back(*std::move(step));
  return &steps_.back();
}

std::optional<Step> StepMaker::refusal(const StepNeed& need, const WalkState& state) {
  const Labels no_labels(state.number.size());
  Step step{StepKind::Refuse, {}, {}, {}};
  const RemainingGraph& graph = state.graph;
  VertexValues values = separating_values_by_groups(graph, groups_by_class(graph, no_labels));
  std::vector<Vertex> ends = separated(values, need.vertex, need.refused);
  const bool by_classes = ends.size() == need.refused.size();
  if (!by_classes && graph.vertices().size() <= max_single_vertices) {
    values = separating_values_by_groups(graph, groups_by_vertex(graph));
    ends = separated(values, need.vertex, need.refused);
  }
  if (!ends.empty()) {
    ++(by_classes ? counts_.steps_by_classes : counts_.steps_by_vertices);
    step.duals = duals_in_blocks(graph, values, no_labels);
    name_refused(step, graph, need.vertex, ends);
    return step;
  }
  ++counts_.steps_by_blossoms;
  Labels labels = no_labels;
  labels[at(need.vertex)] = 1;
  for (const Vertex u : need.refused) labels[at(u)] = 2;
  const TwiceWeight twice = [&](Vertex h, Vertex l) {
    return h == need.vertex && labels[at(l)] == 2 ? Integer(2) : Integer(0);
  };
  const std::optional<VertexValues> found = values_by_sample(graph, groups_by_class(graph, labels), twice);
  if (!found) return std::nullopt;
  step.duals = duals_in_blocks(graph, *found, labels);
  name_refused(step, graph, need.vertex, need.refused);
  return step;
}

std::optional<Step> StepMaker::other(const StepNeed& need, const WalkState& state) {
  const RemainingGraph& graph = state.graph;
  const Labels labels = labels_of(need, state);
  const TwiceWeight twice = weight_of_step(need, state);
  std::optional<VertexValues> values;
  if (need.kind == StepKind::Sum) values = values_by_numbers(graph, labels);
  if (!values && (need.kind != StepKind::Sum || graph.vertices().size() <= max_single_vertices))
    values = values_by_groups(graph, groups_by_class(graph, labels), twice);
  if (values) ++counts_.steps_by_classes;
  if (!values) {
    values = values_by_sample(graph, groups_by_class(graph, labels), twice);
    ++counts_.steps_by_blossoms;
  }
  if (!values) return std::nullopt;
  const bool named = need.kind == StepKind::Stay;
  Step step{need.kind, duals_in_blocks(graph, *values, named ? labels : Labels(labels.size())), {}, {}};
  if (named) step.staying = {blocks_by_vertex(graph, step.duals)[at(need.vertex)]};
  return step;
}

}  // namespace bloesem::proof
