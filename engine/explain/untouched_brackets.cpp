#include "engine/explain/untouched_brackets.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::explain {

using swiss::Position;

UntouchedBrackets::UntouchedBrackets(const swiss::Walk& walk, const swiss::RoundField& field)
    : all_(swiss::positions(0, field.size())) {
  std::vector<Position> places;  // by player
  for (const Position p : all_) {
    places.resize(std::max(places.size(), static_cast<std::size_t>(field.player(p)) + 1));
    places[static_cast<std::size_t>(field.player(p))] = p;
  }
  settled_.assign(places.size(), std::numeric_limits<std::size_t>::max());
  Position end = 0;
  for (const BracketRecord& record : walk.brackets) {
    const bool alone = only_looks_ahead(record.kind) || record.kind == criteria::BracketKind::Closing;
    if (record.discarded || !alone) return;
    for (const auto& [one, other] : record.pairs)
      for (const PlayerIndex player : {one, other})
        settled_[static_cast<std::size_t>(player)] = brackets_.size();
    end += static_cast<int>(record.residents.size());
    Bracket bracket{record.score, record.downfloaters.size(), {}};
    if (bracket.downfloaters > 0 && end < field.size()) bracket.needed = field.facts(end).score;
    for (const PlayerIndex player : record.downfloaters)
      bracket.rest.push_back(places[static_cast<std::size_t>(player)]);
    bracket.rest.insert(bracket.rest.end(), all_.begin() + end.value(), all_.end());
    brackets_.push_back(std::move(bracket));
  }
}

std::size_t UntouchedBrackets::above(Points highest) const {
  std::size_t number = 0;
  while (number < brackets_.size() && highest < brackets_[number].needed) ++number;
  return number;
}

bool UntouchedBrackets::settle(std::size_t brackets, PlayerIndex player) const {
  const auto index = static_cast<std::size_t>(player);
  return index < settled_.size() && settled_[index] < brackets;
}

std::span<const Position> UntouchedBrackets::rest(std::size_t brackets) const {
  return brackets == 0 ? all_ : brackets_[brackets - 1].rest;
}

std::size_t UntouchedBrackets::downfloaters(std::size_t brackets) const {
  return brackets == 0 ? 0 : brackets_[brackets - 1].downfloaters;
}

}  // namespace bloesem::explain
