// Combines the statements of a file into a consistent tournament. Internal to the readers.
#pragma once

#include <optional>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "trf/draft.hpp"
#include "trf/foreign_file.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// Returns the result of reading, except for the dialect. `roster` must have been built from `draft`.
[[nodiscard]] ReadResult assemble(Draft draft, Roster roster, const ReadOptions& options, Diagnostics& out);

// As above, for players listed in order of pairing numbers (JSON and CSV).
[[nodiscard]] ReadResult assemble_list(Draft draft, const ReadOptions& options, Diagnostics& out);

// Reports an error if there are no players although `options` require some. `instead`: what the file is, as far
// as it was recognised.
void report_no_players(Draft& draft, const ReadOptions& options, const ForeignFile& instead, Diagnostics& out);

// Reports problems with the encoding of a SourceText or Document.
template <class Source>
void report_encoding(const Source& source, Diagnostics& out) {
  if (source.looks_like_utf16()) {
    out.error(Code::Utf16, {1, 1, 1}, {"the file is written in UTF-16", "", "UTF-8"});
  } else if (const std::optional<Place>& place = source.first_foreign_character()) {
    out.warn(Code::NotUtf8, *place, {"the file is not UTF-8; read as Windows-1252"});
  }
}

}  // namespace bloesem::trf
