#include "engine/swiss/completion.hpp"

#include <algorithm>
#include <numeric>

#include "engine/swiss/legal_rows.hpp"
#include "engine/swiss/set_aside.hpp"
#include "matching/cardinality/maximum_matching.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss {

using matching::Vertex;

namespace {

constexpr Position fewest_counted = 16;
constexpr std::size_t usually_barred = LegalRows::max_vertices / 4;

// Decides by bit rows; empty if there are too many players. Those from index `tail` on must be contiguous.
std::optional<bool> completable_if_few(const RoundField& field, std::span<const Position> players,
                                       std::size_t tail, matching::BitMatching& matching) {
  const Position begin = tail < players.size() ? players[tail] : Position(0);
  const Position end = begin + static_cast<int>(players.size() - tail);
  LegalRows few;
  if (!few.build(field, players.first(tail), begin, end)) return std::nullopt;
  const bool bye = players.size() % 2 == 1;
  return matching.covers(few.rows(), few.vertices(), bye ? few.bye_eligible(field, players.first(tail)) : 0);
}

// Decides without a matching of many players; empty if that cannot be.
std::optional<bool> completable_at_once(const RoundField& field, std::span<const Position> players,
                                        matching::BitMatching& matching) {
  if (const std::optional<bool> answer = completable_if_few(field, players, contiguous_from(players), matching))
    return answer;
  if (const std::optional<bool> answer = completable_by_counting(census_of(field, players))) return answer;
  return completable_by_setting_aside(field, players);
}

// Returns a large group that has more than half of the players and the bye: its members never all find
// partners.
std::optional<std::int32_t> too_large_group(const RoundField& field, std::span<const Position> players) {
  std::vector<std::size_t> members(field.large_groups(), 0);
  for (const Position p : players)
    for (const std::int32_t group : field.large_groups_of(p)) ++members[at(group)];
  const auto largest = std::max_element(members.begin(), members.end());
  if (largest == members.end() || *largest <= (players.size() + 1) / 2) return std::nullopt;
  return static_cast<std::int32_t>(largest - members.begin());
}

// The legal pairs of a group's members with all others and the bye.
class PairsWithOthers {
 public:
  PairsWithOthers(const RoundField& field, std::span<const Position> players, std::int32_t group)
      : legal_(field, players), kinds_(at(legal_.size()), 2) {
    for (Vertex v = 0; at(v) < players.size(); ++v) {
      const std::span<const std::int32_t> groups = field.large_groups_of(players[at(v)]);
      if (std::find(groups.begin(), groups.end(), group) != groups.end()) kinds_[at(v)] = 1;
    }
  }

  [[nodiscard]] Vertex size() const noexcept { return legal_.size(); }
  [[nodiscard]] std::size_t kind(Vertex v) const noexcept { return kinds_[at(v)]; }
  [[nodiscard]] bool adjacent(Vertex a, Vertex b) const noexcept {
    return matching::kinds_meet(legal_.kind(a), legal_.kind(b)) && legal_.adjacent(a, b);
  }

 private:
  LegalPairs legal_;
  std::vector<std::uint8_t> kinds_;  // by vertex: 1 for members, 2 for others
};

}  // namespace

Census census_of(const RoundField& field, std::span<const Position> players) {
  Census census = census_without_groups(field, players);
  std::vector<int> members(field.large_groups(), 0);
  for (const Position p : players)
    for (const std::int32_t group : field.large_groups_of(p))
      census.largest_group = std::max(census.largest_group, ++members[static_cast<std::size_t>(group)]);
  return census;
}

// Empty if the counts do not decide. In small fields they seldom do, and bit rows cost little.
std::optional<bool> Completion::possible_by_counting(std::span<const Position> joining, Position below) {
  if (field_->size() < fewest_counted) return std::nullopt;
  if (!suffixes_) suffixes_.emplace(*field_);
  Census census = suffixes_->from(below);
  for (const Position p : joining) census.add(*field_, p);
  if (field_->large_groups() > 0) census.largest_group += static_cast<int>(joining.size());
  return completable_by_counting(census);
}

bool Completion::possible(std::span<const Position> joining, Position below) {
  if (const std::optional<bool> answer = possible_by_counting(joining, below)) return *answer;
  list_players(joining, below);
  if (const std::optional<bool> answer = completable_if_few(*field_, players_, joining.size(), few_))
    return *answer;
  if (const std::optional<bool> answer = possible_by_setting_aside(joining, below)) return *answer;
  return matching_of(joining, below) != nullptr;
}

