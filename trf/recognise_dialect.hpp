// Determines the dialect of a report file. Internal to the reader.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/trf/dialect.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

struct RecognisedDialect {
  Dialect dialect = Dialect::Trf16;
  std::vector<DialectEvidence> evidence;   // in the order of the file
  std::optional<Stated<char>> signed_bye;  // the first bye written as a sign
};

// Records the first line of each record specific to one dialect.
void note_record(const LineText& line, std::vector<DialectEvidence>& records);

[[nodiscard]] RecognisedDialect recognise_dialect(const std::vector<DialectEvidence>& records,
                                                  const Roster& roster);

// Returns the place of the first player line with bars between its fields, as in a tdf; empty if there is none.
[[nodiscard]] std::optional<Place> find_tdf_player(const std::vector<std::string_view>& lines);

}  // namespace bloesem::trf
