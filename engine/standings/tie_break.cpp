#include "bloesem/standings/tie_break.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/model/edit_distance.hpp"
#include "engine/model/whole_number.hpp"

namespace bloesem::standings {

namespace {

constexpr std::string_view foreign_prefix = "OTHER_";
constexpr int max_cuts = 99;
constexpr int highest_rating = 9999;
// In half-points. Some programs write KS/L50 for 50 %: refusing it is better than reading it as 25 points.
constexpr int max_half_points = 40;

// Names in earlier editions and in other programs.
struct Alias {
  std::string_view alias;
  std::string_view code;
};
constexpr std::array<Alias, 3> aliases = {{{"GE", "REP"}, {"SNO", "TPN"}, {"RTG", "RTNG"}}};

constexpr std::array<Preset, 3> preset_table = {{
    {"fide-rr", "DE,WIN,SB,KS", "round robins"},
    {"fide-swiss", "BH/C1,BH,SB,DE,WIN,BWG", "Swiss tournaments without consistent ratings"},
    {"fide-swiss-rated", "BH/C1,BH,DE,ARO/C1,WIN,BWG,BPG,SB", "Swiss tournaments with consistent ratings"},
}};

std::string normalised(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == '#' || c == '!') c = '/';
  }
  return result;
}

const TieBreakRow* find_row(std::string_view code) noexcept {
  for (const Alias& alias : aliases)
    if (code == alias.alias) code = alias.code;
  const auto rows = tie_break_table();
  const auto found =
      std::find_if(rows.begin(), rows.end(), [code](const TieBreakRow& row) { return row.code == code; });
  return found == rows.end() ? nullptr : &*found;
}

// Returns every code with an example of each modifier it accepts.
std::vector<std::string> usual_entries() {
  struct Example {
    Modifier modifier;
    std::string_view text;
  };
  static constexpr std::array<Example, 8> examples = {{{Modifier::Cut, "/C1"},
                                                       {Modifier::Cut, "/C2"},
                                                       {Modifier::Median, "/M1"},
                                                       {Modifier::Median, "/M2"},
                                                       {Modifier::Forfeits, "/P"},
                                                       {Modifier::Fore, "/F"},
                                                       {Modifier::Limit, "/L+1"},
                                                       {Modifier::Reversed, "/R"}}};
  std::vector<std::string> entries;
  for (const TieBreakRow& row : tie_break_table()) {
    entries.emplace_back(row.code);
    for (const Example& example : examples)
      if ((row.modifiers & static_cast<unsigned>(example.modifier)) != 0)
        entries.push_back(std::string(row.code).append(example.text));
  }
  return entries;
}

std::string nearest(std::string_view text) {
  constexpr std::size_t shown = 3;
  std::vector<std::pair<std::size_t, std::string>> entries;
  for (std::string& entry : usual_entries()) entries.emplace_back(edit_distance(text, entry), std::move(entry));
  std::stable_sort(entries.begin(), entries.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::string list;
  for (std::size_t i = 0; i < shown; ++i) list.append(i == 0 ? "" : ", ").append(entries[i].second);
  return list;
}

constexpr std::size_t long_enough = 40;  // for a message

Error fault(std::string_view entry, std::string_view what) {
  std::string message = std::string("tie-break \"").append(entry.substr(0, long_enough));
  return {ErrorCode::InvalidInput,
          message.append(entry.size() > long_enough ? "..." : "").append("\": ").append(what)};
}

Error unknown(std::string_view entry, std::string_view what) {
  return fault(
      entry, std::string(what).append("; nearest: ").append(nearest(normalised(entry.substr(0, long_enough)))));
}

// Returns the value of a string of digits within [least, most].
std::optional<int> number(std::string_view text, int least, int most) noexcept {
  const std::optional<int> value = whole_number<int>(text);
  return value && least <= *value && *value <= most ? value : std::nullopt;
}

// Applies one modifier to the entry. False if `text` is none.
bool set_modifier(TieBreak& entry, std::string_view text, Modifier& which) {
  if (text.empty()) return false;
  const std::string_view rest = text.substr(1);
  switch (text.front()) {
    case 'C':
    case 'M': {
      const std::optional<int> cuts = number(rest, 1, max_cuts);
      which = text.front() == 'C' ? Modifier::Cut : Modifier::Median;
      entry.low_cuts = cuts.value_or(0);
      entry.high_cuts = which == Modifier::Median ? entry.low_cuts : 0;
      return cuts.has_value();
    }
    case 'L': {
      const bool below = rest.starts_with('-');
      const std::optional<int> steps =
          number(rest.substr(below || rest.starts_with('+') ? 1 : 0), 0, max_half_points);
      which = Modifier::Limit;
      entry.limit = below ? -steps.value_or(0) : steps.value_or(0);
      return steps.has_value();
    }
    case 'U':
      which = Modifier::Unrated;
      entry.unrated = number(rest, 1, highest_rating);
      return entry.unrated.has_value();
    case 'P': which = Modifier::Forfeits; return entry.forfeits = rest.empty();
    case 'F': which = Modifier::Fore; return entry.fore = rest.empty();
    case 'R': which = Modifier::Reversed; return entry.reversed = rest.empty();
    default: return false;
  }
}

// Mutually exclusive kinds share a slot.
unsigned slot(Modifier modifier) noexcept {
  return static_cast<unsigned>(modifier == Modifier::Median ? Modifier::Cut : modifier);
}

bool is_separator(char c) noexcept { return c == ',' || c == ' ' || c == '\t'; }

std::string_view expanded(std::string_view text) noexcept {
  for (const Preset& preset : preset_table)
    if (text == preset.name) return preset.list;
  return text;
}

}  // namespace

