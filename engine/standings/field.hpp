// The rounds of all players as tie-breaks see them (C.07.16), in flat arrays, and the scores that follow.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/regulations.hpp"
#include "bloesem/tournament.hpp"

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
  // Over the board.
  [[nodiscard]] constexpr bool won() const noexcept {
    return is(Trait::Game) && (outcome == Outcome::Win || outcome == Outcome::UnratedWin);
  }
  [[nodiscard]] constexpr bool drawn() const noexcept {
    return is(Trait::Game) && (outcome == Outcome::Draw || outcome == Outcome::UnratedDraw);
  }
};

struct Score {
  Points own = 0;    // as the player's own unplayed rounds see it
  Points worth = 0;  // as his opponents' tie-breaks see it (16.3)
};

struct Scores {
  std::vector<Score> players;
  // The scheduled opponent's, by player and round: gathered once, because looking each of them up where he
  // stands is what takes time in a large field.
  std::vector<Score> opponents;
};

struct Field {
  Field(const Tournament& tournament, const Regulations& regulations, int rounds, bool round_robin);

  // Where the arrays by player and round have it.
  [[nodiscard]] std::size_t position(PlayerIndex player, int round) const noexcept {
    return static_cast<std::size_t>(player) * static_cast<std::size_t>(rounds) +
           static_cast<std::size_t>(round);
  }
  [[nodiscard]] Cell cell(PlayerIndex player, int round) const noexcept {
    const std::size_t at = position(player, round);
    return {opponents[at], outcomes[at], traits[at]};
  }
  [[nodiscard]] Points gain(const Cell& cell) const noexcept {
    return gains[static_cast<std::size_t>(cell.outcome)];
  }
  // Points given or taken in a round beside its result.
  [[nodiscard]] Points adjustment(PlayerIndex player, int round) const noexcept {
    if (!has_adjustments) return 0;
    const auto& list = tournament.players[static_cast<std::size_t>(player)].adjustments;
    return static_cast<std::size_t>(round) < list.size() ? list[static_cast<std::size_t>(round)] : 0;
  }
  // C.07.8.3: the round whose games Fore Buchholz takes for drawn.
  [[nodiscard]] bool is_final(int round) const noexcept { return final_round == round; }

  const Tournament& tournament;
  const Regulations& regulations;
  bool round_robin;
  int players;
  bool ids_ascend;  // the printed numbers are in the order of the pairing numbers
  bool has_adjustments;
  int rounds;                          // counted
  int final_round;                     // from 0; -1 if the last round of the event is not among those counted
  std::vector<PlayerIndex> opponents;  // these three by player and round
  std::vector<Outcome> outcomes;
  std::vector<std::uint8_t> traits;
  std::vector<int> ratings;  // by player
  // By outcome.
  std::array<Points, static_cast<std::size_t>(Outcome::Unfinished) + 1> gains;

 private:
  void fetch_rounds_of(PlayerIndex player) const noexcept;
  void enter(PlayerIndex player);
};

enum class FinalGames : std::uint8_t { AsPlayed, Drawn };

// With the games of the final round as they were, or drawn (C.07.8.3).
[[nodiscard]] Scores scores_of(const Field& field, FinalGames final_games);

// Games over the board and the score in them, one point for a win and a half for a draw whatever the event
// gives.
struct BoardScore {
  int games = 0;
  Hundredths score = 0;

  // Half a per cent counts as one; at least one game.
  [[nodiscard]] int percent() const noexcept;
};
[[nodiscard]] BoardScore board_score(const Field& field, PlayerIndex player) noexcept;

// The number of rounds there are, whatever is counted.
[[nodiscard]] int rounds_on_record(const Tournament& tournament) noexcept;

}  // namespace bloesem::standings
