#include <vector>

#include "bloesem/articles.hpp"
#include "engine/dropin/format_lists.hpp"
#include "engine/render/checklist_cells.hpp"
#include "engine/render/display_width.hpp"
#include "engine/render/text_table.hpp"
#include "trf/text.hpp"

namespace bloesem::dropin {

namespace {

using criteria::ColourPreference;
using criteria::Float;
using criteria::Strength;

// Returns the name without its dots: "C.12" becomes "C12".
std::string bare(std::string_view article) {
  std::string name(article);
  std::erase(name, '.');
  return name;
}

render::TextRow header(int rounds_before, const ArticleNames& articles) {
  render::TextRow row{"ID",
                      "Pts",
                      std::string(static_cast<std::size_t>(rounds_before) + 1, '-'),
                      "Pref",
                      bare(articles.bye),
                      bare(articles.downfloats[0]),
                      bare(articles.downfloats[1]),
                      "Cur",
                      ""};
  for (int round = 1; round <= rounds_before; ++round) row.push_back('R' + std::to_string(round));
  return row;
}

std::string bbp_preference(const ColourPreference& preference) {
  const bool white = preference.colour == Colour::White;
  switch (preference.strength) {
    case Strength::None: return "A ";
    case Strength::Mild: return white ? "w " : "b ";
    case Strength::Strong: return white ? "(W)" : "(B)";
    case Strength::Absolute: break;
  }
  return white ? "W " : "B ";
}

std::string float_letter(Float past) {
  if (past == Float::None) return " ";
  return past == Float::Down ? "D" : "U";
}

render::TextRow row_of(const Tournament& tournament, const ChecklistEntry& entry) {
  render::TextRow row{std::to_string(service::id_of(tournament, entry.player)),
                      trf::format_points(entry.facts.score),
                      render::colour_letters(entry.colours),
                      bbp_preference(entry.facts.preference),
                      entry.facts.bye_eligible ? "Y" : "N",
                      float_letter(entry.facts.previous),
                      float_letter(entry.facts.before_previous),
                      render::given_cell(tournament, entry, "(bye)"),
                      ""};
  for (const PlayerIndex opponent : entry.opponents) row.push_back(render::opponent_cell(tournament, opponent));
  return row;
}

std::string line(const render::TextRow& row, const std::vector<std::size_t>& widths) {
  std::string text;
  for (std::size_t column = 0; column < row.size(); ++column) {
    text += render::right_aligned(row[column], widths[column]) + '\t';
  }
  return text + '\n';
}

}  // namespace

std::string format_bbp_checklist(const Tournament& tournament, const Checklist& checklist, Edition edition) {
  std::vector<render::TextRow> rows{header(checklist.round - 1, articles_of(edition))};
  for (const ChecklistEntry& entry : checklist.entries) rows.push_back(row_of(tournament, entry));
  const std::vector<std::size_t> widths = render::column_widths(rows);
  std::string text = '\n' + line(rows.front(), widths);
  for (std::size_t i = 0; i < checklist.entries.size(); ++i) {
    if (render::begins_score_group(checklist, i)) text += '\n';
    text += line(rows[i + 1], widths);
  }
  return text + "\n\n";
}

}  // namespace bloesem::dropin
