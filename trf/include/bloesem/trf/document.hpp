// A report file as lines, unchanged, so that records the reader does not use are kept.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

struct Line {
  std::string text;  // UTF-8, without the line end
  LineEnd end = LineEnd::None;

  friend bool operator==(const Line&, const Line&) = default;
};

class Document {
 public:
  // Splits any bytes into lines. Line ends are CR, LF, CRLF or LFCR, for each line separately. A UTF-8 byte
  // order mark is removed; bytes that are not UTF-8 are decoded as Windows-1252. Linear in the size.
  [[nodiscard]] static Document parse(std::string_view bytes);

  [[nodiscard]] const std::vector<Line>& lines() const& noexcept { return lines_; }
  const std::vector<Line>& lines() const&& = delete;  // the reference would dangle
  // Returns the text of a line (from 1); empty if there is no such line.
  [[nodiscard]] std::string_view text(int number) const noexcept;
  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] bool has_bom() const noexcept { return has_bom_; }

  // Returns the place of the first character that is not UTF-8; empty if the encoding is UTF-8.
  [[nodiscard]] const std::optional<Place>& first_foreign_character() const noexcept { return foreign_; }
  // True if the file begins with a UTF-16 byte order mark; the text is then meaningless.
  [[nodiscard]] bool looks_like_utf16() const noexcept { return utf16_; }

  // Returns the bytes of the document: the original bytes except for changes made since.
  [[nodiscard]] std::string to_bytes() const;

  // Replaces a line (from 1), which must exist. `text` is UTF-8 without line ends. If Windows-1252 cannot
  // encode it, the whole document becomes UTF-8.
  void replace(int number, std::string text);
  // Inserts lines; the first becomes line `number`, at most one beyond the last line. They use the line end of
  // the first line.
  void insert(int number, const std::vector<std::string>& texts);
  // Removes the lines for which `condition` holds; true if there was any.
  template <class Condition>
  bool erase_if(Condition condition);
  // Switches the document to UTF-8 without a byte order mark.
  void to_utf8() noexcept;

 private:
  void make_room_for(std::string_view text);
  void end_last_line(bool ended);

  std::vector<Line> lines_;
  Encoding encoding_ = Encoding::Utf8;
  std::optional<Place> foreign_;
  bool has_bom_ = false;
  bool utf16_ = false;
};

template <class Condition>
bool Document::erase_if(Condition condition) {
  const bool ended = lines_.empty() || lines_.back().end != LineEnd::None;
  const bool any = std::erase_if(lines_, condition) > 0;
  end_last_line(ended);
  return any;
}

}  // namespace bloesem::trf
