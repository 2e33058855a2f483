// The row of the Double-Swiss System (C.04.5). A tournament that it pairs has one entry for each match of two
// games (engine/model/matches.hpp).
#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::double_swiss {

extern const System fide_2026;

}  // namespace bloesem::swiss::double_swiss
