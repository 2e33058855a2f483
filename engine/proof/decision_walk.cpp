#include "engine/proof/decision_walk.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace bloesem::proof {
namespace {

using swiss::OrderDecision;

using NamedBlocks = std::set<std::pair<std::int32_t, std::int32_t>>;

// Partners of a kept vertex, all of which come after it.
struct Range {
  Vertex begin = 0;  // 0 if only the vertex itself limits it
  Vertex end = 0;

  friend bool operator==(const Range&, const Range&) = default;
};

Range range_of(const OrderDecision& decision) {
  return {decision.begin == decision.vertex + 1 ? Vertex{0} : decision.begin, decision.end};
}

constexpr std::int32_t kept_label = 4;

std::string form_of_refusal(const RemainingGraph& graph, const Step& step, const VertexDuals& duals,
                            const NamedBlocks& named) {
  const auto is_block = [&](std::int32_t block) { return block >= 0 && at(block) < step.duals.y.size(); };
  for (const auto& [higher, lower] : step.refused)
    if (!is_block(higher) || !is_block(lower)) return "a step names a block that does not exist";
  for (const Vertex v : graph.vertices()) {
    const Vertex mate = graph.mate(v);
    if (mate > v && named.contains({duals.block[at(v)], duals.block[at(mate)]}))
      return "a step refuses a pair of the round";
  }
  return {};
}

}  // namespace

DecisionWalk::DecisionWalk(RemainingGraph& graph, std::vector<std::int32_t> blocks, StepSource& steps)
    : graph_(graph),
      blocks_(std::move(blocks)),
      steps_(steps),
      no_numbers_(static_cast<std::size_t>(graph.problem().size()), -1) {}

std::optional<std::string> DecisionWalk::run(const std::vector<OrderDecision>& order) {
  for (const OrderDecision& decision : order)
    if (Failure failure = decide(decision)) return failure;
  return std::nullopt;
}

std::optional<std::string> DecisionWalk::decide(const OrderDecision& decision) {
  if (decision.kind == OrderDecision::Kind::Keep) {
    if (!kept_.empty() && range_of(kept_.front()) != range_of(decision)) exclude_kept();
    kept_.push_back(decision);
    return std::nullopt;
  }
  exclude_kept();
  if (Failure failure = refuse(decision)) return failure;
  if (decision.kind == OrderDecision::Kind::Settle)
    graph_.settle(decision.vertex, graph_.mate(decision.vertex));
  return std::nullopt;
}

// Excludes the edges of kept vertices that leave their ranges, which all end alike.
void DecisionWalk::exclude_kept() {
  if (kept_.empty()) return;
  const Range range = range_of(kept_.front());
  std::vector<std::int32_t> labels(no_numbers_.size());
  for (Vertex v = 0; v < graph_.problem().size(); ++v)
    labels[at(v)] = v >= range.end ? 2 : v >= range.begin ? 1 : 0;
  for (const OrderDecision& decision : kept_) labels[at(decision.vertex)] += kept_label;
  kept_.clear();
  graph_.divide(labels);
  graph_.exclude([&](Vertex h, Vertex l) {
    if (labels[at(l)] >= kept_label) return true;  // its partner comes after it
    return labels[at(h)] >= kept_label && labels[at(l)] != 1;
  });
}

std::optional<std::string> DecisionWalk::refuse(const OrderDecision& decision) {
  std::vector<Vertex> options = graph_.lower_ends(decision.vertex, decision.begin, decision.end);
  while (!options.empty()) {
    const Step* const step =
        steps_.next({StepKind::Refuse, decision.vertex, options}, {graph_, no_numbers_, 0});
    if (step == nullptr) return "a step is missing";
    if (step->kind != StepKind::Refuse) return "a step is of another kind than is needed";
    if (Failure failure = apply(*step)) return failure;
    std::vector<Vertex> left = graph_.lower_ends(decision.vertex, decision.begin, decision.end);
    if (left.size() == options.size()) return "a step does not help";
    options = std::move(left);
  }
  return std::nullopt;
}

std::optional<std::string> DecisionWalk::apply(const Step& step) {
  ReadDuals read = duals_of_vertices(graph_, step.duals, blocks_);
  if (!read.duals) return read.failure;
  const std::vector<std::int32_t>& block = read.duals->block;
  const NamedBlocks named(step.refused.begin(), step.refused.end());
  if (std::string failure = form_of_refusal(graph_, step, *read.duals, named); !failure.empty()) return failure;
  const auto is_named = [&](Vertex h, Vertex l) { return named.contains({block[at(h)], block[at(l)]}); };
  const auto twice = [&](Vertex h, Vertex l) { return Integer(is_named(h, l) ? 2 : 0); };
  if (Failure failure = graph_.apply(*read.duals, twice)) return failure;
  graph_.exclude(is_named);
  return std::nullopt;
}

}  // namespace bloesem::proof
