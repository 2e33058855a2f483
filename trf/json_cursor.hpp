// Pull parser for JSON (all of RFC 8259): the caller asks for the expected value, nothing else is built, and
// the first error is reported with line and column.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// Maximum nesting in a skipped value; protects the stack.
inline constexpr int deepest_nesting = 1000;

class JsonCursor {
 public:
  // `text` must be UTF-8 and outlive the cursor.
  JsonCursor(std::string_view text, Diagnostics& out) noexcept : text_(text), out_(out) {}

  // False after the first error; nothing more is read then.
  [[nodiscard]] bool good() const noexcept { return good_; }

  // Reads an object, calling member(key) after each key; `member` must read the value. `key` is valid until the
  // next string is read.
  template <class Member>
  void object(std::string_view expected, Member member) {
    if (!begin('{', expected)) return;
    for (bool first = true; next(first, '}'); first = false) {
      const std::string_view key = text("a key");
      if (good_ && take(':', ":")) member(key);
    }
  }
  // Reads a list, calling item() for each item, which it must read.
  template <class Item>
  void list(std::string_view expected, Item item) {
    if (!begin('[', expected)) return;
    for (bool first = true; next(first, ']'); first = false) item();
  }
  // Reads a string without line ends and returns it decoded; valid until the next string is read. Empty after
  // an error.
  [[nodiscard]] std::string_view string(std::string_view expected);
  // Reads an integer in [least, most] in any spelling: 5, 5.0, 50e-1. Returns 0 after an error.
  [[nodiscard]] int number(int least, int most, std::string_view expected);
  // Reads a string that may contain line ends; otherwise like string().
  [[nodiscard]] std::string_view text(std::string_view expected) { return decoded_string(expected, false); }
  // Reads a number, true, false or null and returns it as written.
  [[nodiscard]] std::string_view word(std::string_view expected);
  // Skips any value; TooLarge if it is nested deeper than deepest_nesting.
  void skip_value() { skip_value(0); }
  // Reports an error unless only blanks follow.
  void finish();

  // Returns the place of the next token.
  [[nodiscard]] Place place() noexcept;
  // Returns true if the next character is this one.
  [[nodiscard]] bool comes(char c) noexcept;
  // Returns the place of the last token read.
  [[nodiscard]] const Place& last() const noexcept { return last_; }
  // Reports an error at a place and stops.
  void refuse(const Place& place, Code code, Finding finding);

 private:
  void skip_blanks() noexcept;
  // Returns the place of the next character.
  [[nodiscard]] Place here() noexcept;
  void refuse_here(std::string_view expected);
  bool take(char c, std::string_view expected);
  bool begin(char c, std::string_view expected);
  bool next(bool first, char end);
  void refuse_next(std::string_view expected);
  void skip_value(int depth);
  [[nodiscard]] std::string_view decoded_string(std::string_view expected, bool one_line);
  [[nodiscard]] std::string_view unescaped(std::size_t from, bool one_line);
  [[nodiscard]] std::optional<unsigned> hexadecimal() noexcept;
  bool append_escape(bool one_line);
  bool append_code_point(bool one_line);

  std::string_view text_;
  Diagnostics& out_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t counted_ = 0;  // offset up to which columns have been counted
  int column_ = 1;           // column at counted_
  Place last_;
  std::string buffer_;  // a string with escapes, decoded
  bool good_ = true;
};

}  // namespace bloesem::trf
