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
  done_ = static_cast<std::int32_t>(first.digits());
  sort_edges(face);
  sort_rows();
  while (true) {
    collect_optional(face);
    avoid_costs(face);
    collect_optional(face);
    if (!find_portion(64 - solver_headroom - face.demand_bits(), face)) return;
    weigh_open();
    const FaceCosts costs{classes_.class_of, classes_.classes, classes_.cost_of_pair, further_, unsettled_};
    const auto for_each_costly = [&](auto visit) {
      for (const std::size_t row : costly_rows_)
        for (const OpenEdge& edge : edges_of(row)) visit(edge.u, edge.v);
    };
    face.refine_by_costs({.costs = &costs, .singles = single_costs_, .scarce = classes_.scarce},
                         range_of(portion_), for_each_costly);
  }
}

std::int32_t LexicographicOptimum::row_of(Vertex u, Vertex v) const {
  const std::size_t a = at(classes_.class_of[at(std::min(u, v))]);
  const std::size_t b = at(classes_.class_of[at(std::max(u, v))]);
  return classes_.cost_of_pair[a * classes_.classes + b];
}

// Lists the open edges by their rows of costs: those of a digit are then found without a look at the others.
void LexicographicOptimum::sort_edges(const DenseFace& face) {
  rows_.assign(classes_.costs->size(), {});
  std::size_t edges = 0;
  face.for_each_edge([&](Vertex u, Vertex v, bool open) {
    if (open) ++rows_[at(row_of(u, v))].end, ++edges;
  });
  std::size_t begin = 0;
  for (Range& row : rows_) {
    row.begin = begin;
    begin += std::exchange(row.end, begin);
  }
  open_.resize(edges);
  face.for_each_edge([&](Vertex u, Vertex v, bool open) {
    if (open) open_[rows_[at(row_of(u, v))].end++] = {u, v};
  });
  count_steps(Work::Weights, 4 * edges + rows_.size());
}

// Lists the rows with edges by the unsettled digits at which they cost something.
void LexicographicOptimum::sort_rows() {
  further_.assign(rows_.size(), 0);
  costly_rows_.clear();
  digit_ranges_.assign(digits_, {});
  const auto for_each_term = [&](auto visit) {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      if (rows_[row].empty()) continue;
      for (const Term& term : classes_.costs->row(row))
        if (term.digit >= done_) visit(row, term);
    }
  };
  std::size_t terms = 0;
  for_each_term([&](std::size_t, const Term& term) { ++digit_ranges_[at(term.digit)].end, ++terms; });
  std::size_t begin = 0;
  for (Range& range : digit_ranges_) {
    range.begin = begin;
    begin += std::exchange(range.end, begin);
  }
  at_digits_.resize(terms);
  for_each_term([&](std::size_t row, const Term& term) {
    at_digits_[digit_ranges_[at(term.digit)].end++] = {row, term.value};
  });
  count_steps(Work::Weights, 2 * terms + rows_.size() + digits_);
}

// True if a row with edges, perhaps not open any more, or a vertex that may stay single costs something at this
// digit.
bool LexicographicOptimum::is_used(std::int32_t digit) {
  BLOESEM_ASSERT(digit >= done_ && at(digit) < digits_);
  Range& range = digit_ranges_[at(digit)];
  while (!range.empty() && rows_[at_digits_[range.begin].row].empty()) ++range.begin;
  return !range.empty() || single_costs_at_[at(digit)] != 0;
}

// Calls visit(row, cost) for the rows with edges that cost something at this digit.
template <class Visit>
void LexicographicOptimum::for_each_row_at(std::int32_t digit, Visit visit) {
  const Range& range = digit_ranges_[at(digit)];
  BLOESEM_ASSERT(range.begin <= range.end && range.end <= at_digits_.size());
  count_steps(Work::Weights, range.end - range.begin);
  for (std::size_t i = range.begin; i < range.end; ++i)
    if (!rows_[at_digits_[i].row].empty()) visit(at_digits_[i].row, at_digits_[i].cost);
}

