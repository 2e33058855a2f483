// The tournament as facts: who took part, who met whom, with which colour and result. A value without
// behaviour; it knows neither file formats nor pairing rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/points.hpp"
#include "bloesem/short_list.hpp"

namespace bloesem {

// Position of a player in Tournament::players, that is in the order of the pairing numbers (A.1), from 0.
using PlayerIndex = std::int32_t;
inline constexpr PlayerIndex no_player = -1;

// How one round went for one player. The comment gives the code of the FIDE report file.
enum class Outcome : std::uint8_t {
  Absent,       // blank: not entered, withdrawn or absent
  Win,          // 1
  Draw,         // =
  Loss,         // 0
  UnratedWin,   // W: played, but too short to be rated
  UnratedDraw,  // D
  UnratedLoss,  // L
  ForfeitWin,   // + the opponent did not appear
  ForfeitLoss,  // -
  PairingBye,   // U: the pairing-allocated bye (PAB)
  FullBye,      // F
  HalfBye,      // H
  ZeroBye,      // Z
  Unfinished,   // ? or no code beside an opponent: adjourned, or the result has not come in yet
};

// A game stands in the rounds of both players: whose opponent is b is b's opponent in that round.
struct RoundEntry {
  PlayerIndex opponent = no_player;
  Colour colour = Colour::None;  // as scheduled, also when the game was forfeited
  Outcome outcome = Outcome::Absent;

  friend bool operator==(const RoundEntry&, const RoundEntry&) = default;
};

// The two sat down and played: only such a round counts as a meeting (C.1) and for colours (C.04.2.D.5).
[[nodiscard]] constexpr bool was_played(const RoundEntry& entry) noexcept {
  constexpr auto bit = [](Outcome outcome) { return 1U << static_cast<unsigned>(outcome); };
  constexpr unsigned of_games = bit(Outcome::Win) | bit(Outcome::Draw) | bit(Outcome::Loss) |
                                bit(Outcome::UnratedWin) | bit(Outcome::UnratedDraw) |
                                bit(Outcome::UnratedLoss) | bit(Outcome::Unfinished);
  return (bit(entry.outcome) & of_games) != 0 && entry.opponent != no_player;
}

// The player was part of that round's pairing: paired (even if then forfeited), or given the PAB.
[[nodiscard]] constexpr bool took_part(const RoundEntry& entry) noexcept {
  return entry.opponent != no_player || entry.outcome == Outcome::PairingBye ||
         entry.outcome == Outcome::ForfeitWin;  // won against somebody who is not in the file
}

[[nodiscard]] Points points_of(Outcome outcome, const PointSystem& system) noexcept;

// Those of most events lie within the player.
using Rounds = ShortList<RoundEntry, 11>;

struct Player {
  int id = 0;  // the number printed in files; a label, not an index
  std::string name;
  int rating = 0;                        // 0 = unrated
  Rounds rounds;                         // [r] = round r+1; shorter than the event means absent
  std::vector<Points> virtual_points;    // [r] = fictitious points when pairing round r+1; missing = 0
  std::vector<Points> adjustments = {};  // [r] = bonus or penalty in round r+1, real points; missing = 0

  // The entry of a round (from 0), Absent where the player has none.
  [[nodiscard]] RoundEntry round(int index) const noexcept {
    const auto i = static_cast<std::size_t>(index);
    return i < rounds.size() ? rounds[i] : RoundEntry{};
  }
  [[nodiscard]] Points virtual_in(int index) const noexcept {
    const auto i = static_cast<std::size_t>(index);
    return i < virtual_points.size() ? virtual_points[i] : 0;
  }
  // Returns what the first `count` rounds gave or took beside the results.
  [[nodiscard]] Points adjusted(int count) const noexcept {
    Points sum = 0;
    for (int round = 0; round < count && static_cast<std::size_t>(round) < adjustments.size(); ++round)
      sum += adjustments[static_cast<std::size_t>(round)];
    return sum;
  }
};

// Nobody in the group may meet anybody else of it in these rounds (from 1, both included).
struct ForbiddenSpan {
  std::vector<PlayerIndex> group;
  int first_round = 1;
  int last_round = 1;

  friend bool operator==(const ForbiddenSpan&, const ForbiddenSpan&) = default;
};

// A game that had no result when the rounds from `first_round` to `last_round`, all after its own, were paired.
// Rounds count from 1.
struct LateDecision {
  int round = 1;
  PlayerIndex one = no_player;
  PlayerIndex other = no_player;
  int first_round = 2;  // above round + 1 for a game that was set back to open
  int last_round = 2;   // 0: it is still open

  friend bool operator==(const LateDecision&, const LateDecision&) = default;
};

// What is known of a player and no pairing depends on.
enum class NoteKind : std::uint8_t { Club, NationalId, NationalRating };

struct PlayerNote {
  PlayerIndex player = no_player;
  NoteKind kind = NoteKind::Club;
  std::string text;

  friend bool operator==(const PlayerNote&, const PlayerNote&) = default;
};

// What an event says about the rules that it is paired by (bloesem/edition_choice.hpp).
struct Heading {
  std::string system_code = {};                // record 192, like FIDE_DUTCH_2026; empty: not said
  std::optional<std::string> start_date = {};  // record 042, as written
};

struct Tournament {
  std::string name;
  std::vector<Player> players;         // in order of the pairing numbers
  int rounds_played = 0;               // columns 1..rounds_played are history
  std::optional<int> rounds_declared;  // how many the event will have (A.7 needs it)
  std::optional<Colour> initial_colour;
  PointSystem points;
  // Nobody in a group may meet anybody else of it (arbiter's wish, treated as C.1).
  std::vector<std::vector<PlayerIndex>> forbidden_groups;
  // The same for some rounds only.
  std::vector<ForbiddenSpan> forbidden_spans;
  // Rounds that are paired again take these games as they were known then.
  std::vector<LateDecision> late_decisions = {};
  Heading heading = {};
  std::vector<PlayerNote> notes = {};  // by player and kind, none twice

  [[nodiscard]] std::optional<PlayerIndex> find(int id) const noexcept;
  // The number by which people know the player.
  [[nodiscard]] int id(PlayerIndex player) const noexcept {
    return players[static_cast<std::size_t>(player)].id;
  }
};

// Standings points of a player from his first `rounds` rounds, bonus and penalty included, without virtual
// points.
[[nodiscard]] Points standings_points(const Tournament& tournament, const Player& player, int rounds) noexcept;

// The same without games that have no result yet: they have given nobody a point.
[[nodiscard]] Points settled_points(const Tournament& tournament, const Player& player, int rounds) noexcept;

// The initial colour that the first coloured round shows, if any (docs/trf.md tells the inference).
[[nodiscard]] std::optional<Colour> infer_initial_colour(const Tournament& tournament) noexcept;

}  // namespace bloesem
