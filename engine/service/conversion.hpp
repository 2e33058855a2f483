// From a tournament file of any format to one of another.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/csv_text.hpp"
#include "bloesem/trf/system_code.hpp"
#include "bloesem/trf/target.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::cli {

// The dialects of the report file (trf::Target), and the formats beside it.
enum class OutputFormat { Trf06, Trf16, Trf26, Trfx, Trfbx, Wide, Json, Csv };

// "trf16", "trfx", ...: as they are asked for.
[[nodiscard]] const std::vector<std::pair<std::string, OutputFormat>>& names_of_output_formats();
// Formats that list players without columns of fixed width.
[[nodiscard]] constexpr bool is_list(OutputFormat format) noexcept {
  return format == OutputFormat::Json || format == OutputFormat::Csv;
}
// Lists (JSON, CSV) have none: Trf16.
[[nodiscard]] trf::Target dialect_of(OutputFormat format) noexcept;
inline constexpr const char* output_format_help =
    "FIDE's dialect of 2016, 2026 or 2006, JaVaFo's, bbpPairings', wide TRF, JSON or CSV";

// TooLarge: the format has no columns for the starting ranks of so many players.
[[nodiscard]] std::optional<Error> refuse_many_players(int players, OutputFormat target);

// What the target cannot say is among the losses, what else is left out or said otherwise among the changes.
// TooLarge: starting ranks beyond the target's. `loaded` has a tournament.
[[nodiscard]] Result<trf::Written> converted(const LoadedFile& loaded, OutputFormat target,
                                             trf::DutchName dutch_name = trf::DutchName::Fide2026,
                                             trf::CsvText csv_text = trf::CsvText::Guarded);

// A tournament of the program's own. `records`: lines for a report file. `ranks`: of each player; none: by
// points.
[[nodiscard]] Result<trf::Written> written(const Tournament& tournament, OutputFormat target,
                                           std::vector<std::string> records, std::vector<int> ranks = {});

}  // namespace bloesem::cli
