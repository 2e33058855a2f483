#include "engine/swiss/bracket.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::swiss {

void write_record(BracketRecord& record, const RoundField& field, const Bracket& bracket,
                  BracketPairing&& pairing) {
  const auto players = [&](const std::vector<Position>& positions) {
    std::vector<PlayerIndex> result(positions.size());
    std::transform(positions.begin(), positions.end(), result.begin(),
                   [&](Position p) { return field.player(p); });
    return result;
  };
  record.kind = bracket.kind;
  record.score = field.facts(bracket.residents.front()).score;
  record.moved_down = players(bracket.moved_down);
  record.residents = players(bracket.residents);
  record.pairs.resize(pairing.pairs.size());
  std::transform(pairing.pairs.begin(), pairing.pairs.end(), record.pairs.begin(), [&](const auto& pair) {
    return std::pair(field.player(pair.first), field.player(pair.second));
  });
  record.downfloaters = players(pairing.downfloaters);
  record.exchanges = pairing.exchanges;
  record.criteria = std::move(pairing.criteria);
  record.solved_by = pairing.solved_by;
  record.refusals = pairing.refusals;
}

Bracket bracket_of(const BracketRecord& record, const ByPlayer<Position>& positions) {
  return {record.kind, positions_of(record.moved_down, positions), positions_of(record.residents, positions)};
}

std::vector<std::pair<Position, Position>> pairs_of(const BracketRecord& record,
                                                    const ByPlayer<Position>& positions) {
  std::vector<std::pair<Position, Position>> pairs;
  for (const auto& [higher, lower] : record.pairs) pairs.emplace_back(positions[higher], positions[lower]);
  return pairs;
}

std::vector<Position> positions_of(std::span<const PlayerIndex> players, const ByPlayer<Position>& positions) {
  std::vector<Position> result;
  for (const PlayerIndex player : players) result.push_back(positions[player]);
  return result;
}

}  // namespace bloesem::swiss