std::string TieBreak::text() const {
  if (!foreign.empty()) return foreign;
  std::string text(row_of(measure).code);
  if (high_cuts > 0) text.append("/M").append(std::to_string(high_cuts));
  if (low_cuts > 0 && high_cuts == 0) text.append("/C").append(std::to_string(low_cuts));
  if (fore) text.append("/F");
  if (forfeits) text.append("/P");
  if (limit != 0) text.append(limit > 0 ? "/L+" : "/L").append(std::to_string(limit));
  if (reversed) text.append("/R");
  if (unrated) text.append("/U").append(std::to_string(*unrated));
  return text;
}

Result<TieBreak> parse_tie_break(std::string_view text) {
  const std::string capitals = normalised(text);
  TieBreak entry;
  if (capitals.starts_with(foreign_prefix) && capitals.size() > foreign_prefix.size()) {
    entry.foreign = text;
    return entry;
  }
  std::string_view rest = capitals;
  const std::string_view code = rest.substr(0, rest.find('/'));
  const TieBreakRow* row = find_row(code);
  if (row == nullptr) {
    return unknown(
        text, code.find(':') == std::string_view::npos ? "no such code" : "scores of teams are not computed");
  }
  entry.measure = row->measure;
  unsigned seen = 0;
  for (rest.remove_prefix(code.size()); !rest.empty();) {
    rest.remove_prefix(1);
    const std::string_view modifier = rest.substr(0, rest.find('/'));
    rest.remove_prefix(modifier.size());
    Modifier which{};
    if (!set_modifier(entry, modifier, which))
      return unknown(text, std::string("no such modifier: /").append(modifier.substr(0, 20)));
    if ((row->modifiers & static_cast<unsigned>(which)) == 0)
      return unknown(text, std::string(row->code).append(" does not take /").append(modifier));
    if ((seen & slot(which)) != 0) return fault(text, std::string("a second /").append(modifier));
    seen |= slot(which);
  }
  return entry;
}

Result<std::vector<TieBreak>> parse_tie_breaks(std::string_view text) {
  while (!text.empty() && is_separator(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_separator(text.back())) text.remove_suffix(1);
  text = expanded(text);
  std::vector<TieBreak> list;
  while (!text.empty()) {
    const std::size_t length =
        static_cast<std::size_t>(std::find_if(text.begin(), text.end(), is_separator) - text.begin());
    if (length > 0) {
      Result<TieBreak> entry = parse_tie_break(text.substr(0, length));
      if (!entry) return entry.error();
      list.push_back(std::move(entry).value());
    }
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  const auto is_points = [](const TieBreak& entry) {
    return entry.measure == Measure::Points && entry.foreign.empty();
  };
  if (std::none_of(list.begin(), list.end(), is_points)) list.insert(list.begin(), TieBreak{});
  return list;
}

std::span<const Preset> presets() noexcept { return preset_table; }

}  // namespace bloesem::standings
