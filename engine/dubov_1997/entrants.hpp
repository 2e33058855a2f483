// The players of a round as these procedures see them.
#pragma once

#include <span>
#include <vector>

#include "engine/dubov_1997/procedure.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dubov_1997 {

// A view of field, task and procedure, which must outlive it.
class Entrants {
 public:
  Entrants(const RoundField& field, const RoundTask& task, const Procedure& procedure);

  [[nodiscard]] const RoundField& field() const noexcept { return *field_; }
  [[nodiscard]] const RoundTask& task() const noexcept { return *task_; }
  [[nodiscard]] const Procedure& procedure() const noexcept { return *procedure_; }

  [[nodiscard]] const Merits& merits(Position p) const noexcept { return merits_[at(p)]; }
  // Returns the due colour (1); None without a game. Where a limit leaves one colour, it is that one.
  [[nodiscard]] Colour due(Position p) const noexcept { return field_->facts(p).preference.colour; }
  // True if the player stands in the column of White: who has not played is taken to be due Black.
  [[nodiscard]] bool is_white(Position p) const noexcept { return due(p) == Colour::White; }
  // 2.6: true if both colours are within the limits 2.3 and 2.4.
  [[nodiscard]] bool may_change(Position p) const noexcept {
    return field_->indispensable_colour(p) == Colour::None;
  }
  // 2.5: true if the player may be moved up.
  [[nodiscard]] bool may_move_up(Position p) const noexcept { return may_move_up_[at(p)] != 0; }
  // True if no player of the field has played yet (5).
  [[nodiscard]] bool first_round() const noexcept { return first_round_; }

  void sort(std::vector<Position>& players, Before before) const;
  // Returns the players in the order in which they look for opponents (8.1): from the columns of White and
  // Black alternately.
  [[nodiscard]] std::vector<Position> alternating(std::span<const Position> players) const;
  // Sorts as opponents of a player (7.1, 8.2): those due the other colour first.
  void sort_as_opponents(std::vector<Position>& players, Position of) const;

 private:
  const RoundField* field_;
  const RoundTask* task_;
  const Procedure* procedure_;
  std::vector<Merits> merits_;     // by position
  std::vector<char> may_move_up_;  // likewise
  bool first_round_ = true;
};

// Returns how often a player may be moved up in an event of so many rounds (2.5).
[[nodiscard]] constexpr int max_moves_up(int rounds_declared) noexcept { return rounds_declared < 10 ? 3 : 4; }

// Returns what the procedure calls the opposition of a player before the round.
[[nodiscard]] Mean opposition_of(const Procedure& procedure, const Tournament& tournament, PlayerIndex player,
                                 int round);

// Returns the average rating of the opponents met over the board before the round; 0 without any.
[[nodiscard]] Mean average_rating(const Tournament& tournament, PlayerIndex player, int round);

// Returns the sum of the opponents' points. A round without a game counts the player's own points.
[[nodiscard]] Mean buchholz(const Tournament& tournament, PlayerIndex player, int round);

}  // namespace bloesem::swiss::dubov_1997
