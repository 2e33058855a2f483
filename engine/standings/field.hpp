// The rounds of all players as tie-breaks see them (C.07.16), in flat arrays, and the scores that follow.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/model/tournament.hpp"
#include "engine/standings/regulations.hpp"

namespace bloesem::standings {

// What a round was to a player, beside its points.
enum class Trait : std::uint8_t {
  Game = 1,        // played over the board, with a result
  Pending = 2,     // paired; the result is not known yet
  Forfeit = 4,     // an opponent was scheduled and one of the two (or both) did not come
  Requested = 8,   // a half- or zero-point bye, or absence (16.2.3, 16.2.5)
  Voluntary = 16,  // a VUR (16.5): requested, or lost by forfeit
  Black = 32,
};

struct Cell {
  PlayerIndex opponent = no_player;  // as scheduled, also when forfeited
  Outcome outcome = Outcome::Absent;
  std::uint8_t traits = 0;

  [[nodiscard]] constexpr bool is(Trait trait) const noexcept {
    return (traits & static_cast<unsigned>(trait)) != 0;
  }
  // The opponent was met, or will be.
  [[nodiscard]] constexpr bool meeting() const noexcept { return is(Trait::Game) || is(Trait::Pending); }
  [[nodiscard]] constexpr bool unplayed() const noexcept { return !meeting(); }
};

// By player.
struct Scores {
  std::vector<Points> own;    // as his own unplayed rounds see it
  std::vector<Points> worth;  // as his opponents' tie-breaks see it (16.3)
};

struct Field {
  Field(const Tournament& tournament, const Regulations& regulations, int rounds, bool round_robin);

  [[nodiscard]] Cell cell(PlayerIndex player, int round) const noexcept {
    const std::size_t at =
        static_cast<std::size_t>(player) * static_cast<std::size_t>(rounds) + static_cast<std::size_t>(round);
    return {opponents[at], outcomes[at], traits[at]};
  }
  [[nodiscard]] Points gain(const Cell& cell) const noexcept {
    return gains[static_cast<std::size_t>(cell.outcome)];
  }
  // C.07.8.3: the round whose games Fore Buchholz takes for drawn.
  [[nodiscard]] bool is_final(int round) const noexcept { return final_round == round; }

  const Tournament& tournament;
  const Regulations& regulations;
  bool round_robin;
  int players;
  bool ids_ascend;                     // the printed numbers are in the order of the pairing numbers
  int rounds;                          // counted
  int final_round;                     // from 0; -1 if the last round of the event is not among those counted
  std::vector<PlayerIndex> opponents;  // these three by player and round
  std::vector<Outcome> outcomes;
  std::vector<std::uint8_t> traits;
  Scores scores;
  Scores fore;  // with the games of the final round drawn

 private:
  void enter(PlayerIndex player);
  [[nodiscard]] Scores scores_with(int drawn_round) const;
  [[nodiscard]] Points worth_of(PlayerIndex player, int drawn_round) const;

  static constexpr std::size_t outcome_count = static_cast<std::size_t>(Outcome::Unfinished) + 1;
  std::array<Points, outcome_count> gains;
};

// The number of rounds there are, whatever is counted.
[[nodiscard]] int rounds_on_record(const Tournament& tournament) noexcept;

}  // namespace bloesem::standings
