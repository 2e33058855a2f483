#include "trf/line_text.hpp"

#include <algorithm>
#include <limits>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view no_break_space = "\xC2\xA0";

bool is_invisible(char c) noexcept { return static_cast<unsigned char>(c) <= 0x20; }

std::string_view without_invisible_end(std::string_view text) noexcept {
  while (!text.empty()) {
    if (is_invisible(text.back())) {
      text.remove_suffix(1);
    } else if (text.ends_with(no_break_space)) {
      text.remove_suffix(no_break_space.size());
    } else {
      break;
    }
  }
  return text;
}

int narrow(std::size_t value) noexcept {
  constexpr auto limit = static_cast<std::size_t>(std::numeric_limits<int>::max());
  return static_cast<int>(std::min(value, limit));
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

LineText::LineText(int number, std::string_view text) : number_(number) {
  text = without_invisible_end(text);
  const std::size_t at = text.find(no_break_space);
  if (at != std::string_view::npos) no_break_space_ = narrow(count_characters(text.substr(0, at))) + 1;
  text_ = with_plain_blanks(text);
  index_characters();
}

void LineText::index_characters() {
  if (is_ascii(text_)) return;
  for (std::size_t at = 0; at < text_.size(); ++at) {
    if ((static_cast<unsigned char>(text_[at]) & 0xC0U) != 0x80U) starts_.push_back(at);
  }
}

int LineText::length() const noexcept { return narrow(starts_.empty() ? text_.size() : starts_.size()); }

std::string LineText::code() const { return upper(cut(1, code_width)); }

std::size_t LineText::offset(int column) const noexcept {
  if (column > length()) return text_.size();
  const auto index = static_cast<std::size_t>(std::max(column, 1)) - 1;
  return starts_.empty() ? index : starts_[index];
}

int LineText::column_at(std::size_t byte) const noexcept {
  if (starts_.empty()) return narrow(byte) + 1;
  return narrow(
      static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), byte) - starts_.begin()));
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
