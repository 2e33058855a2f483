#include "bloesem/trf/source_text.hpp"

#include <algorithm>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"

namespace bloesem::trf {

namespace {

// Returns the line end at `at`, where a CR or LF must be. LF CR is one line end, but in a lone LF CR LF the CR
// belongs to the second LF.
LineEnd end_at(std::string_view text, std::size_t at) noexcept {
  const auto next = [&](std::size_t step, char c) { return at + step < text.size() && text[at + step] == c; };
  if (text[at] == '\r') return next(1, '\n') ? LineEnd::CrLf : LineEnd::Cr;
  return next(1, '\r') && (!next(2, '\n') || next(3, '\r')) ? LineEnd::LfCr : LineEnd::Lf;
}

// Returns the place of a byte in Windows-1252 text, where every byte is a character.
Place place_of(std::string_view bytes, std::size_t offset) {
  LineCutter lines(bytes);
  int number = 0;
  std::size_t start = 0;
  while (lines.next()) {
    ++number;
    const std::size_t after = start + lines.line().size() + spelling(lines.end()).size();
    if (offset < after) break;
    start = after;
  }
  const int column = static_cast<int>(offset - start) + 1;
  return {number, column, column};
}

}  // namespace

std::string_view spelling(LineEnd end) noexcept {
  switch (end) {
    case LineEnd::Cr: return "\r";
    case LineEnd::Lf: return "\n";
    case LineEnd::CrLf: return "\r\n";
    case LineEnd::LfCr: return "\n\r";
    case LineEnd::None: break;
  }
  return "";
}

// Searches for each of the two characters only once, so that the total time is linear.
std::size_t LineCutter::find_end() noexcept {
  const auto seek = [this](std::size_t& found, char c) {
    if (!searched_ || found < at_) found = std::min(text_.find(c, at_), text_.size());
  };
  seek(line_feed_, '\n');
  seek(carriage_return_, '\r');
  searched_ = true;
  return std::min(line_feed_, carriage_return_);
}

bool LineCutter::next() noexcept {
  if (at_ == text_.size()) return false;
  const std::size_t end = find_end();
  line_ = text_.substr(at_, end - at_);
  end_ = end < text_.size() ? end_at(text_, end) : LineEnd::None;
  at_ = end + spelling(end_).size();
  return true;
}

SourceText::SourceText(std::string_view bytes)
    : text_(bytes),
      has_bom_(bytes.starts_with(utf8_bom)),
      utf16_(bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
  if (has_bom_) text_.remove_prefix(utf8_bom.size());
  const std::optional<std::size_t> invalid = first_invalid_utf8(text_);
  if (!invalid) return;
  encoding_ = Encoding::Windows1252;
  foreign_ = place_of(text_, *invalid);
  decoded_ = windows_1252_to_utf8(text_);
  text_ = decoded_;
}

std::vector<std::string_view> SourceText::lines(std::size_t most) const {
  std::vector<std::string_view> lines;
  // Enough if all lines are players, as in nearly every file.
  lines.reserve(std::min(most, text_.size() / before_first_round + 1));
  LineCutter cutter(text_);
  while (lines.size() < most && cutter.next()) lines.push_back(cutter.line());
  return lines;
}

}  // namespace bloesem::trf
