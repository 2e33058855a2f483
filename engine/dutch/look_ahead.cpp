#include "engine/dutch/look_ahead.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "engine/swiss/legal_pairs.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using matching::Vertex;

// Returns which players may be left over when their number is odd. In a normal bracket not the downfloaters:
// C.7 wants them paired.
AheadPairs::Bye bye_of(BracketKind kind) {
  if (kind == BracketKind::Normal) return AheadPairs::Bye::Anybody;
  return kind == BracketKind::BeforeLast ? AheadPairs::Bye::EligibleAhead : AheadPairs::Bye::Eligible;
}

// Cost of leaving a player over: as the first look-ahead criterion counts, then the downfloater's score
// difference.
class Costs {
 public:
  Costs(const RoundField& field, BracketKind kind, std::span<const Position> players, std::size_t downfloaters)
      : field_(field),
        players_(players),
        downfloaters_(downfloaters),
        bye_matters_(kind != BracketKind::Normal),
        artificial_(field_.facts(players.back()).score - one_point) {}

  [[nodiscard]] std::pair<std::int64_t, Points> of(Vertex v) const {
    const criteria::PlayerFacts& facts = field_.facts(players_[at(v)]);
    return {bye_matters_ && !facts.bye_eligible ? 3 : 1, at(v) < downfloaters_ ? facts.score - artificial_ : 0};
  }

 private:
  const RoundField& field_;
  std::span<const Position> players_;
  std::size_t downfloaters_;
  bool bye_matters_;
  Points artificial_;
};

}  // namespace

bool AheadPairs::may_be_left_over(Vertex v) const noexcept {
  switch (bye_) {
    case Bye::None: return false;
    case Bye::Anybody: return !is_downfloater(v);
    case Bye::Eligible: return field_->facts(player(v)).bye_eligible;
    case Bye::EligibleAhead: return !is_downfloater(v) && field_->facts(player(v)).bye_eligible;
  }
  return false;
}

void AheadPairs::fill(matching::BitRows& rows) const {
  fill_rows(*field_, nullptr, players_, size(), rows);
  for (Vertex v = 0; at(v) < downfloaters_; ++v)
    for (Vertex u = 0; at(u) < downfloaters_; ++u) rows.clear(u, v);
  for (auto v = static_cast<Vertex>(players_.size()); v < size(); ++v) {  // the bye
    for (Vertex u = 0; u < v; ++u) {
      if (!may_be_left_over(u)) continue;
      rows.set(u, v);
      rows.set(v, u);
    }
  }
}

Census AheadPairs::census() const noexcept {
  Census census;
  for (const Position p : players_) census.add(*field_, p);
  census.largest_group = census.players;  // an upper bound is enough
  census.bye_eligible = {};
  for (Vertex v = 0; at(v) < players_.size(); ++v) census.bye_eligible[kind(v)] += may_be_left_over(v) ? 1 : 0;
  // A downfloater is barred from all other downfloaters.
  for (auto& most : census.max_barred) most += static_cast<Position>(downfloaters_);
  return census;
}

std::span<const Position> LookAhead::positions_of(const BracketView& view,
                                                  std::span<const Number> downfloaters) {
  downfloaters_.clear();
  for (const Number v : downfloaters) downfloaters_.push_back(view.position(v));
  return downfloaters_;
}

AheadPairs LookAhead::graph_of(const RoundField& field, const Bracket& bracket,
                               std::span<const Position> downfloaters, AheadPairs::Bye bye) {
  players_.assign(downfloaters.begin(), downfloaters.end());
  players_.insert(players_.end(), bracket.ahead.begin(), bracket.ahead.end());
  return {field, players_, downfloaters.size(), bye};
}

AheadPairs LookAhead::graph_of(const BracketView& view, std::span<const Number> downfloaters,
                               AheadPairs::Bye bye) {
  return graph_of(view.field(), view.bracket(), positions_of(view, downfloaters), bye);
}

bool LookAhead::closes(const RoundField& field, const Bracket& bracket,
                       std::span<const Position> downfloaters) {
  const bool odd = (downfloaters.size() + bracket.ahead.size()) % 2 == 1;
  const AheadPairs graph =
      graph_of(field, bracket, downfloaters, odd ? bye_of(bracket.kind) : AheadPairs::Bye::None);
  if (const std::optional<bool> answer = completable_by_counting(graph.census())) return *answer;
  return matching_.perfect(graph);
}

bool LookAhead::closes(const BracketView& view, std::span<const Number> downfloaters) {
  return closes(view.field(), view.bracket(), positions_of(view, downfloaters));
}