// Requires that list_players has listed more players than completable_if_few decides about: whoever is barred
// from more than a quarter of them is barred from more than the usual number.
std::optional<bool> Completion::possible_by_setting_aside(std::span<const Position> joining, Position below) {
  if (!usual_suffixes_) usual_suffixes_.emplace(*field_, usually_barred);
  const std::span<const Position> listed = usual_suffixes_->listed_from(below);
  std::vector<Position> long_rows(joining.begin(), joining.end());
  long_rows.insert(long_rows.end(), listed.begin(), listed.end());
  const auto census_without = [&](std::span<const Position> gone) {
    Census census = usual_suffixes_->from(below);
    const auto add = [&](Position p) {
      if (std::find(gone.begin(), gone.end(), p) == gone.end()) census.add(*field_, p);
    };
    std::for_each(long_rows.begin(), long_rows.end(), add);
    for (const Position p : gone)
      if (p >= below && field_->barred_one_by_one(p).size() <= usually_barred) census.remove(*field_, p);
    census.largest_group += static_cast<int>(joining.size());
    return census;
  };
  return completable_by_setting_aside(*field_, players_, long_rows, census_without);
}

void Completion::list_players(std::span<const Position> joining, Position below) {
  players_.assign(joining.begin(), joining.end());
  players_.resize(joining.size() + static_cast<std::size_t>(field_->size() - below));
  std::iota(players_.begin() + std::ssize(joining), players_.end(), below);
  matching::count_steps(matching::Work::Legality, players_.size());
}

Completion::Carried::Carried(const RoundField& field)
    : everybody(at(field.size())), graph(field, everybody, LegalPairs::Bye::Eligible), matching(graph) {
  std::iota(everybody.begin(), everybody.end(), Position(0));
  order = members_first(field, graph);
}

matching::CarriedMatching<LegalPairs>* Completion::matching_of(std::span<const Position> joining,
                                                               Position below) {
  list_players(joining, below);
  return carry(rest_, players_) ? &rest_->matching : nullptr;
}

bool Completion::carry(std::unique_ptr<Carried>& carried, std::span<const Position> players) {
  if (!carried) carried = std::make_unique<Carried>(*field_);
  if (too_large_group(*field_, players)) return false;
  in_question_.assign(at(carried->graph.size()), 0);
  for (const Position p : players) in_question_[at(p)] = 1;
  if (players.size() % 2 == 1) in_question_.back() = 1;
  set_.clear();
  for (const Vertex v : carried->order)
    if (in_question_[at(v)] != 0) set_.push_back(v);
  return carried->matching.cover(set_);
}

bool Completion::possible_among(std::span<const Position> players) {
  const std::optional<bool> answer = completable_at_once(*field_, players, few_);
  return answer ? *answer : carry(among_, players);
}

std::vector<Vertex> members_first(const RoundField& field, const LegalPairs& graph) {
  std::vector<Vertex> vertices;
  for (Vertex v = 0; v < graph.size(); ++v) vertices.push_back(v);
  if (field.large_groups() == 0) return vertices;
  std::vector<std::size_t> members(field.large_groups(), 0);
  std::vector<std::size_t> barred(vertices.size(), 0);  // by vertex; who shares several groups counts again
  const auto for_each_membership = [&](auto visit) {
    for (const Vertex v : vertices) {
      if (graph.is_bye(v)) continue;
      for (const std::int32_t group : field.large_groups_of(graph.player(v))) visit(v, members[at(group)]);
    }
  };
  for_each_membership([](Vertex, std::size_t& fellows) { ++fellows; });
  for_each_membership([&](Vertex v, std::size_t& fellows) { barred[at(v)] += fellows; });
  std::stable_sort(vertices.begin(), vertices.end(),
                   [&](Vertex a, Vertex b) { return barred[at(a)] > barred[at(b)]; });
  return vertices;
}

bool can_be_completed(const RoundField& field, std::span<const Position> players) {
  matching::BitMatching few;
  if (const std::optional<bool> answer = completable_at_once(field, players, few)) return *answer;
  const LegalPairs graph(field, players);
  if (too_large_group(field, players)) return false;
  return matching::CarriedMatching<LegalPairs>(graph).cover(members_first(field, graph));
}

// A set of a group's members is covered by their pairs with others alone, so if the group has more than half of
// the players, an obstacle among these pairs is one of the round. It has no player of the other part: a search
// from a member reaches only members as outer vertices.
std::optional<std::vector<Position>> obstacle(const RoundField& field, std::span<const Position> players) {
  const LegalPairs graph(field, players);
  std::vector<Vertex> order = members_first(field, graph);
  std::vector<Vertex> set;
  if (const std::optional<std::int32_t> group = too_large_group(field, players)) {
    const PairsWithOthers with_others(field, players, *group);
    const auto others =
        std::stable_partition(order.begin(), order.end(), [&](Vertex v) { return with_others.kind(v) == 1; });
    set = matching::MaximumMatching<PairsWithOthers>().uncoverable(
        with_others, order, static_cast<std::size_t>(others - order.begin()));
  } else {  // the bye is no player, and need not be covered
    std::stable_partition(order.begin(), order.end(), [&](Vertex v) { return !graph.is_bye(v); });
    set = matching::MaximumMatching<LegalPairs>().uncoverable(graph, order, players.size());
  }
  if (set.empty()) return std::nullopt;
  std::vector<Position> result;
  for (const Vertex v : set) result.push_back(graph.player(v));
  return result;
}

}  // namespace bloesem::swiss
