#include "matching/face/sparse_face.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "matching/assertions.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/nested_sets.hpp"

namespace bloesem::matching {
namespace {

// Wider portions mean fewer solves with costlier numbers. Integers of 512 bits, which leave room for the
// demands, were the best compromise (docs/notebook/performance.md).
constexpr unsigned portion_bits = 460;

// Returns the tight edges of a solved problem, with the demands they meet.
std::vector<SparseFace::FaceEdge> tight_edges(const Problem& problem, const Duals& duals) {
  NestedSets sets;
  std::vector<Integer> sums;
  const bool nested = sets.assign(problem.vertices, duals.blossoms, sums);
  BLOESEM_ASSERT(nested);
  static_cast<void>(nested);
  std::vector<Integer> weights = pack_rows<Integer>(problem);
  for (Integer& weight : weights) weight *= duals.scale;
  const auto demand_of = [&](Vertex v) { return duals.vertex[at(v)] > 0 ? 1 : 0; };
  std::vector<SparseFace::FaceEdge> tight;
  Integer cover;
  for (std::size_t e = 0; e < problem.edges.size(); ++e) {
    const auto& [u, v, row] = problem.edges[e];
    const int common = sets.common(u, v);
    cover = duals.vertex[at(u)];
    cover += duals.vertex[at(v)];
    cover += sums[at(common)];
    BLOESEM_ASSERT(cover >= weights[at(row)]);
    if (cover != weights[at(row)]) continue;
    tight.push_back({u, v, static_cast<std::int32_t>(e), demand_of(u) + demand_of(v) + sets.depth(common)});
  }
  return tight;
}

// Returns how many of the first digits fit into one portion; at least one.
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

// The part of a face that one call of the solver sees, with its own numbers for vertices and edges.
struct SparseFace::Portion {
  Problem problem;
  std::vector<Vertex> original;  // by vertex of the problem
  std::vector<FaceEdge> edges;   // by edge of the problem
  std::int64_t max_demand = 0;

