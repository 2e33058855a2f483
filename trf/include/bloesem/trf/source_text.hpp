// The bytes of a file as UTF-8 text and lines, without copying unless they must be decoded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

enum class LineEnd : std::uint8_t { None, Cr, Lf, CrLf, LfCr };

// Returns the characters of a line end; empty for None.
[[nodiscard]] std::string_view spelling(LineEnd end) noexcept;

enum class Encoding : std::uint8_t { Utf8, Windows1252 };

// Splits a text into lines, one at a time.
class LineCutter {
 public:
  explicit LineCutter(std::string_view text) noexcept : text_(text) {}

  // Advances to the next line; false if there is none. Line ends are CR, LF, CRLF or LFCR, for each line
  // separately; text after the last line end is a line unless it is empty.
  bool next() noexcept;
  [[nodiscard]] std::string_view line() const noexcept { return line_; }
  [[nodiscard]] LineEnd end() const noexcept { return end_; }

 private:
  [[nodiscard]] std::size_t find_end() noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_feed_ = 0;  // position of the first LF from at_ on, once searched_; likewise:
  std::size_t carriage_return_ = 0;
  bool searched_ = false;
  std::string_view line_;
  LineEnd end_ = LineEnd::None;
};

class SourceText {
 public:
  // Decodes any bytes, which must outlive this object. A UTF-8 byte order mark is removed; bytes that are not
  // UTF-8 are decoded as Windows-1252.
  explicit SourceText(std::string_view bytes);
  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  [[nodiscard]] std::string_view text() const noexcept { return text_; }  // UTF-8
  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] bool has_bom() const noexcept { return has_bom_; }
  // Returns the place of the first character that is not UTF-8; empty if the encoding is UTF-8.
  [[nodiscard]] const std::optional<Place>& first_foreign_character() const noexcept { return foreign_; }
  // True if the file begins with a UTF-16 byte order mark; the text is then meaningless.
  [[nodiscard]] bool looks_like_utf16() const noexcept { return utf16_; }

  // Returns the first `most` lines, views into text().
  [[nodiscard]] std::vector<std::string_view> lines(std::size_t most = std::string_view::npos) const;

 private:
  std::string decoded_;
  std::string_view text_;
  Encoding encoding_ = Encoding::Utf8;
  std::optional<Place> foreign_;
  bool has_bom_ = false;
  bool utf16_ = false;
};

}  // namespace bloesem::trf
