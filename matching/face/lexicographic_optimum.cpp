#include "matching/face/lexicographic_optimum.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "matching/steps.hpp"

namespace bloesem::matching {
namespace {

// With fewer vertices for each class a start from the classes costs more than it saves.
constexpr std::size_t worth_classes = 6;

constexpr std::int32_t all_digits = std::numeric_limits<std::int32_t>::max();

// Returns the layout of the first digits, as many as fit into `bits` bits, at least one.
Layout portion_of(const Layout& layout, unsigned bits) {
  std::vector<DigitRange> ranges = {layout.range(0)};
  unsigned used = layout.width(0);
  for (std::size_t k = 1; k < layout.digits() && used + layout.width(k) + 1 <= bits; ++k) {
    ranges.push_back(layout.range(k));
    used += layout.width(k);
  }
  return Layout(std::move(ranges));
}

// Returns a bound on the difference between any two totals.
std::int64_t range_of(const Layout& layout) {
  BLOESEM_ASSERT(layout.shift(0) + layout.width(0) < 63);
  return std::int64_t{1} << (layout.shift(0) + layout.width(0));
}

}  // namespace

void LexicographicOptimum::solve(const BitRows& edges, const ClassRows& classes, const Layout& layout,
                                 DenseFace& face) {
  BLOESEM_ASSERT(at(edges.rows()) >= classes.class_of.size() && layout.digits() > 0);
  vertices_.resize(classes.class_of.size());
  std::iota(vertices_.begin(), vertices_.end(), 0);
  if (layout.bits() + solver_headroom <= 64) return solve_first(narrow_, edges, classes, layout, face);
  if (layout.bits() + solver_headroom <= 128) return solve_first(wide_, edges, classes, layout, face);
  const Layout first = portion_of(layout, 128 - solver_headroom);
  solve_first(wide_, edges, classes, first, face);
  classes_ = classes;
  digits_ = layout.digits();
  for (done_ = static_cast<std::int32_t>(first.digits());;) {
    collect_open(face);
    avoid_costs(face);
    collect_open(face);
    if (!find_portion(64 - solver_headroom - face.demand_bits())) return;
    weigh_open();
    const FaceCosts costs{classes_.class_of, classes_.classes, classes_.cost_of_pair, further_, has_open_edge_};
    face.refine({.costs = &costs, .singles = single_costs_}, range_of(portion_));
  }
}

// Lists the open edges and the vertices that may stay single, with their costs.
void LexicographicOptimum::collect_open(const DenseFace& face) {
  open_.clear();
  face.for_each_edge([&](Vertex u, Vertex v, bool open) {
    if (!open) return;
    const std::size_t a = at(classes_.class_of[at(u)]);
    const std::size_t b = at(classes_.class_of[at(v)]);
    open_.push_back({u, v, classes_.cost_of_pair[a * classes_.classes + b]});
  });
  count_steps(Work::Weights, 4 * open_.size());
  optional_.clear();
  for (const Vertex v : face.alive())
    if (!face.required(v)) optional_.push_back({v, classes_.class_of[at(v)]});
}

// Returns the first unsettled digit of these costs, or all_digits.
std::int32_t LexicographicOptimum::first_cost(Costs costs) const {
  for (const Term& term : costs)
    if (term.digit >= done_) return term.digit;
  return all_digits;
}

// Settles the longest run of digits in which some matching of the face costs nothing: since no cost is
// negative, the best matchings cost nothing there. Finds its end by trying ever longer runs, then by halving.
void LexicographicOptimum::avoid_costs(DenseFace& face) {
  std::vector<char> is_limit(digits_, 0);
  const auto limit_of = [&](Costs costs) {
    const std::int32_t first = first_cost(costs);
    if (first != all_digits) is_limit[at(first)] = 1;
    return first;
  };
  visit_in_pieces(open_, [&](OpenEdge& edge) { edge.first_cost = limit_of(costs_of(edge)); });
  for (Optional& vertex : optional_) vertex.first_cost = limit_of(costs_of(vertex));
  limits_.clear();
  for (std::size_t digit = 0; digit < is_limit.size(); ++digit)
    if (is_limit[digit] != 0) limits_.push_back(static_cast<std::int32_t>(digit));
  limits_.push_back(all_digits);
  const auto free_so_far = [&] {
    const auto limit = std::lower_bound(limits_.begin(), limits_.end(), first_cost_of_matching(face));
    return static_cast<std::size_t>(limit - limits_.begin());
  };
  std::size_t good = free_so_far();
  std::size_t bad = limits_.size();
  [[maybe_unused]] const bool kept = keep_free(limits_[good], face);
  BLOESEM_ASSERT(kept);  // the current matching is free so far
  for (std::size_t step = 1; good + 1 < bad; step *= 4) {
    const std::size_t next = bad == limits_.size() ? std::min(good + step, bad - 1) : good + (bad - good) / 2;
    if (!keep_free(limits_[next], face))
      bad = next;
    else if (good = free_so_far(); good > next)
      keep_free(limits_[good], face);
  }
  BLOESEM_ASSERT(limits_[good] >= done_);
  done_ = limits_[good];
}

std::int32_t LexicographicOptimum::first_cost_of_matching(const DenseFace& face) const {
  std::int32_t first = all_digits;
  visit_in_pieces(open_, [&](const OpenEdge& edge) {
    if (face.mate(edge.u) == edge.v) first = std::min(first, edge.first_cost);
  });
  for (const Optional& vertex : optional_)
    if (face.mate(vertex.v) == no_vertex) first = std::min(first, vertex.first_cost);
  return first;
}

// Keeps the matchings that cost nothing before digit `limit`. Returns false and changes nothing if there are
// none.
bool LexicographicOptimum::keep_free(std::int32_t limit, DenseFace& face) {
  covered_.clear();
  for (const Optional& vertex : optional_)
    if (vertex.first_cost < limit) covered_.push_back(vertex.v);
  count_steps(Work::Weights, 2 * open_.size());
  auto edge = open_.begin();  // edges come in the same order
  const auto keep = [&](Vertex u, Vertex v) {
    const auto before = [&](const OpenEdge& e) { return e.u != u ? e.u < u : e.v < v; };
    while (edge != open_.end() && before(*edge)) ++edge;
    return edge == open_.end() || edge->u != u || edge->v != v || edge->first_cost >= limit;
  };
  return face.keep_if(keep, covered_);
}

// Returns the largest total that any matching can have in each digit, counted over the open edges and vertices.
void LexicographicOptimum::count_uses() {
  uses_.assign(digits_, {});
  visit_in_pieces(open_, [&](const OpenEdge& edge) {
    for (const Term& term : costs_of(edge)) {
      Use& use = uses_[at(term.digit)];
      use.greatest_edge = std::max(use.greatest_edge, term.value);
      use.smaller_ends += use.last == edge.u ? 0 : 1;
      use.last = edge.u;
    }
  });
  for (const Optional& vertex : optional_)
    for (const Term& term : costs_of(vertex)) uses_[at(term.digit)].singles += term.value;
}

// Lays out the next digits, as many as fit into `bits` bits, at least one. Returns false if none is left.
bool LexicographicOptimum::find_portion(unsigned bits) {
  count_uses();
  std::vector<DigitRange> ranges;
  for (unsigned used = 0; done_ < static_cast<std::int32_t>(uses_.size()); ++done_) {
    Use& use = uses_[at(done_)];
    // All matchings of the face have the same total in a digit that no open edge or vertex costs.
    if (use.greatest_edge == 0 && use.singles == 0) continue;
    const std::int64_t pairs =
        std::min<std::int64_t>(use.smaller_ends, static_cast<std::int64_t>(vertices_.size() / 2));
    const DigitRange range{-use.greatest_edge * pairs, use.singles};
    used += Layout({range}).width(0) + 1;
    if (!ranges.empty() && used > bits) break;
    use.place = static_cast<std::int32_t>(ranges.size());
    ranges.push_back(range);
  }
  portion_ = Layout(std::move(ranges));
  return portion_.digits() > 0;
}

std::int64_t LexicographicOptimum::packed(Costs costs) const {
  std::int64_t sum = 0;
  for (const Term& term : costs)
    if (const std::int32_t k = uses_[at(term.digit)].place; k >= 0)
      sum += term.value * (std::int64_t{1} << portion_.shift(at(k)));
  return sum;
}

// Edges that are not open belong to all matchings, and their costs may not fit into the portion: they count
// nothing.
void LexicographicOptimum::weigh_open() {
  further_.clear();
  for (std::size_t row = 0; row < classes_.costs->size(); ++row)
    further_.push_back(packed(classes_.costs->row(row)));
  has_open_edge_.assign(vertices_.size(), 0);
  visit_in_pieces(open_,
                  [&](const OpenEdge& edge) { has_open_edge_[at(edge.u)] = has_open_edge_[at(edge.v)] = 1; });
  single_costs_.assign(vertices_.size(), 0);
  for (const Optional& vertex : optional_) single_costs_[at(vertex.v)] = packed(costs_of(vertex));
}

// The duals are feasible, since no cost is negative, and tight at edges that cost nothing.
template <class Int>
void LexicographicOptimum::start_from_singles(BlossomSolver<Int, ClassWeights<Int>>& solver,
                                              const ClassRows& classes, const Layout& layout) {
  for (const Vertex v : vertices_) {
    const std::size_t c = at(classes.class_of[at(v)]);
    solver.set_dual(v, 2 * packed_first<Int>(classes.singles->row(c), layout));
  }
}

template <class Int>
void LexicographicOptimum::solve_first(First<Int>& first, const BitRows& edges, const ClassRows& classes,
                                       const Layout& layout, DenseFace& face) {
  first.weights.assign(classes, layout);
  first.solver.reset(edges, first.weights, vertices_, static_cast<Vertex>(vertices_.size()));
  if (classes.classes * worth_classes <= vertices_.size())
    first.start.apply(edges, classes, first.weights, first.solver);
  else
    start_from_singles(first.solver, classes, layout);
  first.solver.start_greedily();
  first.solver.solve();
  face.assign(first.solver, static_cast<Vertex>(vertices_.size()));
}

}  // namespace bloesem::matching
