#include "tests/differential/one_matching.hpp"

#include <algorithm>
#include <functional>

#include "criteria/dutch/baku_2016.hpp"
#include "criteria/weight_table.hpp"
#include "matching/cardinality/cardinality.hpp"
#include "matching/index.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using matching::DigitRange;
using matching::Matching;
using matching::no_vertex;
using matching::Term;
using matching::Vertex;
using swiss::Bracket;
using swiss::Position;
using swiss::RoundField;

// Further digits below the criteria. Their ranges bound the totals over any matching at all.
struct OrderDigits {
  std::vector<DigitRange> ranges;
  // The digits of the edge from h to l (h is the higher ranked), numbered from 0.
  std::function<std::vector<Term>(Vertex h, Vertex l)> terms = [](Vertex, Vertex) {
    return std::vector<Term>{};
  };

  std::int32_t add(std::int64_t least, std::int64_t most, Vertex times = 1) {
    ranges.insert(ranges.end(), at(times), DigitRange{least, most});
    return static_cast<std::int32_t>(ranges.size()) - times;
  }
};

// D.3 and D.1 for the MDPs: who is paired, smallest BSNs first; then their opponents, smallest BSN first.
OrderDigits digits_of_mdps(Vertex mdps, Vertex inside) {
  OrderDigits digits;
  const std::int32_t paired = digits.add(0, 1, mdps);
  const std::int32_t opponent = digits.add(0, inside, mdps);
  digits.terms = [=](Vertex h, Vertex l) -> std::vector<Term> {
    if (h >= mdps || l >= inside) return {};
    return {{paired + h, 1}, {opponent + h, inside - l}};
  };
  return digits;
}

// D.2 and D.1 for a homogeneous bracket or a remainder, numbered afresh from 0; `pairs` are made in it, so the
// first so many players are S1. In every pair the higher ranked is an upper.
OrderDigits digits_of_remainder(const std::vector<Vertex>& members, Vertex pairs) {
  const auto n = static_cast<Vertex>(members.size());
  OrderDigits digits;
  const std::int32_t kept = digits.add(0, pairs);                   // D.2.a: uppers who are of S1
  const std::int32_t sum = digits.add(0, std::int64_t{n} * n / 2);  // D.2.b: small numbers as uppers
  const std::int32_t stays = digits.add(-1, 0, pairs);              // D.2.c: the last of S1 leaves first
  const std::int32_t enters = digits.add(0, 1, n - pairs);          // D.2.d: the first of S2 enters first
  const std::int32_t opponent = digits.add(0, n, n);                // D.1
  digits.terms = [=](Vertex h, Vertex l) -> std::vector<Term> {
    const auto number = [&](Vertex v) {
      return static_cast<Vertex>(std::lower_bound(members.begin(), members.end(), v) - members.begin());
    };
    const auto is_member = [&](Vertex v) { return std::binary_search(members.begin(), members.end(), v); };
    if (!is_member(h) || !is_member(l)) return {};
    const Vertex upper = number(h);
    std::vector<Term> terms = {{sum, n - upper}, {opponent + upper, n - number(l)}};
    if (upper < pairs)
      terms.insert(terms.end(), {{kept, 1}, {stays + (pairs - 1 - upper), -1}});
    else
      terms.push_back({enters + (upper - pairs), 1});
    return terms;
  };
  return digits;
}

class PlainMatchings {
 public:
  PlainMatchings(const RoundField& field, const Bracket& bracket)
      : field_(field),
        bracket_(bracket),
        mdps_(static_cast<Vertex>(bracket.moved_down.size())),
        inside_(mdps_ + static_cast<Vertex>(bracket.residents.size())),
        players_(all_players(bracket)),
        table_(criteria::baku_2016(), bracket.kind, vertices()),
        mates_(players_.size(), no_vertex) {}

  OneMatchingPairing run() {
    const Vertex pairs = mdps_ == 0 ? homogeneous_pairs() : choose_mdp_pairs();
    const Matching matching = solve(digits_of_remainder(unsettled_residents(), pairs));
    for (Vertex v = 0; v < size(); ++v)
      if (mates_[at(v)] == no_vertex) mates_[at(v)] = matching.mate(v);
    ++result_.calls;
    return finish();
  }

 private:
  static std::vector<Position> all_players(const Bracket& bracket) {
    std::vector<Position> all = bracket.moved_down;
    all.insert(all.end(), bracket.residents.begin(), bracket.residents.end());
    all.insert(all.end(), bracket.ahead.begin(), bracket.ahead.end());
    return all;
  }

