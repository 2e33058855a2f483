#include "engine/dubov_1997/rows.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/swiss/completion.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "matching/cardinality/first_assignment.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using matching::Vertex;

// Returns the players who have to find an opponent below if exactly these pairs are made.
std::vector<Position> others_than(const Group& group, const PositionPairs& pairs) {
  std::vector<Position> paired;
  for (const auto& [a, b] : pairs) {
    paired.push_back(a);
    paired.push_back(b);
  }
  std::sort(paired.begin(), paired.end());
  return without(group.left(), paired);
}

// Returns the first order of Black that gives every row a legal pair; empty if there is none.
std::optional<PositionPairs> first_order(const Group& group, const Columns& columns) {
  if (columns.white.size() != columns.black.size()) return std::nullopt;
  matching::BitRows rows;
  fill_legal_rows(group.field(), columns.white, columns.black, rows);
  matching::FirstAssignment assignment;
  if (!assignment.solve(rows, static_cast<int>(columns.black.size()))) return std::nullopt;
  PositionPairs pairs;
  for (std::size_t i = 0; i < columns.white.size(); ++i)
    pairs.emplace_back(columns.white[i], columns.black[at(assignment.column(static_cast<int>(i)))]);
  return pairs;
}

// The columns as a matching of least cost: players who stay over, in Dubov those of them who find no opponent
// in the next group, pairs within a column. Vertices are Black, then White, each in order, and then whom
// players who stay over are paired with.
class RowMatching {
 public:
  RowMatching(const Group& group, const Columns& columns)
      : group_(group), players_(columns.black), blacks_(static_cast<Vertex>(columns.black.size())) {
    players_.insert(players_.end(), columns.white.begin(), columns.white.end());
    rows_ = static_cast<Vertex>(players_.size());
    const std::span<const Position> next = top_scoregroup(group.field(), group.lower);
    const bool chooses = group.entrants().procedure().chooses_floaters;
    for (Vertex v = 0; v < rows_; ++v) {
      const bool welcome = !chooses || std::any_of(next.begin(), next.end(), [&](Position p) {
        return group.compatible(players_[at(v)], p);
      });
      classes_.push_back(2 * (v < blacks_ ? 0 : 1) + (welcome ? 0 : 1));
    }
  }

  // Whoever stays over is paired with a twin; twins can be paired with each other.
  [[nodiscard]] std::optional<PositionPairs> nearby() {
    matching::BitRows legal;
    fill_legal_rows(group_.field(), players_, players_, legal);
    matching::BitRows edges;
    edges.reset(2 * rows_, 2 * rows_);
    for (Vertex v = 0; v < rows_; ++v) edges.add(v, legal.row(v), legal.words());
    const auto join = [&](Vertex u, Vertex v) { edges.set(u, v), edges.set(v, u); };
    for (Vertex v = 0; v < rows_; ++v) join(v, rows_ + v);
    for (Vertex u = rows_; u < 2 * rows_; ++u)
      for (Vertex v = u + 1; v < 2 * rows_; ++v) join(u, v);
    return solved(edges);
  }

  // Whoever stays over is paired with another player who is left.
  [[nodiscard]] std::optional<PositionPairs> everybody() {
    std::vector<Position> vertices = players_;
    vertices.insert(vertices.end(), group_.floaters.begin(), group_.floaters.end());
    vertices.insert(vertices.end(), group_.lower.begin(), group_.lower.end());
    matching::BitRows edges;
    fill_legal_rows(group_.field(), vertices, vertices, edges);
    return solved(edges);
  }

 private:
  static constexpr std::int32_t other = 4;  // the class of vertices outside the rows

  static void charge(std::int32_t a, std::int32_t b, std::span<std::int64_t> cost) {
    if (a == other && b == other) return;
    if (a == other || b == other) {
      cost[0] = 1;
      cost[1] = std::min(a, b) % 2;
    } else {
      cost[2] = a / 2 == b / 2 ? 1 : 0;
    }
  }

  std::optional<PositionPairs> solved(const matching::BitRows& edges) {
    std::vector<std::int32_t> classes = classes_;
    classes.resize(at(edges.rows()), other);
    matching::LeastPerfect matchings;
    if (!matchings.solve(edges, {classes, other + 1, 3, charge})) return std::nullopt;
    return first_pairs(matchings);
  }

  // Each player from the top of White, then of Black, takes the first possible opponent. An earlier player of
  // the own column has chosen already.
  PositionPairs first_pairs(matching::LeastPerfect& matchings) const {
    std::vector<char> settled(at(rows_), 0);
    PositionPairs pairs;
    for (Vertex i = 0; i < rows_; ++i) {
      const int whites = rows_ - blacks_;
      const Vertex v = i < whites ? i + blacks_.value() : i - whites;
      if (settled[at(v)] != 0 || !matchings.decide_partner_below(v, rows_)) continue;
      matchings.settle_smallest(v);
      const Vertex mate = matchings.mate(v);
      settled[at(v)] = settled[at(mate)] = 1;
      pairs.emplace_back(players_[at(v)], players_[at(mate)]);
    }
    return pairs;
  }

  const Group& group_;
  std::vector<Position> players_;
  Vertex blacks_;
  Vertex rows_ = 0;
  std::vector<std::int32_t>
      classes_;  // of the rows: 2 * column, plus 1 if 6.4 wants somebody else to move down
};

PositionPairs best_pairs(Group& group, RowsBy from) {
  const Columns columns = columns_of(group);
  const auto completes = [&](const std::optional<PositionPairs>& pairs) {
    return pairs && can_be_completed(group.field(), others_than(group, *pairs));
  };
  if (from == RowsBy::FirstOrder)
    if (auto pairs = first_order(group, columns); completes(pairs)) return *std::move(pairs);
  group.matched = true;
  RowMatching matching(group, columns);
  std::optional<PositionPairs> pairs = matching.nearby();
  const bool suffices = completes(pairs);
  if (!suffices) ++group.changed;
  if (!suffices || from == RowsBy::Everybody) pairs = matching.everybody();
  BLOESEM_ASSERT(pairs.has_value());
  return pairs.value_or(PositionPairs());
}

}  // namespace

void pair_rows(Group& group, RowsBy from) {
  for (const auto& [a, b] : best_pairs(group, from)) group.pair(a, b);
  const std::vector<Position> left_over = group.residents;
  for (const Position p : left_over) group.move_down(p);
}

}  // namespace bloesem::swiss::dubov_1997
