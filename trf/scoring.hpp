// The point system: XXS of JaVaFo and the BB? records of bbpPairings. Internal to the reader.
#pragma once

#include "engine/model/points.hpp"
#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

void read_xxs(const LineText& line, Draft& draft, Diagnostics& out);
void read_bb(const LineText& line, Draft& draft, Diagnostics& out);

// What the lines add up to; contradictions become errors.
[[nodiscard]] PointSystem resolve_scoring(const ScoringDraft& scoring, Diagnostics& out);

}  // namespace bloesem::trf
