#include "engine/proof/remaining_graph.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "matching/assertions.hpp"

namespace bloesem::proof {
namespace {

bool contains_vertex(const std::vector<Vertex>& set, Vertex v) {
  return std::binary_search(set.begin(), set.end(), v);
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
    : problem_(&problem), mates_(std::move(mates)) {
  const auto kinds = static_cast<std::size_t>(problem.kinds());
  members_.resize(kinds);
  for (Vertex v = 0; v < problem.size(); ++v) {
    class_of_.push_back(problem.kind(v));
    members_[at(problem.kind(v))].push_back(v);
  }
  bound_.resize(kinds);
  for (std::int32_t h = 0; h < problem.kinds(); ++h)
    for (std::int32_t l = 0; l < problem.kinds(); ++l) joined_.push_back(problem.may_meet(h, l) ? 1 : 0);
}

std::vector<Vertex> RemainingGraph::vertices() const {
  std::vector<Vertex> result;
  for (Vertex v = 0; v < problem_->size(); ++v)
    if (remains(v)) result.push_back(v);
  return result;
}

std::vector<Vertex> RemainingGraph::lower_ends(Vertex v, Vertex begin, Vertex end) const {
  std::vector<Vertex> ends;
  const Vertex after = std::max(begin, Vertex{v + 1});
  for (std::int32_t c = 0; c < classes(); ++c) {
    if (!joined(class_of(v), c)) continue;
    const std::vector<Vertex>& some = members(c);
    for (auto u = std::lower_bound(some.begin(), some.end(), after); u != some.end() && *u < end; ++u)
      if (problem_->legal(v, *u)) ends.push_back(*u);
  }
  std::sort(ends.begin(), ends.end());
  return ends;
}

bool RemainingGraph::has_edge_to(Vertex v, const std::function<bool(Vertex)>& test) const {
  for (std::int32_t c = 0; c < classes(); ++c) {
    const bool down = joined(class_of(v), c);
    const bool up = joined(c, class_of(v));
    if (!down && !up) continue;
    for (const Vertex u : members(c))
      if (u != v && (u > v ? down : up) && problem_->legal(std::min(u, v), std::max(u, v)) && test(u))
        return true;
  }
  return false;
}

void RemainingGraph::divide(const std::vector<std::int32_t>& labels) {
  std::map<std::pair<std::int32_t, std::int32_t>, std::vector<Vertex>> parts;  // by old class and label
  for (Vertex v = 0; v < problem_->size(); ++v)
    if (remains(v)) parts[{class_of(v), labels[at(v)]}].push_back(v);
  std::vector<std::int32_t> old;
  std::vector<std::vector<Vertex>> members;
  for (auto& [key, part] : parts) {
    for (const Vertex v : part) class_of_[at(v)] = static_cast<std::int32_t>(old.size());
    old.push_back(key.first);
    members.push_back(std::move(part));
  }
  std::vector<char> joined_now;
  std::vector<char> bound_now;
  joined_now.reserve(old.size() * old.size());
  for (const std::int32_t h : old) {
    bound_now.push_back(bound_[at(h)]);
    for (const std::int32_t l : old) joined_now.push_back(joined(h, l) ? 1 : 0);
  }
  members_ = std::move(members);
  joined_ = std::move(joined_now);
  bound_ = std::move(bound_now);
}

void RemainingGraph::isolate(Vertex v) {
  if (members(class_of(v)).size() == 1) return;
  std::vector<std::int32_t> labels(class_of_.size());
  labels[at(v)] = 1;
  divide(labels);
}

void RemainingGraph::bind(Vertex v) {
  if (bound(v)) return;
  isolate(v);
  bound_[at(class_of(v))] = 1;
}

void RemainingGraph::exclude(const std::function<bool(Vertex, Vertex)>& test) {
  for (std::int32_t h = 0; h < classes(); ++h) {
    for (std::int32_t l = 0; l < classes(); ++l) {
      char& edges = joined_[at(h) * members_.size() + at(l)];
      if (edges != 0 && !members(h).empty() && !members(l).empty() &&
          test(members(h).front(), members(l).front()))
        edges = 0;
    }
  }
}

void RemainingGraph::settle(Vertex u, Vertex v) {
  BLOESEM_ASSERT(mate(u) == v && remains(u) && remains(v));
  for (const Vertex end : {u, v}) {
    std::vector<Vertex>& others = members_[at(class_of(end))];
    others.erase(std::lower_bound(others.begin(), others.end(), end));
    class_of_[at(end)] = -1;
  }
  lose_from_sets(u, v);
}

void RemainingGraph::lose_from_sets(Vertex u, Vertex v) {
  std::vector<std::vector<Vertex>> kept;
  std::vector<std::vector<Vertex>> closed;
  for (std::vector<Vertex>& set : bound_sets_) {
    const bool has_u = contains_vertex(set, u);
    const bool has_v = contains_vertex(set, v);
    std::erase_if(set, [&](Vertex w) { return w == u || w == v; });
    if (has_u != has_v)
      closed.push_back(std::move(set));
    else if (set.size() > 1)
      kept.push_back(std::move(set));
  }
  bound_sets_ = std::move(kept);
  for (const std::vector<Vertex>& rest : closed) close_set(rest);
}

// The vertices must be paired among themselves.
void RemainingGraph::close_set(const std::vector<Vertex>& rest) {
  std::vector<std::int32_t> labels(class_of_.size());
  for (const Vertex v : rest) labels[at(v)] = 1;
  divide(labels);
  exclude([&](Vertex h, Vertex l) { return contains_vertex(rest, h) != contains_vertex(rest, l); });
  for (const Vertex v : rest) bound_[at(class_of(v))] = 1;
}

bool RemainingGraph::is_bound_set(const std::vector<Vertex>& set) const {
  return std::find(bound_sets_.begin(), bound_sets_.end(), set) != bound_sets_.end();
}

std::string RemainingGraph::name(Vertex v) const { return std::to_string(problem_->player(v).value() + 1); }

std::optional<std::string> RemainingGraph::apply(const VertexDuals& duals, const TwiceWeight& twice) {
  if (auto failure = check_vertices(duals)) return failure;
  if (auto failure = check_sets(duals)) return failure;
  const std::vector<std::vector<std::int32_t>> sets_of = divide_by(duals);
  if (auto failure = check_edges(duals, twice, sets_of)) return failure;
  if (auto failure = check_pairs()) return failure;
  for (std::int32_t c = 0; c < classes(); ++c)
    if (!members(c).empty() && duals.y[at(duals.block[at(members(c).front())])] != 0) bound_[at(c)] = 1;
  for (const VertexSet& set : duals.sets)
    if (set.z != 0 && !is_bound_set(set.vertices)) bound_sets_.push_back(set.vertices);
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::check_cover(const VertexDuals& duals, const TwiceWeight& twice) {
  const std::vector<std::vector<std::int32_t>> sets_of = divide_by(duals);
  return check_edges(duals, twice, sets_of);
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
  if (is_bound_set(set.vertices)) return std::nullopt;
  if (set.z < 0) return text + "has a negative value, but is not bound";
  if (set.z == 0) return std::nullopt;
  const auto inside = std::count_if(set.vertices.begin(), set.vertices.end(), [&](Vertex v) {
    return mate(v) != no_vertex && contains_vertex(set.vertices, mate(v));
  });
  if (inside + 1 != std::ssize(set.vertices)) return text + "is not filled";
  return std::nullopt;
}

std::optional<std::string> RemainingGraph::check_sets(const VertexDuals& duals) const {
  for (const VertexSet& set : duals.sets)
    if (auto failure = check_set(set)) return failure;
  return std::nullopt;
}

// Returns the sets around each class.
std::vector<std::vector<std::int32_t>> RemainingGraph::divide_by(const VertexDuals& duals) {
  divide(duals.block);
  for (const VertexSet& set : duals.sets) {
    std::vector<std::int32_t> labels(class_of_.size());
    for (const Vertex v : set.vertices) labels[at(v)] = 1;
    divide(labels);
  }
  std::vector<std::vector<std::int32_t>> sets_of(members_.size());
  for (std::size_t s = 0; s < duals.sets.size(); ++s)
    for (const Vertex v : duals.sets[s].vertices)
      if (sets_of[at(class_of(v))].empty() || sets_of[at(class_of(v))].back() != static_cast<std::int32_t>(s))
        sets_of[at(class_of(v))].push_back(static_cast<std::int32_t>(s));
  return sets_of;
}

bool RemainingGraph::any_legal(std::int32_t higher, std::int32_t lower) const {
  const std::vector<Vertex>& others = members(lower);
  for (const Vertex h : members(higher))
    for (auto l = std::upper_bound(others.begin(), others.end(), h); l != others.end(); ++l)
      if (problem_->legal(h, *l)) return true;
  return false;
}

std::optional<std::string> RemainingGraph::check_edges(const VertexDuals& duals, const TwiceWeight& twice,
                                                       const std::vector<std::vector<std::int32_t>>& sets_of) {
  for (std::int32_t h = 0; h < classes(); ++h) {
    for (std::int32_t l = 0; l < classes(); ++l) {
      if (!joined(h, l)) continue;
      const Vertex higher = members(h).front();
      const Vertex lower = members(l).front();
      Integer cover = duals.y[at(duals.block[at(higher)])] + duals.y[at(duals.block[at(lower)])];
      if (!duals.sets.empty()) cover += shared_z(duals, sets_of[at(h)], sets_of[at(l)]);
      const Integer needed = twice(higher, lower);
      if (cover == needed) continue;
      if (cover < needed && any_legal(h, l))
        return "players " + name(higher) + " and " + name(lower) + ", or two like them, are not covered";
      joined_[at(h) * members_.size() + at(l)] = 0;
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