// Calls visit(row) for the rows with edges that cost something unsettled before digit `limit`.
template <class Visit>
void LexicographicOptimum::for_each_row_before(std::int32_t limit, Visit visit) {
  for (std::int32_t digit = done_; digit < std::min(limit, static_cast<std::int32_t>(digits_)); ++digit)
    for_each_row_at(digit, [&](std::size_t row, std::int64_t) {
      if (first_cost(classes_.costs->row(row)) == digit) visit(row);
    });
}

// Drops the edges that are not open any more.
void LexicographicOptimum::drop_closed(const DenseFace& face, std::size_t row) {
  BLOESEM_ASSERT(row < rows_.size() && rows_[row].end <= open_.size());
  const std::span<OpenEdge> edges = edges_of(row);
  count_steps(Work::Weights, edges.size());
  const auto closed = [&](const OpenEdge& edge) {
    return unsettled_[at(edge.u)] == 0 || unsettled_[at(edge.v)] == 0 || !face.has_edge(edge.u, edge.v);
  };
  const auto left = std::remove_if(edges.begin(), edges.end(), closed) - edges.begin();
  rows_[row].end = rows_[row].begin + static_cast<std::size_t>(left);
}

// Finds the vertices that have no open edge, and lists those that may stay single.
void LexicographicOptimum::collect_optional(const DenseFace& face) {
  unsettled_ = face.unsettled();
  optional_.clear();
  single_costs_at_.assign(digits_, 0);
  for (const Vertex v : face.alive()) {
    if (face.required(v)) continue;
    optional_.push_back({v, classes_.class_of[at(v)]});
    const Costs costs = costs_of(optional_.back());
    optional_.back().first_cost = first_cost(costs);
    for (const Term& term : costs) single_costs_at_[at(term.digit)] = 1;
  }
}

// Returns the first unsettled digit of these costs, or all_digits.
std::int32_t LexicographicOptimum::first_cost(Costs costs) const {
  for (const Term& term : costs)
    if (term.digit >= done_) return term.digit;
  return all_digits;
}

// Lists the unsettled digits at which something costs, some perhaps of edges that are not open any more.
void LexicographicOptimum::find_limits() {
  limits_.clear();
  for (std::int32_t digit = done_; digit < static_cast<std::int32_t>(digits_); ++digit)
    if (is_used(digit)) limits_.push_back(digit);
  limits_.push_back(all_digits);
  count_steps(Work::Weights, digits_);
}

// Settles the longest run of digits in which some matching of the face costs nothing: since no cost is
// negative, the best matchings cost nothing there. Finds its end by trying ever longer runs, then by halving.
void LexicographicOptimum::avoid_costs(DenseFace& face) {
  find_limits();
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
    if (!keep_free(limits_[next], face)) {
      bad = next;
      continue;
    }
    good = free_so_far();
    BLOESEM_ASSERT(good >= next);
    if (good > next) keep_free(limits_[good], face);
  }
  BLOESEM_ASSERT(limits_[good] >= done_);
  done_ = limits_[good];
}

std::int32_t LexicographicOptimum::first_cost_of_matching(const DenseFace& face) const {
  std::int32_t first = all_digits;
  for (const Vertex u : face.alive()) {
    const Vertex v = face.mate(u);
    if (v > u && unsettled_[at(u)] != 0 && unsettled_[at(v)] != 0)
      first = std::min(first, first_cost(classes_.costs->row(at(row_of(u, v)))));
  }
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
  for_each_row_before(limit, [&](std::size_t row) { drop_closed(face, row); });
  const bool possible = face.drop_if(
      [&](auto visit) {
        for_each_row_before(limit, [&](std::size_t row) {
          for (const OpenEdge& edge : edges_of(row)) visit(edge.u, edge.v);
        });
      },
      covered_);
  if (possible) for_each_row_before(limit, [&](std::size_t row) { rows_[row].end = rows_[row].begin; });
  return possible;
}

