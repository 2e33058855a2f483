#include "engine/proof/sampled_values.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/proof/blossom_values.hpp"

namespace bloesem::proof {
namespace {

// Problems of at most this size are solved as a whole.
constexpr std::size_t few_vertices = 40;
constexpr std::size_t pairs_of_a_kind = 2;

// Pairs of the given matching between the same two groups, the higher ranked first, or single vertices of one
// group, which are pairs with no_vertex.
struct Kind {
  std::vector<std::pair<Vertex, Vertex>> pairs;
  std::size_t next = 0;        // the first pair that has not been considered for the sample
  Vertex example = no_vertex;  // the higher ranked vertex of a pair in the sample that all others may copy
};

class Sample {
 public:
  Sample(const RemainingGraph& graph, const VertexGroups& groups, const TwiceWeight& twice)
      : graph_(graph), groups_(groups), twice_(twice), place_(groups.of.size(), -1), chosen_(groups.of.size()) {
    const std::vector<Vertex> vertices = graph.vertices();
    std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> numbers;
    for (const Vertex v : vertices) {
      const Vertex mate = graph.mate(v);
      if (mate != no_vertex && mate < v) continue;
      const std::int32_t other = mate == no_vertex ? -1 : groups.of[at(mate)];
      const auto [place, is_new] =
          numbers.try_emplace({groups.of[at(v)], other}, static_cast<std::int32_t>(kinds_.size()));
      if (is_new) kinds_.emplace_back();
      kinds_[at(place->second)].pairs.emplace_back(v, mate);
    }
    const bool all = vertices.size() <= few_vertices;
    for (Kind& kind : kinds_) choose(kind, all ? kind.pairs.size() : pairs_of_a_kind);
  }

  std::optional<VertexValues> run() {
    while (true) {
      solve();
      if (!is_heaviest()) return std::nullopt;
      if (!find_examples()) continue;
      VertexValues values = extended();
      if (!choose_uncovered(values)) return values;
    }
  }

 private:
  void choose(Vertex v) {
    chosen_[at(v)] = 1;
    if (graph_.mate(v) != no_vertex) chosen_[at(graph_.mate(v))] = 1;
  }
  void choose(Kind& kind, std::size_t pairs) {
    for (; pairs > 0 && kind.next < kind.pairs.size(); ++kind.next) {
      if (chosen_[at(kind.pairs[kind.next].first)] != 0) continue;
      choose(kind.pairs[kind.next].first);
      --pairs;
    }
  }

  void solve() {
    sample_.clear();
    for (std::size_t v = 0; v < chosen_.size(); ++v) {
      if (chosen_[v] == 0) continue;
      place_[v] = static_cast<std::int32_t>(sample_.size());
      sample_.push_back(static_cast<Vertex>(v));
    }
    found_ = blossom_values(graph_, sample_, groups_, twice_);
    sets_of_.assign(sample_.size(), {});
    for (std::size_t s = 0; s < found_.sets.size(); ++s)
      for (const Vertex v : found_.sets[s].vertices)
        sets_of_[at(place_[at(v)])].push_back(static_cast<std::int32_t>(s));
  }

  [[nodiscard]] const Integer& y(Vertex v) const { return found_.y[at(place_[at(v)])]; }
  [[nodiscard]] const std::vector<std::int32_t>& sets_of(Vertex v) const { return sets_of_[at(place_[at(v)])]; }
  [[nodiscard]] Integer shared_z(Vertex u, Vertex v) const {
    Integer sum = 0;
    for (const std::int32_t s : sets_of(u))
      if (std::binary_search(sets_of(v).begin(), sets_of(v).end(), s)) sum += found_.sets[at(s)].z;
    return sum;
  }

  // True if the pairs in the sample are a heaviest matching of it.
  [[nodiscard]] bool is_heaviest() const {
    for (const Vertex v : sample_) {
      const Vertex mate = graph_.mate(v);
      if (mate == no_vertex && y(v) > 0 && !graph_.bound(v)) return false;
      if (mate > v && y(v) + y(mate) + shared_z(v, mate) != twice_(v, mate)) return false;
    }
    return std::all_of(found_.sets.begin(), found_.sets.end(), [&](const VertexSet& set) {
      if (set.z <= 0) return true;
      const auto paired_inside = std::count_if(set.vertices.begin(), set.vertices.end(), [&](Vertex v) {
        return std::binary_search(set.vertices.begin(), set.vertices.end(), graph_.mate(v));
      });
      return paired_inside + 1 == std::ssize(set.vertices);
    });
  }

