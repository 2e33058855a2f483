#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/review.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// The date of the first round; the others follow every ten columns, above the rounds of the players.
constexpr Field round_date{"132", "date", 92, 99, Align::Left};

void report(const Place& place, std::string_view text, std::string_view form, std::optional<std::string> right,
            Diagnostics& out) {
  out.warn(Code::BadDate, place,
           {"the date is not written as the format asks", std::string(text), std::string(form), 0,
            std::move(right)});
}

void review_round_dates(const LineText& line, Diagnostics& out) {
  for (int round = 0; in_round(round_date, round).first <= line.length(); ++round) {
    const Field field = in_round(round_date, round);
    const std::string_view text = trimmed(line.cut(field));
    if (text.empty() || is_short_date(text)) continue;
    std::optional<std::string> right = standard_date(text);
    if (right) right->erase(0, 2);
    report(line.place(field), text,
           "YY/MM/DD in columns " + std::to_string(field.first) + "-" + std::to_string(field.last),
           std::move(right), out);
  }
}

}  // namespace

void review_dates(const LineText& line, Diagnostics& out) {
  if (line.code() == "132") return review_round_dates(line, out);
  const std::string_view text = trimmed(line.cut(text_begins, line.length()));
  if (text.empty()) return;
  std::optional<std::string> right = standard_date(text);
  if (right == text) return;
  report(line.place(text_begins, line.length()), text, "YYYY/MM/DD", std::move(right), out);
}

}  // namespace bloesem::trf
