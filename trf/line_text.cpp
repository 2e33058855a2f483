#include "trf/line_text.hpp"

#include <algorithm>
#include <limits>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr bool is_continuation(char c) noexcept { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// U+0300 to U+036F: CC 80 to CC BF, CD 80 to CD AF.
bool is_combining_mark(std::string_view text, std::size_t at) noexcept {
  if (at + 1 >= text.size()) return false;
  const auto lead = static_cast<unsigned char>(text[at]);
  return lead == 0xCC || (lead == 0xCD && static_cast<unsigned char>(text[at + 1]) < 0xB0);
}

int narrow(std::size_t value) noexcept {
  constexpr auto limit = static_cast<std::size_t>(std::numeric_limits<int>::max());
  return static_cast<int>(std::min(value, limit));
}

// Which of the ascending starts a byte belongs to, from 1.
int ordinal(const std::vector<std::size_t>& starts, std::size_t byte) {
  return narrow(
      static_cast<std::size_t>(std::upper_bound(starts.begin(), starts.end(), byte) - starts.begin()));
}

// Puts ordinary blanks in the place of no-break spaces: one character for one, the columns stay.
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

LineText::LineText(int number, std::string_view text, Columns columns) : number_(number) {
  text = without_invisible_end(text);
  const std::size_t at = text.find(no_break_space);
  if (at != std::string_view::npos) no_break_space_ = narrow(count_characters(text.substr(0, at))) + 1;
  text_ = with_plain_blanks(text);
  index(columns);
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

int LineText::length() const noexcept { return narrow(starts_.empty() ? text_.size() : starts_.size()); }

std::string LineText::code() const { return upper(cut(1, code_width)); }

std::size_t LineText::offset(int column) const noexcept {
  if (column > length()) return text_.size();
  const auto index = static_cast<std::size_t>(std::max(column, 1)) - 1;
  return starts_.empty() ? index : starts_[index];
}

int LineText::column_at(std::size_t byte) const noexcept {
  return starts_.empty() ? narrow(byte) + 1 : ordinal(starts_, byte);
}

int LineText::character_in(int column) const noexcept {
  if (characters_.empty()) return column;
  if (column > length()) return narrow(characters_.size()) + column - length();
  return ordinal(characters_, offset(column));
}

Place LineText::place(int first, int last) const noexcept {
  return {number_, character_in(first), character_in(last)};
}

std::string_view LineText::cut(int first, int last) const noexcept {
  const std::size_t begin = offset(first);
  return std::string_view(text_).substr(begin, std::max(offset(last + 1), begin) - begin);
}

char LineText::at(int column) const noexcept {
  if (column < 1 || column > length()) return ' ';
  const char c = text_[offset(column)];
  return static_cast<unsigned char>(c) < 0x80 ? c : '\xFF';
}

int LineText::column_of(char c) const noexcept {
  const std::size_t at = text_.find(c);
  return at == std::string::npos ? 0 : column_at(at);
}

std::vector<Token> LineText::tokens(int from) const {
  std::vector<Token> words;
  const std::string_view text = text_;
  std::size_t at = offset(from);
  while ((at = text.find_first_not_of(" \t", at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    words.push_back({text.substr(at, end - at), place(column_at(at), column_at(end - 1))});
    at = end;
  }
  return words;
}

}  // namespace bloesem::trf
