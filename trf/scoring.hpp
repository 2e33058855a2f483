// Reads the point system: XXS of JaVaFo, BB? records of bbpPairings, record 162. Internal to the reader.
#pragma once

#include <optional>

#include "bloesem/points.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

void read_xxs(const LineText& line, Draft& draft, Diagnostics& out);
void read_bb(const LineText& line, Draft& draft, Diagnostics& out);
void read_162(const LineText& line, Draft& draft, Diagnostics& out);

// Returns the point system stated by all records; empty if it is invalid or contradictory, which is reported.
[[nodiscard]] std::optional<PointSystem> resolve_scoring(const ScoringDraft& scoring, Diagnostics& out);

}  // namespace bloesem::trf
