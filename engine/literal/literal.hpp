// A second implementation of the Swiss systems beside the Dutch ones of 2016 and 2026, for small fields:
// Burstein (C.04.4.2), Dubov (C.04.4.1), Lim (C.04.4.3), Double-Swiss (C.04.5) and Swiss Team (C.04.6), edition
// 2026, Dubov of 1997 with the Danubian variant and the Vega system, the Amalfi rating, the Dutch System of
// 2012, and the profile of US Chess. It follows the articles: every set of floaters is listed, the criteria are
// applied one after the other, and pairings are tried in the order of the text. It shares the tournament with
// the other engines, but none of their rules, so that they can be compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::literal {

// Memory and time are exponential in the number of players.
inline constexpr std::size_t max_players = 20;

// The colour preferences of teams (C.04.6, 1.7). None: a competition without colours.
enum class TeamPreferences : std::uint8_t { None, TypeA, TypeB };

// US Chess, 29E5f: pairs in which somebody gets a colour a third time running are not made before the last
// round, are only avoided, or do not matter.
enum class UsStreaks : std::uint8_t { Hard, Counted, Accepted };
// US Chess, 29E5: 80 and 200 points; 200 only against two extra Blacks (29E5b1); no limits (29E5h).
enum class UsLimits : std::uint8_t { Usual, ExtraBlacks, None };

// Readings of US Chess.
struct UsReadings {
  UsStreaks streaks = UsStreaks::Hard;
  UsLimits limits = UsLimits::Usual;
  bool interchanges = true;       // also across the halves for colours
  bool change_odd_player = true;  // for colours
  bool by_score_group = false;    // 29E4a
  bool earlier_rounds = true;     // false: 29E4d
  bool booked_byes = false;       // a half-point bye of a later round bars from the full-point bye, too
};

// The round to be paired. `round` counts from 1; results of this and later rounds are not used. For
// Double-Swiss one entry of a player is a whole match (engine/model/matches.hpp), and so it is for teams.
struct LiteralRound {
  const Tournament& tournament;
  int round = 1;
  int rounds_declared = 1;
  std::vector<PlayerIndex> participants;                            // to be paired, ascending
  std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden = {};  // in addition to those of the tournament
  std::optional<Colour> initial_colour = {};                        // empty: the tournament's, or inferred

  // Readings, where the text leaves a choice.
  bool forfeits_upfloat = false;  // Dubov: a forfeited game against a higher score is an upfloat, too
  bool absent_runs_only = false;  // Burstein, 1.7.2: a run of zero-point byes includes the round to be paired
  bool graded_c6 = false;         // matches, C6: compared by the least number of upfloaters
  TeamPreferences team_preferences = TeamPreferences::TypeA;
  std::vector<Points> secondary = {};  // of teams, by player; empty: not used
  bool maxi = false;                   // Lim: a Maxi-tournament
  bool strong_as_absolute = true;      // Dutch 2012, A.7.d
  bool flexible_mild = true;           // Dutch 2012, A.7.e
  UsReadings us = {};
};

// Boards in the order in which they were paired, which is not the order of publication.
struct LiteralPairing {
  std::vector<Board> boards;
  std::optional<PlayerIndex> bye;  // chosen, or given by the arbiter in the column of the round
};

// Errors of all: NoValidPairing; TooLarge (more than max_players); InvalidInput for participants that are
// not in order or do not exist, an odd number of them beside a bye given beforehand, and an initial colour that
// is needed but unknown.

// Burstein. The seeding rounds are paired by the sequence engine (Dutch, 2026) for fields of any size, with its
// errors as well; `participants` have to be those whom the column of the round leaves to be paired, or some.
[[nodiscard]] Result<LiteralPairing> burstein_2026(const LiteralRound& round);

// Dubov. An unrated opponent counts as rated 0 in the average (1.7): the caller asks for ratings (1.1).
[[nodiscard]] Result<LiteralPairing> dubov_2026(const LiteralRound& round);

// Lim, in the readings of docs/systems/lim.md.
[[nodiscard]] Result<LiteralPairing> lim_2026(const LiteralRound& round);

// Dutch as agreed in Istanbul in 2012, in the readings of docs/systems/dutch-2012.md.
[[nodiscard]] Result<LiteralPairing> istanbul_2012(const LiteralRound& round);

// Dubov of 1997, its Danubian variant, and the Vega system, in the readings of docs/systems/dubov-1997.md.
// The caller asks for ratings where the system needs them.
[[nodiscard]] Result<LiteralPairing> dubov_1997(const LiteralRound& round);
[[nodiscard]] Result<LiteralPairing> danubian_2016(const LiteralRound& round);
[[nodiscard]] Result<LiteralPairing> vega_2015(const LiteralRound& round);

// The Amalfi rating, in the readings of docs/systems/amalfi.md.
[[nodiscard]] Result<LiteralPairing> amalfi_2008(const LiteralRound& round);

// Double-Swiss. White is the colour of the first game.
[[nodiscard]] Result<LiteralPairing> double_swiss_2026(const LiteralRound& round);

// US Chess, in the readings of docs/systems/uscf.md.
[[nodiscard]] Result<LiteralPairing> uscf(const LiteralRound& round);

// Swiss Team. White is the colour of the first board; in a competition without colours the first team has it.
[[nodiscard]] Result<LiteralPairing> team_swiss_2026(const LiteralRound& round);

}  // namespace bloesem::literal
