#include "tests/matching/random_classes.hpp"

#include <algorithm>
#include <utility>

#include "matching/index.hpp"

namespace bloesem::test {

using matching::at;
using matching::DigitRange;
using matching::Term;
using matching::Vertex;
using Digits = std::vector<std::int64_t>;

namespace {

Digits random_costs(Random& random, std::size_t digits, std::int64_t most) {
  Digits costs(digits, 0);
  for (std::int64_t& cost : costs)
    if (random.chance(50)) cost = random.between<std::int64_t>(0, most);
  return costs;
}

std::vector<Term> terms_of_digits(const Digits& digits) {
  std::vector<Term> terms;
  for (std::size_t k = 0; k < digits.size(); ++k)
    if (digits[k] != 0) terms.push_back({static_cast<std::int32_t>(k), digits[k]});
  return terms;
}

}  // namespace

ClassedProblem random_classes(Random& random, Vertex most_vertices, std::size_t digits, std::int64_t most,
                              unsigned slack) {
  ClassedProblem made;
  const auto n = random.between<Vertex>(1, most_vertices);
  const auto classes = random.between<std::int32_t>(1, std::min<std::int32_t>(n, 5));
  std::vector<Digits> single_costs;
  for (std::int32_t c = 0; c < classes; ++c) {
    single_costs.push_back(random_costs(random, digits, most));
    made.singles.add(terms_of_digits(single_costs.back()));
  }
  for (Vertex v = 0; v < n; ++v) made.class_of.push_back(random.between<std::int32_t>(0, classes - 1));
  for (std::int32_t a = 0; a < classes; ++a) {
    for (std::int32_t b = 0; b < classes; ++b) {
      Digits weight = random_costs(random, digits, most);
      made.costs.add(terms_of_digits(weight));
      for (std::size_t k = 0; k < digits; ++k)
        weight[k] = single_costs[at(a)][k] + single_costs[at(b)][k] - weight[k];
      const std::int32_t row = made.problem.rows.add(terms_of_digits(weight));
      made.row_of_pair.push_back(random.chance(85) ? row : matching::no_edge);
    }
  }
  made.problem.vertices = n;
  made.edges.reset(n, n);
  const int density = random.between(30, 100);
  for (Vertex u = 0; u < n; ++u) {
    for (Vertex v = u + 1; v < n; ++v) {
      const std::int32_t row = made.row_of_pair[at(made.class_of[at(u)] * classes + made.class_of[at(v)])];
      if (row == matching::no_edge || !random.chance(density)) continue;
      made.edges.set(u, v), made.edges.set(v, u);
      made.problem.edges.push_back({u, v, row});
    }
  }
  std::vector<DigitRange> ranges;
  for (std::size_t k = 0; k < digits; ++k) {
    const std::int64_t wider = (std::int64_t{1} << random.between(0U, slack)) - 1;
    ranges.push_back({-most * (n / 2), 2 * most * (n / 2) + wider});
  }
  made.problem.layout = matching::Layout(std::move(ranges));
  return made;
}

}  // namespace bloesem::test
