#include "engine/swiss/bracket_view.hpp"

namespace bloesem::swiss {

void BracketView::look_at(const RoundField& field, const Bracket& bracket) {
  // Clears only what the last bracket wrote: clearing the whole table would make a round quadratic.
  if (static_cast<Position>(numbers_.size()) == field.size()) {
    for (const Position p : players_) numbers_[static_cast<std::size_t>(p)] = no_number;
  } else {
    numbers_.assign(static_cast<std::size_t>(field.size()), no_number);
  }
  field_ = &field;
  bracket_ = &bracket;
  players_.assign(bracket.moved_down.begin(), bracket.moved_down.end());
  players_.insert(players_.end(), bracket.residents.begin(), bracket.residents.end());
  moved_down_ = static_cast<BracketNumber>(bracket.moved_down.size());
  for (BracketNumber v = 0; v < size(); ++v) numbers_[static_cast<std::size_t>(position(v))] = v;
}

}  // namespace bloesem::swiss