  // A pair may be copied if no set separates its vertices; a single vertex, if it is in no set. Returns false
  // if pairs had to be added to the sample to find one.
  bool find_examples() {
    bool found = true;
    for (Kind& kind : kinds_) {
      kind.example = no_vertex;
      for (const auto& [v, mate] : kind.pairs)
        if (chosen_[at(v)] != 0 && (mate == no_vertex ? sets_of(v).empty() : sets_of(v) == sets_of(mate)))
          kind.example = v;
      if (kind.example != no_vertex) continue;
      const std::size_t before = kind.next;
      choose(kind, pairs_of_a_kind);
      found = found && kind.next == before;
    }
    return found;
  }

  // Returns values of all vertices: those outside the sample have the values of the examples, and are in the
  // same sets.
  [[nodiscard]] VertexValues extended() {
    std::vector<Vertex> model(chosen_.size(), no_vertex);
    for (const Vertex v : sample_) model[at(v)] = v;
    for (const Kind& kind : kinds_) {
      for (const auto& [v, mate] : kind.pairs) {
        if (chosen_[at(v)] != 0) continue;
        model[at(v)] = kind.example;
        if (mate != no_vertex) model[at(mate)] = graph_.mate(kind.example);
      }
    }
    VertexValues values{std::vector<std::int32_t>(chosen_.size()), {}, {}};
    for (const VertexSet& set : found_.sets) values.sets.push_back({set.z, {}});
    std::map<std::tuple<std::int32_t, Integer, std::vector<std::int32_t>>, std::int32_t> numbers;
    std::vector<std::int32_t> number(sample_.size(), -1);
    models_.clear();
    members_.clear();
    for (const Vertex v : graph_.vertices()) {
      const Vertex like = model[at(v)];
      std::int32_t& known = number[at(place_[at(like)])];
      if (known < 0) {
        const auto [place, is_new] = numbers.try_emplace({groups_.of[at(like)], y(like), sets_of(like)},
                                                         static_cast<std::int32_t>(models_.size()));
        known = place->second;
        if (is_new) {
          models_.push_back(like);
          members_.emplace_back();
          values.y.push_back(y(like));
        }
      }
      values.group[at(v)] = known;
      members_[at(known)].push_back(v);
      for (const std::int32_t s : sets_of(like)) values.sets[at(s)].vertices.push_back(v);
    }
    return values;
  }

  // Takes edges that the values do not cover into the sample. Returns false if there are none.
  bool choose_uncovered(const VertexValues& values) {
    bool uncovered = false;
    for (std::size_t t = 0; t < models_.size(); ++t) {
      for (std::size_t u = 0; u < models_.size(); ++u) {
        if (!graph_.joined(graph_.class_of(models_[t]), graph_.class_of(models_[u]))) continue;
        const Integer cover = values.y[t] + values.y[u] + shared_z(models_[t], models_[u]);
        if (cover >= twice_(models_[t], models_[u])) continue;
        const auto [higher, lower] = find_edge(graph_, members_[t], members_[u]);
        if (higher == no_vertex) continue;
        choose(higher);
        choose(lower);
        uncovered = true;
      }
    }
    return uncovered;
  }

  const RemainingGraph& graph_;
  const VertexGroups& groups_;
  const TwiceWeight& twice_;
  std::vector<Kind> kinds_;
  std::vector<std::int32_t> place_;  // in the sample, by vertex
  std::vector<char> chosen_;         // by vertex
  std::vector<Vertex> sample_;       // ascending
  BlossomValues found_;
  std::vector<std::vector<std::int32_t>> sets_of_;  // by place
  std::vector<Vertex> models_;                      // by group of the extended values
  std::vector<std::vector<Vertex>> members_;
};

}  // namespace

std::optional<VertexValues> values_by_sample(const RemainingGraph& graph, const VertexGroups& groups,
                                             const TwiceWeight& twice) {
  return Sample(graph, groups, twice).run();
}

}  // namespace bloesem::proof
