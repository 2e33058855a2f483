#include <optional>
#include <string>
#include <string_view>

#include "trf/encoding.hpp"
#include "trf/lint/checks.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view name_of(LineEnd end) noexcept {
  switch (end) {
    case LineEnd::Cr: return "CR";
    case LineEnd::Lf: return "LF";
    case LineEnd::CrLf: return "CR LF";
    case LineEnd::LfCr: return "LF CR";
    case LineEnd::None: break;
  }
  return "nothing";
}

// Returns the place after the last character of a line.
Place end_of(int number, std::string_view line) {
  const int column = static_cast<int>(count_characters(line)) + 1;
  return {number, column, column};
}

}  // namespace

void check_byte_order_mark(const Subject& subject, Diagnostics& out) {
  if (!subject.source().has_bom()) return;
  out.warn(Code::ByteOrderMark, {1, 1, 1}, {"the file begins with a byte order mark"});
}

void check_line_ends(const Subject& subject, Diagnostics& out) {
  LineCutter lines(subject.source().text());
  std::optional<LineEnd> usual;
  for (int number = 1; lines.next(); ++number) {
    const LineEnd end = lines.end();
    if (end == LineEnd::None || end == usual.value_or(end)) {
      usual = end;
      continue;
    }
    out.warn(
        Code::MixedLineEnds, end_of(number, lines.line()),
        {"the line end differs from those before it", std::string(name_of(end)), std::string(name_of(*usual))});
    return;
  }
}

void check_end_mark(const Subject& subject, Diagnostics& out) {
  constexpr char end_of_file = '\x1A';
  const std::string_view text = subject.source().text();
  const std::size_t mark = text.find(end_of_file);
  if (mark == std::string_view::npos || without_invisible_end(text.substr(mark)).empty()) return;
  LineCutter lines(text);
  for (int number = 1; lines.next(); ++number) {
    const std::size_t at = lines.line().find(end_of_file);
    if (at == std::string_view::npos) continue;
    out.warn(Code::TextAfterEnd, end_of(number, lines.line().substr(0, at)),
             {"there is text after the mark for the end of the file (Ctrl-Z); it is read nevertheless"});
    return;
  }
}

}  // namespace bloesem::trf
