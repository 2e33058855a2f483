#include "engine/dubov/single_upfloater.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "engine/swiss/one_left_over.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::dubov {
namespace {

class SingleUpfloater {
 public:
  SingleUpfloater(const Round& round, criteria::CriteriaTable criteria, const Left& left)
      : round_(round),
        field_(round.field()),
        criteria_(criteria),
        left_(left),
        rest_(field_, left.lower),
        unpaired_(possible_left_over(field_, left.residents)) {
    std::ptrdiff_t white = 0;
    for (const Position p : left.residents) white += round.seeks_white(p) ? 1 : 0;
    white_is_rare_ = 2 * white < std::ssize(left.residents);
  }

  // The first scoregroup with a candidate decides (C6).
  [[nodiscard]] std::optional<Position> best() {
    std::span<const Position> lower = left_.lower;
    while (!unpaired_.empty() && !lower.empty()) {
      const std::span<const Position> group = top_scoregroup(field_, lower);
      std::vector<Position> candidates;
      for (const Position p : group)
        if (meets_one_of(p, unpaired_) && rest_.possible(p)) candidates.push_back(p);
      if (!candidates.empty()) return best_of(candidates);
      lower = lower.subspan(group.size());
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool is_rare(Position p) const { return round_.seeks_white(p) == white_is_rare_; }

  [[nodiscard]] bool meets_one_of(Position p, const std::vector<Position>& others) const {
    return std::any_of(others.begin(), others.end(), [&](Position q) { return field_.compatible(p, q); });
  }

  // Returns the residents who can be left over if no two seekers of the rarer colour are paired. With or
  // without an upfloater, the numbers then demand every pair of seekers of the other colour (C7).
  [[nodiscard]] std::vector<Position> unpaired_at_no_cost() const {
    std::vector<Part> parts;
    for (const Position p : left_.residents) {
      const bool must_not_meet = field_.indispensable_colour(p) != Colour::None;
      parts.push_back(is_rare(p) ? Part::One : must_not_meet ? Part::Two : Part::Open);
    }
    const PartedPairs graph(field_, left_.residents, parts);
    matching::MaximumMatching<PartedPairs> matching;
    matching.maximise(graph);
    std::vector<Position> found;
    if (matching.single().size() == 1)
      for (const matching::Vertex v : matching.circuit(graph, matching.single().front()))
        found.push_back(graph.player(v));
    return found;
  }

  // Returns the best candidate of one scoregroup.
  [[nodiscard]] std::optional<Position> best_of(std::vector<Position> candidates) const {
    const std::vector<Position> any = unpaired_at_no_cost();
    std::vector<Position> frequent;
    std::copy_if(any.begin(), any.end(), std::back_inserter(frequent), [&](Position p) { return !is_rare(p); });
    std::erase_if(candidates, [&](Position p) { return !meets_one_of(p, is_rare(p) ? frequent : any); });
    std::optional<std::pair<std::vector<Points>, Position>> best;
    for (const Position p : candidates) {
      std::pair<std::vector<Points>, Position> key(charges(p), p);
      if (!best || key < *best) best = std::move(key);
    }
    return best ? std::optional(best->second) : std::nullopt;
  }

  // Returns what the criteria charge if `p` is the upfloater, apart from what they charge in any case.
  [[nodiscard]] std::vector<Points> charges(Position p) const {
    std::vector<Points> values;
    for (const criteria::Criterion& row : criteria_) {
      if (!contains(row.in_force, criteria::BracketKind::Normal)) continue;
      if (row.pair.shape == criteria::PairShape::Clash) {
        values.push_back(is_rare(p) ? 0 : 1);
      } else {
        BLOESEM_ASSERT(row.pair.shape != criteria::PairShape::Unknown);
        const criteria::Charge charge = row.pair(round_.facts(left_.residents.front()), round_.facts(p));
        values.push_back(row.measure == criteria::Measure::Count ? charge.amount : charge.difference);
      }
    }
    return values;
  }

  const Round& round_;
  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const Left& left_;
  OneLeftOver rest_;
  std::vector<Position> unpaired_;  // the residents who can be left over
  bool white_is_rare_ = false;      // among the residents
};

}  // namespace

std::optional<Position> single_upfloater(const Round& round, criteria::CriteriaTable criteria,
                                         const Left& left) {
  if (left.lower.size() % 2 == 0) return std::nullopt;
  return SingleUpfloater(round, criteria, left).best();
}

}  // namespace bloesem::swiss::dubov
