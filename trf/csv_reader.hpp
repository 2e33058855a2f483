// A tournament in CSV (docs/trf.md). Internal to the readers.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

// First row of every file: the mark and the version.
inline constexpr std::string_view csv_mark = "#bloesem";
inline constexpr std::string_view csv_version = "1";

// Returns the result of reading. Reports the first error of each row; the contents are then checked as in a
// report file.
[[nodiscard]] ReadResult read_csv(const SourceText& source, const std::vector<std::string_view>& lines,
                                  const ReadOptions& options);

}  // namespace bloesem::trf
