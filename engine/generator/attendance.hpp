// Attendance: late entries, withdrawals and returns are drawn before the first round, byes round by round.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

class Attendance {
 public:
  Attendance(const Settings& settings, Random& random);

  // Returns each player's entry in the column of a round (from 0) before it is paired: a bye of some kind, or
  // Absent for those who play. At least two players play, if there are two.
  [[nodiscard]] std::vector<Outcome> column(int round, Random& random);

  [[nodiscard]] bool has_entered(PlayerIndex player, int round) const {
    return stays_[static_cast<std::size_t>(player)].enters <= round;
  }

 private:
  // Rounds from 0. The player is away in rounds [leaves, returns).
  struct Stay {
    int enters = 0;
    int leaves = 0;
    int returns = 0;
  };

  [[nodiscard]] Stay draw_stay(Random& random) const;
  [[nodiscard]] Outcome mark(const Stay& stay, int round, Random& random) const;
  void call_back(std::vector<Outcome>& column);

  const Settings& settings_;
  std::vector<Stay> stays_;
};

}  // namespace bloesem::generator
