// Pairs a round of a round robin: looks it up in the schedule.
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/round_robin/schedule.hpp"
#include "engine/round_robin/settings.hpp"

namespace bloesem::round_robin {

// Returns the schedule of a tournament: players have the numbers of their places in the list. InvalidInput:
// fewer than two players; settings that do not fit their number; another number of rounds is declared; or
// players are forbidden to meet.
[[nodiscard]] Result<Schedule> schedule_of(const Tournament& tournament, const Settings& settings);

// Returns the boards of a round in board order and, as the bye, the player who is free in an odd field, who has
// no points for it. Results and absences change nothing: the game of an absent player stays scheduled, and the
// arbiter enters it as a forfeit. Of the options only the round counts; absent players and forbidden pairs must
// exist, and forbidden pairs are refused. The record is empty. Errors: those of schedule_of; InvalidInput for a
// tournament that contradicts itself (bloesem/validate.hpp), a round that is not in the schedule, and one that
// cannot be paired yet.
[[nodiscard]] Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options,
                                              const Settings& settings);

// The same without validation. Requires a consistent tournament.
[[nodiscard]] Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options,
                                                   const Settings& settings);

}  // namespace bloesem::round_robin
