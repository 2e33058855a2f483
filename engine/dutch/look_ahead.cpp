#include "engine/dutch/look_ahead.hpp"

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using matching::Vertex;

// Returns which players may be left over when their number is odd. In a normal bracket not the downfloaters:
// C.7 wants them paired.
LegalPairs::Bye bye_of(BracketKind kind) {
  if (kind == BracketKind::Normal) return LegalPairs::Bye::Lower;
  return kind == BracketKind::BeforeLast ? LegalPairs::Bye::EligibleLower : LegalPairs::Bye::Eligible;
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
    return {bye_matters_ && !facts.bye_eligible ? 3 : 1,
            at(v) < downfloaters_ ? difference(players_[at(v)]) : 0};
  }
  // Returns the score difference of a downfloater (A.8).
  [[nodiscard]] Points difference(Position p) const { return field_.facts(p).score - artificial_; }

 private:
  const RoundField& field_;
  std::span<const Position> players_;
  std::size_t downfloaters_;
  bool bye_matters_;
  Points artificial_;
};

// Returns how many of the first `inside` vertices could be matched with others if each had a choice of its own:
// the number of vertices with any edge across, on the side that has fewer.
std::size_t max_matched(const LegalPairs& graph, std::size_t inside) {
  std::vector<char> reached(at(graph.size()), 0);
  for (Vertex v = 0; at(v) < inside; ++v)
    for (auto a = static_cast<Vertex>(inside); a < graph.size(); ++a)
      if (graph.adjacent(v, a)) reached[at(v)] = reached[at(a)] = 1;
  const auto across = reached.begin() + static_cast<std::ptrdiff_t>(inside);
  return static_cast<std::size_t>(
      std::min(std::count(reached.begin(), across, 1), std::count(across, reached.end(), 1)));
}

// Returns the MDPs and residents.
std::vector<Position> players_of(const Bracket& bracket) {
  std::vector<Position> players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  return players;
}

}  // namespace

LegalPairs LookAhead::graph_of(const RoundField& field, const Bracket& bracket,
                               std::span<const Position> downfloaters, LegalPairs::Bye bye) {
  players_.assign(downfloaters.begin(), downfloaters.end());
  players_.insert(players_.end(), bracket.ahead.begin(), bracket.ahead.end());
  return {field, players_, bye, downfloaters.size()};
}

bool LookAhead::closes(const RoundField& field, const Bracket& bracket,
                       std::span<const Position> downfloaters) {
  const bool odd = (downfloaters.size() + bracket.ahead.size()) % 2 == 1;
  const LegalPairs graph =
      graph_of(field, bracket, downfloaters, odd ? bye_of(bracket.kind) : LegalPairs::Bye::None);
  if (const std::optional<bool> answer = completable_by_counting(graph.census())) return *answer;
  return matching_.perfect(graph);
}

// Vertex sets that matchings cover are the independent sets of a matroid (Edmonds 1971), so the most expensive
// vertices are covered first, if necessary in place of cheaper ones. A vertex that stays single at its turn is
// spanned by covered vertices that are no cheaper; these stay covered, so one turn each is enough. Vertices of
// least cost need none.
template <class Costs>
void LookAhead::leave_cheapest(const LegalPairs& graph, const Costs& costs) {
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
  const LegalPairs graph(field, players_, LegalPairs::Bye::None, downfloaters.size());
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
  const LegalPairs others(field, players_, LegalPairs::Bye::None, downfloaters.size());
  if (!completable_by_counting(others.census()).value_or(false)) return std::nullopt;
  return left;
}

