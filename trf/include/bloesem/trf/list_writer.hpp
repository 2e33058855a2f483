// A tournament in JSON (docs/schema/tournament-1.schema.json) and in CSV (docs/trf.md): all that the model
// holds, for players of any number. The persons behind the names are left out.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/csv_text.hpp"

namespace bloesem::trf {

// The readers give the same tournament back. Of one that contradicts itself (bloesem/validate.hpp) the
// text is empty. Ends of lines in names become blanks. One player on each line; the same tournament gives the
// same bytes. In raw CSV a name like '= would come back without its apostrophe.
[[nodiscard]] std::string write_json(const Tournament& tournament);
[[nodiscard]] std::string write_csv(const Tournament& tournament, CsvText style = CsvText::Guarded);

}  // namespace bloesem::trf
