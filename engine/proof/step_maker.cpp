#include "engine/proof/step_maker.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

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

// Returns those ends of edges of `v` that get slack.
std::vector<Vertex> separated(const VertexValues& values, Vertex v, const std::vector<Vertex>& ends) {
  std::vector<Vertex> result;
  std::copy_if(ends.begin(), ends.end(), std::back_inserter(result),
               [&](Vertex u) { return values.y[at(v)] + values.y[at(u)] > 0; });
  return result;
}

// Labels that the weight of the step depends on, by vertex.
Labels labels_of(const StepNeed& need, const WalkState& state) {
  Labels labels(state.number.size());
  if (need.kind == StepKind::Stay) labels[at(need.vertex)] = 1;
  if (need.kind == StepKind::Sum) labels = state.number;
  if (need.kind == StepKind::Exchanges)
    std::transform(state.number.begin(), state.number.end(), labels.begin(),
                   [&](std::int32_t number) { return number >= 0 && number < state.pairs ? 1 : 0; });
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

}  // namespace

Duals duals_in_blocks(const RemainingGraph& graph, const VertexValues& values, const Labels& labels) {
  Duals duals;
  std::map<std::pair<Integer, std::int32_t>, std::int32_t> numbers;
  for (const Vertex v : graph.vertices()) {
    const auto [place, is_new] =
        numbers.try_emplace({values.y[at(v)], labels[at(v)]}, static_cast<std::int32_t>(duals.y.size()));
    if (is_new) duals.y.push_back(values.y[at(v)]);
    duals.blocks.push_back(place->second);
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
  steps_.push_back(need.kind == StepKind::Refuse ? refusal(need, state) : other(need, state));
  return &steps_.back();
}

Step StepMaker::refusal(const StepNeed& need, const WalkState& state) {
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
  step.duals = duals_in_blocks(
      graph,
      values_by_blossoms(
          graph,
          [&](Vertex h, Vertex l) { return h == need.vertex && labels[at(l)] == 2 ? Integer(2) : Integer(0); }),
      labels);
  name_refused(step, graph, need.vertex, need.refused);
  return step;
}

Step StepMaker::other(const StepNeed& need, const WalkState& state) {
  const RemainingGraph& graph = state.graph;
  const Labels labels = labels_of(need, state);
  const TwiceWeight twice = weight_of_step(need, state);
  std::optional<VertexValues> values = values_by_groups(graph, groups_by_class(graph, labels), twice);
  if (values) ++counts_.steps_by_classes;
  if (!values) {
    values = values_by_blossoms(graph, twice);
    ++counts_.steps_by_blossoms;
  }
  const bool named = need.kind == StepKind::Stay;
  Step step{need.kind, duals_in_blocks(graph, *values, named ? labels : Labels(labels.size())), {}, {}};
  if (named) step.staying = {blocks_by_vertex(graph, step.duals)[at(need.vertex)]};
  return step;
}

}  // namespace bloesem::proof
