#include "matching/face/optimal_matchings.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "matching/assertions.hpp"
#include "matching/index.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/nested_sets.hpp"

namespace bloesem::matching {
namespace {

// Wider digits mean fewer solves with costlier numbers. LEMON calculates in 512 bits if that is enough; further
// digits fill what the weights leave of these, minus some for totals that stay in front and for the solver's
// own sums. Weights that leave less than the least room are wide anyway.
constexpr unsigned narrow_bits = 460;
constexpr unsigned least_room = 64;
constexpr unsigned wide_room = 2048;

// Drops the edges that are not tight.
void keep_tight(Problem& problem, const Duals& duals) {
  NestedSets sets;
  std::vector<Integer> sums;
  const bool nested = sets.assign(problem.vertices, duals.blossoms, sums);
  BLOESEM_ASSERT(nested);
  static_cast<void>(nested);
  std::vector<Integer> weights = pack_rows<Integer>(problem);
  for (Integer& weight : weights) weight *= duals.scale;
  std::erase_if(problem.edges, [&, cover = Integer()](const Edge& e) mutable {
    cover = duals.vertex[at(e.u)];
    cover += duals.vertex[at(e.v)];
    cover += sums[at(sets.common(e.u, e.v))];
    BLOESEM_ASSERT(cover >= weights[at(e.row)]);
    return cover != weights[at(e.row)];
  });
}

}  // namespace

OptimalMatchings::OptimalMatchings(Problem problem, const Solver& solver)
    : problem_(std::move(problem)), solver_(solver) {
  Solution solution = solver.solve(problem_);
  totals_ = digit_totals(problem_, solution.matching);
  matching_ = std::move(solution.matching);
  keep_tight(problem_, *solution.duals);
}

std::size_t OptimalMatchings::digits_at_once(DigitRange range) const {
  const unsigned used = problem_.layout.bits();
  const unsigned room = used + least_room <= narrow_bits ? narrow_bits - used : wide_room;
  return std::max(1U, room / std::max(1U, Layout({range}).width(0)));
}

bool OptimalMatchings::uses_only(const Test& test) const {
  return std::all_of(problem_.edges.begin(), problem_.edges.end(),
                     [&](const Edge& e) { return mate(e.u) != e.v || test(e); });
}

void OptimalMatchings::keep(const Test& test) {
  BLOESEM_ASSERT(uses_only(test));
  std::erase_if(problem_.edges, std::not_fn(test));
}

bool OptimalMatchings::keep_if(const Test& test) {
  if (uses_only(test)) return keep(test), true;
  Problem fewer = problem_;
  std::erase_if(fewer.edges, std::not_fn(test));
  Matching matching = solver_.solve(fewer).matching;
  if (digit_totals(fewer, matching) != totals_) return false;
  problem_ = std::move(fewer);
  matching_ = std::move(matching);
  return true;
}

void OptimalMatchings::settle(std::span<const Vertex> vertices) {
  std::vector<bool> settled(at(problem_.vertices), false);
  for (const Vertex v : vertices) {
    settled[at(v)] = true;
    if (mate(v) != no_vertex) settled[at(mate(v))] = true;
  }
  keep([&](const Edge& e) { return mate(e.u) == e.v || (!settled[at(e.u)] && !settled[at(e.v)]); });
}

void OptimalMatchings::prefer(std::span<const DigitRange> ranges, const TermsOf& terms_of) {
  Problem further;
  further.vertices = problem_.vertices;
  std::vector<DigitRange> all;
  for (std::size_t d = 0; d < problem_.layout.digits(); ++d) all.push_back(problem_.layout.range(d));
  const auto first = static_cast<std::int32_t>(all.size());
  all.insert(all.end(), ranges.begin(), ranges.end());
  further.layout = Layout(std::move(all));
  std::vector<Term> terms;
  for (const Edge& edge : problem_.edges) {
    terms.clear();
    terms_of(edge, terms);
    for (Term& term : terms) term.digit += first;
    const std::span<const Term> row = problem_.rows.row(at(edge.row));
    terms.insert(terms.begin(), row.begin(), row.end());
    further.edges.push_back({edge.u, edge.v, further.rows.add(terms)});
  }
  matching_ = solver_.solve(further).matching;
  // Too narrow a range would let a preference outweigh optimality.
  BLOESEM_ASSERT(std::equal(totals_.begin(), totals_.end(), digit_totals(further, matching_).begin()));
}

}  // namespace bloesem::matching
