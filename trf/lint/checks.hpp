// Checks of what the reader accepts: one function for each question, all listed in lint.cpp. Each only adds
// warnings. Internal to lint.
#pragma once

#include "bloesem/trf/diagnostic.hpp"
#include "trf/lint/subject.hpp"

namespace bloesem::trf {

// ---- bytes and lines
void check_byte_order_mark(const Subject& subject, Diagnostics& out);
void check_line_ends(const Subject& subject, Diagnostics& out);
void check_end_mark(const Subject& subject, Diagnostics& out);

// ---- records
void check_round_count(const Subject& subject, Diagnostics& out);
void check_initial_colour(const Subject& subject, Diagnostics& out);
void check_system(const Subject& subject, Diagnostics& out);
void check_system_date(const Subject& subject, Diagnostics& out);
void check_old_spellings(const Subject& subject, Diagnostics& out);

// ---- the dialect
void check_foreign_records(const Subject& subject, Diagnostics& out);
void check_foreign_results(const Subject& subject, Diagnostics& out);

// ---- player lines
void check_player_columns(const Subject& subject, Diagnostics& out);
void check_ranks(const Subject& subject, Diagnostics& out);
void check_rating_order(const Subject& subject, Diagnostics& out);
void check_fide_ids(const Subject& subject, Diagnostics& out);

// ---- games
void check_rematches(const Subject& subject, Diagnostics& out);
void check_repeated_byes(const Subject& subject, Diagnostics& out);
void check_colours(const Subject& subject, Diagnostics& out);
void check_groups(const Subject& subject, Diagnostics& out);

}  // namespace bloesem::trf