AheadValue LookAhead::value(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters) {
  const LegalPairs graph = graph_of(field, bracket, downfloaters, LegalPairs::Bye::None);
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

AheadValue LookAhead::bound(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters) {
  const std::size_t f = downfloaters.size();
  const std::size_t ahead = bracket.ahead.size();
  const std::size_t max_ahead = max_pairs(graph_of(field, bracket, {}, LegalPairs::Bye::None));
  const std::vector<Position> inside = players_of(bracket);
  const LegalPairs everybody = graph_of(field, bracket, inside, LegalPairs::Bye::None);
  const std::size_t pairs = std::min({(f + ahead) / 2, max_ahead + f, max_pairs(everybody)});
  const std::size_t left_over = f + ahead - 2 * pairs;
  const Costs costs(field, bracket.kind, players_, inside.size());
  const auto cheap = [&](std::size_t begin, std::size_t end) {
    std::size_t count = 0;
    for (; begin < end; ++begin) count += costs.of(static_cast<Vertex>(begin)).first == 1 ? 1 : 0;
    return count;
  };
  const std::size_t eligible = cheap(inside.size(), players_.size()) + std::min(f, cheap(0, inside.size()));
  const std::size_t barred = left_over > eligible ? left_over - eligible : 0;
  std::vector<Points> differences;
  for (const Position p : downfloaters) differences.push_back(costs.difference(p));
  std::sort(differences.begin(), differences.end(), std::greater<>());
  const std::size_t matched = std::min(f, max_matched(everybody, inside.size()));
  return {static_cast<std::int64_t>(left_over + 2 * barred),
          {differences.begin() + static_cast<std::ptrdiff_t>(matched), differences.end()}};
}

std::size_t LookAhead::max_pairs(const LegalPairs& graph) {
  matching_.maximise(graph);
  return (at(graph.size()) - matching_.single().size()) / 2;
}

// Berge 1957: exactly the vertices joined to a single one by an alternating path of even length.
void LookAhead::find_left_over(const LegalPairs& ahead) {
  matching_.maximise(ahead);
  can_be_left_over_.assign(at(ahead.size()), 0);
  for (const Vertex single : std::vector<Vertex>(matching_.single()))
    for (const Vertex v : matching_.circuit(ahead, single)) can_be_left_over_[at(v)] = 1;
}

void LookAhead::mark_single(const BracketView& view, std::vector<FloatMark>& marks) {
  marks.assign(at(view.size()), free_to_float);
  switch (view.bracket().kind) {
    case BracketKind::Penultimate:
      for (BracketNumber v = 0; v < view.size(); ++v)
        if (const Position p = view.position(v); !closes(view.field(), view.bracket(), std::span(&p, 1)))
          marks[at(v)] = barred_from_floating;
      break;
    case BracketKind::BeforeLast: rank_by_value(view, marks); break;
    default: rank_by_pairs(view, marks); break;
  }
}

void LookAhead::rank_by_value(const BracketView& view, std::vector<FloatMark>& marks) {
  std::vector<AheadValue> values;
  for (BracketNumber v = 0; v < view.size(); ++v) {
    const Position p = view.position(v);
    values.push_back(value(view.field(), view.bracket(), std::span(&p, 1)));
  }
  std::vector<AheadValue> ranks = values;
  std::sort(ranks.begin(), ranks.end());
  ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
  for (BracketNumber v = 0; v < view.size(); ++v)
    marks[at(v)] =
        static_cast<FloatMark>(std::lower_bound(ranks.begin(), ranks.end(), values[at(v)]) - ranks.begin());
}

// One pair more is possible iff the downfloater may meet a player who can be left over; otherwise the
// downfloater can at least take the place of a possible opponent.
void LookAhead::rank_by_pairs(const BracketView& view, std::vector<FloatMark>& marks) {
  enum : FloatMark { helps_out = free_to_float, takes_a_place, finds_nobody };
  find_left_over(graph_of(view.field(), view.bracket(), {}, LegalPairs::Bye::None));
  for (BracketNumber v = 0; v < view.size(); ++v) {
    FloatMark mark = finds_nobody;
    for (std::size_t a = 0; a < players_.size() && mark != helps_out; ++a)
      if (view.field().compatible(view.position(v), players_[a]))
        mark = can_be_left_over_[a] != 0 ? helps_out : takes_a_place;
    marks[at(v)] = mark;
  }
}

void LookAhead::bar_useless(const BracketView& view, std::size_t downfloaters, const AheadValue& wanted,
                            std::vector<FloatMark>& marks) {
  const auto& [field, bracket] = std::tie(view.field(), view.bracket());
  const bool odd = (downfloaters + bracket.ahead.size()) % 2 == 1;
  const bool bye = bracket.kind == BracketKind::Penultimate && odd;
  const LegalPairs::Bye rule = bye ? bye_of(bracket.kind) : LegalPairs::Bye::None;
  find_left_over(graph_of(field, bracket, {}, rule));
  // If the wanted number left over is the least conceivable, one fewer per downfloater, then each of them has
  // to help.
  const std::int64_t left_over = std::ssize(matching_.single());
  const bool each_helps =
      wanted.left_over == left_over - static_cast<std::int64_t>(downfloaters) + (bye ? 1 : 0);
  const LegalPairs graph = graph_of(field, bracket, players_of(bracket), rule);
  marks.assign(at(view.size()), free_to_float);
  const Vertex first_ahead = view.size().value();  // before it the vertices are the numbers
  for (BracketNumber v = 0; v < view.size(); ++v) {
    bool useful = !wanted.differences.empty();
    for (Vertex a = first_ahead; a < graph.size() && !useful; ++a)
      useful = graph.adjacent(v.value(), a) && (!each_helps || can_be_left_over_[at(a - first_ahead)] != 0);
    if (!useful) marks[at(v)] = barred_from_floating;
  }
}

}  // namespace bloesem::swiss::dutch
