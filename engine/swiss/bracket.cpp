#include "engine/swiss/bracket.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::swiss {

void write_record(BracketRecord& record, const RoundField& field, const Bracket& bracket,
                  BracketPairing&& pairing) {
  const auto write = [&](PlayersInBracket& players, const std::vector<Position>& positions) {
    players.resize(positions.size());
    std::transform(positions.begin(), positions.end(), players.begin(),
                   [&](Position p) { return field.player(p); });
  };
  record.kind = bracket.kind;
  record.score = field.facts(bracket.residents.front()).score;
  write(record.moved_down, bracket.moved_down);
  write(record.residents, bracket.residents);
  record.pairs.resize(pairing.pairs.size());
  std::transform(pairing.pairs.begin(), pairing.pairs.end(), record.pairs.begin(), [&](const auto& pair) {
    return std::pair(field.player(pair.first), field.player(pair.second));
  });
  write(record.downfloaters, pairing.downfloaters);
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
