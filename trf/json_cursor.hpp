// Reads JSON (all of RFC 8259) from the front to the back, asking for what must come next: nothing is built
// that the caller does not want, and the first thing out of place is reported with its line and column.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// Lists and objects within each other in a value that is passed over; guards the stack.
inline constexpr int deepest_nesting = 1000;

class JsonCursor {
 public:
  // Of a text in UTF-8, which must live as long.
  JsonCursor(std::string_view text, Diagnostics& out) noexcept : text_(text), out_(out) {}

  // False, and nothing is read any more, once something has been reported.
  [[nodiscard]] bool good() const noexcept { return good_; }

  // Calls member(key) behind each key; it must read the value. The key lives until the next string is read.
  template <class Member>
  void object(std::string_view expected, Member member) {
    if (!begin('{', expected)) return;
    for (bool first = true; next(first, '}'); first = false) {
      const std::string_view key = any_string("a key");
      if (good_ && take(':', ":")) member(key);
    }
  }
  // Calls item() for each of the list; it must read it.
  template <class Item>
  void list(std::string_view expected, Item item) {
    if (!begin('[', expected)) return;
    for (bool first = true; next(first, ']'); first = false) item();
  }
  // Decoded, a single line; it lives until the next string is read. Empty once something is wrong.
  [[nodiscard]] std::string_view string(std::string_view expected);
  // A whole number in any spelling: 5, 5.0, 50e-1. 0 once something is wrong.
  [[nodiscard]] int number(int least, int most, std::string_view expected);
  // Passes over any value; TooLarge where it is nested deeper than deepest_nesting.
  void skip_value() { skip_value(0); }
  // Nothing but blanks may come.
  void finish();

  // Of what comes next.
  [[nodiscard]] Place place() noexcept;
  // Of what has been read last.
  [[nodiscard]] const Place& last() const noexcept { return last_; }
  // Says that what stands at a place is wrong, and stops.
  void refuse(const Place& place, Code code, Finding finding);

 private:
  void skip_blanks() noexcept;
  // Of the very next character.
  [[nodiscard]] Place here() noexcept;
  void refuse_here(std::string_view expected);
  [[nodiscard]] bool at(char c) noexcept;
  bool take(char c, std::string_view expected);
  bool begin(char c, std::string_view expected);
  bool next(bool first, char end);
  void refuse_next(std::string_view expected);
  void skip_value(int depth);
  // A string that may have ends of lines.
  [[nodiscard]] std::string_view any_string(std::string_view expected);
  [[nodiscard]] std::string_view decoded_string(std::string_view expected, bool one_line);
  [[nodiscard]] std::string_view unescaped(std::size_t from, bool one_line);
  [[nodiscard]] std::optional<unsigned> hexadecimal() noexcept;
  bool append_escape(bool one_line);
  bool append_code_point(bool one_line);

  std::string_view text_;
  Diagnostics& out_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t counted_ = 0;  // bytes up to which columns have been counted
  int column_ = 1;           // of the character there
  Place last_;
  std::string buffer_;  // a string with escapes, decoded
  bool good_ = true;
};

}  // namespace bloesem::trf
