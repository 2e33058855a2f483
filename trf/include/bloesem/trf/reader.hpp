// Bytes of a FIDE report file, of 2006, 2016 or 2026, with the extensions in use, into a tournament.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/dialect.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tie_breaks.hpp"

namespace bloesem::trf {

struct ReadResult {
  // Absent exactly when there is an error among the diagnostics.
  std::optional<Tournament> tournament;
  // Everything noticed, in the order of the file.
  std::vector<Diagnostic> diagnostics;
  std::string system_code;  // record 192, trimmed, upper case; empty without it
  // Record 042, as written; a year of two digits that can mean only one is completed.
  std::optional<std::string> start_date;
  Dialect dialect = Dialect::Trf16;
  std::vector<DialectEvidence> dialect_evidence;  // what told it, in the order of the file
  bool by_position = false;                       // XXC rank: the order of the file gives the pairing numbers
  std::optional<StandingsOrder> standings;        // record 212, or else 202 with the points in front
  bool team_event = false;  // an event between teams: only with ReadOptions::team_events there is a tournament
};

// Takes any bytes, prints nothing. docs/trf.md tells what is read and how it is judged.
[[nodiscard]] ReadResult read_tournament(std::string_view bytes, const ReadOptions& options = {});

// The same for a text, or for a document parsed before, which the caller keeps (for its lines, or to write it
// back).
[[nodiscard]] ReadResult read_tournament(const SourceText& source, const std::vector<std::string_view>& lines,
                                         const ReadOptions& options = {});
[[nodiscard]] ReadResult read_tournament(const Document& document, const ReadOptions& options = {});

}  // namespace bloesem::trf
