#include "engine/explain/untouched_brackets.hpp"

#include <algorithm>
#include <utility>

#include "engine/swiss/bracket.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::explain {

using swiss::Position;

UntouchedBrackets::UntouchedBrackets(const swiss::Walk& walk, const swiss::RoundField& field)
    : all_(swiss::positions(0, field.size())) {
  const swiss::ByPlayer<Position> places = swiss::positions_by_player(field);
  Position end = 0;
  for (const BracketRecord& record : walk.brackets) {
    const bool alone = only_looks_ahead(record.kind) || record.kind == criteria::BracketKind::Closing;
    if (record.discarded || !alone) return;
    for (const auto& [one, other] : record.pairs)
      for (const PlayerIndex player : {one, other}) settled_.set(player, brackets_.size());
    end += static_cast<int>(record.residents.size());
    Bracket bracket{record.score, record.downfloaters.size(), swiss::positions_of(record.downfloaters, places)};
    if (bracket.downfloaters > 0 && end < field.size()) bracket.needed = field.facts(end).score;
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
  return settled_[player] < brackets;
}

std::span<const Position> UntouchedBrackets::rest(std::size_t brackets) const {
  return brackets == 0 ? all_ : brackets_[brackets - 1].rest;
}

std::size_t UntouchedBrackets::downfloaters(std::size_t brackets) const {
  return brackets == 0 ? 0 : brackets_[brackets - 1].downfloaters;
}

}  // namespace bloesem::explain
