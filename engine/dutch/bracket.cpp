#include "engine/dutch/bracket.hpp"

#include <algorithm>

namespace bloesem::dutch {

BracketRecord record_of(const RoundField& field, const Bracket& bracket, const BracketPairing& pairing) {
  const auto players = [&](const std::vector<Position>& positions) {
    std::vector<PlayerIndex> result(positions.size());
    std::transform(positions.begin(), positions.end(), result.begin(),
                   [&](Position p) { return field.player(p); });
    return result;
  };
  BracketRecord record;
  record.kind = bracket.kind;
  record.score = field.facts(bracket.residents.front()).score;
  record.moved_down = players(bracket.moved_down);
  record.residents = players(bracket.residents);
  record.pairs.reserve(pairing.pairs.size());
  for (const auto& [h, l] : pairing.pairs) record.pairs.emplace_back(field.player(h), field.player(l));
  record.downfloaters = players(pairing.downfloaters);
  record.exchanges = pairing.exchanges;
  record.criteria = pairing.criteria;
  record.solved_by = pairing.solved_by;
  return record;
}

}  // namespace bloesem::dutch
