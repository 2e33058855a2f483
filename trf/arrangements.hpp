// What the records ask for beside the games, held against the players: absences and byes, forbidden pairs,
// fictitious points. Internal to the reader.
#pragma once

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "trf/draft.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// 240 and XXZ. To pair, the coming round gets its marks; of a round played a 240 line may only repeat what the
// player lines say; later rounds wait.
void add_byes(const Draft& draft, const Roster& roster, Purpose purpose, Tournament& tournament,
              Diagnostics& out);

// XXP and 260.
void add_forbidden(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

// XXA and 250, which must agree where a file has both.
void add_virtual_points(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

// Points beside the results (299).
void add_adjustments(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
