#include "matching/face/least_perfect.hpp"

#include <algorithm>
#include <utility>

#include "matching/index.hpp"

namespace bloesem::matching {

BlossomCounters LeastPerfect::counters() const noexcept {
  BlossomCounters all = optimum_.counters();
  all += face_.counters();
  return all;
}

// Every vertex that stays single costs 1 in a digit in front of all others, so a matching of greatest weight is
// perfect if any is.
void LeastPerfect::weigh(const EdgeCosts& costs, std::size_t vertices) {
  [[maybe_unused]] const auto classes = static_cast<std::size_t>(costs.classes);
  costs_ = WeightRows();
  singles_ = WeightRows();
  row_of_.clear();
  std::vector<std::int64_t> greatest(costs.digits, 0);
  std::vector<std::int64_t> of_edge(costs.digits);
  std::vector<Term> terms;
  for (std::int32_t a = 0; a < costs.classes; ++a) {
    singles_.add(std::vector<Term>{{0, 1}});
    for (std::int32_t b = 0; b < costs.classes; ++b) {
      std::fill(of_edge.begin(), of_edge.end(), 0);
      costs.of(a, b, of_edge);
      terms.clear();
      for (std::size_t k = 0; k < costs.digits; ++k) {
        BLOESEM_ASSERT(of_edge[k] >= 0);
        if (of_edge[k] != 0) terms.push_back({static_cast<std::int32_t>(k) + 1, of_edge[k]});
        greatest[k] = std::max(greatest[k], of_edge[k]);
      }
      row_of_.push_back(costs_.add(terms));
    }
  }
  BLOESEM_ASSERT(row_of_.size() == classes * classes);
  const auto pairs = static_cast<std::int64_t>(vertices / 2);
  std::vector<DigitRange> ranges{{0, 2 * pairs}};
  for (const std::int64_t most : greatest) ranges.push_back({-most * pairs, 0});
  layout_ = Layout(std::move(ranges));
}

void LeastPerfect::add_up(const EdgeCosts& costs) {
  totals_.assign(costs.digits, 0);
  std::vector<std::int64_t> of_edge(costs.digits);
  for (Vertex v = 0; v < face_.vertices(); ++v) {
    if (mate(v) < v) continue;
    std::fill(of_edge.begin(), of_edge.end(), 0);
    costs.of(costs.class_of[at(v)], costs.class_of[at(mate(v))], of_edge);
    for (std::size_t k = 0; k < costs.digits; ++k) totals_[k] += of_edge[k];
  }
}

bool LeastPerfect::solve(const BitRows& edges, const EdgeCosts& costs) {
  const std::size_t vertices = costs.class_of.size();
  if (vertices % 2 == 1) return false;
  weigh(costs, vertices);
  optimum_.solve(edges, {costs.class_of, at(costs.classes), row_of_, &singles_, &costs_}, layout_, face_);
  for (Vertex v = 0; v < face_.vertices(); ++v)
    if (mate(v) == no_vertex) return false;
  add_up(costs);
  return true;
}

}  // namespace bloesem::matching
