#include "engine/dubov/transposition.hpp"

#include <cstddef>

#include "engine/swiss/parted_pairs.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::dubov {

std::optional<Pairs> Transposition::first(const Round& round, Subgroups groups) {
  BLOESEM_ASSERT(groups.first.size() == groups.second.size());
  round.sort_by_average_rating(groups.first);
  round.sort_by_number(groups.second);
  fill_legal_rows(round.field(), groups.first, groups.second, rows_);
  if (!assignment_.solve(rows_, static_cast<int>(groups.second.size()))) return std::nullopt;
  Pairs pairs;
  pairs.reserve(groups.first.size());
  for (std::size_t i = 0; i < groups.first.size(); ++i)
    pairs.emplace_back(groups.first[i], groups.second[at(assignment_.column(static_cast<int>(i)))]);
  return pairs;
}

// The vertices are G2 by pairing number, so that a smaller mate is an earlier one, and then S1.
Pairs first_transposition_by_matching(const Round& round, Subgroups groups) {
  round.sort_by_average_rating(groups.first);
  round.sort_by_number(groups.second);
  std::vector<Position> vertices = groups.second;
  vertices.insert(vertices.end(), groups.first.begin(), groups.first.end());
  std::vector<Part> parts(groups.second.size(), Part::Two);
  parts.resize(vertices.size(), Part::One);
  matching::BitRows edges;
  PartedPairs(round.field(), vertices, parts).fill(edges);
  const std::vector<std::int32_t> one_class(vertices.size(), 0);
  matching::LeastPerfect matchings;
  const bool possible = matchings.solve(edges, {one_class, 1, 0, [](auto, auto, auto) {}});
  BLOESEM_ASSERT(possible);
  Pairs pairs;
  for (std::size_t i = 0; possible && i < groups.first.size(); ++i) {
    const auto vertex = static_cast<matching::Vertex>(groups.second.size() + i);
    matchings.settle_smallest(vertex);
    pairs.emplace_back(groups.first[i], vertices[at(matchings.mate(vertex))]);
  }
  return pairs;
}

}  // namespace bloesem::swiss::dubov
