#include "engine/explain/walk_trace.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bloesem::explain {

using swiss::Position;

std::optional<WalkTrace::State> WalkTrace::state_of(const swiss::Walk& so_far, std::size_t& brackets) {
  if (so_far.brackets.size() == brackets) return std::nullopt;
  brackets = so_far.brackets.size();
  const BracketRecord& last = so_far.brackets.back();
  if (last.discarded) return std::nullopt;
  const std::size_t end = 2 * so_far.pairs.size() + last.downfloaters.size();
  return State{static_cast<Position>(end), last.kind, last.downfloaters};
}

void WalkTrace::note(const swiss::Walk& so_far) {
  if (std::optional<State> state = state_of(so_far, brackets_)) states_.push_back(*std::move(state));
}

void WalkTrace::keep(swiss::RoundField&& field) {
  field_.emplace(std::move(field));
  for (Position p = 0; p < field_->size(); ++p) {
    const auto player = static_cast<std::size_t>(field_->player(p));
    if (places_.size() <= player) places_.resize(player + 1, Position(-1));
    places_[player] = p;
  }
}

bool WalkTrace::Follower::goes_the_same_way(const swiss::Walk& so_far) {
  const std::optional<State> state = state_of(so_far, brackets_);
  if (!state || !trace_.field_ || state->end < first_same()) return false;
  const auto same_end = std::lower_bound(trace_.states_.begin(), trace_.states_.end(), state->end,
                                         [](const State& s, Position end) { return s.end < end; });
  return same_end != trace_.states_.end() && *same_end == *state &&
         std::all_of(state->downfloaters.begin(), state->downfloaters.end(),
                     [&](PlayerIndex player) { return has_facts_of_trace(player); });
}

bool WalkTrace::Follower::has_facts_of_trace(PlayerIndex player) {
  const Position place = trace_.places_[static_cast<std::size_t>(player)];
  for (Position p = 0; p < field_.size(); ++p)
    if (field_.player(p) == player) return field_.facts(p) == trace_.field_->facts(place);
  return false;
}

// Facts are compared once the walk has settled who may have the bye, which it does before the first bracket.
Position WalkTrace::Follower::first_same() {
  if (first_same_) return *first_same_;
  const swiss::RoundField& traced = *trace_.field_;
  Position p = field_.size();
  if (traced.size() == field_.size())
    while (p > 0 && traced.player(p - 1) == field_.player(p - 1) && traced.facts(p - 1) == field_.facts(p - 1))
      --p;
  first_same_ = p;
  return p;
}

}  // namespace bloesem::explain
