// From what a file says of each player to a tournament that agrees with itself. Internal to the readers.
#pragma once

#include <optional>
#include <string>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "trf/draft.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// The roster is that of the draft. All of the result but the dialect.
[[nodiscard]] ReadResult assemble(Draft draft, Roster roster, const ReadOptions& options, Diagnostics& out);

// The same for players listed in the order of their pairing numbers: JSON and CSV.
[[nodiscard]] ReadResult assemble_list(Draft draft, const ReadOptions& options, Diagnostics& out);

// An error if there is no player though there must be one; `instead` tells what the file is, if that is known.
void report_no_players(Draft& draft, const ReadOptions& options, const std::string& instead, Diagnostics& out);

// What a text (SourceText, Document) says of its encoding.
template <class Source>
void report_encoding(const Source& source, Diagnostics& out) {
  if (source.looks_like_utf16()) {
    out.error(Code::Utf16, {1, 1, 1}, {"the file is written in UTF-16", "", "UTF-8"});
  } else if (const std::optional<Place>& place = source.first_foreign_character()) {
    out.warn(Code::NotUtf8, *place, {"the file is not UTF-8; read as Windows-1252"});
  }
}

}  // namespace bloesem::trf
