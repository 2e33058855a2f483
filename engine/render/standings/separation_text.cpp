#include "engine/render/standings/separation_text.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/platform/terminal.hpp"
#include "engine/render/standings/format_standings.hpp"
#include "engine/render/text_table.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

using standings::Contribution;
using standings::Decision;
using standings::EncounterTable;
using standings::Part;
using standings::Standings;
using standings::Working;

constexpr std::size_t indent = 2;

std::string person(const Tournament& tournament, PlayerIndex player) {
  const Player& who = service::player_at(tournament, player);
  return std::to_string(who.id) + (who.name.empty() ? "" : " " + trf::visible(who.name));
}

// ---- tables

std::string remark_on(const Contribution& part) {
  std::vector<std::string> remarks;
  if (part.part == Part::CutLow) remarks.push_back("cut " + std::to_string(part.cut_order) + ", the low end");
  if (part.part == Part::CutHigh) remarks.push_back("cut " + std::to_string(part.cut_order) + ", the high end");
  if (part.voluntary) remarks.emplace_back("voluntarily unplayed");
  if (!part.note.empty()) remarks.push_back(part.note);
  if (!part.article.empty()) remarks.push_back("article " + std::string(part.article));
  std::string text;
  for (const std::string& remark : remarks) text += (text.empty() ? "" : "; ") + remark;
  return text;
}

std::string opponent_of(const Tournament& tournament, const Contribution& part) {
  if (part.opponent == no_player) return part.dummy ? "dummy" : "";
  const std::string id = std::to_string(service::id_of(tournament, part.opponent));
  return part.dummy ? "dummy for " + id : id;
}

std::string working_rows(const Tournament& tournament, const Working& working) {
  if (working.contributions.empty()) return "";
  const bool adjusted = std::any_of(working.contributions.begin(), working.contributions.end(),
                                    [](const Contribution& part) { return part.raw != part.used; });
  const bool multiplied = std::any_of(working.contributions.begin(), working.contributions.end(),
                                      [](const Contribution& part) { return part.factor != standings::one; });
  std::vector<TextRow> rows{{"Round", "Opponent", "Has", "Counts", "Times", "Adds", ""}};
  for (const Contribution& part : working.contributions) {
    rows.push_back({std::to_string(part.round), opponent_of(tournament, part),
                    adjusted ? service::value_text(part.raw) : "",
                    adjusted || multiplied ? service::value_text(part.used) : "",
                    multiplied ? service::value_text(part.factor) : "",
                    part.part == Part::Counted ? service::value_text(part.amount)
                                               : "(" + service::value_text(part.amount) + ")",
                    remark_on(part)});
  }
  return table_text(
      rows, {Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Left},
      2 * indent);
}

std::string working_text(const Tournament& tournament, PlayerIndex player, const Working& working) {
  const std::string value = working.value ? service::value_text(working.value) : "no value";
  std::string text = std::string(indent, ' ') + person(tournament, player) + ": " + value;
  if (!working.formula.empty()) {
    text += " (" + working.formula + ")";
  } else if (working.divisor > 1) {
    text += " = " + service::value_text(working.total) + " / " + std::to_string(working.divisor);
  }
  return text + '\n' + working_rows(tournament, working);
}

std::string encounter_text(const Tournament& tournament, const EncounterTable& table) {
  std::string text(indent, ' ');
  text += table.all_met ? "all of them have met:\n"
                        : "not all of them have met: places are given only to players no other could catch\n";
  std::vector<TextRow> rows{{"Player", "Points", "Possible", "Not met"}};
  for (const EncounterTable::Row& row : table.rows) {
    rows.push_back({person(tournament, row.player), service::value_text(row.score),
                    table.all_met ? "" : service::value_text(row.highest),
                    table.all_met ? "" : std::to_string(row.not_met)});
  }
  text += table_text(rows, {Align::Left, Align::Right, Align::Right, Align::Right}, 2 * indent);
  text.append(indent, ' ').append("so:");
  std::string between = " ";
  for (const std::vector<PlayerIndex>& part : table.parts) {
    text += between;
    for (std::size_t i = 0; i < part.size(); ++i)
      text += (i == 0 ? "" : " = ") + std::to_string(service::id_of(tournament, part[i]));
    between = ", then ";
  }
  return text + '\n';
}

const char* words_for(Decision decision) {
  switch (decision) {
    case Decision::Arbiter: return "the arbiter's decision";
    case Decision::Lots: return "lots";
    case Decision::First:
    case Decision::NotCounted:
    case Decision::TieBreak:
    case Decision::Shared: break;
  }
  return "";
}

std::string heading(const Tournament& tournament, const Standings& result,
                    const service::Separation& separation) {
  const std::string above = person(tournament, separation.players[0]);
  const std::string below = person(tournament, separation.players[1]);
  if (separation.decision == Decision::Shared)
    return above + " and " + below + " share their place: nothing in the list separates them\n";
  if (separation.decision == Decision::NotCounted)
    return above + " ranks above " + below + ", whose games do not count\n";
  const std::string by = separation.decision == Decision::TieBreak
                             ? result.list[static_cast<std::size_t>(separation.tie_break)].text()
                             : words_for(separation.decision);
  return above + " ranks above " + below + " by " + by + '\n';
}

// Returns every entry of the list down to the deciding one, with both values.
std::string compared(const Standings& result, const service::Separation& separation) {
  const std::size_t end = separation.decision == Decision::TieBreak
                              ? static_cast<std::size_t>(separation.tie_break) + 1
                              : result.list.size();
  std::vector<TextRow> rows{{"", "1", "2"}};
  for (std::size_t entry = 0; entry < end; ++entry) {
    TextRow row{result.list[entry].text(), "", ""};
    for (std::size_t side = 0; side < 2; ++side) {
      const standings::Value& value = result.values[entry][static_cast<std::size_t>(separation.players[side])];
      row[side + 1] = value ? service::value_text(*value) : "-";
    }
    rows.push_back(std::move(row));
  }
  const std::vector<std::size_t> widths = column_widths(rows);
  std::string text;
  for (std::size_t i = 1; i < rows.size(); ++i)
    text += std::string(indent, ' ') + table_line(rows[i], widths, {Align::Left, Align::Right, Align::Right});
  return text;
}

}  // namespace

std::string workings_text(const Tournament& tournament, const service::Separation& separation) {
  std::string text;
  for (const EncounterTable& table : separation.tables) text += encounter_text(tournament, table);
  if (separation.decision != Decision::TieBreak || !separation.tables.empty()) return text;
  for (std::size_t side = 0; side < 2; ++side)
    text += working_text(tournament, separation.players[side], separation.workings[side]);
  return text;
}

std::string explanation(const Tournament& tournament, const Standings& result,
                        const service::Separation& separation) {
  std::string text = heading(tournament, result, separation) + compared(result, separation);
  const std::string workings = workings_text(tournament, separation);
  if (workings.empty()) return text;
  text += '\n' + result.list[static_cast<std::size_t>(separation.tie_break)].text() + '\n' + workings;
  return text;
}

}  // namespace bloesem::render
