#include "engine/explain/known_rests.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bloesem::explain {

using swiss::Position;

std::optional<KnownRests::State> KnownRests::state_of(const swiss::Walk& so_far, const swiss::RoundField& field,
                                                      std::size_t& brackets) {
  if (so_far.brackets.size() == brackets) return std::nullopt;
  brackets = so_far.brackets.size();
  const BracketRecord& last = so_far.brackets.back();
  if (last.discarded) return std::nullopt;
  const std::size_t gone = 2 * so_far.pairs.size() + last.downfloaters.size();
  return State{field.size() - static_cast<int>(gone), last.kind, last.downfloaters.to_vector()};
}

void KnownRests::note(const swiss::Walk& so_far, const swiss::RoundField& field) {
  if (std::optional<State> state = state_of(so_far, field, brackets_)) states_.insert(*std::move(state));
}

void KnownRests::keep(swiss::RoundField&& field) {
  field_.emplace(std::move(field));
  places_ = swiss::positions_by_player(*field_);
}

bool KnownRests::Follower::is_known(const swiss::Walk& so_far) {
  std::optional<State> state = state_of(so_far, field_, brackets_);
  if (!state || !known_.field_ || state->left > same_at_the_end()) return false;
  if (!std::all_of(state->downfloaters.begin(), state->downfloaters.end(),
                   [&](PlayerIndex player) { return has_first_facts(player); }))
    return false;
  if (known_.states_.contains(*state)) return true;
  passed_.push_back(*std::move(state));
  return false;
}

void KnownRests::Follower::make_known() {
  for (State& state : passed_) known_.states_.insert(std::move(state));
  passed_.clear();
}

bool KnownRests::Follower::has_first_facts(PlayerIndex player) {
  const Position place = known_.places_[player];
  for (Position p = 0; p < field_.size(); ++p)
    if (field_.player(p) == player) return field_.facts(p) == known_.field_->facts(place);
  return false;
}

// Returns the number of players at the end of both fields who are the same, with the same facts. These are
// compared once the walk has settled who may have the bye, which it does before the first bracket.
int KnownRests::Follower::same_at_the_end() {
  if (same_at_the_end_) return *same_at_the_end_;
  const swiss::RoundField& traced = *known_.field_;
  Position own = field_.size();
  Position theirs = traced.size();
  while (own > 0 && theirs > 0 && traced.player(theirs - 1) == field_.player(own - 1) &&
         traced.facts(theirs - 1) == field_.facts(own - 1)) {
    --own;
    --theirs;
  }
  same_at_the_end_ = field_.size() - own;
  return *same_at_the_end_;
}

}  // namespace bloesem::explain