// Vertex sets that matchings cover are the independent sets of a matroid (Edmonds 1971), so the most expensive
// vertices are covered first, if necessary in place of cheaper ones. A vertex that stays single at its turn is
// spanned by covered vertices that are no cheaper; these stay covered, so one turn each is enough. Vertices of
// least cost need none.
template <class Costs>
void LookAhead::leave_cheapest(const AheadPairs& graph, const Costs& costs) {
  matching_.maximise(graph);
  std::vector<decltype(costs.of(0))> cost_of;
  for (Vertex v = 0; v < graph.size(); ++v) cost_of.push_back(costs.of(v));
  std::vector<Vertex> turns;
  const auto least = std::min_element(cost_of.begin(), cost_of.end());
  for (Vertex v = 0; v < graph.size(); ++v)
    if (cost_of[at(v)] != *least) turns.push_back(v);
  std::stable_sort(turns.begin(), turns.end(),
                   [&](Vertex a, Vertex b) { return cost_of[at(a)] > cost_of[at(b)]; });
  for (const Vertex v : turns) {
    if (matching_.mate(v) != matching::no_vertex) continue;
    const std::vector<Vertex> circuit = matching_.circuit(graph, v);
    const Vertex cheapest = *std::min_element(
        circuit.begin(), circuit.end(), [&](Vertex a, Vertex b) { return cost_of[at(a)] < cost_of[at(b)]; });
    if (cost_of[at(cheapest)] < cost_of[at(v)]) matching_.exchange_single(v, cheapest);
  }
}

LeftOver LookAhead::left_over(const RoundField& field, std::span<const Position> downfloaters,
                              std::span<const Position> ahead) {
  players_.assign(downfloaters.begin(), downfloaters.end());
  players_.insert(players_.end(), ahead.begin(), ahead.end());
  const AheadPairs graph(field, players_, downfloaters.size(), AheadPairs::Bye::None);
  const Costs costs(field, BracketKind::Normal, players_, downfloaters.size());
  leave_cheapest(graph, costs);
  LeftOver left;
  for (const Vertex v : matching_.single()) left.players.push_back(players_[at(v)]);
  if (left.players.size() != 1) return left;
  const Vertex single = matching_.single().front();
  for (const Vertex v : matching_.circuit(graph, single))
    if (costs.of(v) == costs.of(single)) left.instead.push_back(players_[at(v)]);
  std::sort(left.instead.begin(), left.instead.end());
  return left;
}

std::optional<LeftOver> LookAhead::left_over_by_counting(const RoundField& field,
                                                         std::span<const Position> downfloaters,
                                                         std::span<const Position> ahead) {
  LeftOver left;
  if ((downfloaters.size() + ahead.size()) % 2 == 1) {
    left.players.push_back(ahead.back());
    ahead = ahead.first(ahead.size() - 1);
  }
  players_.assign(downfloaters.begin(), downfloaters.end());
  players_.insert(players_.end(), ahead.begin(), ahead.end());
  const AheadPairs others(field, players_, downfloaters.size(), AheadPairs::Bye::None);
  if (!completable_by_counting(others.census()).value_or(false)) return std::nullopt;
  return left;
}

AheadValue LookAhead::value(const BracketView& view, std::span<const Number> downfloaters) {
  return value(view.field(), view.bracket(), positions_of(view, downfloaters));
}

