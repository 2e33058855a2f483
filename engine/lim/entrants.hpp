// The players of a round as the Lim System sees them: due colours, floats, orders.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::lim {

// 2.2: the way to the median in which a scoregroup is paired. The median is paired downwards.
enum class Direction : std::uint8_t { Down, Up };

[[nodiscard]] constexpr Direction reversed(Direction direction) noexcept {
  return direction == Direction::Down ? Direction::Up : Direction::Down;
}

// Returns the colour due (5.5, 5.6): the equalising one, or after equal numbers the alternating one; None
// without a game.
[[nodiscard]] Colour due_colour(const RoundField& field, Position p) noexcept;

// Returns the only colour that 5.1 leaves the player, in the last round, too; None if both are left.
[[nodiscard]] Colour only_colour(const RoundField& field, Position p) noexcept;

// A view of field and task, which must outlive it.
class Entrants {
 public:
  Entrants(const RoundField& field, const RoundTask& task);

  [[nodiscard]] const RoundField& field() const noexcept { return *field_; }
  [[nodiscard]] const RoundTask& task() const noexcept { return *task_; }

  [[nodiscard]] Colour due(Position p) const noexcept { return facts_[at(p)].due; }
  [[nodiscard]] Colour only(Position p) const noexcept { return only_colour(*field_, p); }
  // True if the two are due different colours, or one of them none.
  [[nodiscard]] bool suit(Position a, Position b) const noexcept {
    return due(a) == Colour::None || due(a) != due(b);
  }
  // 3.10: true if the player floated in the last round: played against another score.
  [[nodiscard]] bool floated(Position p) const noexcept {
    return field_->facts(p).previous != criteria::Float::None;
  }
  [[nodiscard]] int number(Position p) const noexcept { return facts_[at(p)].number; }
  [[nodiscard]] int rating(Position p) const noexcept { return facts_[at(p)].rating; }
  // 3.2.3, 3.8, 5.7: false if the ratings are more than 100 points apart in a Maxi-tournament.
  [[nodiscard]] bool near(Position a, Position b) const noexcept;

  // True if `a` comes before `b` by pairing number in this direction: downwards the smallest comes first.
  [[nodiscard]] bool is_before(Position a, Position b, Direction direction) const noexcept {
    return direction == Direction::Down ? number(a) < number(b) : number(a) > number(b);
  }
  // True if the floater `a` ranks before `b` (3.6, 3.7): downwards by the highest score, then number.
  [[nodiscard]] bool ranks_before(Position a, Position b, Direction direction) const noexcept {
    return direction == Direction::Down ? a < b : a > b;  // positions are in that order
  }
  // Sorts by pairing number in this direction (2.4).
  void arrange(std::vector<Position>& players, Direction direction) const;

 private:
  struct Facts {
    Colour due;
    int number;
    int rating;
  };

  const RoundField* field_;
  const RoundTask* task_;
  bool maxi_;
  std::vector<Facts> facts_;  // by position
};

}  // namespace bloesem::swiss::lim
