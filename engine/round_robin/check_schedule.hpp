// Compares the rounds of a tournament with the schedule.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/round_robin/settings.hpp"

namespace bloesem::round_robin {

// A round that is not as scheduled.
struct RoundFinding {
  int round = 1;
  // The pairs are those of this other round of the schedule; the colours are then compared with it, too.
  std::optional<int> same_pairs_as = {};
  std::vector<Board> reversed = {};  // as found: the right pair with the wrong colours
  std::vector<Board> missing = {};   // as scheduled: neither of the two has an opponent
  std::vector<Board> expected =
      {};                         // as scheduled: a pair that was not made, as at least one met somebody else
  std::vector<Board> found = {};  // a pair that is not in the schedule of this round
};

// A schedule by which all rounds are as found.
struct ScheduleExplanation {
  Settings settings;
  std::vector<int> numbers = {};  // by player, if they are not the places in the list
  bool colours_reversed = false;  // in all games

  friend bool operator==(const ScheduleExplanation&, const ScheduleExplanation&) = default;
};

inline constexpr int most_with_other_numbers = 64;

struct ScheduleReport {
  int rounds = 0;                                  // number of rounds compared
  std::vector<RoundFinding> findings;              // rounds that differ; empty: all are as scheduled
  std::optional<ScheduleExplanation> explanation;  // another schedule that has all games, if one has them
};

// Compares all rounds that have been paired. A pair without colours equals both. Who is free follows from the
// schedule, and however a report file writes it (U, Z, H or blank) makes no difference. If games differ, other
// orders, reversed colours, and numbers from the last place on are tried, and after a whole cycle of up to
// most_with_other_numbers players, any other numbers. Errors: InvalidInput for a tournament that contradicts
// itself, and for settings that do not fit its number of players.
[[nodiscard]] Result<ScheduleReport> check_schedule(const Tournament& tournament, const Settings& settings);

// Returns what sets the explanation apart from its settings: ", numbered from the last player on", ", with the
// numbers 2 1 3", ", with all colours reversed"; empty if nothing does.
[[nodiscard]] std::string unusual_about(const ScheduleExplanation& explanation);

// Returns a sentence for each finding and for the explanation; players are named by their ids.
[[nodiscard]] std::vector<std::string> sentences_of(const ScheduleReport& report, const Tournament& tournament);

}  // namespace bloesem::round_robin
