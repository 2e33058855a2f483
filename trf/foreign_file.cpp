#include "trf/foreign_file.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

using Lines = std::vector<std::string_view>;

constexpr std::string_view sheet_advice = "save its list of players as CSV";
constexpr std::string_view program_advice =
    "have the program that keeps the tournament export a report file (TRF)";

struct Signature {
  std::string_view begin;  // first bytes of the file, as UTF-8 after reading invalid bytes as Windows-1252
  std::string_view what;
  std::string_view advice = {};
  Remedy remedy = Remedy::None;
};

constexpr std::array signatures{
    Signature{"\x7F"
              "ELF",
              "a program"},
    Signature{"MZ\xC2\x90", "a program"},  // Windows
    Signature{"#!", "a script"},
    Signature{"%PDF-", "a PDF document", program_advice},
    Signature{"\xC3\x90\xC3\x8F\x11\xC3\xA0", "an old document of Excel or Word (xls, doc)", sheet_advice,
              Remedy::ReadAsPlayers},
    Signature{"SQLite format 3", "a database (SQLite)", program_advice},
    Signature{"{\\rtf", "a text document (RTF)", program_advice},
    Signature{"\xE2\x80\xB0PNG", "a picture (PNG)"},
    Signature{"\xC3\xBF\xC3\x98\xC3\xBF", "a picture (JPEG)"},
    Signature{"GIF8", "a picture (GIF)"},
    Signature{"\x1F\xE2\x80\xB9", "a compressed file (gzip)", "unpack it"},
    Signature{"<?xml", "an XML file", program_advice},
};

// Names of parts that identify the kind of a ZIP archive; names in archives are not compressed.
constexpr std::array archives{
    Signature{"xl/work", "an Excel workbook", sheet_advice, Remedy::ReadAsPlayers},
    Signature{"opendocument.spreadsheet", "a spreadsheet (LibreOffice)", sheet_advice, Remedy::ReadAsPlayers},
    Signature{"word/document", "a text document (Word)", program_advice},
    Signature{"opendocument.text", "a text document (LibreOffice)", program_advice},
};

// Title of the name column, in the languages of programs that export such lists.
constexpr std::array titles_of_names{
    "NAME",   "NAAM",    "NOM",     "NOMBRE",   "NOME",      "PLAYER",   "SPELER",       "SPIELER",
    "JOUEUR", "JUGADOR", "SURNAME", "LASTNAME", "LAST NAME", "NACHNAME", "FAMILIENNAME", "ACHTERNAAM"};

ForeignFile described(std::string_view what, std::string_view advice, Remedy remedy = Remedy::None) {
  const std::string kind = "this is " + std::string(what);
  return {.kind = kind,
          .description = advice.empty() ? kind : kind + ": " + std::string(advice),
          .may_be_list = !advice.empty() && advice != program_advice,
          .remedy = remedy};
}

ForeignFile described(const Signature& kind) { return described(kind.what, kind.advice, kind.remedy); }

bool contains(const Lines& lines, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(),
                     [part](std::string_view line) { return line.find(part) != std::string_view::npos; });
}

ForeignFile archive(const Lines& lines) {
  for (const Signature& kind : archives)
    if (contains(lines, kind.begin)) return described(kind);
  return described("a ZIP archive", "unpack it");
}

bool is_page(std::string_view line) {
  const std::string begin = upper(trimmed(line).substr(0, 14));
  return begin.starts_with("<!DOCTYPE HTML") || begin.starts_with("<HTML");
}

bool is_title_of_names(std::string_view field) {
  field = trimmed(field);
  if (field.size() > 1 && field.front() == '"' && field.back() == '"')
    field = field.substr(1, field.size() - 2);
  const std::string title = upper(field);
  return std::find(titles_of_names.begin(), titles_of_names.end(), title) != titles_of_names.end();
}

