#include "engine/dutch/bye_score.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/legal_rows.hpp"
#include "engine/swiss/set_aside.hpp"
#include "matching/assertions.hpp"
#include "matching/cardinality/bit_matching.hpp"
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

std::optional<Points> lowest_score_of_many(const RoundField& field, const std::vector<Position>& players) {
  const std::optional<Points> counted = score_of_lowest_eligible(field, players);
  return counted ? counted : lowest_score_by_matching(field, players);
}

// For fewer players than bit rows have vertices. Mostly the lowest ranked eligible player can be left over. If
// not, whoever is outer in a search from the one left over can be, instead (Berge 1957).
std::optional<Points> lowest_score_of_few(const RoundField& field) {
  LegalRows legal;
  [[maybe_unused]] const bool few = legal.build(field, {}, 0, field.size());
  BLOESEM_ASSERT(few);
  const LegalRows::Row eligible = legal.bye_eligible(field, {});
  const auto lowest_score = [&](LegalRows::Row players) {
    return field.facts(Position(std::bit_width(players) - 1)).score;
  };
  if (eligible == 0) return std::nullopt;
  matching::BitMatching matching;
  matching.start(legal.rows(), legal.vertices() & ~std::bit_floor(eligible));
  matching.maximise();
  if (matching.perfect()) return lowest_score(eligible);
  matching.start(legal.rows(), legal.vertices());
  matching.maximise();
  if (!std::has_single_bit(matching.single())) return std::nullopt;
  [[maybe_unused]] const bool paired = matching.augment(std::countr_zero(matching.single()));
  BLOESEM_ASSERT(!paired);
  const LegalRows::Row possible = matching.outer() & eligible;
  return possible == 0 ? std::nullopt : std::optional(lowest_score(possible));
}

}  // namespace

bool settle_bye_score(RoundField& field) {
  const std::vector<Position> players = positions(0, field.size());
  if (players.size() % 2 == 0) return can_be_completed(field, players);
  const std::optional<Points> score = players.size() < LegalRows::max_vertices
                                          ? lowest_score_of_few(field)
                                          : lowest_score_of_many(field, players);
  if (!score) return false;
  field.leave_bye_to(*score);
  return true;
}

}  // namespace bloesem::swiss::dutch
