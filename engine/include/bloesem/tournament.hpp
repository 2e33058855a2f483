// The tournament as facts: who took part, who met whom, with which colour and result. A plain value,
// independent of file formats and pairing rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/player_index.hpp"
#include "bloesem/points.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/short_list.hpp"

namespace bloesem {

// The result of one round for one player. Comments give the code in FIDE report files.
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
  Unfinished,   // ? or no code beside an opponent: adjourned, or the result is not yet known
};

// One round of one player. A game is recorded for both players: if b is the opponent of a, then a is the
// opponent of b in that round.
struct RoundEntry {
  PlayerIndex opponent = no_player;
  Colour colour = Colour::None;  // as scheduled, also when the game was forfeited
  Outcome outcome = Outcome::Absent;

  friend bool operator==(const RoundEntry&, const RoundEntry&) = default;
};

// True if the game was actually played: only then does it count as a meeting (C.1) and for colours
// (C.04.2.D.5).
[[nodiscard]] constexpr bool was_played(const RoundEntry& entry) noexcept {
  constexpr auto bit = [](Outcome outcome) { return 1U << static_cast<unsigned>(outcome); };
  constexpr unsigned of_games = bit(Outcome::Win) | bit(Outcome::Draw) | bit(Outcome::Loss) |
                                bit(Outcome::UnratedWin) | bit(Outcome::UnratedDraw) |
                                bit(Outcome::UnratedLoss) | bit(Outcome::Unfinished);
  return (bit(entry.outcome) & of_games) != 0 && entry.opponent != no_player;
}

// True if the player was part of the round's pairing: paired (even if the game was forfeited), or given the
// PAB.
[[nodiscard]] constexpr bool took_part(const RoundEntry& entry) noexcept {
  return entry.opponent != no_player || entry.outcome == Outcome::PairingBye ||
         entry.outcome == Outcome::ForfeitWin;  // a forfeit win against a player missing from the file
}

// Returns the value of an outcome in tenths of a point.
[[nodiscard]] Points points_of(Outcome outcome, const PointSystem& system) noexcept;

// Inline storage for the rounds of most events.
using Rounds = ShortList<RoundEntry, 11>;

struct Player {
  int id = 0;  // the number used in files; a label, not an index
  std::string name;
  int rating = 0;                      // 0 = unrated
  Rounds rounds;                       // [r] = round r+1; missing entries mean absent
  std::vector<Points> virtual_points;  // [r] = fictitious points for pairing round r+1, in tenths; missing = 0
  std::vector<Points> adjustments = {};  // [r] = bonus or penalty in round r+1 (tenths); missing = 0
  std::vector<Points> game_points = {};  // [r] = of a team, in its match of round r+1 (tenths); missing = 0

  // Returns the entry of a round (index from 0); Absent if there is none.
  [[nodiscard]] RoundEntry round(int index) const noexcept {
    const auto i = static_cast<std::size_t>(index);
    return i < rounds.size() ? rounds[i] : RoundEntry{};
  }
  // Returns the fictitious points for pairing a round (index from 0).
  [[nodiscard]] Points virtual_in(int index) const noexcept {
    const auto i = static_cast<std::size_t>(index);
    return i < virtual_points.size() ? virtual_points[i] : 0;
  }
  // Returns the sum of game points in the first `count` rounds.
  [[nodiscard]] Points game_points_after(int count) const noexcept {
    Points sum = 0;
    for (int round = 0; round < count && static_cast<std::size_t>(round) < game_points.size(); ++round)
      sum += game_points[static_cast<std::size_t>(round)];
    return sum;
  }
  // Returns the sum of bonuses and penalties in the first `count` rounds.
  [[nodiscard]] Points adjusted(int count) const noexcept {
    Points sum = 0;
    for (int round = 0; round < count && static_cast<std::size_t>(round) < adjustments.size(); ++round)
      sum += adjustments[static_cast<std::size_t>(round)];
    return sum;
  }
};

// Players of `group` must not meet each other in these rounds (from 1, both inclusive).
struct ForbiddenSpan {
  std::vector<PlayerIndex> group;
  int first_round = 1;
  int last_round = 1;

  friend bool operator==(const ForbiddenSpan&, const ForbiddenSpan&) = default;
};

// Two players of one group should rather not meet in these rounds (from 1, both inclusive): of pairings of a
// bracket that are equal in all criteria, the one with the fewest such pairs is preferred. No rule of FIDE.
struct Wish {
  std::string reason;                            // what the players of a group have in common: "federation"
  std::vector<std::vector<PlayerIndex>> groups;  // disjoint; further wishes may overlap
  int first_round = 1;
  int last_round = 1;
  bool strict = false;  // no criterion of the whole round may change its value

  friend bool operator==(const Wish&, const Wish&) = default;
};

