#include "trf/records.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "trf/columns.hpp"
#include "trf/extensions.hpp"
#include "trf/player_line.hpp"
#include "trf/scoring.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

std::string content(const LineText& line) { return std::string(trimmed(line.cut(text_begins, line.length()))); }

void read_name(const LineText& line, Draft& draft, Diagnostics&) { draft.name = content(line); }

void read_start_date(const LineText& line, Draft& draft, Diagnostics&) { draft.start_date = content(line); }

void read_system(const LineText& line, Draft& draft, Diagnostics&) { draft.system_code = upper(content(line)); }

// Records that change the pairing and belong to a dialect not read yet: passing them over in silence would
// pair another tournament.
void pass_over(const LineText& line, Draft&, Diagnostics& out) {
  out.warn(Code::UnreadRecord, line.place(1, code_width),
           {"record " + line.code() + " can change the pairing, but is not read yet; it is ignored"});
}

struct Handler {
  std::string_view code;
  void (*read)(const LineText&, Draft&, Diagnostics&);
};

constexpr std::array handlers = {
    Handler{"001", read_player},    Handler{"012", read_name},     Handler{"042", read_start_date},
    Handler{"142", read_rounds},    Handler{"152", read_colour},   Handler{"192", read_system},
    Handler{"XXR", read_rounds},    Handler{"XXC", read_settings}, Handler{"XXZ", read_absent},
    Handler{"XXP", read_forbidden}, Handler{"XXA", read_virtual},  Handler{"XXS", read_xxs},
    Handler{"BBW", read_bb},        Handler{"BBD", read_bb},       Handler{"BBL", read_bb},
    Handler{"BBZ", read_bb},        Handler{"BBF", read_bb},       Handler{"BBU", read_bb},
    Handler{"162", pass_over},      Handler{"240", pass_over},     Handler{"250", pass_over},
    Handler{"260", pass_over},      Handler{"299", pass_over},     Handler{"300", pass_over},
    Handler{"310", pass_over},      Handler{"320", pass_over},     Handler{"330", pass_over},
    Handler{"362", pass_over},
};

// A player line moved to the right would otherwise be a player lost without a word.
void report_indented_player(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::string_view text = trimmed(line.cut(1, line.length()));
  if (!text.starts_with("001 ")) return;
  const int column = line.column_of('0');
  draft.roster_broken = true;
  out.error(Code::IndentedRecord, line.place(column, column + code_width - 1),
            {"the record code does not stand at the beginning of the line", "001", "001 in columns 1-3"});
}

bool separated_from_code(const LineText& line) noexcept {
  const char c = line.at(code_width + 1);
  return c == ' ' || c == '\t';
}

}  // namespace

void read_record(const LineText& line, Draft& draft, Diagnostics& out) {
  if (line.length() < code_width) return;
  const std::string code = line.code();
  const auto* const handler =
      std::find_if(handlers.begin(), handlers.end(), [&code](const Handler& h) { return h.code == code; });
  if (handler == handlers.end()) return report_indented_player(line, draft, out);
  if (separated_from_code(line)) return handler->read(line, draft, out);
  if (code == "001") draft.roster_broken = true;
  out.error(Code::ShiftedColumns, line.place(4, 4),
            {"the record code is not followed by a blank", std::string(line.cut(4, 4)), "a blank in column 4"});
}

}  // namespace bloesem::trf
