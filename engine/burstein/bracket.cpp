#include "engine/burstein/bracket.hpp"

namespace bloesem::swiss::burstein {

ScoreGroups::ScoreGroups(const RoundField& field, std::optional<Position> bye) : field_(field) {
  for (Position begin = 0; begin < field.size();) {
    const Position end = field.end_of_score_group(begin);
    std::vector<Position> members;
    for (Position p = begin; p < end; ++p)
      if (p != bye) members.push_back(p);
    begin = end;
    if (!members.empty()) groups_.push_back(std::move(members));
  }
}

OpenBracket ScoreGroups::open(std::size_t group, std::span<const Position> incoming,
                              const Ranking& ranking) const {
  OpenBracket bracket;
  bracket.players.assign(incoming.begin(), incoming.end());
  bracket.players.insert(bracket.players.end(), members(group).begin(), members(group).end());
  ranking.sort(bracket.players);
  bracket.score = field_.facts(members(group).front()).score;
  bracket.end = field_.end_of_score_group(members(group).front());
  const bool last = group + 1 == size();
  if (!last) bracket.next = members(group + 1);
  bracket.below = last ? field_.size() : field_.end_of_score_group(bracket.next.front());
  return bracket;
}

}  // namespace bloesem::swiss::burstein
