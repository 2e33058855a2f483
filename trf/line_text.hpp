// One line split into columns of characters and words, without its invisible end.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "trf/columns.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// A word of a line and its columns.
struct Token {
  std::string_view text;
  Place place;
};

// How the columns of a line are counted.
enum class Columns : std::uint8_t {
  Characters,    // as the format specifies
  Bytes,         // by programs that pad UTF-8 by bytes
  WithoutMarks,  // combining marks (U+0300 to U+036F) take no column
};

class LineText {
 public:
  // Drops blanks, tabs and control characters from the end; reads no-break spaces as blanks. `text` must
  // outlive the line and all views into it; a line with no-break spaces keeps a copy. Columns are those of the
  // standard for any layout.
  LineText(int number, std::string_view text, Columns columns = Columns::Characters, Layout layout = {});
  template <std::same_as<std::string> Text>
  LineText(int number, Text&& text) = delete;  // the reference would dangle
  // Returns the line with its columns counted differently; places are still in characters.
  [[nodiscard]] LineText counted_by(Columns columns) const;

  [[nodiscard]] int number() const noexcept { return number_; }
  [[nodiscard]] int length() const noexcept { return length_; }  // in columns
  [[nodiscard]] bool is_ascii() const noexcept { return characters_.empty(); }
  [[nodiscard]] Layout layout() const noexcept { return layout_; }
  // Returns the record code (columns 1-3) in upper case.
  [[nodiscard]] std::string code() const;

  // Returns columns `first` to `last`, as far as the line extends.
  [[nodiscard]] std::string_view cut(int first, int last) const noexcept {
    const std::size_t begin = offset(first);
    return text_.substr(begin, std::max(offset(last + 1), begin) - begin);
  }
  [[nodiscard]] std::string_view cut(const Field& field) const noexcept { return cut(field.first, field.last); }
  // Returns the columns of all rounds.
  [[nodiscard]] std::string_view blocks() const noexcept { return cut(before_first_round + 1, length_); }
  // Returns the character in a column; a blank beyond the end, '\xFF' for a character outside ASCII.
  [[nodiscard]] char at(int column) const noexcept {
    if (column < 1 || column > length_) return ' ';
    const char c = text_[offset(column)];
    return static_cast<unsigned char>(c) < 0x80 ? c : '\xFF';
  }
  // Returns the column of the first such character; 0 if there is none.
  [[nodiscard]] int column_of(char c) const noexcept;
  [[nodiscard]] int first_no_break_space() const noexcept { return no_break_space_; }

  // Returns the words from a column on, separated by blanks and tabs.
  [[nodiscard]] std::vector<Token> tokens(int from) const;

  // Returns the place in characters of the actual line.
  [[nodiscard]] Place place(int first, int last) const noexcept;
  [[nodiscard]] Place place(const Field& field) const noexcept { return place(field.first, field.last); }

 private:
  // Positions are actual columns of the line, from 1.
  [[nodiscard]] std::size_t offset(int column) const noexcept {
    if (column > length_) return text_.size();
    const auto index = static_cast<std::size_t>(layout_.first(std::max(column, 1))) - 1;
    return starts_.empty() ? index : starts_[index];
  }
  [[nodiscard]] int character_at(std::size_t byte) const noexcept;
  [[nodiscard]] int character_in(int position) const noexcept;
  [[nodiscard]] int positions() const noexcept;
  void replace_no_break_spaces();
  void index(Columns columns);

  int number_;
  Layout layout_;
  int length_ = 0;
  std::string_view text_;
  std::shared_ptr<const std::string> kept_;  // text of a line with no-break spaces
  std::vector<std::size_t> characters_;      // offset of each character; empty if all are single bytes
  std::vector<std::size_t> starts_;          // offset of each column; empty if all are single bytes
  int no_break_space_ = 0;
};

// Returns the trimmed content of a text record, after the code, and its place.
[[nodiscard]] std::string content(const LineText& line);
[[nodiscard]] Place content_place(const LineText& line) noexcept;

// Returns the layout stated by a width record (XXW) in the first line.
[[nodiscard]] Layout layout_of(const std::vector<std::string_view>& lines);

}  // namespace bloesem::trf
