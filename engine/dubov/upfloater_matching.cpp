#include "engine/dubov/upfloater_matching.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>

#include "engine/swiss/parted_pairs.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::dubov {
namespace {

using criteria::Criterion;
using criteria::PlayerFacts;
using matching::Vertex;

// The costs of edges from residents to residents, and to players who may float up.
class UpfloatCosts {
 public:
  UpfloatCosts(const Round& round, criteria::CriteriaTable criteria, const Left& left) {
    for (const Position p : left.residents) add(round.facts(p), true);
    for (const Position p : left.lower) add(round.facts(p), false);
    const Points score = round.facts(left.residents.front()).score;
    for (const PlayerFacts& facts : classes_)
      if (facts.score != score) differences_.push_back(score - facts.score);
    std::sort(differences_.begin(), differences_.end(), std::greater<>());
    differences_.erase(std::unique(differences_.begin(), differences_.end()), differences_.end());
    for (const Criterion& row : criteria) {
      if (!contains(row.in_force, criteria::BracketKind::Normal)) continue;
      rows_.push_back({row.pair, row.measure, digits_});
      digits_ += row.measure == criteria::Measure::Count ? 1 : differences_.size();
    }
  }

  // Adds a vertex whose edges cost nothing.
  void add_free_vertex() {
    class_of_.push_back(static_cast<std::int32_t>(classes_.size()));
    classes_.emplace_back();
    resident_.push_back(false);
  }

  [[nodiscard]] matching::EdgeCosts costs() const {
    return {class_of_, static_cast<std::int32_t>(classes_.size()), digits_,
            [this](std::int32_t a, std::int32_t b, std::span<std::int64_t> digits) { charge(a, b, digits); }};
  }

 private:
  struct Row {
    criteria::PairCost pair;
    criteria::Measure measure;
    std::size_t digit;  // the first one; a list has one for each difference, the largest first
  };

  void add(const PlayerFacts& facts, bool resident) {
    const PlayerFacts seen = facts_for_upfloats(facts, resident);
    const auto [place, is_new] =
        numbers_.try_emplace({resident, seen}, static_cast<std::int32_t>(classes_.size()));
    if (is_new) {
      classes_.push_back(seen);
      resident_.push_back(resident);
    }
    class_of_.push_back(place->second);
  }

  void charge(std::int32_t a, std::int32_t b, std::span<std::int64_t> digits) const {
    if (!resident_[at(a)]) std::swap(a, b);
    if (!resident_[at(a)]) return;  // no pair of the bracket
    for (const Row& row : rows_) {
      const criteria::Charge charge = row.pair(classes_[at(a)], classes_[at(b)]);
      if (charge.amount == 0) continue;
      std::size_t digit = row.digit;
      if (row.measure == criteria::Measure::Differences)
        digit += static_cast<std::size_t>(
            std::lower_bound(differences_.begin(), differences_.end(), charge.difference, std::greater<>()) -
            differences_.begin());
      digits[digit] += charge.amount;
    }
  }

