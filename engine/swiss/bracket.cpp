#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss {

BracketRecord record_of(const RoundField& field, const Bracket& bracket, BracketPairing&& pairing) {
  const auto players = [&](const std::vector<Position>& positions) {
    std::vector<PlayerIndex> result;
    result.reserve(positions.size());
    for (const Position p : positions) result.push_back(field.player(p));
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
  record.criteria = std::move(pairing.criteria);
  record.solved_by = pairing.solved_by;
  record.refusals = pairing.refusals;
  return record;
}

}  // namespace bloesem::swiss