// A game that had no result when rounds `first_round` to `last_round`, all later than its own, were paired.
// Rounds count from 1.
struct LateDecision {
  int round = 1;
  PlayerIndex one = no_player;
  PlayerIndex other = no_player;
  int first_round = 2;  // greater than round + 1 for a game that was reopened
  int last_round = 2;   // 0: still open
  int game = 0;         // of a match of two games: 1 or 2; 0: a round is a game, or both games were open
  // Where rounds are matches: what each player had less then than the game has brought since.
  Points less_for_one = 0;
  Points less_for_other = 0;

  friend bool operator==(const LateDecision&, const LateDecision&) = default;
};

// One of several events that share a tournament: each group is paired by itself (bloesem/pair_round.hpp).
struct PlayerGroup {
  std::string name;                  // a word without blanks
  std::vector<PlayerIndex> players;  // ascending

  friend bool operator==(const PlayerGroup&, const PlayerGroup&) = default;
};

// A pair that the arbiter made by hand in a round (from 1), whose other pairs are those of the system.
struct FixedPair {
  int round = 1;
  PlayerIndex one = no_player;  // has White, unless the rules decide
  PlayerIndex other = no_player;
  bool colours_by_rules = false;

  friend bool operator==(const FixedPair&, const FixedPair&) = default;
};

// The board at which a player sits from a round on (both from 1); board 0: at no particular board.
struct FixedBoard {
  PlayerIndex player = no_player;
  int board = 1;
  int first_round = 1;

  friend bool operator==(const FixedBoard&, const FixedBoard&) = default;
};

// Information about a player. No pairing depends on it.
enum class NoteKind : std::uint8_t { Club, NationalId, NationalRating };

struct PlayerNote {
  PlayerIndex player = no_player;
  NoteKind kind = NoteKind::Club;
  std::string text;

  friend bool operator==(const PlayerNote&, const PlayerNote&) = default;
};

// What an event states about its pairing rules (bloesem/edition_choice.hpp).
struct Heading {
  std::string system_code = {};                // record 192, such as FIDE_DUTCH_2026; empty if absent
  std::optional<std::string> start_date = {};  // record 042, as written
  // The system, edition and readings by name, in a comment of the file. Systems without a code of their own are
  // named only here.
  std::optional<RulesByName> rules = {};
  std::string tie_breaks = {};  // record 212, or 202 with the points first: "PTS,BH/C1,SB"; empty if absent
};

struct Tournament {
  std::string name;
  std::vector<Player> players;         // in order of pairing numbers
  int rounds_played = 0;               // rounds 1 to rounds_played are history
  std::optional<int> rounds_declared;  // total number of rounds of the event (needed for topscorers, A.7)
  std::optional<Colour> initial_colour;
  PointSystem points;
  // An entry is a match of two games (C.04.5). One that counts as played although neither game was has no
  // colour.
  bool rounds_are_matches = false;
  // Players of one group must not meet each other (requested by the arbiter, treated as C.1).
  std::vector<std::vector<PlayerIndex>> forbidden_groups;
  // Likewise, for certain rounds only.
  std::vector<ForbiddenSpan> forbidden_spans;
  std::vector<Wish> wishes = {};
  // Pairing an earlier round again treats these games as they were known then.
  std::vector<LateDecision> late_decisions = {};
  Heading heading = {};
  std::vector<PlayerNote> notes = {};  // sorted by player and kind, without duplicates
  // Empty: one event. Otherwise no player is in two groups, and nobody meets a player of another group.
  std::vector<PlayerGroup> groups = {};
  std::vector<FixedPair> fixed_pairs = {};
  std::vector<FixedBoard> fixed_boards = {};

  // True if pairing this tournament is more than pairing one event by its system.
  [[nodiscard]] bool is_arranged() const noexcept {
    return !groups.empty() || !fixed_pairs.empty() || !fixed_boards.empty();
  }

  // Returns the player with this id; empty if there is none.
  [[nodiscard]] std::optional<PlayerIndex> find(int id) const noexcept;
  // Returns the id of a player; `player` must be a valid index.
  [[nodiscard]] int id(PlayerIndex player) const noexcept {
    return players[static_cast<std::size_t>(player)].id;
  }
};

// Returns the standings points (tenths) of a player after the first `rounds` rounds, including bonuses and
// penalties, without fictitious points.
[[nodiscard]] Points standings_points(const Tournament& tournament, const Player& player, int rounds) noexcept;

// As above, without games that have no result yet.
[[nodiscard]] Points settled_points(const Tournament& tournament, const Player& player, int rounds) noexcept;

// Returns the initial colour implied by the first round with colours; empty if there is none (docs/trf.md
// describes the inference).
[[nodiscard]] std::optional<Colour> infer_initial_colour(const Tournament& tournament) noexcept;

}  // namespace bloesem
