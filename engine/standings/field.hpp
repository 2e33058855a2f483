// The rounds of all players as tie-breaks see them (C.07.16), in flat arrays, and the resulting scores.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/regulations.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// Kind of a round for a player, apart from its points.
enum class Trait : std::uint8_t {
  Game = 1,        // played over the board, with a result
  Pending = 2,     // paired, result unknown so far
  Forfeit = 4,     // an opponent was scheduled, and at least one of the two did not appear
  Requested = 8,   // a half- or zero-point bye, or absence (16.2.3, 16.2.5)
  Voluntary = 16,  // a VUR (16.5): requested, or lost by forfeit
  Black = 32,
};

struct Cell {
  PlayerIndex opponent = no_player;  // as scheduled, even if forfeited
  Outcome outcome = Outcome::Absent;
  std::uint8_t traits = 0;

  [[nodiscard]] constexpr bool is(Trait trait) const noexcept {
    return (traits & static_cast<unsigned>(trait)) != 0;
  }
  // True if the opponent was met or will be.
  [[nodiscard]] constexpr bool meeting() const noexcept { return is(Trait::Game) || is(Trait::Pending); }
  [[nodiscard]] constexpr bool unplayed() const noexcept { return !meeting(); }
  // True if the game of the round does not count (Field::leave_out).
  [[nodiscard]] constexpr bool is_left_out() const noexcept {
    return opponent == no_player && outcome == Outcome::Unfinished;
  }
  // True for results over the board only.
  [[nodiscard]] constexpr bool won() const noexcept {
    return is(Trait::Game) && (outcome == Outcome::Win || outcome == Outcome::UnratedWin);
  }
  [[nodiscard]] constexpr bool drawn() const noexcept {
    return is(Trait::Game) && (outcome == Outcome::Draw || outcome == Outcome::UnratedDraw);
  }
};

struct Score {
  Points own = 0;    // with the player's own unplayed rounds as they count for the player
  Points worth = 0;  // as it counts for the opponents' tie-breaks (16.3)
};

struct Scores {
  std::vector<Score> players;
  // By player and round: the scheduled opponent's scores. Gathered once, since looking them up one by one
  // dominates the time in a large field.
  std::vector<Score> opponents;
};

struct Field {
  // Games of the players `left_out` count for nobody.
  Field(const Tournament& tournament, const Regulations& regulations, int rounds, bool round_robin,
        const std::vector<PlayerIndex>& left_out = {});

  // Returns the index into arrays by player and round.
  [[nodiscard]] std::size_t position(PlayerIndex player, int round) const noexcept {
    return static_cast<std::size_t>(player) * static_cast<std::size_t>(rounds) +
           static_cast<std::size_t>(round);
  }
  [[nodiscard]] Cell cell(PlayerIndex player, int round) const noexcept {
    const std::size_t at = position(player, round);
    return {opponents[at], outcomes[at], traits[at]};
  }
  // Returns the points of the round's result.
  [[nodiscard]] Points gain(const Cell& cell) const noexcept {
    return gains[static_cast<std::size_t>(cell.outcome)];
  }
  // Returns points given or taken in a round apart from its result.
  [[nodiscard]] Points adjustment(PlayerIndex player, int round) const noexcept {
    if (!has_adjustments || is_left_out(player)) return 0;
    const auto& list = tournament.players[static_cast<std::size_t>(player)].adjustments;
    return static_cast<std::size_t>(round) < list.size() ? list[static_cast<std::size_t>(round)] : 0;
  }

  // True if the games of the player do not count.
  [[nodiscard]] bool is_left_out(PlayerIndex player) const noexcept {
    return !left_out.empty() && left_out[static_cast<std::size_t>(player)];
  }

  const Tournament& tournament;
  const Regulations& regulations;
  bool round_robin;
  int players;
  bool ids_ascend;  // printed numbers are in the order of pairing numbers
  bool has_adjustments;
  int rounds;                          // number of rounds counted
  int final_round;                     // from 0; -1 if the last round of the event is not counted
  std::vector<PlayerIndex> opponents;  // by player and round, as are the next two
  std::vector<Outcome> outcomes;
  std::vector<std::uint8_t> traits;
  std::vector<int> ratings;    // by player
  std::vector<bool> left_out;  // by player; empty: none
  // Points by outcome.
  std::array<Points, static_cast<std::size_t>(Outcome::Unfinished) + 1> gains;

 private:
  void fetch_rounds_of(PlayerIndex player) const noexcept;
  void enter(PlayerIndex player);
  void leave_out(const std::vector<PlayerIndex>& uncounted);
};

enum class FinalGames : std::uint8_t { AsPlayed, Drawn };

// Returns the scores with the games of the final round as played, or drawn (C.07.8.3).
[[nodiscard]] Scores scores_of(const Field& field, FinalGames final_games);

// Games over the board and the score in them: one point for a win and a half for a draw, independent of the
// event's point system.
struct BoardScore {
  int games = 0;
  Hundredths score = 0;

  // Returns the percentage score, half a per cent rounded up. Requires at least one game.
  [[nodiscard]] int percent() const noexcept;
};
[[nodiscard]] BoardScore board_score(const Field& field, PlayerIndex player) noexcept;

// Returns the number of rounds on record, counted or not.
[[nodiscard]] int rounds_on_record(const Tournament& tournament) noexcept;

}  // namespace bloesem::standings
