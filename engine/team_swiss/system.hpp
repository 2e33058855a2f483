// The row of the Swiss Team Pairing System (C.04.6). A team is a player of the tournament, a match an entry,
// and the colour that of the first board.
#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::team_swiss {

extern const System fide_2026;

}  // namespace bloesem::swiss::team_swiss
