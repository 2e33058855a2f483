#include "bloesem/trf/tie_breaks.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/line_text.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view points_key = "PTS";
constexpr std::string_view foreign = "OTHER_";

// GE is the earlier name of REP; EDE stands for a family of names that continue with a letter.
constexpr std::array<std::string_view, 38> acronyms = {
    points_key, "MPTS",  "GPTS", "DE",   "BPG",  "BWG",  "REP",  "GE",    "STD",   "SB",
    "ARO",      "TPR",   "PTP",  "APRO", "APPO", "RTNG", "WIN",  "WON",   "PS",    "TPN",
    "BH",       "AOB",   "FB",   "KS",   "BC",   "TBR",  "BBE",  "MPVGP", "EMMSB", "EMGSB",
    "EGMSB",    "EGGSB", "EDE",  "SSSC", "EDEC", "EDET", "EDEB", "EDEP"};

bool is_acronym(std::string_view text) noexcept {
  return std::find(acronyms.begin(), acronyms.end(), text) != acronyms.end() || text.starts_with("EDE") ||
         (text.starts_with(foreign) && text.size() > foreign.size());
}

bool is_digits(std::string_view text) noexcept {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// True for: cut, median, rating of unrated players, Koya's limit (some programs write a plain percentage), K
// with a value; forfeits as played, Fore, reversed.
bool is_modifier(std::string_view text) noexcept {
  if (text == "P" || text == "F" || text == "R") return true;
  if (text.size() < 2) return false;
  const std::string_view value = text.substr(1);
  switch (text.front()) {
    case 'C':
    case 'M':
    case 'U': return is_digits(value);
    case 'L': return (value.front() == '+' || value.front() == '-') && is_digits(value.substr(1));
    case 'K': return value.find_first_not_of("0123456789.") == std::string_view::npos;
    default: return false;
  }
}

TieBreak parse(std::string_view text, const Place& place) {
  TieBreak key{.acronym = {}, .points = {}, .modifiers = {}, .place = place};
  const std::string capitals = upper(text);
  std::string_view rest = capitals;
  const std::size_t slash = rest.find('/');
  std::string_view head = rest.substr(0, slash);
  const std::size_t colon = head.find(':');
  key.acronym = trimmed(head.substr(0, colon));
  if (colon != std::string_view::npos) key.points = trimmed(head.substr(colon + 1));
  while (rest.find('/') != std::string_view::npos) {
    rest.remove_prefix(rest.find('/') + 1);
    key.modifiers.emplace_back(trimmed(rest.substr(0, rest.find('/'))));
  }
  return key;
}

}  // namespace

std::string TieBreak::text() const {
  std::string text = acronym;
  if (!points.empty()) text += ':' + points;
  for (const std::string& modifier : modifiers) text += '/' + modifier;
  return text;
}

StandingsOrder read_standings_order(const LineText& line) {
  StandingsOrder order{{}, line.place(text_begins, std::max(text_begins, line.length()))};
  const std::string_view content = line.cut(text_begins, line.length());
  for (std::size_t at = 0; at < content.size();) {
    const std::size_t end = std::min(content.find(',', at), content.size());
    const std::string_view entry = content.substr(at, end - at);
    const std::string_view text = trimmed(entry);
    if (!text.empty()) {
      const std::string_view before =
          content.substr(0, at + static_cast<std::size_t>(text.data() - entry.data()));
      const int first = text_begins + static_cast<int>(count_characters(before));
      const int last = first + static_cast<int>(count_characters(text)) - 1;
      order.keys.push_back(parse(text, line.place(first, last)));
    }
    at = end + 1;
  }
  return order;
}

StandingsOrder parse_standings_order(std::string_view text, const Place& place) {
  const std::string record = "212 " + std::string(text);
  StandingsOrder order = read_standings_order(LineText(place.line, record));
  order.place = place;
  for (TieBreak& key : order.keys) key.place = place;
  return order;
}

std::optional<std::string> fault_of(const TieBreak& tie_break) {
  if (tie_break.acronym.starts_with(foreign)) return std::nullopt;
  if (!is_acronym(tie_break.acronym)) return "unknown tie-break " + tie_break.acronym;
  if (!tie_break.points.empty() && tie_break.points != "MP" && tie_break.points != "GP")
    return "unknown score " + tie_break.points + " (MP or GP)";
  for (const std::string& modifier : tie_break.modifiers) {
    if (!is_modifier(modifier)) return "unknown modifier /" + modifier;
  }
  return std::nullopt;
}

StandingsOrder with_points_first(StandingsOrder tie_breaks) {
  tie_breaks.keys.insert(tie_breaks.keys.begin(), {std::string(points_key), "", {}, tie_breaks.place});
  return tie_breaks;
}

}  // namespace bloesem::trf
