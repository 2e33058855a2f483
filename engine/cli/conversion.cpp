#include "engine/cli/conversion.hpp"

#include <algorithm>
#include <optional>

#include "engine/cli/edition_choice.hpp"
#include "trf/convert.hpp"
#include "trf/layout.hpp"
#include "trf/list_writer.hpp"
#include "trf/report_parts.hpp"
#include "trf/report_text.hpp"
#include "trf/source_text.hpp"

namespace bloesem::cli {

namespace {

trf::Target dialect_of(OutputFormat format) noexcept {
  switch (format) {
    case OutputFormat::Trf06: return trf::Target::Trf06;
    case OutputFormat::Trf26: return trf::Target::Trf26;
    case OutputFormat::Trfx: return trf::Target::Trfx;
    case OutputFormat::Trfbx: return trf::Target::Trfbx;
    case OutputFormat::Wide: return trf::Target::Wide;
    case OutputFormat::Trf16:
    case OutputFormat::Json:
    case OutputFormat::Csv: break;
  }
  return trf::Target::Trf16;
}

bool is_list(OutputFormat format) noexcept {
  return format == OutputFormat::Json || format == OutputFormat::Csv;
}

std::optional<Error> refuse_large_ids(const Tournament& tournament, OutputFormat target) {
  int largest = 0;
  for (const Player& player : tournament.players) largest = std::max(largest, player.id);
  return refuse_many_players(largest, target);
}

trf::Written list_of(const Tournament& tournament, OutputFormat target, const trf::Heading& heading) {
  return {
      target == OutputFormat::Json ? trf::write_json(tournament, heading) : trf::write_csv(tournament, heading),
      {}};
}

std::vector<std::string> records_of(const trf::Heading& heading, OutputFormat target,
                                    trf::DutchName dutch_name) {
  std::vector<std::string> records;
  if (heading.start_date) records.push_back("042 " + *heading.start_date);
  if (!heading.system_code.empty()) records.push_back(system_record(heading.system_code, target, dutch_name));
  return records;
}

trf::Written in_dialect(const LoadedFile& loaded, trf::Document document, OutputFormat target,
                        trf::DutchName dutch_name) {
  trf::Conversion conversion =
      trf::convert(std::move(document), *loaded.tournament, loaded.by_position, dialect_of(target), dutch_name);
  return {conversion.document.to_bytes(), std::move(conversion.losses), std::move(conversion.changes)};
}

// A report file with starting ranks of another width, or as a list.
trf::Written anew(const LoadedFile& loaded, OutputFormat target, const trf::Heading& heading,
                  trf::DutchName dutch_name) {
  const trf::SourceText source(loaded.bytes);
  const std::vector<std::string_view> lines = source.lines();
  trf::ReportParts parts = trf::parts_of(lines, *loaded.tournament);
  if (is_list(target)) {
    trf::Written list = list_of(trf::with_later_byes(*loaded.tournament, parts.requests), target, heading);
    list.changes = trf::left_out_of_lists(lines);
    return list;
  }
  parts.by_position = loaded.by_position;
  if (target == OutputFormat::Wide) {
    parts.layout = trf::wide_layout_for(*loaded.tournament);
    return trf::write_report_text(*loaded.tournament, parts);
  }
  const trf::Written narrow = trf::write_report_text(*loaded.tournament, parts);
  return in_dialect(loaded, trf::Document::parse(narrow.text), target, dutch_name);
}

}  // namespace

const std::vector<std::pair<std::string, OutputFormat>>& names_of_output_formats() {
  static const std::vector<std::pair<std::string, OutputFormat>> names{
      {"trf16", OutputFormat::Trf16}, {"trf26", OutputFormat::Trf26}, {"trfx", OutputFormat::Trfx},
      {"trfbx", OutputFormat::Trfbx}, {"trf06", OutputFormat::Trf06}, {"wide", OutputFormat::Wide},
      {"json", OutputFormat::Json},   {"csv", OutputFormat::Csv}};
  return names;
}

std::optional<Error> refuse_many_players(int players, OutputFormat target) {
  if (is_list(target) || target == OutputFormat::Wide || players <= trf::largest_id) return std::nullopt;
  return Error{.code = ErrorCode::TooLarge,
               .message = "starting rank " + std::to_string(players) +
                          " does not fit into four columns; --to wide, json or csv holds it"};
}

std::string system_record(std::string_view code, OutputFormat target, trf::DutchName dutch_name) {
  if (target == OutputFormat::Trfbx) dutch_name = trf::DutchName::Fide2025;
  const bool named = target == OutputFormat::Trfbx || target == OutputFormat::Trf26;
  return "192 " + (named ? trf::renamed_dutch(code, dutch_name) : std::string(code));
}

Result<trf::Written> converted(const LoadedFile& loaded, OutputFormat target, trf::DutchName dutch_name) {
  const Tournament& tournament = *loaded.tournament;
  if (std::optional<Error> error = refuse_large_ids(tournament, target)) return *error;
  const bool standard_target = !is_list(target) && target != OutputFormat::Wide;
  if (loaded.editable() && standard_target) return in_dialect(loaded, loaded.document(), target, dutch_name);
  const trf::Heading heading{loaded.system_code, loaded.start_date};
  if (loaded.format == trf::FileFormat::Report) return anew(loaded, target, heading, dutch_name);
  if (is_list(target)) return list_of(tournament, target, heading);
  return trf::write_report(tournament,
                           {.target = dialect_of(target), .records = records_of(heading, target, dutch_name)});
}

Result<trf::Written> written(const Tournament& tournament, Edition edition, OutputFormat target,
                             std::vector<std::string> records, std::vector<int> ranks) {
  if (std::optional<Error> error = refuse_large_ids(tournament, target)) return *error;
  if (is_list(target))
    return list_of(tournament, target, {.system_code = std::string(system_code_of(edition))});
  return trf::write_report(
      tournament, {.target = dialect_of(target), .records = std::move(records), .ranks = std::move(ranks)});
}

}  // namespace bloesem::cli
