#include "engine/dutch/bye_score.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::dutch {
namespace {

// Returns the score of the lowest ranked eligible player if counting shows that all others can be paired: no
// eligible player has a lower score. Empty if that is not known.
std::optional<Points> score_of_lowest_eligible(const RoundField& field, const std::vector<Position>& players) {
  const auto lowest =
      std::find_if(players.rbegin(), players.rend(), [&](Position p) { return field.facts(p).bye_eligible; });
  if (lowest == players.rend()) return std::nullopt;
  std::vector<Position> others = players;
  others.erase(others.begin() + *lowest);
  if (!completable_by_counting(census_of(field, others)).value_or(false)) return std::nullopt;
  return field.facts(*lowest).score;
}

// The players left over in some maximum matching are those joined to a single one by an alternating path of
// even length (Berge 1957).
std::optional<Points> lowest_score_by_matching(const RoundField& field, const std::vector<Position>& players) {
  const LegalPairs graph(field, players, LegalPairs::Bye::None);
  matching::MaximumMatching<LegalPairs> matching;
  matching.maximise(graph);
  if (matching.single().size() != 1) return std::nullopt;
  std::optional<Points> lowest;
  for (const matching::Vertex v : matching.circuit(graph, matching.single().front())) {
    const criteria::PlayerFacts& facts = field.facts(graph.player(v));
    if (facts.bye_eligible && (!lowest || facts.score < *lowest)) lowest = facts.score;
  }
  return lowest;
}

}  // namespace

bool settle_bye_score(RoundField& field) {
  const std::vector<Position> players = positions(0, field.size());
  if (players.size() % 2 == 0) return can_be_completed(field, players);
  std::optional<Points> score = score_of_lowest_eligible(field, players);
  if (!score) score = lowest_score_by_matching(field, players);
  if (!score) return false;
  field.leave_bye_to(*score);
  return true;
}

}  // namespace bloesem::swiss::dutch