bool names_columns(std::string_view line) {
  for (const char separator : {';', '\t', ','}) {
    if (line.find(separator) == std::string_view::npos) continue;
    std::size_t begin = 0;
    while (begin <= line.size()) {
      const std::size_t end = std::min(line.find(separator, begin), line.size());
      if (is_title_of_names(line.substr(begin, end - begin))) return true;
      begin = end + 1;
    }
  }
  return false;
}

// True for a list of players; some programs put the name of the tournament above it.
bool is_list_of_players(const Lines& lines) {
  constexpr std::ptrdiff_t max_lines_above = 10;
  const auto end = lines.begin() + std::min(max_lines_above, std::ssize(lines));
  return std::any_of(lines.begin(), end, names_columns);
}

bool is_pair(std::string_view line) {
  line = trimmed(line);
  const std::size_t end = line.find_first_of(" \t");
  return end != std::string_view::npos && parse_number(line.substr(0, end)) &&
         parse_number(trimmed(line.substr(end)));
}

// True for a list of pairings as pairing programs write it: the number of boards, then the boards.
bool is_list_of_pairs(const Lines& lines) {
  const std::optional<int> boards = lines.size() > 1 ? parse_number(trimmed(lines[0])) : std::nullopt;
  return boards && static_cast<std::size_t>(*boards) < lines.size() &&
         std::all_of(lines.begin() + 1, lines.begin() + 1 + *boards, is_pair);
}

// True for the name of a file, which a caller of the library has given instead of the contents.
bool is_file_name(const Lines& lines) {
  constexpr std::size_t longest = 255;
  constexpr std::array<std::string_view, 7> endings{".TRF", ".TRFX", ".TXT", ".JSON", ".CSV", ".TUNX", ".XLSX"};
  if (lines.size() != 1 || lines.front().size() > longest) return false;
  const std::string name = upper(trimmed(lines.front()));
  return std::any_of(endings.begin(), endings.end(),
                     [&name](std::string_view ending) { return name.ends_with(ending); });
}

// True if every other byte at the beginning is 0, as in UTF-16 without a byte order mark.
bool is_unmarked_utf16(std::string_view text) {
  constexpr std::size_t looked_at = 8;
  if (text.size() < looked_at) return false;
  bool little = true;
  bool big = true;
  for (std::size_t i = 0; i < looked_at; ++i) {
    little = little && (text[i] == '\0') == (i % 2 == 1);
    big = big && (text[i] == '\0') == (i % 2 == 0);
  }
  return little || big;
}

bool is_empty(const Lines& lines) {
  return std::all_of(lines.begin(), lines.end(),
                     [](std::string_view line) { return without_invisible_end(line).empty(); });
}

}  // namespace

ForeignFile foreign_file(const Lines& lines) {
  if (is_empty(lines)) return {.kind = "the file is empty", .description = "the file is empty"};
  const std::string_view first = lines.front();
  for (const Signature& signature : signatures)
    if (first.starts_with(signature.begin)) return described(signature);
  if (first.starts_with("PK\x03\x04")) return archive(lines);
  if (is_unmarked_utf16(first)) return described("a text in UTF-16", "save the file as UTF-8");
  if (contains(lines, std::string_view("\0", 1))) return described("a binary file", program_advice);
  if (std::any_of(lines.begin(), lines.end(), is_page)) return described("a web page (HTML)", program_advice);
  if (is_file_name(lines))
    return {.kind = "this looks like the name of a file",
            .description = "this looks like the name of a file, expected its contents"};
  if (trimmed(first).starts_with('['))
    return {.kind = "this is JSON", .description = "this is JSON, but no tournament (docs/trf.md)"};
  if (is_list_of_pairs(lines)) return described("a list of pairs", "", Remedy::ReadAsPairs);
  if (!is_list_of_players(lines)) return {};
  ForeignFile list = described("a list of players", "", Remedy::ReadAsPlayers);
  list.is_player_list = true;
  return list;
}

}  // namespace bloesem::trf
