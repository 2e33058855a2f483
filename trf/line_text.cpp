#include "trf/line_text.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// True for U+0300 to U+036F: CC 80 to CC BF, CD 80 to CD AF.
bool is_combining_mark(std::string_view text, std::size_t at) noexcept {
  if (at + 1 >= text.size()) return false;
  const auto lead = static_cast<unsigned char>(text[at]);
  return lead == 0xCC || (lead == 0xCD && static_cast<unsigned char>(text[at + 1]) < 0xB0);
}

int narrow(std::size_t value) noexcept {
  constexpr auto limit = static_cast<std::size_t>(std::numeric_limits<int>::max());
  return static_cast<int>(std::min(value, limit));
}

// Returns the number (from 1) of the character containing a byte; `starts` must ascend.
int ordinal(const std::vector<std::size_t>& starts, std::size_t byte) {
  return narrow(
      static_cast<std::size_t>(std::upper_bound(starts.begin(), starts.end(), byte) - starts.begin()));
}

// Returns the text with no-break spaces replaced by blanks; the columns are unchanged.
std::string with_plain_blanks(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t at = text.find(no_break_space); at != std::string_view::npos;
       at = text.find(no_break_space)) {
    plain.append(text.substr(0, at)).push_back(' ');
    text.remove_prefix(at + no_break_space.size());
  }
  return plain.append(text);
}

}  // namespace

LineText::LineText(int number, std::string_view text, Columns columns, Layout layout)
    : number_(number), layout_(layout), text_(without_invisible_end(text)) {
  if (!trf::is_ascii(text_)) {
    replace_no_break_spaces();
    index(columns);
  }
  length_ = layout_.column(positions());
}

LineText LineText::counted_by(Columns columns) const {
  LineText line(number_, text_, columns, layout_);
  line.kept_ = kept_;
  return line;
}

void LineText::replace_no_break_spaces() {
  const std::size_t at = text_.find(no_break_space);
  if (at == std::string_view::npos) return;
  no_break_space_ = narrow(count_characters(text_.substr(0, at))) + 1;
  kept_ = std::make_shared<const std::string>(with_plain_blanks(text_));
  text_ = *kept_;
}

void LineText::index(Columns columns) {
  if (trf::is_ascii(text_)) return;
  for (std::size_t at = 0; at < text_.size(); ++at) {
    if (is_continuation(text_[at])) continue;
    characters_.push_back(at);
    if (columns == Columns::WithoutMarks && !is_combining_mark(text_, at)) starts_.push_back(at);
  }
  if (columns == Columns::Characters) starts_ = characters_;
}

int LineText::positions() const noexcept { return narrow(starts_.empty() ? text_.size() : starts_.size()); }

std::string LineText::code() const { return upper(cut(1, code_width)); }

int LineText::character_at(std::size_t byte) const noexcept {
  return characters_.empty() ? narrow(byte) + 1 : ordinal(characters_, byte);
}

int LineText::character_in(int position) const noexcept {
  if (characters_.empty()) return position;
  if (position > positions()) return narrow(characters_.size()) + position - positions();
  return ordinal(characters_, starts_.empty() ? static_cast<std::size_t>(position) - 1
                                              : starts_[static_cast<std::size_t>(position) - 1]);
}

Place LineText::place(int first, int last) const noexcept {
  return {number_, character_in(layout_.first(first)), character_in(layout_.last(last))};
}

int LineText::column_of(char c) const noexcept {
  const std::size_t at = text_.find(c);
  if (at == std::string_view::npos) return 0;
  return layout_.column(starts_.empty() ? narrow(at) + 1 : ordinal(starts_, at));
}

std::vector<Token> LineText::tokens(int from) const {
  std::vector<Token> words;
  const std::string_view text = text_;
  std::size_t at = offset(from);
  while ((at = text.find_first_not_of(" \t", at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    words.push_back({text.substr(at, end - at), {number_, character_at(at), character_at(end - 1)}});
    at = end;
  }
  return words;
}

Layout layout_of(const std::vector<std::string_view>& lines) {
  if (lines.empty()) return {};
  const LineText first(1, lines.front());
  const std::optional<int> width = parse_number(trimmed(first.cut(text_begins, first.length())));
  const bool stated =
      first.code() == width_record && width && *width > standard_id_width && *width <= widest_id;
  return stated ? Layout(*width) : Layout();
}

std::string content(const LineText& line) { return std::string(trimmed(line.cut(text_begins, line.length()))); }

Place content_place(const LineText& line) noexcept {
  return line.place(text_begins, std::max(text_begins, line.length()));
}

}  // namespace bloesem::trf
