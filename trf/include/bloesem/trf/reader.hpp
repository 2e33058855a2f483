// Reads a FIDE report file (2006, 2016 or 2026, with the extensions in use) into a tournament.
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
  // Empty exactly if the diagnostics contain an error.
  std::optional<Tournament> tournament;
  // All diagnostics in the order of the file.
  std::vector<Diagnostic> diagnostics;
  std::string system_code;  // record 192, trimmed, upper case; empty if absent
  // Record 042, as written, except that an unambiguous two-digit year is completed.
  std::optional<std::string> start_date;
  std::optional<RulesByName> rules;  // the pairing system by name, in a comment
  Dialect dialect = Dialect::Trf16;
  std::vector<DialectEvidence> dialect_evidence;  // evidence for the dialect, in the order of the file
  bool by_position = false;                       // XXC rank: pairing numbers follow the order of the file
  std::optional<StandingsOrder> standings;        // record 212; else 202 with the points prepended
  int columns_of_a_round = 1;                     // 2: a round is a match of two games
  bool team_event = false;  // a team event; `tournament` is then set only with ReadOptions::team_events
};

// Reads any bytes; prints nothing. docs/trf.md describes what is read and how it is checked.
[[nodiscard]] ReadResult read_tournament(std::string_view bytes, const ReadOptions& options = {});

// As above, for a text with its lines, or for a parsed document, which the caller keeps (for its lines, or to
// write it back).
[[nodiscard]] ReadResult read_tournament(const SourceText& source, const std::vector<std::string_view>& lines,
                                         const ReadOptions& options = {});
[[nodiscard]] ReadResult read_tournament(const Document& document, const ReadOptions& options = {});

}  // namespace bloesem::trf
