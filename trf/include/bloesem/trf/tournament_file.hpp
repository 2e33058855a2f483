// Tournament files in every supported format: report files of all dialects, JSON and CSV.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

enum class FileFormat : std::uint8_t { Report, Json, Csv };

// Returns the format by the first characters: { for JSON, #bloesem for CSV, otherwise a report file. Leading
// blanks are skipped.
[[nodiscard]] FileFormat recognise_format(std::string_view text) noexcept;

// Reads a tournament in the given format. `lines` must be those of `source`.
[[nodiscard]] ReadResult read_tournament(const SourceText& source, const std::vector<std::string_view>& lines,
                                         FileFormat format, const ReadOptions& options);

}  // namespace bloesem::trf
