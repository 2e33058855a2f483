#include "matching/face/lexicographic_optimum.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace bloesem::matching {
namespace {

// With fewer vertices for each class a start from the classes costs more than it saves.
constexpr std::size_t worth_classes = 6;

constexpr std::int32_t all_digits = std::numeric_limits<std::int32_t>::max();
constexpr std::int32_t unknown = -1;

// The first digits, as many as fit into so many bits; at least one.
Layout portion_of(const Layout& layout, unsigned bits) {
  std::vector<DigitRange> ranges = {layout.range(0)};
  unsigned used = layout.width(0);
  for (std::size_t k = 1; k < layout.digits() && used + layout.width(k) + 1 <= bits; ++k) {
    ranges.push_back(layout.range(k));
    used += layout.width(k);
  }
  return Layout(std::move(ranges));
}

// Any two totals differ by less than this.
std::int64_t range_of(const Layout& layout) { return std::int64_t{1} << (layout.shift(0) + layout.width(0)); }

}  // namespace

void LexicographicOptimum::solve(const BitRows& edges, const ClassRows& classes, const WeightRows& rows,
                                 const Layout& layout, DenseFace& face) {
  everybody_.resize(classes.class_of.size());
  for (std::size_t v = 0; v < everybody_.size(); ++v) everybody_[v] = static_cast<Vertex>(v);
  if (layout.bits() + solver_headroom <= 64) return solve_first(narrow_, edges, classes, rows, layout, face);
  if (layout.bits() + solver_headroom <= 128) return solve_first(wide_, edges, classes, rows, layout, face);
  const Layout first = portion_of(layout, 128 - solver_headroom);
  solve_first(wide_, edges, classes, rows, first, face);
  costs_ = WeightRows();
  costs_of_row_.assign(rows.size(), unknown);
  single_costs_of_class_.clear();
  for (std::size_t c = 0; c < classes.classes; ++c)
    single_costs_of_class_.push_back(static_cast<std::size_t>(costs_.add(classes.singles->row(c))));
  by_digit_.assign(layout.digits(), 0);
  for (done_ = static_cast<std::int32_t>(first.digits());;) {
    collect_open(classes, rows, face);
    avoid_costs(face);
    collect_open(classes, rows, face);
    if (!find_portion(everybody_.size(), 64 - solver_headroom - face.demand_bits())) return;
    weigh_open(classes);
    face.refine({.costs = &further_, .singles = single_costs_}, range_of(portion_));
  }
}

// What is open, and what it costs in the digits to come.
void LexicographicOptimum::collect_open(const ClassRows& classes, const WeightRows& rows,
                                        const DenseFace& face) {
  open_.clear();
  face.for_each_edge([&](Vertex u, Vertex v, bool open) {
    if (!open) return;
    const auto a = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(u)]);
    const auto b = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(v)]);
    open_.push_back({u, v, costs_of_pair(classes, rows, a, b)});
  });
  optional_.clear();
  for (const Vertex v : face.alive())
    if (!face.required(v))
      optional_.push_back(
          {v, single_costs_of_class_[static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(v)])]});
}

// What its ends would cost, less what the edge saves.
std::size_t LexicographicOptimum::costs_of_pair(const ClassRows& classes, const WeightRows& rows, std::size_t a,
                                                std::size_t b) {
  const auto row = static_cast<std::size_t>(classes.rows[a * classes.classes + b]);
  if (costs_of_row_[row] != unknown) return static_cast<std::size_t>(costs_of_row_[row]);
  terms_.clear();
  const auto add = [&](const Term& term, std::int64_t sign) {
    terms_.push_back({term.digit, 0});
    by_digit_[static_cast<std::size_t>(term.digit)] += sign * term.value;
  };
  for (const Term& term : classes.singles->row(a)) add(term, 1);
  for (const Term& term : classes.singles->row(b)) add(term, 1);
  for (const Term& term : rows.row(row)) add(term, -1);
  for (Term& term : terms_) std::swap(term.value, by_digit_[static_cast<std::size_t>(term.digit)]);
  std::erase_if(terms_, [](const Term& term) { return term.value == 0; });
  std::sort(terms_.begin(), terms_.end(), [](const Term& x, const Term& y) { return x.digit < y.digit; });
  costs_of_row_[row] = costs_.add(terms_);
  return static_cast<std::size_t>(costs_of_row_[row]);
}

// The first digit to come in which it costs something.
std::int32_t LexicographicOptimum::first_cost(std::size_t costs) const {
  for (const Term& term : costs_.row(costs))
    if (term.digit >= done_) return term.digit;
  return all_digits;
}

// The greatest prefix of the digits to come in which some matching of the face costs nothing: then the best
// ones are those that cost nothing there, since nothing costs less.
void LexicographicOptimum::avoid_costs(DenseFace& face) {
  std::vector<char> is_limit(by_digit_.size(), 0);
  const auto limit_of = [&](std::size_t costs) {
    const std::int32_t first = first_cost(costs);
    if (first != all_digits) is_limit[static_cast<std::size_t>(first)] = 1;
    return first;
  };
  for (OpenEdge& edge : open_) edge.first_cost = limit_of(edge.costs);
  for (Optional& vertex : optional_) vertex.first_cost = limit_of(vertex.costs);
  limits_.clear();
  for (std::size_t digit = 0; digit < is_limit.size(); ++digit)
    if (is_limit[digit] != 0) limits_.push_back(static_cast<std::int32_t>(digit));
  limits_.push_back(all_digits);
  const auto free_so_far = [&] {
    const auto at = std::lower_bound(limits_.begin(), limits_.end(), first_cost_of_matching(face));
    return static_cast<std::size_t>(at - limits_.begin());
  };
  std::size_t good = free_so_far();
  std::size_t bad = limits_.size();
  keep_free(limits_[good], face);
  for (std::size_t step = 1; good + 1 < bad; step *= 4) {
    const std::size_t next = bad == limits_.size() ? std::min(good + step, bad - 1) : good + (bad - good) / 2;
    if (!keep_free(limits_[next], face))
      bad = next;
    else if (good = free_so_far(); good > next)
      keep_free(limits_[good], face);
  }
  done_ = limits_[good];
}