  void add(const FaceEdge& edge, std::span<const Term> terms) {
    row_.assign({Term{0, edge.demand}});
    for (const Term& term : terms) row_.push_back({term.digit + 1, term.value});
    problem.edges.push_back({vertex(edge.u), vertex(edge.v), problem.rows.add(row_)});
    problem.vertices = static_cast<Vertex>(original.size());
    edges.push_back(edge);
    max_demand = std::max(max_demand, edge.demand);
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

SparseFace::SparseFace(const Problem& problem, const Solution& solution, const Solver& solver)
    : vertices_(problem.vertices),
      solver_(&solver),
      edges_(tight_edges(problem, *solution.duals)),
      required_(at(problem.vertices)),
      mates_(at(problem.vertices)) {
  for (Vertex v = 0; v < vertices_; ++v) {
    required_[at(v)] = solution.duals->vertex[at(v)] > 0;
    mates_[at(v)] = solution.matching.mate(v);
    BLOESEM_ASSERT(!required_[at(v)] || mates_[at(v)] != no_vertex);
  }
  settle_forced();
}

bool SparseFace::is_consistent() const {
  for (Vertex v = 0; v < vertices_; ++v) {
    const Vertex mate = mates_[at(v)];
    if (mate == no_vertex ? required_[at(v)] : mates_[at(mate)] != v) return false;
  }
  return std::all_of(edges_.begin(), edges_.end(), [&](const FaceEdge& e) {
    return e.u != e.v && std::min(e.u, e.v) >= 0 && std::max(e.u, e.v) < vertices_;
  });
}

std::size_t SparseFace::digits_per_portion(DigitRange range) {
  return fitting(std::vector<DigitRange>(2 * portion_bits, range));
}

void SparseFace::settle(std::span<const Vertex> vertices) {
  std::vector<bool> gone(at(vertices_), false);
  for (const Vertex v : vertices) {
    const Vertex mate = mates_[at(v)];
    BLOESEM_ASSERT(mate != no_vertex);
    gone[at(v)] = gone[at(mate)] = true;
    required_[at(v)] = required_[at(mate)] = false;
  }
  erase_edges_at(gone);
  settle_forced();
}

bool SparseFace::keep_if(const std::function<bool(const FaceEdge&)>& keep, std::span<const Vertex> covered) {
  const std::optional<std::vector<bool>> wanted = newly_required(covered);
  if (!wanted) return false;
  std::vector<FaceEdge> kept;
  std::copy_if(edges_.begin(), edges_.end(), std::back_inserter(kept), keep);
  for (FaceEdge& edge : kept) edge.demand += ((*wanted)[at(edge.u)] ? 1 : 0) + ((*wanted)[at(edge.v)] ? 1 : 0);
  if (!rematch(kept, demand_met(edges_) + std::count(wanted->begin(), wanted->end(), true))) return false;
  for (Vertex v = 0; v < vertices_; ++v) required_[at(v)] = required_[at(v)] || (*wanted)[at(v)];
  edges_ = std::move(kept);
  settle_forced();
  return true;
}

// Returns which vertices of the face have to be covered from now on, each of them one demand more; no value if
// a vertex outside the face is to be covered and is single for good.
std::optional<std::vector<bool>> SparseFace::newly_required(std::span<const Vertex> covered) const {
  std::vector<bool> in_face(at(vertices_), false);
  for (const FaceEdge& e : edges_) in_face[at(e.u)] = in_face[at(e.v)] = true;
  std::vector<bool> wanted(at(vertices_), false);
  for (const Vertex v : covered) {
    if (!in_face[at(v)] && mates_[at(v)] == no_vertex) return std::nullopt;
    wanted[at(v)] = in_face[at(v)] && !required_[at(v)];
  }
  return wanted;
}

// Changes the current matching into one of the edges kept that meets the demand, if there is one.
bool SparseFace::rematch(const std::vector<FaceEdge>& kept, std::int64_t demand) {
  if (demand_met(kept) == demand) {  // pairs whose edges are dropped met no demand
    std::vector<bool> stays(at(vertices_), false);
    for (const FaceEdge& e : kept) stays[at(e.u)] = stays[at(e.u)] || mates_[at(e.u)] == e.v;
    for (const FaceEdge& e : edges_)
      if (mates_[at(e.u)] == e.v && !stays[at(e.u)]) mates_[at(e.u)] = mates_[at(e.v)] = no_vertex;
    return true;
  }
  Portion portion;
  for (const FaceEdge& edge : kept) portion.add(edge, {});
  const Solution solution = solve(portion, {});
  if (digit_totals(portion.problem, solution.matching)[0] != demand) return false;
  for (const FaceEdge& e : edges_) mates_[at(e.u)] = mates_[at(e.v)] = no_vertex;
  adopt(portion, solution.matching);
  return true;
}

// Returns how many demands the current matching meets with these edges.
std::int64_t SparseFace::demand_met(std::span<const FaceEdge> edges) const {
  std::int64_t sum = 0;
  for (const FaceEdge& e : edges)
    if (mates_[at(e.u)] == e.v) sum += e.demand;
  return sum;
}

void SparseFace::erase_edges_at(const std::vector<bool>& gone) {
  std::erase_if(edges_, [&](const FaceEdge& e) { return gone[at(e.u)] || gone[at(e.v)]; });
}

// A required vertex with one edge left takes that edge in every matching of the face.
void SparseFace::settle_forced() {
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<int> degree(at(vertices_), 0);
    for (const FaceEdge& e : edges_) ++degree[at(e.u)], ++degree[at(e.v)];
    const auto has_no_choice = [&](Vertex v) { return required_[at(v)] && degree[at(v)] == 1; };
    std::vector<bool> gone(at(vertices_), false);
    for (const FaceEdge& e : edges_) {
      if (!has_no_choice(e.u) && !has_no_choice(e.v)) continue;
      BLOESEM_ASSERT(mates_[at(e.u)] == e.v);
      gone[at(e.u)] = gone[at(e.v)] = changed = true;
      required_[at(e.u)] = required_[at(e.v)] = false;
    }
    if (changed) erase_edges_at(gone);
  }
  BLOESEM_ASSERT_HEAVY(is_consistent());
}

void SparseFace::refine(std::span<const DigitRange> ranges, const TermsOf& terms_of) {
  for (std::size_t first = 0; first < ranges.size() && !edges_.empty();) {
    const std::size_t last = first + fitting(ranges.subspan(first));
    BLOESEM_ASSERT(last > first && last <= ranges.size());
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

void SparseFace::refine_portion(std::span<const DigitRange> ranges, std::span<const Term> terms,
                                std::span<const std::size_t> begins) {
  // Only components of the graph in which some edge has such a digit can change.
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
  const Solution solution = solve(portion, ranges);
  // Too narrow a range would let a preference outweigh optimality.
  BLOESEM_ASSERT(digit_totals(portion.problem, solution.matching)[0] == demand_met(portion.edges));

  adopt(portion, solution.matching);
  for (Vertex v = 0; v < portion.problem.vertices; ++v)
    required_[at(portion.original[at(v)])] = solution.duals->vertex[at(v)] > 0;
  for (const FaceEdge& tight : tight_edges(portion.problem, *solution.duals)) {
    FaceEdge edge = portion.edges[at(tight.index)];
    edge.demand = tight.demand;
    kept.push_back(edge);
  }
  edges_ = std::move(kept);
  settle_forced();
}

Solution SparseFace::solve(Portion& portion, std::span<const DigitRange> ranges) const {
  std::vector<DigitRange> all = {{0, portion.max_demand * (portion.problem.vertices / 2)}};
  all.insert(all.end(), ranges.begin(), ranges.end());
  portion.problem.layout = Layout(std::move(all));
  return solver_->solve(portion.problem);
}

void SparseFace::adopt(const Portion& portion, const Matching& matching) {
  BLOESEM_ASSERT(at(matching.vertices()) == portion.original.size());
  for (Vertex v = 0; v < matching.vertices(); ++v) {
    const Vertex mate = matching.mate(v);
    mates_[at(portion.original[at(v)])] = mate == no_vertex ? no_vertex : portion.original[at(mate)];
  }
}

}  // namespace bloesem::matching