  std::vector<Row> rows_;
  std::size_t digits_ = 0;
  std::vector<Points> differences_;  // that upfloaters can have, descending
  std::vector<PlayerFacts> classes_;
  std::vector<bool> resident_;  // parallel
  std::vector<std::int32_t> class_of_;
  std::map<std::pair<bool, PlayerFacts>, std::int32_t> numbers_;  // of the classes
};

// Returns the upfloaters among the best matchings, the first set of the order. The vertices are the residents
// and then the lower players.
std::vector<Position> first_upfloaters(matching::LeastPerfect& matchings, const Left& left) {
  const auto residents = static_cast<Vertex>(left.residents.size());
  std::ptrdiff_t missing = 0;
  for (Vertex v = 0; v < residents; ++v) missing += matchings.mate(v) >= residents ? 1 : 0;
  std::vector<Position> found;
  for (std::size_t i = 0; i < left.lower.size() && std::ssize(found) < missing; ++i)
    if (matchings.decide_partner_below(residents + static_cast<int>(i), residents))
      found.push_back(left.lower[i]);
  return found;
}

std::vector<Position> all_of(const Left& left) {
  std::vector<Position> players(left.residents.begin(), left.residents.end());
  players.insert(players.end(), left.lower.begin(), left.lower.end());
  return players;
}

// Solves the problem in which the lower players who do not float up need no opponents: any two of them may be
// paired, and a further vertex makes the number even. Empty if the residents cannot all be paired.
std::optional<std::vector<Position>> upfloaters_alone(const Round& round, criteria::CriteriaTable criteria,
                                                      const Left& left) {
  const std::vector<Position> players = all_of(left);
  const bool odd = players.size() % 2 == 1;
  matching::BitRows legal;
  fill_legal_rows(round.field(), players, players, legal);
  matching::BitRows edges;
  const auto size = static_cast<Vertex>(players.size() + (odd ? 1 : 0));
  edges.reset(size, size);
  for (Vertex v = 0; v < legal.rows(); ++v) edges.add(v, legal.row(v), legal.words());
  for (auto u = static_cast<Vertex>(left.residents.size()); u < size; ++u)
    for (Vertex v = u + 1; v < size; ++v) edges.set(u, v), edges.set(v, u);
  UpfloatCosts costs(round, criteria, left);
  if (odd) costs.add_free_vertex();
  matching::LeastPerfect matchings;
  if (!matchings.solve(edges, costs.costs())) return std::nullopt;
  return first_upfloaters(matchings, left);
}

// Returns the first players of each kind of the given lower players, as many as matter: any other one could be
// replaced by an earlier one of the same kind whom the same resident may meet.
std::vector<Position> first_of_each_kind(const Round& round, const Left& left, int upfloaters) {
  std::map<PlayerFacts, std::vector<Position>> kinds;
  for (const Position p : left.lower) kinds[facts_for_upfloats(round.facts(p), false)].push_back(p);
  std::vector<Position> pool;
  for (const auto& [facts, players] : kinds) {
    std::vector<char> needed(players.size(), 0);
    for (const Position resident : left.residents) {
      int missing = upfloaters;
      for (std::size_t i = 0; i < players.size() && missing > 0; ++i) {
        if (!round.field().compatible(resident, players[i])) continue;
        needed[i] = 1;
        --missing;
      }
    }
    for (std::size_t i = 0; i < players.size(); ++i)
      if (needed[i] != 0) pool.push_back(players[i]);
  }
  std::sort(pool.begin(), pool.end());
  return pool;
}

}  // namespace

std::vector<Position> upfloaters_by_matching(const Round& round, criteria::CriteriaTable criteria,
                                             const Left& left) {
  const std::vector<Position> players = all_of(left);
  matching::BitRows edges;
  fill_legal_rows(round.field(), players, players, edges);
  const UpfloatCosts costs(round, criteria, left);
  matching::LeastPerfect matchings;
  const bool possible = matchings.solve(edges, costs.costs());
  BLOESEM_ASSERT(possible);
  return possible ? first_upfloaters(matchings, left) : std::vector<Position>();
}

// A set from the first scoregroups is better than any with a player of a lower one (C6) if it is as small as
// possible (C5).
std::optional<std::vector<Position>> nearest_upfloaters(const Round& round, criteria::CriteriaTable criteria,
                                                        const Left& left, int fewest) {
  std::size_t reach = 0;
  for (int groups = 1; reach < left.lower.size(); groups *= 2) {
    for (int i = 0; i < groups; ++i) reach += top_scoregroup(round.field(), left.lower.subspan(reach)).size();
    const Left near{left.residents, left.lower.first(reach)};
    const std::vector<Position> pool = first_of_each_kind(round, near, fewest);
    std::optional<std::vector<Position>> found = upfloaters_alone(round, criteria, {left.residents, pool});
    if (found && std::ssize(*found) == fewest) return found;
  }
  return std::nullopt;
}

}  // namespace bloesem::swiss::dubov
