#include "matching/lexicographic_optimum.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace bloesem::matching {
namespace {

// With fewer vertices for each class a start from the classes costs more than it saves.
constexpr std::size_t worth_classes = 6;

// The first of these digits, as many as fit into so many bits; at least one.
Layout portion_of(const Layout& layout, std::span<const std::size_t> digits, unsigned bits) {
  std::vector<DigitRange> ranges = {layout.range(digits.front())};
  unsigned used = layout.width(digits.front());
  for (const std::size_t k : digits.subspan(1)) {
    if (used + layout.width(k) + 1 > bits) break;
    ranges.push_back(layout.range(k));
    used += layout.width(k);
  }
  return Layout(std::move(ranges));
}

// Any two totals differ by less than this.
std::int64_t range_of(const Layout& layout) { return std::int64_t{1} << (layout.shift(0) + layout.width(0)); }

}  // namespace

void LexicographicOptimum::solve(const BitRows& edges, const ClassRows& classes, const WeightRows& rows,
                                 const Layout& layout, TightFace& face) {
  everybody_.resize(classes.class_of.size());
  for (std::size_t v = 0; v < everybody_.size(); ++v) everybody_[v] = static_cast<Vertex>(v);
  portions_ = 1;
  if (layout.bits() + solver_headroom <= 64) return solve_first(narrow_, edges, classes, rows, layout, face);
  if (layout.bits() + solver_headroom <= 128) return solve_first(wide_, edges, classes, rows, layout, face);
  std::vector<std::size_t> digits(layout.digits());
  std::iota(digits.begin(), digits.end(), std::size_t{0});
  const Layout first = portion_of(layout, digits, 128 - solver_headroom);
  solve_first(wide_, edges, classes, rows, first, face);
  for (done_ = first.digits(); find_portion(classes, rows, layout, face); ++portions_) {
    weigh_open_edges(classes, rows);
    face.refine(further_, range_of(portion_));
  }
}

// A digit that no open edge has is the same for all matchings of the face.
bool LexicographicOptimum::find_portion(const ClassRows& classes, const WeightRows& rows, const Layout& layout,
                                        const TightFace& face) {
  open_.clear();
  place_.assign(layout.digits(), -1);
  face.for_each_open_edge([&](Vertex u, Vertex v) {
    const auto a = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(u)]);
    const auto b = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(v)]);
    const auto row = static_cast<std::size_t>(classes.rows[a * classes.classes + b]);
    open_.push_back({u, v, row});
    for (const Term& term : rows.row(row)) place_[static_cast<std::size_t>(term.digit)] = 0;
  });
  std::vector<std::size_t> digits;
  for (std::size_t k = done_; k < place_.size(); ++k)
    if (place_[k] == 0) digits.push_back(k);
  if (digits.empty()) return false;
  portion_ = portion_of(layout, digits, 64 - solver_headroom - face.demand_bits());
  std::fill(place_.begin(), place_.end(), -1);
  for (std::size_t k = 0; k < portion_.digits(); ++k) place_[digits[k]] = static_cast<std::int32_t>(k);
  done_ = digits[portion_.digits() - 1] + 1;
  return true;
}

void LexicographicOptimum::weigh_open_edges(const ClassRows& classes, const WeightRows& rows) {
  further_.clear(classes);
  for (const OpenEdge& edge : open_) {
    std::int64_t weight = 0;
    for (const Term& term : rows.row(edge.row))
      if (const std::int32_t k = place_[static_cast<std::size_t>(term.digit)]; k >= 0)
        weight += term.value * (std::int64_t{1} << portion_.shift(static_cast<std::size_t>(k)));
    further_.set(edge.u, edge.v, weight);
  }
}

template <class Int>
void LexicographicOptimum::solve_first(First<Int>& first, const BitRows& edges, const ClassRows& classes,
                                       const WeightRows& rows, const Layout& layout, TightFace& face) {
  first.weights.assign(classes, rows, layout);
  first.solver.reset(edges, first.weights, everybody_, static_cast<Vertex>(everybody_.size()));
  if (classes.classes * worth_classes <= everybody_.size())
    first.start.apply(edges, classes, first.weights, first.solver);
  else
    first.solver.start_cold();
  first.solver.start_greedily();
  first.solver.solve();
  face.assign(first.solver, edges, first.weights, static_cast<Vertex>(everybody_.size()));
}

}  // namespace bloesem::matching
