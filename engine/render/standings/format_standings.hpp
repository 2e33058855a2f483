// Standings and crosstables as text tables and as CSV.
#pragma once

#include <string>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/render/text_table.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::render {

// Returns the line "Kersen Open, standings after round 2 by PTS,BH/C1,SB (C.07 of 2026)".
[[nodiscard]] std::string standings_title(const service::RankedFile& file, const std::string& what);

// Returns a row for each place, with the tie-break that separates equal points from the place above.
[[nodiscard]] std::string standings_table(const service::RankedFile& file);
// Returns all columns in any case, with the same title on every line.
[[nodiscard]] std::string standings_csv(const service::RankedFile& file, trf::CsvText style);

// Returns what separates a place from the one above: "PTS", "BH/C1", "lots"; empty for the first.
[[nodiscard]] std::string decided_by(const service::RankedFile& file, std::size_t position);

// Returns a row of CSV without control characters. `is_text`: the columns with text entered by users, as
// opposed to numbers and codes.
[[nodiscard]] std::string csv_line(const TextRow& row, const std::vector<bool>& is_text, trf::CsvText style);
// The same for rows of codes and keys only.
[[nodiscard]] std::string csv_line(const TextRow& row);
// True for the columns with text: in tables text is left-aligned and everything else right-aligned.
[[nodiscard]] std::vector<bool> text_columns(const std::vector<Align>& alignment);

// Returns an aligned table of rows, of which the first has the titles, without columns that are blank in all
// other rows.
[[nodiscard]] std::string table_text(const std::vector<TextRow>& rows, const std::vector<Align>& alignment,
                                     std::size_t indent = 0);

}  // namespace bloesem::render