std::int32_t LexicographicOptimum::first_cost_of_matching(const DenseFace& face) const {
  std::int32_t first = all_digits;
  for (const OpenEdge& edge : open_)
    if (face.mate(edge.u) == edge.v) first = std::min(first, edge.first_cost);
  for (const Optional& vertex : optional_)
    if (face.mate(vertex.v) == no_vertex) first = std::min(first, vertex.first_cost);
  return first;
}

// Keeps the matchings without cost before a digit, if there are any.
bool LexicographicOptimum::keep_free(std::int32_t limit, DenseFace& face) {
  covered_.clear();
  for (const Optional& vertex : optional_)
    if (vertex.first_cost < limit) covered_.push_back(vertex.v);
  auto edge = open_.begin();  // edges come in the same order
  const auto keep = [&](Vertex u, Vertex v) {
    const auto before = [&](const OpenEdge& e) { return e.u != u ? e.u < u : e.v < v; };
    while (edge != open_.end() && before(*edge)) ++edge;
    return edge == open_.end() || edge->u != u || edge->v != v || edge->first_cost >= limit;
  };
  return face.keep_if(keep, covered_);
}

// Lays out as many digits as fit. What a digit can total is counted anew: by its costs on edges that are left,
// and the vertices that can contribute one.
bool LexicographicOptimum::find_portion(std::size_t vertices, unsigned bits) {
  uses_.assign(by_digit_.size(), {});
  for (const OpenEdge& edge : open_) {
    for (const Term& term : costs_.row(edge.costs)) {
      Use& use = uses_[static_cast<std::size_t>(term.digit)];
      use.dearest_edge = std::max(use.dearest_edge, term.value);
      use.higher_ends += use.last == edge.u ? 0 : 1;
      use.last = edge.u;
    }
  }
  for (const Optional& vertex : optional_)
    for (const Term& term : costs_.row(vertex.costs))
      uses_[static_cast<std::size_t>(term.digit)].singles += term.value;
  std::vector<DigitRange> ranges;
  for (unsigned used = 0; done_ < static_cast<std::int32_t>(uses_.size()); ++done_) {
    Use& use = uses_[static_cast<std::size_t>(done_)];
    // A digit in which nothing open costs is the same for all matchings of the face.
    if (use.dearest_edge == 0 && use.singles == 0) continue;
    const std::int64_t pairs = std::min<std::int64_t>(use.higher_ends, static_cast<std::int64_t>(vertices / 2));
    const DigitRange range{-use.dearest_edge * pairs, use.singles};
    used += Layout({range}).width(0) + 1;
    if (!ranges.empty() && used > bits) break;
    use.place = static_cast<std::int32_t>(ranges.size());
    ranges.push_back(range);
  }
  portion_ = Layout(std::move(ranges));
  return portion_.digits() > 0;
}

std::int64_t LexicographicOptimum::packed(std::size_t costs) const {
  std::int64_t sum = 0;
  for (const Term& term : costs_.row(costs))
    if (const std::int32_t k = uses_[static_cast<std::size_t>(term.digit)].place; k >= 0)
      sum += term.value * (std::int64_t{1} << portion_.shift(static_cast<std::size_t>(k)));
  return sum;
}

void LexicographicOptimum::weigh_open(const ClassRows& classes) {
  further_.clear(classes);
  for (const OpenEdge& edge : open_) further_.set(edge.u, edge.v, packed(edge.costs));
  single_costs_.assign(everybody_.size(), 0);
  for (const Optional& vertex : optional_)
    single_costs_[static_cast<std::size_t>(vertex.v)] = packed(vertex.costs);
}

// Feasible, since no edge costs less than nothing; tight where it costs nothing.
template <class Int>
void LexicographicOptimum::start_from_singles(BlossomSolver<Int, ClassWeights<Int>>& solver,
                                              const ClassRows& classes, const Layout& layout) {
  for (const Vertex v : everybody_) {
    const auto c = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(v)]);
    solver.set_dual(v, 2 * packed_first<Int>(classes.singles->row(c), layout));
  }
}

template <class Int>
void LexicographicOptimum::solve_first(First<Int>& first, const BitRows& edges, const ClassRows& classes,
                                       const WeightRows& rows, const Layout& layout, DenseFace& face) {
  first.weights.assign(classes, rows, layout);
  first.solver.reset(edges, first.weights, everybody_, static_cast<Vertex>(everybody_.size()));
  if (classes.classes * worth_classes <= everybody_.size())
    first.start.apply(edges, classes, first.weights, first.solver);
  else
    start_from_singles(first.solver, classes, layout);
  first.solver.start_greedily();
  first.solver.solve();
  face.assign(first.solver, static_cast<Vertex>(everybody_.size()));
}

}  // namespace bloesem::matching
