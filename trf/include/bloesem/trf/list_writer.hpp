// Writers for JSON (docs/schema/tournament-1.schema.json) and CSV (docs/trf.md): the whole Tournament, for any
// number of players, without personal data other than names.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/csv_text.hpp"

namespace bloesem::trf {

// Return text from which the readers restore the same tournament, one player per line; deterministic. Empty if
// the tournament contradicts itself (bloesem/validate.hpp), or a name of its rules (Heading::rules) is not a
// word of letters and digits. Line ends in names become blanks. Exception: in raw CSV, a name such as '= loses
// its apostrophe when read.
[[nodiscard]] std::string write_json(const Tournament& tournament);
[[nodiscard]] std::string write_csv(const Tournament& tournament, CsvText style = CsvText::Guarded);

}  // namespace bloesem::trf
