#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/review.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Fields of a record in order; the last one repeats every `stride` columns (0: not at all).
struct Columns2026 {
  std::string_view code;
  std::array<Field, 5> fields;
  std::size_t count;
  int stride;
};

constexpr Field field(std::string_view record, int first, int last) noexcept {
  return {record, "", first, last, Align::Right};
}

constexpr std::array records = {
    Columns2026{"172", {field("172", 5, 7), field("172", 9, 13)}, 2, 0},
    Columns2026{"240", {field("240", 5, 5), field("240", 7, 9), field("240", 11, 14)}, 3, 5},
    Columns2026{
        "250", {range_points, range_first_round, range_last_round, range_first_id, range_last_id}, 5, 0},
    Columns2026{"260", {field("260", 5, 7), field("260", 9, 11), field("260", 13, 16)}, 3, 5},
};

// Returns the field of word i (from 0); empty after the last field.
std::optional<Field> field_of(const Columns2026& record, std::size_t i) noexcept {
  if (i < record.count) return record.fields[i];
  if (record.stride == 0) return std::nullopt;
  return in_round(record.fields[record.count - 1], static_cast<int>(i - record.count + 1), record.stride);
}

bool stands_in(const Token& word, const Field& field) noexcept {
  return word.place.first >= field.first && word.place.last <= field.last;
}

// A record written from left to right in time linear in the number of fields.
class Row {
 public:
  explicit Row(std::string_view code) : text_(code) {}

  void add(const Field& field, std::string_view text) {
    const int width = static_cast<int>(count_characters(text));
    const int blanks = field.last - column_ - width;
    text_.append(static_cast<std::size_t>(std::max(blanks, 0)), ' ').append(text);
    column_ = field.last;
  }
  [[nodiscard]] const std::string& text() const noexcept { return text_; }

 private:
  std::string text_;
  int column_ = code_width;  // last column written
};

bool is_upper(std::string_view text) { return upper(text) == text; }

bool fits(std::string_view text, const Field& field) noexcept {
  return text.size() <= static_cast<std::size_t>(field.last - field.first + 1);
}

// Returns the words of a line. Match points of 0 are allowed in columns 5-8 of record 250 and skipped.
std::vector<Token> words_of(const LineText& line, const Columns2026& record) {
  std::vector<Token> words = line.tokens(text_begins);
  if (record.code == "250" && words.size() == record.count + 1 && words.front().place.last < range_points.first)
    words.erase(words.begin());
  return words;
}

void report(const LineText& line, std::string expected, std::optional<std::string> correction,
            Diagnostics& out) {
  out.warn(Code::LooseColumns, line.place(1, line.length()),
           {"the record is understood, but not written as the format asks", "", std::move(expected), 0,
            std::move(correction)});
}

void review_fields(const LineText& line, const Columns2026& record, Diagnostics& out) {
  const std::vector<Token> words = words_of(line, record);
  Row row(record.code);
  bool stands = line.column_of('\t') == 0;
  bool fit = true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::optional<Field> place = field_of(record, i);
    stands = stands && place && stands_in(words[i], *place) && is_upper(words[i].text);
    fit = fit && place && fits(words[i].text, *place);
    if (fit) row.add(*place, upper(words[i].text));
  }
  if (stands || words.empty()) return;
  const std::string& right = row.text();
  report(line, fit ? "'" + right + "'" : std::string("the columns of the format"),
         fit ? std::optional(right) : std::nullopt, out);
}

// Checks pairs of a letter and a value: letters in columns 6, 15, 24, ..., values after them.
void review_scoring(const LineText& line, Diagnostics& out) {
  Row row("162");
  bool stands = line.column_of('\t') == 0;
  const std::vector<Token> words = line.tokens(text_begins);
  int pair = 0;
  for (std::size_t i = 0; i < words.size(); ++i, ++pair) {
    const bool attached = words[i].text.size() > 1;
    if (!attached && i + 1 == words.size()) return;
    const std::string_view letter = words[i].text.substr(0, 1);
    const Token& last = attached ? words[i] : words[i + 1];
    const std::string_view value = attached ? words[i].text.substr(1) : last.text;
    const Field letters = in_round(field("162", 6, 6), pair, 9);
    const Field values = in_round(field("162", 7, 10), pair, 9);
    if (!fits(value, values)) return report(line, "the columns of the format", std::nullopt, out);
    stands =
        stands && words[i].place.first == letters.first && is_upper(letter) && last.place.last <= values.last;
    row.add(letters, upper(letter));
    row.add(values, value);
    if (!attached) ++i;
  }
  if (!stands && !words.empty()) report(line, "'" + row.text() + "'", row.text(), out);
}

// Warns if the record differs from the exact form, which some readers require.
void review_exact(const LineText& line, std::string_view written, Diagnostics& out) {
  const std::string content = upper(trimmed(line.cut(text_begins, line.length())));
  const std::string right = line.code() + " " + content;
  if (!content.empty() && written != right) report(line, "'" + right + "'", right, out);
}

}  // namespace

void review_columns(const LineText& line, Diagnostics& out) {
  const std::string code = line.code();
  if (code == "162") return review_scoring(line, out);
  if (code == "152" || code == "192") return review_exact(line, line.cut(1, line.length()), out);
  for (const Columns2026& record : records) {
    if (record.code == code) return review_fields(line, record, out);
  }
}

}  // namespace bloesem::trf
