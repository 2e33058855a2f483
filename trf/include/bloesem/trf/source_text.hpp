// The bytes of a file as text, and its lines, where they stand: nothing is copied that need not be decoded.
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

[[nodiscard]] std::string_view spelling(LineEnd end) noexcept;

enum class Encoding : std::uint8_t { Utf8, Windows1252 };

// Cuts a text into lines, from the front.
class LineCutter {
 public:
  explicit LineCutter(std::string_view text) noexcept : text_(text) {}

  // False behind the last line. Ends are CR, LF, CRLF or LFCR, each line on its own; a line after the last end
  // exists only if there is something in it.
  bool next() noexcept;
  [[nodiscard]] std::string_view line() const noexcept { return line_; }
  [[nodiscard]] LineEnd end() const noexcept { return end_; }

 private:
  [[nodiscard]] std::size_t find_end() noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_feed_ = 0;  // the first one from `at_` on, once it has been looked for; likewise:
  std::size_t carriage_return_ = 0;
  bool searched_ = false;
  std::string_view line_;
  LineEnd end_ = LineEnd::None;
};

class SourceText {
 public:
  // Takes any bytes, which must live as long. A UTF-8 byte order mark is set aside; what is not UTF-8 is
  // decoded as Windows-1252.
  explicit SourceText(std::string_view bytes);
  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  [[nodiscard]] std::string_view text() const noexcept { return text_; }  // UTF-8
  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] bool has_bom() const noexcept { return has_bom_; }
  // The first character that forced the fallback to Windows-1252.
  [[nodiscard]] const std::optional<Place>& first_foreign_character() const noexcept { return foreign_; }
  // A byte order mark of UTF-16 stands in front: the text means nothing.
  [[nodiscard]] bool looks_like_utf16() const noexcept { return utf16_; }

  // The first `most` of them.
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
