#include "engine/explain/decisive_pairs.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/model/wishes.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;

// Adds every pair that a discarded bracket may have looked ahead to: those of its downfloaters and the next
// score group. The walk has no bracket that pairs these.
void add_pairs_ahead(const BracketRecord& bracket, const swiss::RoundField& field, std::vector<Pair>& pairs) {
  std::vector<PlayerIndex> players = bracket.downfloaters.to_vector();
  Position ahead = 0;
  while (field.player(ahead) != bracket.residents.back()) ++ahead;
  const Position end = field.end_of_score_group(++ahead);
  for (; ahead < end; ++ahead) {
    for (const PlayerIndex player : players) pairs.push_back(std::minmax(player, field.player(ahead)));
    players.push_back(field.player(ahead));
  }
}

}  // namespace

std::optional<std::vector<Pair>> decisive_pairs(const Subject& subject, const swiss::RoundField& field,
                                                Edition edition) {
  if (edition.system().rulebook == nullptr || subject.tournament.is_arranged() ||
      has_wish(subject.tournament, subject.round()))
    return std::nullopt;
  std::vector<Pair> pairs;
  if (!subject.answer) return pairs;
  for (const BracketRecord& bracket : subject.answer->record.brackets) {
    for (const auto& [one, other] : bracket.pairs) pairs.push_back(std::minmax(one, other));
    if (bracket.discarded) add_pairs_ahead(bracket, field, pairs);
  }
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return pairs;
}

}  // namespace bloesem::explain
