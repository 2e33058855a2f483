#include "trf/json_cursor.hpp"

#include <algorithm>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Returns the length of the JSON number at the beginning of the text; 0 if there is none.
std::size_t number_size(std::string_view text) noexcept {
  std::size_t at = text.starts_with('-') ? 1 : 0;
  const auto digits = [&] {
    const std::size_t from = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    return at > from;
  };
  const auto take_one_of = [&](std::string_view characters) {
    const bool found = at < text.size() && characters.find(text[at]) != std::string_view::npos;
    if (found) ++at;
    return found;
  };
  if (!take_one_of("0") && !digits()) return 0;
  if (take_one_of(".") && !digits()) return 0;
  if (take_one_of("eE")) {
    take_one_of("+-");
    if (!digits()) return 0;
  }
  return at;
}

// Returns the exponent after the e, clamped to a range beyond which the result does not change.
long long exponent_of(std::string_view text) noexcept {
  constexpr long long ceiling = 1'000'000'000;
  const bool negative = text.starts_with('-');
  long long exponent = 0;
  for (const char c : text) {
    if (is_digit(c)) exponent = std::min(exponent * 10 + (c - '0'), ceiling);
  }
  return negative ? -exponent : exponent;
}

// Returns the value of a JSON number; empty unless it is an integer of at most ten digits.
std::optional<long long> whole_value(std::string_view number) {
  constexpr long long max_digits = 10;
  const bool negative = number.starts_with('-');
  const std::size_t mark = std::min(number.find_first_of("eE"), number.size());
  const std::string_view decimal = number.substr(0, mark);
  const std::size_t point = std::min(decimal.find('.'), decimal.size());
  std::string digits(decimal.substr(negative ? 1 : 0, point - (negative ? 1 : 0)));
  if (point < decimal.size()) digits += decimal.substr(point + 1);
  long long exponent = mark < number.size() ? exponent_of(number.substr(mark + 1)) : 0;
  if (point < decimal.size()) exponent -= static_cast<long long>(decimal.size() - point - 1);
  digits.erase(0, digits.find_first_not_of('0'));
  if (digits.empty()) return 0;
  const std::size_t significant = digits.find_last_not_of('0') + 1;
  exponent += static_cast<long long>(digits.size() - significant);
  digits.resize(significant);
  if (exponent < 0 || static_cast<long long>(significant) + exponent > max_digits) return std::nullopt;
  digits.append(static_cast<std::size_t>(exponent), '0');
  long long value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  return negative ? -value : value;
}

// Returns the word at `at`, for messages.
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
         {at_ < text_.size() ? "unexpected text" : "the text ends too early", std::string(word_at(text_, at_)),
          std::string(expected)});
}

bool JsonCursor::comes(char c) noexcept {
  skip_blanks();
  return good_ && at_ < text_.size() && text_[at_] == c;
}

bool JsonCursor::take(char c, std::string_view expected) {
  if (!comes(c)) {
    refuse_next(expected);
    return false;
  }
  ++at_;
  return true;
}

bool JsonCursor::begin(char c, std::string_view expected) { return good_ && take(c, expected); }

bool JsonCursor::next(bool first, char end) {
  if (!good_) return false;
  if (comes(end)) {
    ++at_;
    return false;
  }
  return first || take(',', end == '}' ? ", or }" : ", or ]");
}

std::string_view JsonCursor::string(std::string_view expected) { return decoded_string(expected, true); }

std::string_view JsonCursor::decoded_string(std::string_view expected, bool one_line) {
  if (!good_) return {};
  last_ = place();
  if (!take('"', expected)) return {};
  const std::size_t from = at_;
  while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\\' &&
         static_cast<unsigned char>(text_[at_]) >= 0x20)
    ++at_;
  if (at_ < text_.size() && text_[at_] == '"') return text_.substr(from, at_++ - from);
  return unescaped(from, one_line);
}

// Decodes a string with escapes, and reports invalid characters.
std::string_view JsonCursor::unescaped(std::size_t from, bool one_line) {
  buffer_.assign(text_.substr(from, at_ - from));
  for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
    const char c = text_[at_];
    if (static_cast<unsigned char>(c) < 0x20 || (c == '\\' && !append_escape(one_line))) {
      refuse_here(c != '\\'  ? "no control characters in a string"
                  : one_line ? "an escape sequence of JSON, but no end of a line"
                             : "an escape sequence of JSON");
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

// Decodes an escape sequence. Leaves at_ on its last character or, if it is invalid, on its first.
bool JsonCursor::append_escape(bool one_line) {
  constexpr std::string_view letters = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  const std::size_t begin = at_++;
  const char c = at_ < text_.size() ? text_[at_] : ' ';
  const std::size_t known = letters.find(c);
  bool good = false;
  if (known != std::string_view::npos) {
    good = !one_line || (c != 'n' && c != 'r');
    buffer_ += meanings[known];
  } else if (c == 'u') {
    good = append_code_point(one_line);
  }
  if (!good) at_ = begin;
  return good;
}

// Decodes the digits after "\u", and a second escape for a surrogate pair. False for a lone surrogate.
bool JsonCursor::append_code_point(bool one_line) {
  std::optional<unsigned> point = hexadecimal();
  if (point && *point >= 0xD800 && *point < 0xDC00 && text_.substr(at_ + 1, 2) == "\\u") {
    at_ += 2;
    const std::optional<unsigned> low = hexadecimal();
    if (!low || *low < 0xDC00 || *low > 0xDFFF) return false;
    point = 0x10000 + ((*point - 0xD800) << 10U) + (*low - 0xDC00);
  }
  if (!point || (*point >= 0xD800 && *point < 0xE000)) return false;
  if (one_line && (*point == '\n' || *point == '\r')) return false;
  append_utf8(buffer_, *point);
  return true;
}

int JsonCursor::number(int least, int most, std::string_view expected) {
  if (!good_) return 0;
  last_ = place();
  const std::string_view word = word_at(text_, at_);
  const bool good = number_size(word) == word.size();
  const std::optional<long long> value = good && !word.empty() ? whole_value(word) : std::nullopt;
  if (!value || *value < least || *value > most) {
    refuse(last_, Code::BadNumber, {"not a valid number here", std::string(word), std::string(expected)});
    return 0;
  }
  at_ += word.size();
  return static_cast<int>(*value);
}

void JsonCursor::skip_value(int depth) {
  constexpr std::string_view expected = "a value";
  if (!good_) return;
  last_ = place();
  if (depth > deepest_nesting) {
    return refuse(
        last_, Code::TooLarge,
        {"lists and objects are nested too deeply", "", "at most " + std::to_string(deepest_nesting)});
  }
  if (comes('{')) return object(expected, [&](std::string_view) { skip_value(depth + 1); });
  if (comes('[')) return list(expected, [&] { skip_value(depth + 1); });
  if (comes('"')) return static_cast<void>(text(expected));
  static_cast<void>(word(expected));
}

std::string_view JsonCursor::word(std::string_view expected) {
  if (!good_) return {};
  skip_blanks();
  const std::string_view rest = text_.substr(at_);
  std::size_t size = number_size(rest);
  for (const std::string_view known : {"true", "false", "null"}) {
    if (rest.starts_with(known)) size = known.size();
  }
  if (size == 0) refuse_next(expected);
  at_ += size;
  return rest.substr(0, size);
}

void JsonCursor::finish() {
  skip_blanks();
  if (good_ && at_ < text_.size()) refuse_next("nothing more");
}

}  // namespace bloesem::trf
