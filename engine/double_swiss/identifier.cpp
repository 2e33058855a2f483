#include "engine/double_swiss/identifier.hpp"

#include <algorithm>

#include "engine/double_swiss/pair_classes.hpp"
#include "engine/double_swiss/upfloaters.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "matching/cardinality/first_assignment.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

using matching::Vertex;

// Returns residents and upfloaters, ascending in numbers.
std::vector<Position> by_number(const RoundField& field, std::span<const Position> residents,
                                std::span<const Position> upfloaters) {
  std::vector<Position> players(residents.begin(), residents.end());
  players.insert(players.end(), upfloaters.begin(), upfloaters.end());
  std::sort(players.begin(), players.end(),
            [&](Position a, Position b) { return field.fixed_number(a) < field.fixed_number(b); });
  return players;
}

// Returns, for each class of players, the bits of those whom its players meet in pairs that a best pairing may
// contain. `first`: the number of the first of them among the players of the classes.
matching::BitRows attaining_rows(const PairClasses& classes, std::size_t first) {
  const std::vector<char> attaining = classes.attaining();
  const auto others = classes.of_players().subspan(first);
  const std::int32_t size = classes.size();
  matching::BitRows rows;
  rows.reset(size, static_cast<int>(others.size()));
  for (std::int32_t a = 0; a < size; ++a)
    for (std::size_t i = 0; i < others.size(); ++i)
      if (attaining[at(a * size + others[i])] != 0) rows.set(a, static_cast<int>(i));
  return rows;
}

// If the upper half of the numbers can be the top members in a pairing that is best on the criteria, the
// identifier begins with them, and the bottom members follow as early as possible. Empty if not.
std::optional<MatchPairs> pair_halves(const RoundField& field, std::span<const Position> players,
                                      const PairClasses& classes) {
  const auto tops = players.first(players.size() / 2);
  const auto bottoms = players.subspan(tops.size());
  matching::BitRows rows;
  fill_legal_rows(field, tops, bottoms, rows);
  const matching::BitRows attaining = attaining_rows(classes, tops.size());
  for (int top = 0; top < rows.rows(); ++top) rows.keep(top, attaining.row(classes.of_players()[at(top)]));
  matching::FirstAssignment assignment;
  if (!assignment.solve(rows, static_cast<int>(bottoms.size()))) return std::nullopt;
  MatchPairs pairs;
  for (int top = 0; top < rows.rows(); ++top)
    pairs.emplace_back(tops[at(top)], bottoms[at(assignment.column(top))]);
  return pairs;
}

// Vertices are numbered from the largest number, so that the partner of a top member is below it.
class BestPairings {
 public:
  BestPairings(const RoundField& field, const std::vector<Position>& players, const PairClasses& classes)
      : players_(players), classes_(classes), n_(static_cast<Vertex>(players.size())) {
    edges_.reset(n_, n_);
    for (Vertex v = 0; v < n_; ++v) class_of_.push_back(class_of(v));
    for (Vertex u = 0; u < n_; ++u)
      for (Vertex v = 0; v < n_; ++v)
        if (u != v && classes.may_meet(class_of(u), class_of(v)) && field.compatible(player(u), player(v)))
          edges_.set(u, v);
  }

  std::optional<MatchPairs> first() {
    if (!solve()) return std::nullopt;
    std::vector<Vertex> tops;
    for (Vertex v = n_ - 1; tops.size() < players_.size() / 2; --v) {
      BLOESEM_ASSERT(v >= 0);
      if (least_.decide_partner_below(v, v)) tops.push_back(v);
    }
    MatchPairs pairs;
    for (const Vertex top : tops) {
      least_.settle_greatest(top);
      pairs.emplace_back(player(top), player(least_.mate(top)));
    }
    return pairs;
  }

 private:
  [[nodiscard]] std::size_t place(Vertex v) const { return at(n_ - 1 - v); }
  [[nodiscard]] Position player(Vertex v) const { return players_[place(v)]; }
  [[nodiscard]] std::int32_t class_of(Vertex v) const { return classes_.of_players()[place(v)]; }

  bool solve() {
    return least_.solve(edges_, {class_of_, classes_.size(), classes_.digits(),
                                 [&](std::int32_t a, std::int32_t b, std::span<std::int64_t> costs) {
                                   if (classes_.may_meet(a, b)) classes_.costs(a, b, costs);
                                 }});
  }

  const std::vector<Position>& players_;
  const PairClasses& classes_;
  Vertex n_;
  std::vector<std::int32_t> class_of_;
  matching::BitRows edges_;
  matching::LeastPerfect least_;
};

}  // namespace

std::optional<IdentifiedPairs> pair_bracket(const MatchRound& round, std::span<const Position> residents,
                                            std::span<const Position> upfloaters) {
  const std::vector<Position> players = by_number(round.field(), residents, upfloaters);
  const PairClasses classes(round, players, round.score(residents.front()));
  if (!round.by_matching_only())
    if (std::optional<MatchPairs> pairs = pair_halves(round.field(), players, classes))
      return IdentifiedPairs{*std::move(pairs), found_first};
  std::optional<MatchPairs> pairs = BestPairings(round.field(), players, classes).first();
  if (!pairs) return std::nullopt;
  return IdentifiedPairs{*std::move(pairs), found_by_matching};
}

std::vector<int> identifier_of(const RoundField& field, std::span<const std::pair<Position, Position>> pairs) {
  std::vector<std::pair<int, int>> members;
  for (const auto& [a, b] : pairs) members.push_back(std::minmax(field.fixed_number(a), field.fixed_number(b)));
  std::sort(members.begin(), members.end());
  std::vector<int> identifier;
  for (const auto& [top, bottom] : members) identifier.push_back(top);
  for (const auto& [top, bottom] : members) identifier.push_back(bottom);
  return identifier;
}

}  // namespace bloesem::swiss::double_swiss
