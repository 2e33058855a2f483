// A tournament in JSON (docs/schema/tournament-1.schema.json). Internal to the readers.
#pragma once

#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

// Returns the result of reading. Reports at most one syntax error; the contents are then checked as in a report
// file.
[[nodiscard]] ReadResult read_json(const SourceText& source, const ReadOptions& options);

}  // namespace bloesem::trf
