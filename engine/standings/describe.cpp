#include "engine/standings/describe.hpp"

#include <array>
#include <initializer_list>
#include <string_view>

#include "bloesem/standings/regulations.hpp"
#include "bloesem/standings/tie_break.hpp"

namespace bloesem::standings {

namespace {

struct Spelling {
  Modifier modifier;
  std::string_view text;
};
constexpr std::array<Spelling, 7> spellings = {{{Modifier::Cut, "`/Cn`"},
                                                {Modifier::Median, "`/Mn`"},
                                                {Modifier::Fore, "`/F`"},
                                                {Modifier::Forfeits, "`/P`"},
                                                {Modifier::Limit, "`/L+n` `/L-n`"},
                                                {Modifier::Reversed, "`/R`"},
                                                {Modifier::Unrated, "`/Un`"}}};

std::string modifiers_of(const TieBreakRow& row) {
  std::string text;
  for (const Spelling& spelling : spellings) {
    if ((row.modifiers & static_cast<unsigned>(spelling.modifier)) == 0) continue;
    text.append(text.empty() ? "" : " ").append(spelling.text);
  }
  return text;
}

std::string needs_of(const TieBreakRow& row) {
  if (row.swiss_only) return "a Swiss system";
  return row.needs_ratings ? "ratings of all" : "";
}

std::string_view dummy_text(Dummy dummy) noexcept {
  switch (dummy) {
    case Dummy::OwnScore: return "the player's own score";
    case Dummy::CappedScore: return "the player's own score, capped (16.4.1, 16.4.2)";
    case Dummy::VirtualOpponent: break;
  }
  return "a virtual opponent: SPR + (1 - SfPR) + (n - R)/2";
}

std::string_view unplayed_text(OpponentsUnplayed unplayed) noexcept {
  switch (unplayed) {
    case OpponentsUnplayed::AsAwarded: return "as they were awarded";
    case OpponentsUnplayed::LastRequestedDraw: return "requested byes at the end count as draws (16.3)";
    case OpponentsUnplayed::AllDraw: break;
  }
  return "all count as draws";
}

std::string row_text(std::initializer_list<std::string_view> cells) {
  std::string text = "|";
  for (const std::string_view cell : cells) text.append(" ").append(cell).append(" |");
  return text.append("\n");
}

}  // namespace

std::string describe_tie_breaks() {
  std::string page =
      "| code | name | article | type | takes | needs | meaning |\n|---|---|---|---|---|---|---|\n";
  for (const TieBreakRow& row : tie_break_table()) {
    const std::string code = std::string("`").append(row.code).append("`");
    page += row_text({code, row.name, row.article, row.type, modifiers_of(row), needs_of(row), row.meaning});
  }
  return page;
}

std::string describe_regulations() {
  std::string page =
      "| edition | in force | own unplayed round | unplayed rounds of opponents | cuts "
      "|\n|---|---|---|---|---|\n";
  for (const Regulations& edition : all_regulations()) {
    page += row_text({edition.name, edition.in_force,
                      std::string(dummy_text(edition.dummy)) +
                          (edition.half_byes_left_out ? "; half-point byes are left out" : ""),
                      unplayed_text(edition.opponents_unplayed),
                      edition.voluntary_cut_first ? "voluntary unplayed rounds first (16.5)" : "the lowest"});
  }
  return page;
}

std::string describe_presets() {
  std::string page = "| name | list | for |\n|---|---|---|\n";
  for (const Preset& preset : presets()) {
    const std::string name = std::string("`").append(preset.name).append("`");
    page += row_text({name, std::string("`").append(preset.list).append("`"), preset.meaning});
  }
  return page;
}

}  // namespace bloesem::standings
