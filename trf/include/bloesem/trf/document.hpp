// A report file as lines, kept as they came: what no record claims is not lost.
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
  // Takes any bytes. Ends of lines are CR, LF, CRLF or LFCR, each line on its own; a UTF-8 byte order mark is
  // set aside; what is not UTF-8 is decoded as Windows-1252. Linear in the size.
  [[nodiscard]] static Document parse(std::string_view bytes);

  [[nodiscard]] const std::vector<Line>& lines() const& noexcept { return lines_; }
  const std::vector<Line>& lines() const&& = delete;  // it would dangle
  // Text of a line counted from 1; empty outside of the file.
  [[nodiscard]] std::string_view text(int number) const noexcept;
  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] bool has_bom() const noexcept { return has_bom_; }

  // The first character that forced the fallback to Windows-1252.
  [[nodiscard]] const std::optional<Place>& first_foreign_character() const noexcept { return foreign_; }
  // A byte order mark of UTF-16 stands in front: the text means nothing.
  [[nodiscard]] bool looks_like_utf16() const noexcept { return utf16_; }

  // The bytes it was parsed from, but for the lines changed since.
  [[nodiscard]] std::string to_bytes() const;

  // Lines count from 1; the line must exist. The text is UTF-8 without line ends. A text that Windows-1252
  // cannot hold turns the whole document into UTF-8.
  void replace(int number, std::string text);
  // The first new line becomes number `number` (at most one beyond the last). They end as the first line does.
  void insert(int number, const std::vector<std::string>& texts);
  // True if a line was taken out.
  template <class Condition>
  bool erase_if(Condition condition);
  // Writes plain UTF-8 from now on, without a byte order mark.
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
