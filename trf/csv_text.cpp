#include "bloesem/trf/csv_text.hpp"

#include <algorithm>
#include <array>

#include "trf/encoding.hpp"
#include "trf/visible.hpp"

namespace bloesem::trf {

namespace {

constexpr char guard = '\'';

bool begins_like_formula(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 8> beginnings{
      "=", "+", "-", "@", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
  return begins_with_control(text) || std::any_of(beginnings.begin(), beginnings.end(), [text](auto beginning) {
           return text.starts_with(beginning);
         });
}

// True if the text needs a guard. Leading apostrophes are skipped, so that the guard can be removed
// unambiguously.
bool wants_guard(std::string_view text) noexcept {
  return begins_like_formula(text.substr(std::min(text.find_first_not_of(guard), text.size())));
}

// Tabs and semicolons are no separators here, but they are for spreadsheets in many locales.
bool wants_quotes(std::string_view text) noexcept {
  return text.starts_with('#') || text.find_first_of(",;\t\"") != std::string_view::npos;
}

void append_field(std::string& line, std::string_view text) {
  const bool quoted = wants_quotes(text);
  if (quoted) line += '"';
  for (const char c : text) {
    if (c == '"') line += '"';
    line += c;
  }
  if (quoted) line += '"';
}

}  // namespace

void append_csv_text(std::string& line, std::string_view text, CsvText style) {
  std::string shown = decoded(text);
  for (char& c : shown) {
    if (c == '\r' || c == '\n') c = ' ';
  }
  if (style == CsvText::Guarded && wants_guard(shown)) shown.insert(0, 1, guard);
  append_field(line, shown);
}

void append_csv_value(std::string& line, std::string_view value) { append_field(line, value); }

std::string_view without_csv_guard(std::string_view field) noexcept {
  return field.starts_with(guard) && wants_guard(field) ? field.substr(1) : field;
}

}  // namespace bloesem::trf
