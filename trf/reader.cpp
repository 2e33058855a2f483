#include "bloesem/trf/reader.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "trf/assemble.hpp"
#include "trf/draft.hpp"
#include "trf/foreign_file.hpp"
#include "trf/line_text.hpp"
#include "trf/most_players.hpp"
#include "trf/plain_player.hpp"
#include "trf/recognise_dialect.hpp"
#include "trf/records.hpp"
#include "trf/restriction_comment.hpp"
#include "trf/roster.hpp"
#include "trf/team_event.hpp"

namespace bloesem::trf {

namespace {

using Lines = std::vector<std::string_view>;

bool is_player(std::string_view line) noexcept { return line.starts_with("001 "); }

struct ReadLines {
  Draft draft;
  bool all_plain = true;  // every player line was read by read_plain_player
};

ReadLines read_lines(const Lines& lines, Diagnostics& out) {
  ReadLines read;
  Draft& draft = read.draft;
  draft.team_event = find_team_event(lines);
  draft.players.reserve(static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), is_player)));
  int number = 0;
  for (const std::string_view text : lines) {
    ++number;
    const bool player = is_player(text);
    if (player && read_plain_player(number, text, draft)) continue;
    read.all_plain = read.all_plain && !text.starts_with("001");
    read_record(LineText(number, text, Columns::Characters, player ? draft.layout : Layout()), draft, out);
    if (draft.layout_broken) {
      read.all_plain = false;
      break;
    }
  }
  return read;
}

void report_teams(const Draft& draft, const ReadOptions& options, Diagnostics& out) {
  if (draft.team_event && options.team_events) {
    out.note(
        Code::TeamRecord, *draft.team_event,
        {"this is an event between teams: the results of its players are read; records 202, 212, 240, 250, "
         "260, 299 and those of the matches are about teams and ignored"});
  } else if (draft.team_event) {
    out.error(Code::TeamRecord, *draft.team_event,
              {"this is an event between teams, and pairing by teams is not offered; standings, crosstable, "
               "rankings, convert and lint read the results of its players",
               "", "a tournament of single players, without records 300, 320 and 330"});
  } else if (draft.team_list) {
    out.note(Code::TeamRecord, *draft.team_list,
             {"records about teams are ignored: single players are paired"});
  }
}

// TRF06 and Vega write byes as signs; among the letters of 2016 a sign is a mistake.
void report_signed_byes(const RecognisedDialect& recognised, Diagnostics& out) {
  const std::optional<Stated<char>>& sign = recognised.signed_bye;
  if (!sign) return;
  const Dialect dialect = recognised.dialect;
  Finding finding{"byes written without a letter are read as U (+), H (=) and Z (-)",
                  std::string(1, sign->value)};
  if (dialect == Dialect::Trf06 || dialect == Dialect::Vega) {
    out.note(Code::LegacyBye, sign->place, std::move(finding));
  } else {
    out.warn(Code::LegacyBye, sign->place, std::move(finding));
  }
}

ReadResult refuse_tdf(const Place& place, bool strict) {
  Diagnostics out(strict);  // without the findings so far, which would be meaningless
  out.error(Code::TdfFile, place,
            {"this is a tdf file (fields between bars), whose records mean other things; it is not read", "|",
             "a FIDE report file (TRF), which the same program can export"});
  ReadResult result;
  result.diagnostics = out.take();
  result.dialect = Dialect::Tdf;
  result.dialect_evidence = {{"bars between the fields", place.line}};
  return result;
}

ReadResult refuse_players(int line, const ReadOptions& options) {
  Diagnostics out(options.strict);
  out.error(Code::TooLarge, {line, 1, 3}, too_many_players(*options.max_players));
  ReadResult result;
  result.diagnostics = out.take();
  return result;
}

template <class Source>
ReadResult read(const Source& source, const Lines& lines, const ReadOptions& options) {
  if (const std::optional<int> line = line_beyond_limit(lines, options)) return refuse_players(*line, options);
  Diagnostics out(options.strict);
  report_encoding(source, out);
  auto [draft, all_plain] = read_lines(lines, out);
  if (!all_plain) {  // player lines of a tdf are never plain
    if (const std::optional<Place> place = find_tdf_player(lines)) return refuse_tdf(*place, options.strict);
  }
  if (draft.players.empty() && !source.looks_like_utf16())
    report_no_players(draft, options, foreign_file(lines), out);
  Roster roster = Roster::build(draft, out);
  RecognisedDialect recognised = recognise_dialect(draft.records, roster);
  report_signed_byes(recognised, out);
  report_teams(draft, options, out);
  const bool team_event = draft.team_event.has_value();
  const std::vector<Restriction> wishes = draft.wishes;
  ReadResult result = assemble(std::move(draft), std::move(roster), options, out);
  if (result.tournament)
    for (Wish& wish : wishes_of(wishes, lines, *result.tournament))
      result.tournament->wishes.push_back(std::move(wish));
  result.dialect = recognised.dialect;
  result.dialect_evidence = std::move(recognised.evidence);
  result.team_event = team_event;
  return result;
}

}  // namespace

ReadResult read_tournament(std::string_view bytes, const ReadOptions& options) {
  const SourceText source(bytes);
  return read(source, source.lines(), options);
}

ReadResult read_tournament(const SourceText& source, const Lines& lines, const ReadOptions& options) {
  return read(source, lines, options);
}

ReadResult read_tournament(const Document& document, const ReadOptions& options) {
  Lines lines;
  for (const Line& line : document.lines()) lines.emplace_back(line.text);
  return read(document, lines, options);
}

}  // namespace bloesem::trf
