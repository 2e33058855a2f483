#include "trf/records.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/trf/system_code.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/extensions.hpp"
#include "trf/game_points.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/late_decisions.hpp"
#include "trf/line_text.hpp"
#include "trf/local_records.hpp"
#include "trf/player_line.hpp"
#include "trf/recognise_dialect.hpp"
#include "trf/records_2026.hpp"
#include "trf/restriction_comment.hpp"
#include "trf/rules_comment.hpp"
#include "trf/scoring.hpp"
#include "trf/team_event.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

void read_name(const LineText& line, Draft& draft, Diagnostics&) { draft.name = content(line); }

// An unambiguous two-digit year is completed; other dates are left to the code that needs them. An empty record
// states no date, and two spellings of one day agree.
void read_start_date(const LineText& line, Draft& draft, Diagnostics& out) {
  std::string date = content(line);
  const std::vector<std::string> readings = readings_of_short_date(date);
  const bool clear = readings.size() == 1;
  if (!readings.empty()) {
    out.warn(Code::ShortYear, line.place(text_begins, line.length()),
             {clear ? "the year of the start date has two digits; read as " + readings[0]
                    : "the start date may mean " + readings[0] + " or " + readings[1] + " and is not used",
              date, "YYYY/MM/DD", 0, clear ? std::optional(readings[0]) : std::nullopt});
  }
  if (!date.empty()) {
    state(draft.start_day, standard_date(date).value_or(date), content_place(line), "the start date", out);
  }
  if (draft.start_date.value_or("").empty()) draft.start_date = clear ? readings[0] : std::move(date);
}

// The two codes of the rules of 2026 agree with each other.
void read_system(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::string code = upper(content(line));
  if (code.empty()) return;
  state(draft.system, renamed_dutch(code, DutchName::Fide2026), content_place(line), "the pairing system", out);
  if (draft.system_code.empty()) draft.system_code = code;
}

void read_tie_breaks(const LineText& line, Draft& draft, Diagnostics&) {
  draft.tie_breaks = read_standings_order(line);
}

void read_standings(const LineText& line, Draft& draft, Diagnostics&) {
  draft.standings = read_standings_order(line);
}

// Reads comments written by this program; all others are ignored.
void read_own_comment(const LineText& line, Draft& draft, Diagnostics& out) {
  if (read_open_game(line, draft, out) || read_rules_comment(line, draft, out) ||
      read_restriction_comment(line, draft, out) || read_game_points(line, draft, out) ||
      read_arrangement(line, draft, out))
    return;
  if (const std::optional<LocalRecord> local = read_local_record(line)) {
    const int id = parse_number(local->id.text).value_or(0);
    draft.notes.push_back({{id, local->id.place}, local->kind, std::string(local->text)});
  }
}

// For individual events, teams are only lists of players.
void note_team_list(const LineText& line, Draft& draft, Diagnostics&) {
  if (!draft.team_list) draft.team_list = line.place(1, code_width);
}

struct Handler {
  std::string_view code;
  void (*read)(const LineText&, Draft&, Diagnostics&);
};

constexpr std::array handlers = {
    Handler{"001", read_player},
    Handler{"012", read_name},
    Handler{"042", read_start_date},
    Handler{"142", read_rounds},
    Handler{"152", read_colour},
    Handler{"192", read_system},
    Handler{"202", read_tie_breaks},
    Handler{"212", read_standings},
    Handler{"XXW", read_width},
    Handler{"XXR", read_rounds},
    Handler{"XXC", read_settings},
    Handler{"XXZ", read_absent},
    Handler{"XXP", read_forbidden},
    Handler{"XXA", read_virtual},
    Handler{"XXS", read_xxs},
    Handler{"BBW", read_bb},
    Handler{"BBD", read_bb},
    Handler{"BBL", read_bb},
    Handler{"BBZ", read_bb},
    Handler{"BBF", read_bb},
    Handler{"BBU", read_bb},
    Handler{"162", read_162},
    Handler{"240", read_byes},
    Handler{"250", read_acceleration},
    Handler{"260", read_forbidden_rounds},
    Handler{"299", read_abnormal_points},
    Handler{"013", note_team_list},
    Handler{"310", note_team_list},
    Handler{"362", note_team_list},
};

// Reports an indented player line, which would otherwise be ignored silently.
void report_indented_player(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::string_view text = trimmed(line.cut(1, line.length()));
  if (!text.starts_with("001 ")) return;
  const int column = line.column_of('0');
  draft.roster_broken = true;
  out.error(Code::IndentedRecord, line.place(column, column + code_width - 1),
            {"the record code is not at the beginning of the line", "001", "001 in columns 1-3"});
}

bool separated_from_code(const LineText& line) noexcept {
  const char c = line.at(code_width + 1);
  return c == ' ' || c == '\t';
}

}  // namespace

void read_record(const LineText& line, Draft& draft, Diagnostics& out) {
  if (line.length() < code_width) return;
  if (line.cut(1, code_width + 1) == "001 ") return read_player(line, draft, out);  // the most frequent case
  const std::string code = line.code();
  note_record(line, draft.records);
  if (code == comment_record) return read_own_comment(line, draft, out);
  const auto* const handler =
      std::find_if(handlers.begin(), handlers.end(), [&code](const Handler& h) { return h.code == code; });
  if (draft.team_event && is_about_teams(code)) return;
  if (handler == handlers.end()) return report_indented_player(line, draft, out);
  if (separated_from_code(line)) return handler->read(line, draft, out);
  if (code == "001") draft.roster_broken = true;
  out.error(Code::ShiftedColumns, line.place(4, 4),
            {"the record code is not followed by a blank", std::string(line.cut(4, 4)), "a blank in column 4"});
}

}  // namespace bloesem::trf