AheadValue LookAhead::value(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters) {
  const AheadPairs graph = graph_of(field, bracket, downfloaters, AheadPairs::Bye::None);
  const Costs costs(field, bracket.kind, players_, downfloaters.size());
  leave_cheapest(graph, costs);
  AheadValue value;
  for (const Vertex v : matching_.single()) {
    value.left_over += costs.of(v).first;
    if (costs.of(v).second > 0) value.differences.push_back(costs.of(v).second);
  }
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

AheadValue LookAhead::bound(const BracketView& view, std::span<const Number> downfloaters) {
  std::vector<Number> all(at(view.size()));
  std::iota(all.begin(), all.end(), 0);
  const AheadPairs everybody = graph_of(view, all, AheadPairs::Bye::None);
  const Costs costs(view.field(), view.bracket().kind, players_, all.size());
  const auto inside = view.size();
  const auto outside = static_cast<Vertex>(view.bracket().ahead.size());
  matching_.maximise(everybody);
  const std::size_t max_pairs = (players_.size() - matching_.single().size()) / 2;
  // Count the players, on either side, who may meet any player of the other side.
  std::size_t useful = 0;
  std::vector<char> reached(at(outside), 0);
  for (Vertex v = 0; v < inside; ++v) {
    bool finds = false;
    for (Vertex a = 0; a < outside; ++a)
      if (everybody.adjacent(v, inside + a)) {
        finds = true;
        reached[at(a)] = 1;
      }
    useful += finds ? 1 : 0;
  }
  const auto reachable = static_cast<std::size_t>(std::count(reached.begin(), reached.end(), 1));
  std::size_t eligible = 0;
  for (Vertex a = 0; a < outside; ++a) eligible += costs.of(inside + a).first == 1 ? 1 : 0;
  std::size_t eligible_inside = 0;
  for (Vertex v = 0; v < inside; ++v) eligible_inside += costs.of(v).first == 1 ? 1 : 0;
  std::vector<Points> differences;
  for (const Number v : downfloaters) differences.push_back(costs.of(v).second);
  std::sort(differences.begin(), differences.end(), std::greater<>());

  const std::size_t f = downfloaters.size();
  matching_.maximise(graph_of(view, {}, AheadPairs::Bye::None));
  const std::size_t pairs_ahead = (at(outside) - matching_.single().size()) / 2;
  const std::size_t pairs = std::min({(f + at(outside)) / 2, pairs_ahead + f, max_pairs});
  const std::size_t left_over = f + at(outside) - 2 * pairs;
  eligible += std::min(f, eligible_inside);
  const std::size_t barred = left_over > eligible ? left_over - eligible : 0;
  const std::size_t matched = std::min({f, useful, reachable});
  return {static_cast<std::int64_t>(left_over + 2 * barred),
          {differences.begin() + static_cast<std::ptrdiff_t>(matched), differences.end()}};
}

// Berge 1957: exactly the vertices joined to a single one by an alternating path of even length.
void LookAhead::find_left_over(const AheadPairs& ahead) {
  matching_.maximise(ahead);
  can_be_left_over_.assign(at(ahead.size()), 0);
  for (const Vertex single : std::vector<Vertex>(matching_.single()))
    for (const Vertex v : matching_.circuit(ahead, single)) can_be_left_over_[at(v)] = 1;
}

void LookAhead::mark_single(const BracketView& view, std::vector<FloatMark>& marks) {
  marks.assign(at(view.size()), free_to_float);
  switch (view.bracket().kind) {
    case BracketKind::Penultimate:
      for (Number v = 0; v < view.size(); ++v)
        if (!closes(view, std::span(&v, 1))) marks[at(v)] = barred_from_floating;
      break;
    case BracketKind::BeforeLast: rank_by_value(view, marks); break;
    default: rank_by_pairs(view, marks); break;
  }
}

void LookAhead::rank_by_value(const BracketView& view, std::vector<FloatMark>& marks) {
  std::vector<AheadValue> values;
  for (Number v = 0; v < view.size(); ++v) values.push_back(value(view, std::span(&v, 1)));
  std::vector<AheadValue> ranks = values;
  std::sort(ranks.begin(), ranks.end());
  ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
  for (Number v = 0; v < view.size(); ++v)
    marks[at(v)] =
        static_cast<FloatMark>(std::lower_bound(ranks.begin(), ranks.end(), values[at(v)]) - ranks.begin());
}

// One pair more is possible iff the downfloater may meet a player who can be left over; otherwise the
// downfloater can at least take the place of a possible opponent.
void LookAhead::rank_by_pairs(const BracketView& view, std::vector<FloatMark>& marks) {
  enum : FloatMark { helps_out = free_to_float, takes_a_place, finds_nobody };
  find_left_over(graph_of(view, {}, AheadPairs::Bye::None));
  for (Number v = 0; v < view.size(); ++v) {
    FloatMark mark = finds_nobody;
    for (std::size_t a = 0; a < players_.size() && mark != helps_out; ++a)
      if (view.field().compatible(view.position(v), players_[a]))
        mark = can_be_left_over_[a] != 0 ? helps_out : takes_a_place;
    marks[at(v)] = mark;
  }
}

void LookAhead::bar_useless(const BracketView& view, std::size_t downfloaters, const AheadValue& wanted,
                            std::vector<FloatMark>& marks) {
  const BracketKind kind = view.bracket().kind;
  const std::size_t outside = view.bracket().ahead.size();
  const bool bye = kind == BracketKind::Penultimate && (downfloaters + outside) % 2 == 1;
  find_left_over(graph_of(view, {}, bye ? bye_of(kind) : AheadPairs::Bye::None));
  // If the wanted number left over is the least conceivable, one fewer per downfloater, then each of them has
  // to help.
  const std::int64_t left_over = std::ssize(matching_.single());
  const bool each_helps =
      wanted.left_over == left_over - static_cast<std::int64_t>(downfloaters) + (bye ? 1 : 0);
  std::vector<Number> all(at(view.size()));
  std::iota(all.begin(), all.end(), 0);
  const AheadPairs graph = graph_of(view, all, bye ? bye_of(kind) : AheadPairs::Bye::None);
  marks.assign(at(view.size()), free_to_float);
  for (Number v = 0; v < view.size(); ++v) {
    bool useful = !wanted.differences.empty();
    for (Vertex a = view.size(); a < graph.size() && !useful; ++a)
      useful = graph.adjacent(v, a) && (!each_helps || can_be_left_over_[at(a - view.size())] != 0);
    if (!useful) marks[at(v)] = barred_from_floating;
  }
}

}  // namespace bloesem::swiss::dutch
