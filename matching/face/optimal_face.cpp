#include "matching/face/optimal_face.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "matching/index.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/laminar.hpp"

namespace bloesem::matching {
namespace {

// Wider portions mean fewer solves of costlier numbers; 512-bit integers were the best compromise
// (docs/notebook/performance.md).
constexpr unsigned portion_bits = 460;

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

// How many of the first digits fit into one portion; at least one.
std::size_t fitting(std::span<const DigitRange> ranges) {
  const auto fits = [&](std::size_t n) {
    return Layout({ranges.begin(), ranges.begin() + static_cast<std::ptrdiff_t>(n)}).bits() <= portion_bits;
  };
  std::size_t enough = 1;
  std::size_t too_many = std::min<std::size_t>(ranges.size(), 2 * portion_bits) + 1;
  while (too_many - enough > 1) {
    const std::size_t middle = (enough + too_many) / 2;
    (fits(middle) ? enough : too_many) = middle;
  }
  return enough;
}

class Components {
 public:
  explicit Components(Vertex vertices) : parents_(at(vertices)) {
    std::iota(parents_.begin(), parents_.end(), 0);
  }
  Vertex find(Vertex v) {
    while (parents_[at(v)] != v) v = parents_[at(v)] = parents_[at(parents_[at(v)])];
    return v;
  }
  void join(Vertex u, Vertex v) { parents_[at(find(u))] = find(v); }

 private:
  std::vector<Vertex> parents_;
};

}  // namespace

// The part of a face that one solver call looks at, with its own numbers for vertices and edges.
struct OptimalFace::Portion {
  Problem problem;
  std::vector<Vertex> original;  // by vertex of the problem
  std::vector<FaceEdge> edges;   // by edge of the problem
  std::int64_t most_demand = 0;

  void add(const FaceEdge& edge, std::span<const Term> terms) {
    row_.assign({Term{0, edge.demand}});
    for (const Term& term : terms) row_.push_back({term.digit + 1, term.value});
    problem.edges.push_back({vertex(edge.u), vertex(edge.v), problem.rows.add(row_)});
    problem.vertices = static_cast<Vertex>(original.size());
    edges.push_back(edge);
    most_demand = std::max(most_demand, edge.demand);
  }

 private:
  Vertex vertex(Vertex v) {
    if (at(v) >= numbers_.size()) numbers_.resize(at(v) + 1, no_vertex);
    if (numbers_[at(v)] == no_vertex) {
      numbers_[at(v)] = static_cast<Vertex>(original.size());
      original.push_back(v);
    }
    return numbers_[at(v)];
  }

  std::vector<Vertex> numbers_;
  std::vector<Term> row_;
};

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
  return fitting(std::vector<DigitRange>(2 * portion_bits, range));
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

bool OptimalFace::keep_if(const std::function<bool(const FaceEdge&)>& keep, std::span<const Vertex> covered) {
  // A vertex to be covered that the face could leave single is one demand more.
  std::vector<bool> in_face(at(vertices_), false);
  for (const FaceEdge& e : edges_) in_face[at(e.u)] = in_face[at(e.v)] = true;
  std::vector<bool> wanted(at(vertices_), false);
  std::int64_t demand = demand_met(edges_);
  for (const Vertex v : covered) {
    if (!in_face[at(v)] && mates_[at(v)] == no_vertex) return false;
    if (!in_face[at(v)] || required_[at(v)] || wanted[at(v)]) continue;
    wanted[at(v)] = true;
    ++demand;
  }
  std::vector<FaceEdge> kept;
  std::vector<Vertex> parted;
  for (FaceEdge edge : edges_) {
    if (!keep(edge)) {
      if (mates_[at(edge.u)] == edge.v) parted.insert(parted.end(), {edge.u, edge.v});
      continue;
    }
    edge.demand += (wanted[at(edge.u)] ? 1 : 0) + (wanted[at(edge.v)] ? 1 : 0);
    kept.push_back(edge);
  }
  if (demand_met(kept) != demand) {  // the current matching does not survive: is there another?
    Portion portion;
    for (const FaceEdge& edge : kept) portion.add(edge, {});
    const std::optional<Solution> solution = solve(portion, {});
    if (digit_totals(portion.problem, solution->matching)[0] != demand) return false;
    for (const FaceEdge& edge : edges_) mates_[at(edge.u)] = mates_[at(edge.v)] = no_vertex;
    adopt(portion, solution->matching);
  } else {
    for (const Vertex v : parted) mates_[at(v)] = no_vertex;  // pairs that met no demand
  }
  for (Vertex v = 0; v < vertices_; ++v) required_[at(v)] = required_[at(v)] || wanted[at(v)];
  edges_ = std::move(kept);
  settle_forced();
  return true;
}

// What the current matching satisfies with these edges.
std::int64_t OptimalFace::demand_met(std::span<const FaceEdge> edges) const {
  std::int64_t sum = 0;
  for (const FaceEdge& e : edges)
    if (mates_[at(e.u)] == e.v) sum += e.demand;
  return sum;
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
      const bool forced =
          (required_[at(e.u)] && degree[at(e.u)] == 1) || (required_[at(e.v)] && degree[at(e.v)] == 1);
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
    const std::size_t last = first + fitting(ranges.subspan(first));
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

  Portion portion;
  std::vector<FaceEdge> kept;
  for (std::size_t e = 0; e < edges_.size(); ++e) {
    const FaceEdge& edge = edges_[e];
    if (!touched[at(components.find(edge.u))]) {
      kept.push_back(edge);
      continue;
    }
    portion.add(edge, terms.subspan(begins[e], begins[e + 1] - begins[e]));
  }
  const std::optional<Solution> solution = solve(portion, ranges);
  // Too narrow a range would let a preference outweigh optimality.
  assert(digit_totals(portion.problem, solution->matching)[0] == demand_met(portion.edges));

  adopt(portion, solution->matching);
  for (Vertex v = 0; v < portion.problem.vertices; ++v)
    required_[at(portion.original[at(v)])] = solution->duals->vertex[at(v)] > 0;
  for (const FaceEdge& tight : tight_edges(portion.problem, *solution->duals)) {
    FaceEdge edge = portion.edges[static_cast<std::size_t>(tight.index)];
    edge.demand = tight.demand;
    kept.push_back(edge);
  }
  edges_ = std::move(kept);
  settle_forced();
}

std::optional<Solution> OptimalFace::solve(Portion& portion, std::span<const DigitRange> ranges) {
  std::vector<DigitRange> all = {{0, portion.most_demand * (portion.problem.vertices / 2)}};
  all.insert(all.end(), ranges.begin(), ranges.end());
  portion.problem.layout = Layout(std::move(all));
  ++solves_;
  return solver_->solve(portion.problem);
}

void OptimalFace::adopt(const Portion& portion, const Matching& matching) {
  for (Vertex v = 0; v < matching.vertices(); ++v) {
    const Vertex mate = matching.mate(v);
    mates_[at(portion.original[at(v)])] = mate == no_vertex ? no_vertex : portion.original[at(mate)];
  }
}

}  // namespace bloesem::matching
