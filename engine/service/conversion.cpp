#include "engine/service/conversion.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/source_text.hpp"
#include "engine/service/event/kept_rules.hpp"
#include "engine/service/group_files.hpp"
#include "trf/layout.hpp"
#include "trf/report_parts.hpp"
#include "trf/report_text.hpp"
#include "trf/restriction_comment.hpp"

namespace bloesem::service {

namespace {

std::optional<Error> refuse_large_ids(const Tournament& tournament, OutputFormat target) {
  int largest = 0;
  for (const Player& player : tournament.players) largest = std::max(largest, player.id);
  return refuse_many_players(largest, target);
}

trf::Written list_of(const Tournament& tournament, OutputFormat target,
                     trf::CsvText csv_text = trf::CsvText::Guarded) {
  return {target == OutputFormat::Json ? trf::write_json(tournament) : trf::write_csv(tournament, csv_text),
          {}};
}

Result<trf::Written> in_dialect(const LoadedFile& loaded, trf::Document document, OutputFormat target,
                                trf::DutchName dutch_name) {
  Result<trf::Conversion> conversion =
      trf::convert(std::move(document), *loaded.tournament, loaded.by_position, dialect_of(target), dutch_name);
  if (!conversion) return conversion.error();
  return trf::Written{conversion->document.to_bytes(), std::move(conversion->losses),
                      std::move(conversion->changes)};
}

// Writes the tournament as a list, or as a report file whose starting ranks have another width.
Result<trf::Written> anew(const LoadedFile& loaded, OutputFormat target, trf::DutchName dutch_name,
                          trf::CsvText csv_text) {
  const trf::SourceText source(loaded.bytes);
  const std::vector<std::string_view> lines = source.lines();
  trf::ReportParts parts = trf::parts_of(lines, *loaded.tournament);
  if (is_list(target)) {
    trf::Written list = list_of(trf::with_later_byes(*loaded.tournament, parts.requests), target, csv_text);
    list.changes = trf::left_out_of_lists(lines);
    if (!trf::restrictions_in(lines, trf::avoid_comment_begin).empty())
      list.losses.emplace_back(
          "the comment bloesem:avoid is left out: those who enter later are not kept apart, but only the pairs "
          "of "
          "now");
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

std::optional<Error> refuse_many_players(int players, OutputFormat target) {
  if (is_list(target) || target == OutputFormat::Wide || players <= trf::largest_id) return std::nullopt;
  return Error{.code = ErrorCode::TooLarge,
               .message = "starting rank " + std::to_string(players) +
                          " has more than four digits; only wide, json and csv have room for it"};
}

namespace {

// Writes a tournament whose players are teams, with the names of its rules: the code of record 192 is for files
// with the players of the teams.
Result<trf::Written> of_teams(Tournament teams, OutputFormat target, trf::DutchName dutch_name,
                              trf::CsvText csv_text) {
  const Result<EditionChoice> choice = choose_edition(teams.heading);
  if (!choice) return choice.error();
  Heading plain;
  plain.start_date = teams.heading.start_date;
  const bool baku = requests_acceleration(teams.heading.system_code);
  Result<Heading> heading = heading_for(plain, *choice);
  if (!heading) return heading.error();
  teams.heading = std::move(heading).value();
  trf::Written written =
      is_list(target) ? list_of(teams, target, csv_text)
                      : trf::write_report(teams, {.target = dialect_of(target), .dutch_name = dutch_name});
  if (baku)
    written.losses.emplace_back(
        "the Baku acceleration of record 192 is left out: this form has no code for it");
  return written;
}

Result<trf::Written> without_remark(const LoadedFile& loaded, OutputFormat target, trf::DutchName dutch_name,
                                    trf::CsvText csv_text) {
  const Tournament& tournament = *loaded.tournament;
  if (loaded.of_teams) return of_teams(tournament, target, dutch_name, csv_text);
  if (loaded.team_event && target != OutputFormat::Trf16 && target != OutputFormat::Trf26) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message =
                     "a team event can be written only as trf26 or trf16: other formats would be read as an "
                     "individual tournament"};
  }
  if (std::optional<Error> error = refuse_large_ids(tournament, target)) return *error;
  const bool standard_target = !is_list(target) && target != OutputFormat::Wide;
  if (loaded.editable() && standard_target) return in_dialect(loaded, loaded.document(), target, dutch_name);
  if (loaded.format == trf::FileFormat::Report) return anew(loaded, target, dutch_name, csv_text);
  if (is_list(target)) return list_of(tournament, target, csv_text);
  trf::Written report = trf::write_report(tournament, {.target = dialect_of(target), .dutch_name = dutch_name});
  for (const Wish& wish : tournament.wishes)
    report.losses.push_back("the wish that players of one " + wish.reason +
                            " should rather not meet is left out: a report states no players with it");
  return report;
}

}  // namespace

Result<trf::Written> converted(const LoadedFile& loaded, OutputFormat target, trf::DutchName dutch_name,
                               trf::CsvText csv_text) {
  Result<trf::Written> written = without_remark(loaded, target, dutch_name, csv_text);
  if (!written) return written;
  if (std::string loss = lost_arrangement(*loaded.tournament, target); !loss.empty())
    written->losses.push_back(std::move(loss));
  return written;
}

Result<trf::Written> written(const Tournament& tournament, OutputFormat target,
                             std::vector<std::string> records, std::vector<int> ranks) {
  if (std::optional<Error> error = refuse_large_ids(tournament, target)) return *error;
  if (is_list(target)) return list_of(tournament, target);
  return trf::write_report(
      tournament, {.target = dialect_of(target), .records = std::move(records), .ranks = std::move(ranks)});
}

}  // namespace bloesem::service
