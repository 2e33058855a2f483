// From what the lines say to the dialect they are written in. Internal to the reader.
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

// Remembers the first line of each record that belongs to one dialect.
void note_record(const LineText& line, std::vector<DialectEvidence>& records);

[[nodiscard]] RecognisedDialect recognise_dialect(const std::vector<DialectEvidence>& records,
                                                  const Roster& roster);

// The first player line that is written with bars between its fields, as only a tdf has it.
[[nodiscard]] std::optional<Place> find_tdf_player(const std::vector<std::string_view>& lines);

}  // namespace bloesem::trf
