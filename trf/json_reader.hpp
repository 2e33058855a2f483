// A tournament in JSON (docs/schema/tournament-1.schema.json). Internal to the readers.
#pragma once

#include "trf/read_options.hpp"
#include "trf/reader.hpp"
#include "trf/source_text.hpp"

namespace bloesem::trf {

// One error at most is about the form; what the players say is judged as in a report file.
[[nodiscard]] ReadResult read_json(const SourceText& source, const ReadOptions& options);

}  // namespace bloesem::trf
