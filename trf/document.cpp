#include "bloesem/trf/document.hpp"

#include <utility>

#include "trf/encoding.hpp"

namespace bloesem::trf {

Document Document::parse(std::string_view bytes) {
  const SourceText source(bytes);
  Document document;
  document.utf16_ = source.looks_like_utf16();
  document.has_bom_ = source.has_bom();
  document.encoding_ = source.encoding();
  document.foreign_ = source.first_foreign_character();
  LineCutter cutter(source.text());
  while (cutter.next()) document.lines_.push_back({std::string(cutter.line()), cutter.end()});
  return document;
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

// Keeps the last line without a line end if it had none before.
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
