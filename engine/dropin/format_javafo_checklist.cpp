#include <vector>

#include "engine/dropin/format_lists.hpp"
#include "engine/render/checklist_cells.hpp"
#include "engine/render/display_width.hpp"
#include "trf/text.hpp"

namespace bloesem::dropin {

namespace {

using criteria::ColourPreference;
using criteria::Float;
using criteria::Strength;

// An absolute preference shows its cause: WW for the colour difference; W1 and W for the same colour twice
// with a difference of 1 and 0; WWW for both causes together.
std::string absolute(const ColourPreference& preference, char letter) {
  const bool repeated = preference.repeated != Colour::None && preference.repeated != preference.colour;
  if (preference.imbalance() > 1) return std::string(repeated ? 3 : 2, letter);
  return preference.imbalance() == 1 ? std::string{letter, '1'} : std::string{letter};
}

std::string javafo_preference(const ColourPreference& preference) {
  const bool white = preference.colour == Colour::White;
  switch (preference.strength) {
    case Strength::None: return "A";
    case Strength::Mild: return white ? "(w)" : "(b)";
    case Strength::Strong: return white ? "(W)" : "(B)";
    case Strength::Absolute: break;
  }
  return absolute(preference, white ? 'W' : 'B');
}

std::string arrow(Float past) {
  if (past == Float::None) return "";
  return past == Float::Down ? "\u25bc" : "\u25b2";
}

std::string header(int rounds_before) {
  std::string text =
      "ID\tPts\t" + std::string(static_cast<std::size_t>(rounds_before), '-') + "\tPref\t-1R\t-2R\tCur";
  for (int back = rounds_before; back >= 1; --back) text += "\tG-" + std::to_string(back);
  return text + '\n';
}

// The opponents met, with the latest in the last column. A player who may not have the bye has won a round
// without playing, so the first column is free for the mark.
std::string games(const Tournament& tournament, const ChecklistEntry& entry) {
  std::vector<PlayerIndex> met;
  for (const PlayerIndex opponent : entry.opponents) {
    if (opponent != no_player) met.push_back(opponent);
  }
  const std::size_t free = entry.opponents.size() - met.size();
  std::string text;
  for (std::size_t i = 0; i < free; ++i) text += i == 0 && !entry.facts.bye_eligible ? "\t[X]" : "\t";
  for (const PlayerIndex opponent : met) text += '\t' + render::opponent_cell(tournament, opponent);
  return text;
}

std::string line(const Tournament& tournament, const ChecklistEntry& entry) {
  return std::to_string(service::id_of(tournament, entry.player)) + '\t' +
         trf::format_points(entry.facts.score) + '\t' +
         render::right_aligned(render::colour_letters(entry.colours), entry.opponents.size()) + '\t' +
         javafo_preference(entry.facts.preference) + '\t' + arrow(entry.facts.previous) + '\t' +
         arrow(entry.facts.before_previous) + '\t' + render::given_cell(tournament, entry, "(pab)") +
         games(tournament, entry) + '\n';
}

}  // namespace

std::string format_javafo_checklist(const Tournament& tournament, const Checklist& checklist) {
  std::string text = header(checklist.round - 1);
  for (std::size_t i = 0; i < checklist.entries.size(); ++i) {
    if (i > 0 && render::begins_score_group(checklist, i)) text += '\n';
    text += line(tournament, checklist.entries[i]);
  }
  return text;
}

}  // namespace bloesem::dropin
