// Standings and crosstables as tables for people and as rows with commas.
#pragma once

#include <string>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/render/text_table.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

// "Kersen Open, standings after round 2 by PTS,BH/C1,SB (C.07 of 2026)" as a line.
[[nodiscard]] std::string standings_title(const RankedFile& file, const std::string& what);

// Place by place, with what parts equal points from the one above.
[[nodiscard]] std::string standings_table(const RankedFile& file);
// All columns in any case; the same on every line.
[[nodiscard]] std::string standings_csv(const RankedFile& file, trf::CsvText style);

// What parted a place from the one above: "PTS", "BH/C1", "lots"; empty for the first.
[[nodiscard]] std::string decided_by(const RankedFile& file, std::size_t position);

// A row between commas, in which nothing steers a terminal. `is_text`: the columns that hold text of people,
// not numbers or codes.
[[nodiscard]] std::string csv_line(const TextRow& row, const std::vector<bool>& is_text, trf::CsvText style);
// The same of codes and keys alone.
[[nodiscard]] std::string csv_line(const TextRow& row);
// In lists for people, text stands at the left and everything else at the right.
[[nodiscard]] std::vector<bool> text_columns(const std::vector<Align>& alignment);

// Rows below a first one of titles, as an aligned table without the columns that are blank all the way down.
[[nodiscard]] std::string table_text(const std::vector<TextRow>& rows, const std::vector<Align>& alignment,
                                     std::size_t indent = 0);

}  // namespace bloesem::cli
