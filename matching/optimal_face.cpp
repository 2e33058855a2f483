#include "matching/optimal_face.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "matching/duals.hpp"
#include "matching/laminar.hpp"

namespace bloesem::matching {
namespace {

// Wider portions mean fewer solves of costlier numbers; 512-bit integers were the best compromise
// (docs/performance.md).
constexpr unsigned portion_bits = 460;

std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }

// The tight edges of a solved problem, with the demands they satisfy.
std::vector<OptimalFace::FaceEdge> tight_edges(const Problem& problem, const Duals& duals) {
  const LaminarFamily family(problem.vertices, duals.blossoms);
  std::vector<Integer> weights = pack_rows<Integer>(problem);
  for (Integer& weight : weights) weight *= duals.scale;
  std::vector<OptimalFace::FaceEdge> tight;
  Integer cover;
  for (std::size_t e = 0; e < problem.edges.size(); ++e) {
    const Edge& edge = problem.edges[e];
    const int common = family.common(edge.u, edge.v);
    cover = duals.vertex[at(edge.u)];
    cover += duals.vertex[at(edge.v)];
    cover += family.value(common);
    if (cover != weights[static_cast<std::size_t>(edge.row)]) continue;
    const std::int64_t demand =
        (duals.vertex[at(edge.u)] > 0 ? 1 : 0) + (duals.vertex[at(edge.v)] > 0 ? 1 : 0) + family.depth(common);
    tight.push_back({edge.u, edge.v, static_cast<std::int32_t>(e), demand});
  }
  return tight;
}

class Components {
 public:
  explicit Components(Vertex vertices) : parents_(at(vertices)) { std::iota(parents_.begin(), parents_.end(), 0); }
  Vertex find(Vertex v) {
    while (parents_[at(v)] != v) v = parents_[at(v)] = parents_[at(parents_[at(v)])];
    return v;
  }
  void join(Vertex u, Vertex v) { parents_[at(find(u))] = find(v); }

 private:
  std::vector<Vertex> parents_;
};

}  // namespace

OptimalFace::OptimalFace(const Problem& problem, const Solution& solution, const Solver& solver)
    : vertices_(problem.vertices),
      solver_(&solver),
      edges_(tight_edges(problem, *solution.duals)),
      required_(at(problem.vertices)),
      mates_(at(problem.vertices)) {
  assert(!problem.perfect);
  for (Vertex v = 0; v < vertices_; ++v) {
    required_[at(v)] = solution.duals->vertex[at(v)] > 0;
    mates_[at(v)] = solution.matching.mate(v);
  }
  settle_forced();
}

std::size_t OptimalFace::digits_per_portion(DigitRange range) {
  return std::max<std::size_t>(1, portion_bits / std::max(1U, Layout({range}).bits()));
}

void OptimalFace::settle(std::span<const Vertex> vertices) {
  std::vector<bool> gone(at(vertices_), false);
  for (const Vertex v : vertices) {
    const Vertex mate = mates_[at(v)];
    assert(mate != no_vertex);
    gone[at(v)] = gone[at(mate)] = true;
    required_[at(v)] = required_[at(mate)] = false;
  }
  std::erase_if(edges_, [&](const FaceEdge& e) { return gone[at(e.u)] || gone[at(e.v)]; });
  settle_forced();
}

void OptimalFace::keep_if(const std::function<bool(const FaceEdge&)>& keep) {
  std::erase_if(edges_, [&](const FaceEdge& e) { return !keep(e); });
  settle_forced();
}

// A vertex that must be covered and has one edge left takes it in every matching of the face.
void OptimalFace::settle_forced() {
  std::vector<int> degree(at(vertices_), 0);
  for (bool changed = true; changed;) {
    changed = false;
    std::fill(degree.begin(), degree.end(), 0);
    for (const FaceEdge& e : edges_) ++degree[at(e.u)], ++degree[at(e.v)];
    std::vector<bool> gone(at(vertices_), false);
    for (const FaceEdge& e : edges_) {
      const bool forced = (required_[at(e.u)] && degree[at(e.u)] == 1) || (required_[at(e.v)] && degree[at(e.v)] == 1);
      if (!forced) continue;
      assert(mates_[at(e.u)] == e.v);
      gone[at(e.u)] = gone[at(e.v)] = changed = true;
      required_[at(e.u)] = required_[at(e.v)] = false;
    }
    if (changed) std::erase_if(edges_, [&](const FaceEdge& e) { return gone[at(e.u)] || gone[at(e.v)]; });
  }
}

