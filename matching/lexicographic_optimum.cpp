#include "matching/lexicographic_optimum.hpp"

#include <algorithm>

namespace bloesem::matching {
namespace {

// With fewer vertices for each class a start from the classes costs more than it saves.
constexpr std::size_t worth_classes = 6;

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
                                 const Layout& layout, TightFace& face) {
  everybody_.resize(classes.class_of.size());
  for (std::size_t v = 0; v < everybody_.size(); ++v) everybody_[v] = static_cast<Vertex>(v);
  portions_ = 1;
  if (layout.bits() + solver_headroom <= 64) return solve_first(narrow_, edges, classes, rows, layout, face);
  if (layout.bits() + solver_headroom <= 128) return solve_first(wide_, edges, classes, rows, layout, face);
  const Layout first = portion_of(layout, 128 - solver_headroom);
  solve_first(wide_, edges, classes, rows, first, face);
  uses_.resize(layout.digits());
  for (done_ = first.digits(); find_portion(classes, rows, face); ++portions_) {
    weigh_open_edges(classes, rows);
    face.refine(further_, range_of(portion_));
  }
}

// What a digit can total is counted anew: by its values on edges that are left, and the vertices that can
// contribute one.
bool LexicographicOptimum::find_portion(const ClassRows& classes, const WeightRows& rows,
                                        const TightFace& face) {
  open_.clear();
  uses_.assign(uses_.size(), {});
  face.for_each_edge([&](Vertex u, Vertex v, bool open) {
    const auto a = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(u)]);
    const auto b = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(v)]);
    const auto row = static_cast<std::size_t>(classes.rows[a * classes.classes + b]);
    if (open) open_.push_back({u, v, row});
    for (const Term& term : rows.row(row)) {
      Use& use = uses_[static_cast<std::size_t>(term.digit)];
      use.range.least = std::min<std::int64_t>(use.range.least, term.value);
      use.range.most = std::max<std::int64_t>(use.range.most, term.value);
      use.vertices += use.last == u ? 0 : 1;
      use.last = u;
      use.open = use.open || open;
    }
  });
  std::vector<DigitRange> ranges;
  const unsigned bits = 64 - solver_headroom - face.demand_bits();
  for (unsigned used = 0; done_ < uses_.size(); ++done_) {
    Use& use = uses_[done_];
    // A digit that no open edge has is the same for all matchings of the face.
    if (!use.open) continue;
    const std::int64_t pairs = std::min<std::int64_t>(use.vertices, face.vertices() / 2);
    const DigitRange range{use.range.least * pairs, use.range.most * pairs};
    used += Layout({range}).width(0) + 1;
    if (!ranges.empty() && used > bits) break;
    use.place = static_cast<std::int32_t>(ranges.size());
    ranges.push_back(range);
  }
  portion_ = Layout(std::move(ranges));
  return portion_.digits() > 0;
}

void LexicographicOptimum::weigh_open_edges(const ClassRows& classes, const WeightRows& rows) {
  further_.clear(classes);
  for (const OpenEdge& edge : open_) {
    std::int64_t weight = 0;
    for (const Term& term : rows.row(edge.row))
      if (const std::int32_t k = uses_[static_cast<std::size_t>(term.digit)].place; k >= 0)
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
