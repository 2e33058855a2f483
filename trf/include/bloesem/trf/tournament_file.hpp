// Tournament files of every format that is read: report files of all dialects, JSON and CSV.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

enum class FileFormat : std::uint8_t { Report, Json, Csv };

// By how the text begins: { for JSON, #bloesem for CSV; all else is a report file.
[[nodiscard]] FileFormat recognise_format(std::string_view text) noexcept;

// The lines are those of the source.
[[nodiscard]] ReadResult read_tournament(const SourceText& source, const std::vector<std::string_view>& lines,
                                         FileFormat format, const ReadOptions& options);

}  // namespace bloesem::trf
