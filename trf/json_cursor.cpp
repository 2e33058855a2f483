#include "trf/json_cursor.hpp"

#include <algorithm>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// What a message shows: the word that begins there.
std::string_view word_at(std::string_view text, std::size_t at) noexcept {
  const std::string_view rest = text.substr(std::min(at, text.size()));
  const std::size_t end = rest.find_first_of(" \t\r\n,:[]{}", 1);
  return rest.substr(0, end);
}

}  // namespace

void JsonCursor::skip_blanks() noexcept {
  for (; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    if (c == '\n' || (c == '\r' && text_.substr(at_ + 1, 1) != "\n")) {
      ++line_;
      counted_ = at_ + 1;
      column_ = 1;
    } else if (c != ' ' && c != '\t' && c != '\r') {
      return;
    }
  }
}

Place JsonCursor::place() noexcept {
  skip_blanks();
  return here();
}

Place JsonCursor::here() noexcept {
  column_ += static_cast<int>(count_characters(text_.substr(counted_, at_ - counted_)));
  counted_ = at_;
  return {line_, column_, column_};
}

void JsonCursor::refuse(const Place& place, Code code, Finding finding) {
  if (good_) out_.error(code, place, std::move(finding));
  good_ = false;
}

void JsonCursor::refuse_next(std::string_view expected) {
  skip_blanks();
  refuse_here(expected);
}

void JsonCursor::refuse_here(std::string_view expected) {
  refuse(here(), Code::BadSyntax,
         {at_ < text_.size() ? "something else stands here" : "the text ends too early",
          std::string(word_at(text_, at_)), std::string(expected)});
}

bool JsonCursor::at(char c) noexcept {
  skip_blanks();
  return good_ && at_ < text_.size() && text_[at_] == c;
}

bool JsonCursor::take(char c, std::string_view expected) {
  if (!at(c)) {
    refuse_next(expected);
    return false;
  }
  ++at_;
  return true;
}

bool JsonCursor::begin(char c, std::string_view expected) { return good_ && take(c, expected); }

bool JsonCursor::next(bool first, char end) {
  if (!good_) return false;
  if (at(end)) {
    ++at_;
    return false;
  }
  return first || take(',', end == '}' ? ", or }" : ", or ]");
}

std::string_view JsonCursor::string(std::string_view expected) {
  if (!good_) return {};
  last_ = place();
  if (!take('"', expected)) return {};
  const std::size_t from = at_;
  while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\\' &&
         static_cast<unsigned char>(text_[at_]) >= 0x20)
    ++at_;
  if (at_ < text_.size() && text_[at_] == '"') return text_.substr(from, at_++ - from);
  return unescaped(from);
}

// The general case: escapes, or something that a string must not have.
std::string_view JsonCursor::unescaped(std::size_t from) {
  buffer_.assign(text_.substr(from, at_ - from));
  for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
    const char c = text_[at_];
    if (static_cast<unsigned char>(c) < 0x20 || (c == '\\' && !append_escape())) {
      refuse_here(c == '\\' ? "an escape sequence of JSON, but no end of a line"
                            : "no control characters in a string");
      return {};
    }
    if (c != '\\') buffer_ += c;
  }
  if (at_ == text_.size()) {
    refuse_here("\" at the end of the string");
    return {};
  }
  ++at_;
  return buffer_;
}

std::optional<unsigned> JsonCursor::hexadecimal() noexcept {
  constexpr std::size_t digits = 4;
  if (text_.size() - at_ <= digits) return std::nullopt;
  unsigned value = 0;
  for (const char c : text_.substr(at_ + 1, digits)) {
    const char lower = static_cast<char>(c | 0x20);
    if (!is_digit(c) && (lower < 'a' || lower > 'f')) return std::nullopt;
    value = value * 16 + static_cast<unsigned>(is_digit(c) ? c - '0' : lower - 'a' + 10);
  }
  at_ += digits;
  return value;
}

// Stays on the last character of the sequence. Lone surrogates are none, and neither are ends of lines: a text
// is one line.
bool JsonCursor::append_escape() {
  constexpr std::string_view plain = "\"\\/";
  const std::size_t begin = at_;
  const auto fail = [&] {
    at_ = begin;
    return false;
  };
  const char c = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
  ++at_;
  if (plain.find(c) != std::string_view::npos) {
    buffer_ += c;
    return true;
  }
  if (c != 'u') return fail();
  std::optional<unsigned> point = hexadecimal();
  if (point && *point >= 0xD800 && *point < 0xDC00 && text_.substr(at_ + 1, 2) == "\\u") {
    at_ += 2;
    const std::optional<unsigned> low = hexadecimal();
    if (!low || *low < 0xDC00 || *low > 0xDFFF) return fail();
    point = 0x10000 + ((*point - 0xD800) << 10U) + (*low - 0xDC00);
  }
  if (!point || *point == '\n' || *point == '\r' || (*point >= 0xD800 && *point < 0xE000)) return fail();
  append_utf8(buffer_, *point);
  return true;
}

int JsonCursor::number(int least, int most, std::string_view expected) {
  if (!good_) return 0;
  last_ = place();
  const std::string_view word = word_at(text_, at_);
  long long value = 0;
  constexpr std::size_t most_digits = 10;
  const bool plain = !word.empty() && word.size() <= most_digits &&
                     std::all_of(word.begin(), word.end(), is_digit) &&
                     (word.size() == 1 || word.front() != '0');
  for (const char c : plain ? word : std::string_view()) value = value * 10 + (c - '0');
  if (!plain || value < least || value > most) {
    refuse(last_, Code::BadNumber,
           {"not a number that can stand here", std::string(word), std::string(expected)});
    return 0;
  }
  at_ += word.size();
  return static_cast<int>(value);
}

void JsonCursor::finish() {
  skip_blanks();
  if (good_ && at_ < text_.size()) refuse_next("nothing more");
}

}  // namespace bloesem::trf