  [[nodiscard]] Vertex size() const { return static_cast<Vertex>(players_.size()); }
  [[nodiscard]] std::vector<criteria::BracketVertex> vertices() const {
    std::vector<criteria::BracketVertex> result;
    for (Vertex v = 0; v < size(); ++v)
      result.push_back({field_.facts(players_[at(v)]),
                        v < inside_ ? criteria::Zone::Bracket : criteria::Zone::Next, v < mdps_});
    return result;
  }

  // Legal, and neither end has its mate already. MDPs not paired by the first call are in the limbo.
  [[nodiscard]] bool is_edge(Vertex h, Vertex l) const {
    if (l < mdps_ || mates_[at(h)] != no_vertex || mates_[at(l)] != no_vertex) return false;
    if (mdps_settled_ && h < mdps_ && l < inside_) return false;
    return field_.compatible(players_[at(h)], players_[at(l)]);
  }

  // One call: the digits of the criteria, and below them those of the order.
  [[nodiscard]] Matching solve(const OrderDigits& order) const {
    const matching::Layout& criteria_digits = table_.layout();
    std::vector<DigitRange> ranges;
    for (std::size_t d = 0; d < criteria_digits.digits(); ++d) ranges.push_back(criteria_digits.range(d));
    const auto first = static_cast<std::int32_t>(ranges.size());
    ranges.insert(ranges.end(), order.ranges.begin(), order.ranges.end());
    matching::Problem problem;
    problem.vertices = size();
    problem.layout = matching::Layout(std::move(ranges));
    for (Vertex h = 0; h < size(); ++h) {
      for (Vertex l = h + 1; l < size(); ++l) {
        if (!is_edge(h, l)) continue;
        const auto of_criteria = table_.rows().row(static_cast<std::size_t>(table_.row(h, l)));
        std::vector<Term> terms(of_criteria.begin(), of_criteria.end());
        for (const Term& term : order.terms(h, l)) terms.push_back({first + term.digit, term.value});
        problem.edges.push_back({h, l, problem.rows.add(terms)});
      }
    }
    return matching::lemon_solver().solve(problem)->matching;
  }

  [[nodiscard]] Vertex pairs_inside(const Matching& matching) const {
    Vertex pairs = 0;
    for (Vertex v = 0; v < inside_; ++v) pairs += matching.mate(v) > v && matching.mate(v) < inside_ ? 1 : 0;
    return pairs;
  }

  // C.5 before any weights.
  Vertex homogeneous_pairs() {
    switch (bracket_.kind) {
      case BracketKind::Last:
      case BracketKind::Collapsed: return inside_ / 2;  // C.2: at most one is left over
      case BracketKind::Penultimate: result_.pairs_by_weights = true; return pairs_inside(solve({}));
      default: break;
    }
    matching::Adjacency graph(at(inside_));
    for (Vertex a = 0; a < inside_; ++a)
      for (Vertex b = 0; b < inside_; ++b)
        if (a != b && is_edge(std::min(a, b), std::max(a, b))) graph[at(a)].push_back(b);
    return (inside_ - static_cast<Vertex>(matching::MaximumMatching(graph).single().size())) / 2;
  }

  // The first of two calls. Returns how many pairs remain to be made among the residents.
  Vertex choose_mdp_pairs() {
    const Matching matching = solve(digits_of_mdps(mdps_, inside_));
    Vertex pairs = pairs_inside(matching);
    for (Vertex m = 0; m < mdps_; ++m) {
      const Vertex mate = matching.mate(m);
      if (mate == no_vertex || mate >= inside_) continue;
      mates_[at(m)] = mate;
      mates_[at(mate)] = m;
      --pairs;
    }
    mdps_settled_ = true;
    ++result_.calls;
    return pairs;
  }

  [[nodiscard]] std::vector<Vertex> unsettled_residents() const {
    std::vector<Vertex> members;
    for (Vertex v = mdps_; v < inside_; ++v)
      if (mates_[at(v)] == no_vertex) members.push_back(v);
    return members;
  }

  OneMatchingPairing finish() {
    for (Vertex v = 0; v < inside_; ++v) {
      const Vertex mate = mates_[at(v)];
      if (mate == no_vertex || mate >= inside_)
        result_.downfloaters.push_back(players_[at(v)]);
      else if (v < mate)
        result_.pairs.emplace_back(players_[at(v)], players_[at(mate)]);
    }
    return std::move(result_);
  }

  const RoundField& field_;
  const Bracket& bracket_;
  Vertex mdps_;
  Vertex inside_;
  std::vector<Position> players_;
  criteria::WeightTable table_;
  std::vector<Vertex> mates_;
  bool mdps_settled_ = false;
  OneMatchingPairing result_;
};

}  // namespace

OneMatchingPairing pair_by_plain_matchings(const RoundField& field, const Bracket& bracket) {
  return PlainMatchings(field, bracket).run();
}

}  // namespace bloesem::test
