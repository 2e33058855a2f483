#include "engine/proof/remaining_graph.hpp"

#include <algorithm>
#include <utility>

#include "engine/proof/number_cover.hpp"
#include "matching/assertions.hpp"

namespace bloesem::proof {
namespace {

std::vector<std::int32_t> kinds_of(const Problem& problem) {
  std::vector<std::int32_t> kinds;
  kinds.reserve(at(problem.size()));
  for (Vertex v = 0; v < problem.size(); ++v) kinds.push_back(problem.kind(v));
  return kinds;
}

// Returns the sum of z over the sets that contain both classes. Both lists are ascending.
Integer shared_z(const VertexDuals& duals, const std::vector<std::int32_t>& one,
                 const std::vector<std::int32_t>& other) {
  Integer sum = 0;
  auto b = other.begin();
  for (const std::int32_t set : one) {
    b = std::lower_bound(b, other.end(), set);
    if (b == other.end()) break;
    if (*b == set) sum += duals.sets[at(set)].z;
  }
  return sum;
}

}  // namespace

RemainingGraph::RemainingGraph(const Problem& problem, std::vector<Vertex> mates)
    : problem_(&problem),
      mates_(std::move(mates)),
      classes_(kinds_of(problem), problem.kinds()),
      sets_(problem.size()) {
  for (std::int32_t h = 0; h < problem.kinds(); ++h)
    for (std::int32_t l = 0; l < problem.kinds(); ++l) classes_.join(h, l, problem.may_meet(h, l));
}

std::vector<Vertex> RemainingGraph::vertices() const {
  std::vector<Vertex> result;
  for (Vertex v = 0; v < problem_->size(); ++v)
    if (remains(v)) result.push_back(v);
  return result;
}

std::vector<Vertex> RemainingGraph::lower_ends(Vertex v, Vertex begin, Vertex end) const {
  std::vector<Vertex> ends;
  for (std::int32_t c = 0; c < classes(); ++c) {
    if (!joined(class_of(v), c)) continue;
    classes_.any_member(c, std::max(begin, Vertex{v + 1}), end, [&](Vertex u) {
      if (problem_->legal(v, u)) ends.push_back(u);
      return false;
    });
  }
  std::sort(ends.begin(), ends.end());
  return ends;
}

bool RemainingGraph::has_edge_to(Vertex v, Vertex begin, Vertex end) const {
  for (std::int32_t c = 0; c < classes(); ++c) {
    const auto below = [&](Vertex u) { return problem_->legal(v, u); };
    const auto above = [&](Vertex u) { return problem_->legal(u, v); };
    if (joined(class_of(v), c) && classes_.any_member(c, std::max(begin, Vertex{v + 1}), end, below))
      return true;
    if (joined(c, class_of(v)) && classes_.any_member(c, begin, std::min(end, v), above)) return true;
  }
  return false;
}

void RemainingGraph::bind(Vertex v) {
  if (bound(v)) return;
  isolate(v);
  bind_class(v);
}

void RemainingGraph::exclude(const std::function<bool(Vertex, Vertex)>& test) {
  for (std::int32_t h = 0; h < classes(); ++h)
    if (const Vertex higher = classes_.front(h); higher != no_vertex)
      exclude_down(higher, [&](Vertex lower) { return test(higher, lower); });
}

void RemainingGraph::exclude_down(Vertex v, const std::function<bool(Vertex)>& test) {
  const std::int32_t c = class_of(v);
  for (std::int32_t d = 0; d < classes(); ++d)
    if (joined(c, d) && classes_.size(d) > 0 && test(classes_.front(d))) classes_.join(c, d, false);
}

void RemainingGraph::exclude_up(Vertex v, const std::function<bool(Vertex)>& test) {
  const std::int32_t c = class_of(v);
  for (std::int32_t d = 0; d < classes(); ++d)
    if (joined(d, c) && classes_.size(d) > 0 && test(classes_.front(d))) classes_.join(d, c, false);
}

void RemainingGraph::settle(Vertex u, Vertex v) {
  BLOESEM_ASSERT(mate(u) == v && remains(u) && remains(v));
  classes_.remove(u);
  classes_.remove(v);
  for (const std::vector<Vertex>& rest : sets_.settle(u, v)) close_set(rest);
}

// The vertices must be paired among themselves.
void RemainingGraph::close_set(const std::vector<Vertex>& rest) {
  std::vector<std::int32_t> labels(mates_.size());
  for (const Vertex v : rest) labels[at(v)] = 1;
  divide(labels);
  exclude([&](Vertex h, Vertex l) { return labels[at(h)] != labels[at(l)]; });
  for (const Vertex v : rest) bind_class(v);
}

std::string RemainingGraph::name(Vertex v) const { return std::to_string(problem_->player(v).value() + 1); }

std::optional<std::string> RemainingGraph::apply(const VertexDuals& duals, const TwiceWeight& twice) {
  if (Failure failure = check_vertices(duals)) return failure;
  if (Failure failure = check_sets(duals)) return failure;
  divide(duals.block);
  if (Failure failure = check_edges(duals, twice, divide_by_sets(duals))) return failure;
  if (Failure failure = check_pairs()) return failure;
  bind_valued(duals);
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::apply_numbers(const VertexDuals& duals,
                                                         const std::vector<std::int32_t>& numbers) {
  if (Failure failure = check_vertices(duals)) return failure;
  if (Failure failure = check_sets(duals)) return failure;
  std::vector<std::int32_t> labels;
  for (const std::int32_t number : numbers) labels.push_back(number > 0 ? 1 : 0);
  divide(labels);
  const std::vector<std::vector<std::int32_t>> sets_of = divide_by_sets(duals);
  std::vector<Integer> y(mates_.size());
  for (const Vertex v : vertices()) y[at(v)] = duals.y[at(duals.block[at(v)])];
  NumberCover cover(classes_, std::move(y), numbers, [&](std::int32_t h, std::int32_t l) {
    return shared_z(duals, sets_of[at(h)], sets_of[at(l)]);
  });
  const auto legal = [&](Vertex h, Vertex l) { return problem_->legal(h, l); };
  if (const auto edge = cover.uncovered(legal)) return not_covered(edge->first, edge->second);
  cover.exclude_slack();
  if (Failure failure = check_pairs()) return failure;
  bind_valued(duals);
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::check_cover(const VertexDuals& duals, const TwiceWeight& twice) {
  divide(duals.block);
  return check_edges(duals, twice, divide_by_sets(duals));
}

void RemainingGraph::bind_valued(const VertexDuals& duals) {
  for (std::int32_t c = 0; c < classes(); ++c)
    if (classes_.size(c) > 0 && duals.y[at(duals.block[at(classes_.front(c))])] != 0) classes_.bind(c);
  for (const VertexSet& set : duals.sets)
    if (set.z != 0 && !sets_.contains(set.vertices)) sets_.add(set.vertices);
}

std::optional<std::string> RemainingGraph::check_vertices(const VertexDuals& duals) const {
  for (Vertex v = 0; v < problem_->size(); ++v) {
    if (!remains(v) || bound(v)) continue;
    const Integer& y = duals.y[at(duals.block[at(v)])];
    if (y < 0) return "player " + name(v) + " has a negative value, but need not be paired";
    if (y > 0 && mate(v) == no_vertex) return "player " + name(v) + " has a positive value, but is not paired";
  }
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::check_set(const VertexSet& set) const {
  const std::string text = "the set of player " + name(set.vertices.front()) + " and others ";
  if (sets_.contains(set.vertices)) return std::nullopt;
  if (set.z < 0) return text + "has a negative value, but is not bound";
  if (set.z == 0) return std::nullopt;
  std::vector<char> has(mates_.size());
  for (const Vertex v : set.vertices) has[at(v)] = 1;
  const auto inside = std::count_if(set.vertices.begin(), set.vertices.end(),
                                    [&](Vertex v) { return mate(v) != no_vertex && has[at(mate(v))] != 0; });
  if (inside + 1 != std::ssize(set.vertices)) return text + "is not filled";
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::check_sets(const VertexDuals& duals) const {
  for (const VertexSet& set : duals.sets)
    if (Failure failure = check_set(set)) return failure;
  return std::nullopt;
}

// Returns the sets around each class.
std::vector<std::vector<std::int32_t>> RemainingGraph::divide_by_sets(const VertexDuals& duals) {
  for (const VertexSet& set : duals.sets) {
    std::vector<std::int32_t> labels(mates_.size());
    for (const Vertex v : set.vertices) labels[at(v)] = 1;
    divide(labels);
  }
  std::vector<std::vector<std::int32_t>> sets_of(at(classes()));
  for (std::size_t s = 0; s < duals.sets.size(); ++s)
    for (const Vertex v : duals.sets[s].vertices)
      if (sets_of[at(class_of(v))].empty() || sets_of[at(class_of(v))].back() != static_cast<std::int32_t>(s))
        sets_of[at(class_of(v))].push_back(static_cast<std::int32_t>(s));
  return sets_of;
}

bool RemainingGraph::any_legal(std::int32_t higher, std::int32_t lower) const {
  return classes_.any_member(higher, 0, problem_->size(), [&](Vertex h) {
    return classes_.any_member(lower, h + 1, problem_->size(), [&](Vertex l) { return problem_->legal(h, l); });
  });
}

std::string RemainingGraph::not_covered(Vertex higher, Vertex lower) const {
  return "players " + name(higher) + " and " + name(lower) + ", or two like them, are not covered";
}

std::optional<std::string> RemainingGraph::check_edges(const VertexDuals& duals, const TwiceWeight& twice,
                                                       const std::vector<std::vector<std::int32_t>>& sets_of) {
  for (std::int32_t h = 0; h < classes(); ++h) {
    for (std::int32_t l = 0; l < classes(); ++l) {
      if (!joined(h, l) || classes_.size(h) == 0 || classes_.size(l) == 0) continue;
      const Vertex higher = classes_.front(h);
      const Vertex lower = classes_.front(l);
      Integer cover = duals.y[at(duals.block[at(higher)])] + duals.y[at(duals.block[at(lower)])];
      if (!duals.sets.empty()) cover += shared_z(duals, sets_of[at(h)], sets_of[at(l)]);
      const Integer needed = twice(higher, lower);
      if (cover == needed) continue;
      if (cover < needed && any_legal(h, l)) return not_covered(higher, lower);
      classes_.join(h, l, false);
    }
  }
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::check_pairs() const {
  for (Vertex v = 0; v < problem_->size(); ++v)
    if (remains(v) && mate(v) > v && !has_edge(v, mate(v)))
      return "the pair of players " + name(v) + " and " + name(mate(v)) + " is not tight";
  return std::nullopt;
}

}  // namespace bloesem::proof