// Finds the next digits with a cost, at most `most` and perhaps some that cost nothing, and bounds their
// totals. Returns false if none is left.
bool LexicographicOptimum::find_uses(std::size_t most, const DenseFace& face) {
  uses_.clear();
  for (; done_ < static_cast<std::int32_t>(digits_) && uses_.size() < most; ++done_)
    if (is_used(done_)) uses_.push_back({done_});
  if (uses_.empty()) return false;
  smaller_ends_.reset(static_cast<int>(uses_.size()), static_cast<int>(vertices_.size()));
  for (std::size_t place = 0; place < uses_.size(); ++place) {
    places_[at(uses_[place].digit)] = static_cast<std::int32_t>(place);
    bound_edges(uses_[place], static_cast<std::int32_t>(place), face);
  }
  for (const Optional& vertex : optional_)
    for (const Term& term : costs_of(vertex))
      if (const std::int32_t place = places_[at(term.digit)]; place >= 0)
        uses_[at(place)].singles += term.value;
  return true;
}

// Bounds what the open edges cost at the digit of a use, which has this place.
void LexicographicOptimum::bound_edges(Use& use, std::int32_t place, const DenseFace& face) {
  for_each_row_at(use.digit, [&](std::size_t row, std::int64_t cost) {
    drop_closed(face, row);
    if (rows_[row].empty()) return;
    use.greatest_edge = std::max(use.greatest_edge, cost);
    for (const OpenEdge& edge : edges_of(row)) smaller_ends_.set(place, edge.u);
  });
}

// Lays out the next digits, as many as fit into `bits` bits, at least one. Returns false if none is left.
bool LexicographicOptimum::find_portion(unsigned bits, const DenseFace& face) {
  places_.assign(digits_, -1);
  while (find_uses(bits / 2 + 1, face))  // each takes two bits
    if (lay_out(bits)) return true;
  return false;
}

// Returns false if no digit costs anything.
bool LexicographicOptimum::lay_out(unsigned bits) {
  std::vector<DigitRange> ranges;
  unsigned used = 0;
  for (std::size_t place = 0; place < uses_.size(); ++place) {
    const Use& use = uses_[place];
    places_[at(use.digit)] = -1;
    // All matchings of the face have the same total in a digit that no open edge or vertex costs.
    if (use.greatest_edge == 0 && use.singles == 0) continue;
    const std::int64_t pairs = std::min<std::int64_t>(smaller_ends_.count(static_cast<int>(place)),
                                                      static_cast<std::int64_t>(vertices_.size() / 2));
    const DigitRange range{-use.greatest_edge * pairs, use.singles};
    used += Layout({range}).width(0) + 1;
    if (!ranges.empty() && used > bits) {
      done_ = use.digit;
      for (; place < uses_.size(); ++place) places_[at(uses_[place].digit)] = -1;
      break;
    }
    places_[at(use.digit)] = static_cast<std::int32_t>(ranges.size());
    ranges.push_back(range);
  }
  if (ranges.empty()) return false;
  portion_ = Layout(std::move(ranges));
  return true;
}

std::int64_t LexicographicOptimum::packed(Costs costs) const {
  std::int64_t sum = 0;
  for (const Term& term : costs)
    if (const std::int32_t k = places_[at(term.digit)]; k >= 0)
      sum += term.value * (std::int64_t{1} << portion_.shift(at(k)));
  return sum;
}

// Edges that are not open belong to all matchings, and their costs may not fit into the portion: they count
// nothing.
void LexicographicOptimum::weigh_open() {
  for (const std::size_t row : costly_rows_) further_[row] = 0;
  costly_rows_.clear();
  for (const Use& use : uses_) {
    const std::int32_t place = places_[at(use.digit)];
    if (place < 0) continue;
    for_each_row_at(use.digit, [&](std::size_t row, std::int64_t cost) {
      BLOESEM_ASSERT(cost > 0);
      if (further_[row] == 0) costly_rows_.push_back(row);
      further_[row] += cost * (std::int64_t{1} << portion_.shift(at(place)));
    });
  }
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
  if (!classes.scarce.empty()) solver.price(classes.scarce, {});
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
