// What belongs to players, found by player.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

inline constexpr Position no_position = -1;

template <class Value>
class ByPlayer {
 public:
  explicit ByPlayer(Value none) : none_(none) {}

  void set(PlayerIndex player, Value value) {
    if (values_.size() <= at(player)) values_.resize(at(player) + 1, none_);
    values_[at(player)] = value;
  }
  // Returns `none` for a player without a value, no_player among them.
  [[nodiscard]] const Value& operator[](PlayerIndex player) const {
    return player >= 0 && at(player) < values_.size() ? values_[at(player)] : none_;
  }

 private:
  Value none_;
  std::vector<Value> values_;
};

// Returns the position of each player in the field; no_position for the others.
[[nodiscard]] inline ByPlayer<Position> positions_by_player(const RoundField& field) {
  ByPlayer<Position> positions(no_position);
  for (Position p = 0; p < field.size(); ++p) positions.set(field.player(p), p);
  return positions;
}

}  // namespace bloesem::swiss
