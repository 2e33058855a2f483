#include "engine/dutch_2012/next_bracket.hpp"

namespace bloesem::swiss::dutch_2012 {

bool NextBracket::makes_all_pairs(std::span<const Position> downfloaters, std::span<const Position> residents) {
  players_.assign(downfloaters.begin(), downfloaters.end());
  players_.insert(players_.end(), residents.begin(), residents.end());
  const LegalPairs::Bye bye = players_.size() % 2 == 1 ? LegalPairs::Bye::Lower : LegalPairs::Bye::None;
  const LegalPairs graph(field_, players_, bye, downfloaters.size());
  if (const std::optional<bool> answer = completable_by_counting(graph.census())) return *answer;
  return matching_.perfect(graph);
}

}  // namespace bloesem::swiss::dutch_2012
