// The schedule of a round robin: all rounds are known before the first one, and no result changes them.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/round_robin/berger.hpp"
#include "engine/round_robin/settings.hpp"

namespace bloesem::round_robin {

// Numbers are those of the players, from 1.
struct ScheduledRound {
  std::vector<Game> boards;      // in board order, without the game against a dummy
  std::optional<int> free = {};  // the player who is free, in an odd field

  friend bool operator==(const ScheduledRound&, const ScheduledRound&) = default;
};

class Schedule {
 public:
  // Errors: InvalidInput, as refusal_of.
  [[nodiscard]] static Result<Schedule> of(int players, const Settings& settings);

  [[nodiscard]] int players() const noexcept { return players_; }
  [[nodiscard]] const Settings& settings() const noexcept { return settings_; }  // with the rotation
  [[nodiscard]] int cycle_length() const noexcept { return rounds_of_cycle(players_); }
  [[nodiscard]] int rounds() const noexcept { return cycle_length() * settings_.cycles; }
  // Returns the games that each player has in the whole event.
  [[nodiscard]] int games_of_player() const noexcept { return (players_ - 1) * settings_.cycles; }

  // In the following, rounds are from 1 to rounds().

  // Returns the round of the table that is played as this round.
  [[nodiscard]] int table_round(int round) const noexcept;
  // True in every second cycle.
  [[nodiscard]] bool reversed(int round) const noexcept;
  [[nodiscard]] ScheduledRound round(int round) const;
  // Returns the player who is free; empty in an even field.
  [[nodiscard]] std::optional<int> free_player(int round) const noexcept;

 private:
  Schedule(int players, const Settings& settings) : players_(players), settings_(resolved(settings, players)) {}

  int players_;
  Settings settings_;
};

}  // namespace bloesem::round_robin
