#include "matching/lexicographic_optimum.hpp"

#include <bit>

namespace bloesem::matching {
namespace {

// With fewer vertices for each class a start from the classes costs more than it saves.
constexpr std::size_t worth_classes = 6;

// Digits from `first` on, as many as fit into so many bits; at least one.
Layout portion_of(const Layout& layout, std::size_t first, unsigned bits) {
  std::vector<DigitRange> ranges = {layout.range(first)};
  unsigned used = layout.width(first);
  for (std::size_t k = first + 1; k < layout.digits() && used + layout.width(k) + 1 <= bits; ++k) {
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
  const Layout first = portion_of(layout, 0, 128 - solver_headroom);
  solve_first(wide_, edges, classes, rows, first, face);
  for (std::size_t done = first.digits(); done < layout.digits(); ++portions_) {
    const Layout next = portion_of(layout, done, 64 - solver_headroom - face.demand_bits());
    further_.assign(classes, rows, next, done);
    face.refine(further_, range_of(next));
    done += next.digits();
  }
}

template <class Int>
void LexicographicOptimum::solve_first(First<Int>& first, const BitRows& edges, const ClassRows& classes,
                                       const WeightRows& rows, const Layout& layout, TightFace& face) {
  first.weights.assign(classes, rows, layout, 0);
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
