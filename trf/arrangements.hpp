// Absences, byes, forbidden pairs and fictitious points stated in records, checked against the players.
// Internal to the reader.
#pragma once

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

struct ByeColumns {
  int of_a_round = 1;
  bool pairing = false;  // the coming round is to be paired
};

// Adds 240 and XXZ. When pairing, the coming round gets its marks, in each of its columns; a 240 line about a
// played round may only repeat the player lines; those of later rounds are not added.
void add_byes(const Draft& draft, const Roster& roster, const ByeColumns& columns, Tournament& tournament,
              Diagnostics& out);

// Adds XXP and 260.
void add_forbidden(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);
// Adds the wishes of a list, which names the players.
void add_listed_wishes(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

// Adds XXA and 250, which must agree if a file has both.
void add_virtual_points(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

// Adds bonuses and penalties (299).
void add_adjustments(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
