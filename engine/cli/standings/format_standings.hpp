// Standings and crosstables as tables for people and as rows with commas.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/standings/ranked_file.hpp"
#include "engine/cli/text_table.hpp"

namespace bloesem::cli {

// "Kersen Open, standings after round 2 by PTS,BH/C1,SB (C.07 of 2026)" as a line.
[[nodiscard]] std::string standings_title(const RankedFile& file, const std::string& what);

// Place by place, with what parts equal points from the one above.
[[nodiscard]] std::string standings_table(const RankedFile& file);
// All columns in any case; the same on every line.
[[nodiscard]] std::string standings_csv(const RankedFile& file);

// What parted a place from the one above: "PTS", "BH/C1", "lots"; empty for the first.
[[nodiscard]] std::string decided_by(const RankedFile& file, std::size_t position);

// A cell between commas: quoted where it must be, and nothing in it steers a terminal.
[[nodiscard]] std::string csv_cell(const std::string& cell);
[[nodiscard]] std::string csv_line(const TextRow& row);

// Rows below a first one of titles, as an aligned table without the columns that are blank all the way down.
[[nodiscard]] std::string table_text(const std::vector<TextRow>& rows, const std::vector<Align>& alignment,
                                     std::size_t indent = 0);

}  // namespace bloesem::cli