void OptimalFace::refine(std::span<const DigitRange> ranges, const TermsOf& terms_of) {
  for (std::size_t first = 0; first < ranges.size() && !edges_.empty();) {
    std::size_t last = first + 1;
    for (unsigned bits = Layout({ranges[first]}).bits(); last < ranges.size(); ++last) {
      bits += Layout({ranges[last]}).bits();
      if (bits > portion_bits) break;
    }
    std::vector<Term> terms;
    std::vector<Term> of_edge;
    std::vector<std::size_t> begins = {0};
    for (const FaceEdge& edge : edges_) {
      of_edge.clear();
      terms_of(edge, of_edge);
      for (const Term& term : of_edge) {
        const auto digit = static_cast<std::size_t>(term.digit);
        if (digit < first || digit >= last || term.value == 0) continue;
        terms.push_back({static_cast<std::int32_t>(digit - first), term.value});
      }
      begins.push_back(terms.size());
    }
    if (!terms.empty()) refine_portion(ranges.subspan(first, last - first), terms, begins);
    first = last;
  }
}

void OptimalFace::refine_portion(std::span<const DigitRange> ranges, std::span<const Term> terms,
                                 std::span<const std::size_t> begins) {
  // Only components that the digits touch can change.
  Components components(vertices_);
  for (const FaceEdge& e : edges_) components.join(e.u, e.v);
  std::vector<bool> touched(at(vertices_), false);
  for (std::size_t e = 0; e < edges_.size(); ++e)
    if (begins[e] != begins[e + 1]) touched[at(components.find(edges_[e].u))] = true;

  Problem problem;
  std::vector<Vertex> number(at(vertices_), no_vertex);  // vertex of the portion's problem
  std::vector<Vertex> original;
  const auto vertex = [&](Vertex v) {
    if (number[at(v)] == no_vertex) {
      number[at(v)] = static_cast<Vertex>(original.size());
      original.push_back(v);
    }
    return number[at(v)];
  };
  std::vector<std::size_t> chosen;
  std::vector<FaceEdge> untouched;
  std::int64_t most_demand = 0;
  [[maybe_unused]] std::int64_t current_demand = 0;
  std::vector<Term> row;
  for (std::size_t e = 0; e < edges_.size(); ++e) {
    const FaceEdge& edge = edges_[e];
    if (!touched[at(components.find(edge.u))]) {
      untouched.push_back(edge);
      continue;
    }
    row.assign({Term{0, edge.demand}});
    for (std::size_t t = begins[e]; t < begins[e + 1]; ++t) row.push_back({terms[t].digit + 1, terms[t].value});
    problem.edges.push_back({vertex(edge.u), vertex(edge.v), problem.rows.add(row)});
    chosen.push_back(e);
    most_demand = std::max(most_demand, edge.demand);
    if (mates_[at(edge.u)] == edge.v) current_demand += edge.demand;
  }
  problem.vertices = static_cast<Vertex>(original.size());
  std::vector<DigitRange> all = {{0, most_demand * (problem.vertices / 2)}};
  all.insert(all.end(), ranges.begin(), ranges.end());
  problem.layout = Layout(std::move(all));

  const std::optional<Solution> solution = solver_->solve(problem);
  ++solves_;
  // Too narrow a range would let a preference outweigh optimality.
  assert(digit_totals(problem, solution->matching)[0] == current_demand);
  const Duals& duals = *solution->duals;
  for (Vertex v = 0; v < problem.vertices; ++v) {
    const Vertex mate = solution->matching.mate(v);
    mates_[at(original[at(v)])] = mate == no_vertex ? no_vertex : original[at(mate)];
    required_[at(original[at(v)])] = duals.vertex[at(v)] > 0;
  }
  for (const FaceEdge& tight : tight_edges(problem, duals)) {
    const FaceEdge& edge = edges_[chosen[static_cast<std::size_t>(tight.index)]];
    untouched.push_back({edge.u, edge.v, edge.index, tight.demand});
  }
  edges_ = std::move(untouched);
  settle_forced();
}

}  // namespace bloesem::matching
