#include "engine/proof/order_walk.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/swiss/by_player.hpp"

namespace bloesem::proof {

OrderWalk::OrderWalk(RemainingGraph& graph, std::vector<std::int32_t> blocks, OrderForm form, StepSource& steps)
    : graph_(graph),
      blocks_(std::move(blocks)),
      form_(form),
      steps_(steps),
      moved_down_(graph.problem().players().moved_down),
      inside_(graph.problem().players().inside),
      number_(static_cast<std::size_t>(graph.problem().size()), -1) {}

bool OrderWalk::is_upper(Vertex v) const noexcept {
  return in_remainder(v) && inside(graph_.mate(v)) && graph_.mate(v) > v;
}

std::optional<std::string> OrderWalk::run() {
  if (Failure failure = choose_paired()) return failure;
  if (Failure failure = choose_opponents_of_moved_down()) return failure;
  number_remainder();
  if (pairs_ == 0) return std::nullopt;
  if (Failure failure = choose_uppers()) return failure;
  keep_uppers_only();
  return choose_opponents();
}

std::optional<std::string> OrderWalk::choose_paired() {
  Vertex last = no_vertex;
  for (Vertex v = 0; v < moved_down_; ++v)
    if (inside(graph_.mate(v))) last = v;
  for (Vertex v = 0; v < moved_down_; ++v) {
    const bool paired = inside(graph_.mate(v));
    if (!paired && (v < last || form_.several_scores))
      if (Failure failure = refuse(v, moved_down_, inside_)) return failure;
    graph_.isolate(v);
    graph_.exclude_down(v, [&](Vertex l) { return inside(l) != paired; });
    if (paired) graph_.bind(v);
  }
  return std::nullopt;
}

std::optional<std::string> OrderWalk::choose_opponents_of_moved_down() {
  for (Vertex v = 0; v < moved_down_; ++v) {
    const Vertex opponent = graph_.mate(v);
    if (!inside(opponent)) continue;
    if (Failure failure = refuse(v, moved_down_, opponent)) return failure;
    graph_.settle(v, opponent);
  }
  return std::nullopt;
}

void OrderWalk::number_remainder() {
  for (Vertex v = form_.all_join ? Vertex{0} : moved_down_; v < inside_; ++v) {
    if (!graph_.remains(v)) continue;
    number_[at(v)] = static_cast<std::int32_t>(remainder_.size());
    remainder_.push_back(v);
    if (is_upper(v)) ++pairs_;
  }
}

std::optional<std::string> OrderWalk::choose_uppers() {
  if (std::all_of(remainder_.begin(), remainder_.begin() + pairs_, [&](Vertex v) { return is_upper(v); }))
    return std::nullopt;
  if (Failure failure = take({StepKind::Exchanges, no_vertex, {}})) return failure;
  if (Failure failure = take({StepKind::Sum, no_vertex, {}})) return failure;
  if (Failure failure = leave_s1()) return failure;
  return enter_s2();
}

// From the last player of S1 up: one who can leave it does.
std::optional<std::string> OrderWalk::leave_s1() {
  auto leaving =
      std::count_if(remainder_.begin(), remainder_.begin() + pairs_, [&](Vertex v) { return !is_upper(v); });
  for (std::int32_t s = pairs_ - 1; leaving > 0; --s) {
    const Vertex v = remainder_[at(s)];
    if (is_upper(v)) {
      if (Failure failure = stay(v)) return failure;
      continue;
    }
    --leaving;
    graph_.isolate(v);
    graph_.exclude_down(v, [&](Vertex l) { return in_remainder(l); });
  }
  return std::nullopt;
}

// From the first player of S2 down: one who can enter S1 does.
std::optional<std::string> OrderWalk::enter_s2() {
  auto entering =
      std::count_if(remainder_.begin() + pairs_, remainder_.end(), [&](Vertex v) { return is_upper(v); });
  for (std::int32_t s = pairs_; entering > 0; ++s) {
    const Vertex v = remainder_[at(s)];
    if (!is_upper(v)) {
      if (Failure failure = refuse(v, moved_down_, inside_)) return failure;
      continue;
    }
    --entering;
    graph_.bind(v);
    graph_.isolate(v);
    graph_.exclude_down(v, [&](Vertex l) { return !in_remainder(l); });
    graph_.exclude_up(v, [](Vertex) { return true; });
  }
  return std::nullopt;
}

void OrderWalk::keep_uppers_only() {
  std::vector<std::int32_t> labels(number_.size());
  for (const Vertex v : remainder_) labels[at(v)] = is_upper(v) ? 1 : 2;
  graph_.divide(labels);
  graph_.exclude([&](Vertex h, Vertex l) {
    const auto higher = labels[at(h)];
    const auto lower = labels[at(l)];
    return higher == 1 ? lower != 2 : lower == 1 || (higher == 2 && lower == 2);
  });
  for (const Vertex v : remainder_)
    if (is_upper(v)) graph_.bind_class(v);
}

std::optional<std::string> OrderWalk::choose_opponents() {
  for (const Vertex v : remainder_) {
    if (!is_upper(v)) continue;
    const Vertex opponent = graph_.mate(v);
    if (Failure failure = refuse(v, moved_down_, opponent)) return failure;
    graph_.settle(v, opponent);
  }
  return std::nullopt;
}

// Excludes the edges of `v` to lower ranked vertices in [begin, end) by steps.
std::optional<std::string> OrderWalk::refuse(Vertex v, Vertex begin, Vertex end) {
  std::vector<Vertex> options = graph_.lower_ends(v, begin, end);
  while (!options.empty()) {
    if (Failure failure = take({StepKind::Refuse, v, options})) return failure;
    std::vector<Vertex> left = graph_.lower_ends(v, begin, end);
    if (left.size() == options.size()) return "a step does not help";
    options = std::move(left);
  }
  return std::nullopt;
}

// Shows that `v` is an upper.
std::optional<std::string> OrderWalk::stay(Vertex v) {
  const Vertex after = graph_.problem().size();
  const auto shown = [&] {
    return graph_.bound(v) && !graph_.has_edge_to(v, 0, v) && !graph_.has_edge_to(v, inside_, after);
  };
  if (shown()) return std::nullopt;
  if (Failure failure = take({StepKind::Stay, v, {}})) return failure;
  if (!shown()) return "a step does not help";
  return std::nullopt;
}

std::optional<std::string> OrderWalk::take(const StepNeed& need) {
  const Step* const step = steps_.next(need, {graph_, number_, pairs_});
  if (step == nullptr) return "a step is missing";
  if (step->kind != need.kind) return "a step is of another kind than is needed";
  return apply(*step);
}

std::vector<Vertex> OrderWalk::remaining_if(bool needed) const {
  return needed ? graph_.vertices() : std::vector<Vertex>();
}

std::optional<std::string> OrderWalk::apply(const Step& step) {
  ReadDuals read = duals_of_vertices(graph_, step.duals, blocks_);
  if (!read.duals) return read.failure;
  const auto is_block = [&](std::int32_t block) { return block >= 0 && at(block) < step.duals.y.size(); };
  const auto known = std::all_of(step.staying.begin(), step.staying.end(), is_block) &&
                     std::all_of(step.refused.begin(), step.refused.end(), [&](const auto& pair) {
                       return is_block(pair.first) && is_block(pair.second);
                     });
  if (!known) return "a step names a block that does not exist";
  const std::set staying(step.staying.begin(), step.staying.end());
  for (const Vertex v : remaining_if(!staying.empty()))
    if (staying.contains(read.duals->block[at(v)]) && !is_upper(v))
      return "a step names a player who is not the higher ranked of a pair";
  if (names_pair(step, *read.duals)) return "a step refuses a pair of the round";
  if (Failure failure = apply_weight(step, *read.duals)) return failure;
  exclude_after(step, *read.duals);
  return std::nullopt;
}

std::optional<std::string> OrderWalk::apply_weight(const Step& step, const VertexDuals& duals) {
  std::vector<std::int32_t> labels(number_.size());
  if (step.kind == StepKind::Sum) {
    for (const Vertex v : remainder_) labels[at(v)] = number_[at(v)] + 1;
    return graph_.apply_numbers(duals, labels);
  }
  for (const Vertex v : remainder_) labels[at(v)] = number_[at(v)] < pairs_ ? 2 : 1;
  if (step.kind != StepKind::Refuse) graph_.divide(labels);
  return graph_.apply(duals, weight_of(step, duals));
}

// True if a pair of the given matching is to be refused.
bool OrderWalk::names_pair(const Step& step, const VertexDuals& duals) const {
  const std::set named(step.refused.begin(), step.refused.end());
  for (const Vertex v : remaining_if(!named.empty())) {
    const Vertex mate = graph_.mate(v);
    if (mate > v && named.contains({duals.block[at(v)], duals.block[at(mate)]})) return true;
  }
  return false;
}

TwiceWeight OrderWalk::weight_of(const Step& step, const VertexDuals& duals) const {
  switch (step.kind) {
    case StepKind::Refuse:
      return [&duals, named = std::set(step.refused.begin(), step.refused.end())](Vertex h, Vertex l) {
        return named.contains({duals.block[at(h)], duals.block[at(l)]}) ? Integer(2) : Integer(0);
      };
    case StepKind::Stay:
      return [this, &duals, named = std::set(step.staying.begin(), step.staying.end())](Vertex h, Vertex l) {
        return in_remainder(h) && in_remainder(l) && named.contains(duals.block[at(h)]) ? Integer(-2)
                                                                                        : Integer(0);
      };
    case StepKind::Exchanges:
      return [this](Vertex h, Vertex l) {
        return in_remainder(h) && in_remainder(l) && number_[at(h)] < pairs_ ? Integer(2) : Integer(0);
      };
    case StepKind::Sum: break;  // see apply_weight
  }
  return {};
}

void OrderWalk::exclude_after(const Step& step, const VertexDuals& duals) {
  const std::set named(step.refused.begin(), step.refused.end());
  const std::set staying(step.staying.begin(), step.staying.end());
  if (named.empty() && staying.empty()) return;
  graph_.exclude([&](Vertex h, Vertex l) {
    const std::int32_t higher = duals.block[at(h)];
    const std::int32_t lower = duals.block[at(l)];
    if (named.contains({higher, lower}) || staying.contains(lower)) return true;
    return staying.contains(higher) && !in_remainder(l);
  });
  for (const Vertex v : remaining_if(!staying.empty()))
    if (staying.contains(duals.block[at(v)])) graph_.bind_class(v);
}

namespace {

std::string form_of_set(const RemainingGraph& graph, const VertexSet& set) {
  if (set.vertices.size() < 3 || set.vertices.size() % 2 == 0) return "a set is not odd";
  for (std::size_t i = 0; i < set.vertices.size(); ++i) {
    const Vertex v = set.vertices[i];
    if (v == no_vertex || !graph.remains(v)) return "a set contains a player who does not remain";
    if (i > 0 && set.vertices[i - 1] >= v) return "a set is not in the order of rank";
  }
  return {};
}

std::string form_of_sets(const RemainingGraph& graph, const std::vector<VertexSet>& sets) {
  std::set<std::vector<Vertex>> known;
  std::size_t size = 0;
  for (const VertexSet& set : sets) {
    if (std::string failure = form_of_set(graph, set); !failure.empty()) return failure;
    if (set.vertices.size() < size) return "the sets are not in the order of size";
    if (!known.insert(set.vertices).second) return "a set occurs twice";
    size = set.vertices.size();
  }
  return {};
}

}  // namespace

ReadDuals duals_of_vertices(const RemainingGraph& graph, const Duals& duals,
                            std::vector<std::int32_t>& blocks) {
  const std::vector<Vertex> vertices = graph.vertices();
  if (!duals.blocks.empty()) {
    if (duals.blocks.size() != vertices.size())
      return {std::nullopt, "the blocks are not those of the players who remain"};
    for (std::size_t i = 0; i < vertices.size(); ++i) blocks[at(vertices[i])] = duals.blocks[i];
  }
  for (const Vertex v : vertices)
    if (blocks[at(v)] < 0 || at(blocks[at(v)]) >= duals.y.size()) return {std::nullopt, "a block has no value"};
  VertexDuals result{blocks, duals.y, {}};
  swiss::ByPlayer<Vertex> vertex_of(no_vertex);
  if (!duals.sets.empty())
    for (const Vertex v : vertices) vertex_of.set(graph.problem().player(v), v);
  for (const DualSet& set : duals.sets) {
    VertexSet& vertices_of = result.sets.emplace_back(VertexSet{set.z, {}});
    for (const PlayerIndex player : set.players) vertices_of.vertices.push_back(vertex_of[player]);
  }
  if (std::string failure = form_of_sets(graph, result.sets); !failure.empty()) return {std::nullopt, failure};
  return {std::move(result), {}};
}

}  // namespace bloesem::proof
