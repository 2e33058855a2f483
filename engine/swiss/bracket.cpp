#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss {

BracketRecord record_of(const RoundField& field, Bracket&& bracket, BracketPairing&& pairing) {
  const auto players = [&](std::vector<Position>&& positions) {
    for (Position& p : positions) p = field.player(p);
    return std::move(positions);
  };
  BracketRecord record;
  record.kind = bracket.kind;
  record.score = field.facts(bracket.residents.front()).score;
  record.moved_down = players(std::move(bracket.moved_down));
  record.residents = players(std::move(bracket.residents));
  for (auto& [h, l] : pairing.pairs) h = field.player(h), l = field.player(l);
  record.pairs = std::move(pairing.pairs);
  record.downfloaters = players(std::move(pairing.downfloaters));
  record.exchanges = pairing.exchanges;
  record.criteria = std::move(pairing.criteria);
  record.solved_by = pairing.solved_by;
  record.refusals = pairing.refusals;
  return record;
}

}  // namespace bloesem::swiss
