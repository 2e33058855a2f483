// Converts a tournament file from one format to another.
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

namespace bloesem::service {

// The dialects of the report file (trf::Target) and the other formats.
enum class OutputFormat { Trf06, Trf16, Trf26, Trfx, Trfbx, Wide, Json, Csv };

// The names of the formats: "trf16", "trfx", ...
[[nodiscard]] const std::vector<std::pair<std::string, OutputFormat>>& names_of_output_formats();
// True for formats that list players without columns of fixed width.
[[nodiscard]] constexpr bool is_list(OutputFormat format) noexcept {
  return format == OutputFormat::Json || format == OutputFormat::Csv;
}
// Returns the report dialect of the format; Trf16 for lists (JSON, CSV), which have none.
[[nodiscard]] trf::Target dialect_of(OutputFormat format) noexcept;
inline constexpr const char* output_format_help =
    "FIDE's dialect of 2016, 2026 or 2006, JaVaFo's, bbpPairings', wide TRF, JSON or CSV";

// TooLarge: the format has no columns for starting ranks of this many players.
[[nodiscard]] std::optional<Error> refuse_many_players(int players, OutputFormat target);

// Converts the file. `losses` are facts that the target cannot hold, `changes` everything else that is left out
// or written differently. `loaded` must contain a tournament. TooLarge: the target has no columns for the
// starting ranks.
[[nodiscard]] Result<trf::Written> converted(const LoadedFile& loaded, OutputFormat target,
                                             trf::DutchName dutch_name = trf::DutchName::Fide2026,
                                             trf::CsvText csv_text = trf::CsvText::Guarded);

// Writes a tournament made by this program. `records`: additional lines for a report file. `ranks`: by player;
// empty: ranks by points.
[[nodiscard]] Result<trf::Written> written(const Tournament& tournament, OutputFormat target,
                                           std::vector<std::string> records, std::vector<int> ranks = {});

}  // namespace bloesem::service
