#include "bloesem/trf/tournament_file.hpp"

#include <algorithm>

#include "trf/csv_reader.hpp"
#include "trf/json_reader.hpp"

namespace bloesem::trf {

FileFormat recognise_format(std::string_view text) noexcept {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return FileFormat::Report;
  if (text[first] == '{') return FileFormat::Json;
  return text.substr(first).starts_with(csv_mark) ? FileFormat::Csv : FileFormat::Report;
}

ReadResult read_tournament(const SourceText& source, const std::vector<std::string_view>& lines,
                           FileFormat format, const ReadOptions& options) {
  switch (format) {
    case FileFormat::Json: return read_json(source, options);
    case FileFormat::Csv: return read_csv(source, lines, options);
    case FileFormat::Report: break;
  }
  return read_tournament(source, lines, options);
}

}  // namespace bloesem::trf
