#include "trf/document.hpp"

#include <algorithm>
#include <utility>

#include "trf/encoding.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view spelling(LineEnd end) noexcept {
  switch (end) {
    case LineEnd::Cr: return "\r";
    case LineEnd::Lf: return "\n";
    case LineEnd::CrLf: return "\r\n";
    case LineEnd::LfCr: return "\n\r";
    case LineEnd::None: break;
  }
  return "";
}

constexpr bool is_end(char c) noexcept { return c == '\r' || c == '\n'; }

// What ends the line at `at`, where a CR or LF stands. LF CR is one end, but in a lone LF CR LF the CR belongs
// to the second LF.
LineEnd end_at(std::string_view bytes, std::size_t at) noexcept {
  const auto next = [&](std::size_t step, char c) { return at + step < bytes.size() && bytes[at + step] == c; };
  if (bytes[at] == '\r') return next(1, '\n') ? LineEnd::CrLf : LineEnd::Cr;
  return next(1, '\r') && (!next(2, '\n') || next(3, '\r')) ? LineEnd::LfCr : LineEnd::Lf;
}

}  // namespace

Document Document::parse(std::string_view bytes) {
  Document document;
  document.utf16_ = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
  document.has_bom_ = bytes.starts_with(utf8_bom);
  if (document.has_bom_) bytes.remove_prefix(utf8_bom.size());
  const std::optional<std::size_t> invalid = first_invalid_utf8(bytes);
  if (invalid) document.encoding_ = Encoding::Windows1252;
  document.split(bytes);
  if (invalid) document.note_foreign(bytes, *invalid);
  return document;
}

void Document::split(std::string_view bytes) {
  const auto add = [this](std::string_view text, LineEnd end) {
    lines_.push_back({encoding_ == Encoding::Utf8 ? std::string(text) : windows_1252_to_utf8(text), end});
  };
  while (!bytes.empty()) {
    const auto at = static_cast<std::size_t>(std::find_if(bytes.begin(), bytes.end(), is_end) - bytes.begin());
    const LineEnd end = at < bytes.size() ? end_at(bytes, at) : LineEnd::None;
    add(bytes.substr(0, at), end);
    bytes.remove_prefix(at + spelling(end).size());
  }
}

void Document::note_foreign(std::string_view bytes, std::size_t offset) {
  std::size_t start = 0;
  int number = 0;
  for (const Line& line : lines_) {
    ++number;
    // Windows-1252 is one byte per character, so the decoded length tells the bytes consumed.
    const std::size_t after = start + count_characters(line.text) + spelling(line.end).size();
    if (offset < after || after == bytes.size()) {
      const int column = static_cast<int>(offset - start) + 1;
      foreign_ = Place{number, column, column};
      return;
    }
    start = after;
  }
}

std::string_view Document::text(int number) const noexcept {
  if (number < 1 || static_cast<std::size_t>(number) > lines_.size()) return "";
  return lines_[static_cast<std::size_t>(number) - 1].text;
}

void Document::replace(int number, std::string text) {
  make_room_for(text);
  lines_.at(static_cast<std::size_t>(number) - 1).text = std::move(text);
}

void Document::insert(int number, const std::vector<std::string>& texts) {
  if (texts.empty()) return;
  const bool ended = lines_.empty() || lines_.back().end != LineEnd::None;
  const LineEnd usual =
      lines_.empty() || lines_.front().end == LineEnd::None ? LineEnd::Lf : lines_.front().end;
  if (!ended) lines_.back().end = usual;
  std::vector<Line> lines;
  for (const std::string& text : texts) {
    make_room_for(text);
    lines.push_back({text, usual});
  }
  lines_.insert(lines_.begin() + (number - 1), lines.begin(), lines.end());
  end_last_line(ended);
}

// A file that did not end its last line goes on not to.
void Document::end_last_line(bool ended) {
  if (!ended && !lines_.empty()) lines_.back().end = LineEnd::None;
}

void Document::to_utf8() noexcept {
  encoding_ = Encoding::Utf8;
  has_bom_ = false;
}

void Document::make_room_for(std::string_view text) {
  if (encoding_ == Encoding::Windows1252 && !fits_windows_1252(text)) encoding_ = Encoding::Utf8;
}

std::string Document::to_bytes() const {
  std::string bytes(has_bom_ ? utf8_bom : "");
  for (const Line& line : lines_) {
    bytes += encoding_ == Encoding::Utf8 ? line.text : utf8_to_windows_1252(line.text);
    bytes += spelling(line.end);
  }
  return bytes;
}

}  // namespace bloesem::trf
