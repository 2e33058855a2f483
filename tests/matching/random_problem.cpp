#include "tests/matching/random_problem.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

namespace bloesem::test {
namespace {

using matching::DigitRange;
using matching::Edge;
using matching::Layout;
using matching::Matching;
using matching::Problem;
using matching::Term;
using matching::Vertex;

// Returns bounds on the sum of one digit: the `pairs` greatest and the `pairs` least values.
DigitRange honest_range(std::vector<std::int64_t> values, std::size_t pairs) {
  std::sort(values.begin(), values.end());
  DigitRange range;
  for (std::size_t i = 0; i < std::min(pairs, values.size()); ++i) {
    range.least += std::min<std::int64_t>(values[i], 0);
    range.most += std::max<std::int64_t>(values[values.size() - 1 - i], 0);
  }
  return range;
}

std::vector<Edge> random_edges(Random& random, Vertex vertices, int density) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u)
    for (Vertex v = 0; v < u; ++v)
      if (random.chance(density)) edges.push_back(random.chance(50) ? Edge{u, v, 0} : Edge{v, u, 0});
  random.shuffle(edges);
  return edges;
}

// Makes some edges share the row of the previous edge.
void share_rows(Random& random, std::vector<Edge>& edges, int percent) {
  std::int32_t rows = 0;
  for (Edge& edge : edges) {
    if (rows == 0 || !random.chance(percent)) ++rows;
    edge.row = rows - 1;
  }
}

}  // namespace

Problem random_problem(Random& random, const Shape& shape) {
  Problem problem;
  problem.vertices = shape.vertices;
  problem.edges = random_edges(random, shape.vertices, shape.density);
  share_rows(random, problem.edges, random.chance(50) ? 0 : 30);
  std::vector<std::vector<Term>> rows(
      problem.edges.empty() ? 0 : static_cast<std::size_t>(problem.edges.back().row) + 1);
  std::vector<DigitRange> ranges;
  const unsigned least_slack = shape.bits > 0 ? 1 : 0;  // so that every digit makes the layout wider
  while (ranges.size() < shape.digits || problem.layout.bits() < shape.bits) {
    std::vector<std::int64_t> of_row(rows.size(), 0);
    for (std::size_t r = 0; r < rows.size(); ++r) {
      if (random.chance(shape.filled)) of_row[r] = random.between(shape.least, shape.most);
      if (of_row[r] != 0) rows[r].push_back({static_cast<std::int32_t>(ranges.size()), of_row[r]});
    }
    std::vector<std::int64_t> of_edge;
    for (const Edge& edge : problem.edges) of_edge.push_back(of_row[static_cast<std::size_t>(edge.row)]);
    DigitRange range = honest_range(std::move(of_edge), static_cast<std::size_t>(shape.vertices) / 2);
    range.most += (std::int64_t{1} << random.between(least_slack, std::max(least_slack, shape.slack))) - 1;
    ranges.push_back(range);
    problem.layout = Layout(ranges);
  }
  for (const std::vector<Term>& row : rows) problem.rows.add(row);
  return problem;
}

Shape random_shape(Random& random, Vertex max_vertices) {
  static constexpr std::pair<std::int64_t, std::int64_t> values[] = {
      {0, 1},    {0, 3},        {-1, 1},
      {-3, 0},   {1, 1},        {-2, 5},
      {0, 1000}, {-1000, 1000}, {-(std::int64_t{1} << 40), std::int64_t{1} << 40}};
  Shape shape;
  shape.vertices = random.between<Vertex>(0, max_vertices);
  shape.density = random.between(1, 5) * 20;
  shape.digits = random.chance(80) ? random.between<std::size_t>(1, 6) : random.between<std::size_t>(7, 40);
  const auto& [least, most] = values[random.between<std::size_t>(0, std::size(values) - 1)];
  shape.least = least;
  shape.most = most;
  shape.filled = random.chance(50) ? 100 : 30;
  shape.slack = random.chance(70) ? 0 : 12;
  return shape;
}

Problem random_blossoms(Random& random, Vertex vertices) {
  Problem problem;
  problem.vertices = vertices;
  std::vector<Vertex> order(static_cast<std::size_t>(vertices));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  std::vector<bool> joined(order.size() * order.size(), false);
  const auto join = [&](std::size_t i, std::size_t j) {
    if (i == j || joined[i * order.size() + j]) return;
    joined[i * order.size() + j] = joined[j * order.size() + i] = true;
    problem.edges.push_back({order[i], order[j], 0});
  };
  for (std::size_t begin = 0; begin < order.size();) {
    const std::size_t size = std::min(order.size() - begin, 2 * random.between<std::size_t>(0, 3) + 1);
    const bool clique = random.chance(30);
    for (std::size_t i = 0; i < size; ++i) {
      join(begin + i, begin + (i + 1) % size);
      for (std::size_t j = 0; clique && j < i; ++j) join(begin + i, begin + j);
    }
    if (begin > 0) join(begin, random.between<std::size_t>(0, begin - 1));
    begin += size;
  }
  for (int extra = random.between(0, 4); extra > 0 && vertices > 1; --extra)
    join(random.between<std::size_t>(0, order.size() - 1), random.between<std::size_t>(0, order.size() - 1));
  random.shuffle(problem.edges);
  const std::int64_t least = random.between(1, 2);
  const std::int64_t most = least + random.between(0, 2);
  for (Edge& edge : problem.edges)
    edge.row = problem.rows.add(std::vector{Term{0, random.between(least, most)}});
  problem.layout = Layout({{0, most * (vertices / 2)}});
  return problem;
}

Matching random_matching(Random& random, const Problem& problem) {
  std::vector<std::int32_t> order(problem.edges.size());
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  Matching matching(problem.vertices);
  for (const std::int32_t index : order) {
    const Edge& edge = problem.edges[static_cast<std::size_t>(index)];
    if (matching.mate(edge.u) == matching::no_vertex && matching.mate(edge.v) == matching::no_vertex)
      matching.join(edge, index);
  }
  return matching;
}

Problem one_digit_problem(Vertex vertices, std::initializer_list<WeightedEdge> edges) {
  Problem problem;
  problem.vertices = vertices;
  problem.layout = Layout({{0, 100}});
  for (const WeightedEdge& edge : edges)
    problem.edges.push_back({edge.u, edge.v, problem.rows.add(std::vector{Term{0, edge.weight}})});
  return problem;
}

std::vector<std::int32_t> edges_of(const Matching& matching) {
  std::vector<std::int32_t> edges;
  for (Vertex v = 0; v < matching.vertices(); ++v)
    if (matching.mate(v) > v) edges.push_back(matching.edge(v));
  std::sort(edges.begin(), edges.end());
  return edges;
}

}  // namespace bloesem::test
