#include "engine/dutch/bye_score.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/set_aside.hpp"
#include "matching/cardinality/carried_matching.hpp"

namespace bloesem::swiss::dutch {
using matching::Vertex;

namespace {

// Returns the score of the lowest ranked eligible player if counting shows that all others can be paired: no
// eligible player has a lower score. Empty if that is not known.
std::optional<Points> score_of_lowest_eligible(const RoundField& field, const std::vector<Position>& players) {
  const auto lowest =
      std::find_if(players.rbegin(), players.rend(), [&](Position p) { return field.facts(p).bye_eligible; });
  if (lowest == players.rend()) return std::nullopt;
  std::vector<Position> others = players;
  others.erase(others.begin() + *lowest);
  const bool counted = completable_by_counting(census_of(field, others)).value_or(false) ||
                       completable_by_setting_aside(field, others).value_or(false);
  if (!counted) return std::nullopt;
  return field.facts(*lowest).score;
}

// Whoever can be paired with a bye that anybody may have can be left over.
std::optional<Points> lowest_score_by_matching(const RoundField& field, const std::vector<Position>& players) {
  const LegalPairs graph(field, players, LegalPairs::Bye::Lower);
  matching::CarriedMatching<LegalPairs> matching(graph);
  if (!matching.cover(members_first(field, graph))) return std::nullopt;
  const Vertex bye = graph.size() - 1;
  std::vector<Vertex> eligible;
  for (Vertex v = 0; v < bye; ++v)
    if (field.facts(graph.player(v)).bye_eligible) eligible.push_back(v);
  matching.look_for_mates(bye, eligible);
  std::optional<Points> lowest;
  for (const Vertex v : eligible) {
    const Points score = field.facts(graph.player(v)).score;
    if ((!lowest || score < *lowest) && matching.may_join(v)) lowest = score;
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
