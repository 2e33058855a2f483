#include "engine/render/report/player_workings.hpp"

#include <algorithm>
#include <utility>

#include "engine/render/report/html.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

using standings::Contribution;
using standings::decimal_text;
using standings::Measure;
using standings::Part;
using standings::TieBreak;
using standings::Working;

namespace {

bool has_working(const TieBreak& tie_break) {
  return tie_break.measure != Measure::DirectEncounter && tie_break.foreign.empty();
}

// Performance ratings also sum the opponents' ratings.
TieBreak base_of(TieBreak tie_break) {
  tie_break.low_cuts = 0;
  tie_break.high_cuts = 0;
  tie_break.reversed = false;
  if (tie_break.measure == Measure::Performance || tie_break.measure == Measure::PerfectPerformance)
    tie_break.measure = Measure::OpponentsRating;
  return tie_break;
}

std::string amount_html(const Contribution& part) {
  const std::string amount = decimal_text(part.amount);
  if (part.factor == standings::one) return amount;
  std::string text = amount + " <small>";
  return text += decimal_text(part.used) + "\xC3\x97" + decimal_text(part.factor) + "</small>";
}

// Returns the note of a contribution without its family: "2.5, the player's own score (article 16.4)".
std::string note_of(const Contribution& part) {
  if (part.note.empty() && part.article.empty()) return "";
  std::string text = decimal_text(part.used);
  if (part.raw != part.used && !part.dummy) text += " in place of " + decimal_text(part.raw);
  if (!part.note.empty()) text += ", " + escaped(part.note);
  if (!part.article.empty()) (text += " (article ") += escaped(part.article) + ')';
  return text;
}

// Returns "4 3.5 (2)", with cut contributions in brackets.
std::string chain(const Working& working) {
  std::string text;
  for (const Contribution& part : working.contributions) {
    if (!text.empty()) text += ' ';
    const std::string amount = decimal_text(part.amount);
    text += part.part == Part::Counted ? amount : '(' + amount + ')';
  }
  return text;
}

// Returns "without 2 of round 5 (16.5)".
std::string cuts(const Working& working) {
  std::vector<const Contribution*> cut;
  for (const Contribution& part : working.contributions)
    if (part.part != Part::Counted) cut.push_back(&part);
  std::sort(cut.begin(), cut.end(),
            [](const Contribution* a, const Contribution* b) { return a->cut_order < b->cut_order; });
  std::string text;
  for (const Contribution* part : cut) {
    text += text.empty() ? "without " : ", ";
    text += decimal_text(part->amount) + " of round " + std::to_string(part->round);
    if (!part->article.empty()) (text += " (") += escaped(part->article) + ')';
  }
  return text;
}

}  // namespace

PlayerWorkings::PlayerWorkings(const Tournament& tournament, const ReportedStandings& standings)
    : standings_(standings), workings_(tournament, standings.options) {
  const std::vector<TieBreak>& list = standings.table.list;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!has_working(list[i])) continue;
    const TieBreak base = base_of(list[i]);
    const bool known = std::any_of(families_.begin(), families_.end(),
                                   [&](const Family& family) { return family.base == base; });
    if (!known) families_.push_back({base, i});
  }
  for (const TiedGroup& group : tied_groups(standings.table))
    for (const PlayerIndex player : group.players) groups_[{group.position, player}] = group.id;
}

std::vector<std::string> PlayerWorkings::heads() const {
  std::vector<std::string> heads;
  for (const Family& family : families_) heads.push_back(family.base.text());
  return heads;
}

const PlayerWorkings::Family& PlayerWorkings::family_of(std::size_t position) const {
  const TieBreak base = base_of(standings_.table.list[position]);
  return *std::find_if(families_.begin(), families_.end(),
                       [&](const Family& family) { return family.base == base; });
}

PlayerWorkings::Columns PlayerWorkings::columns(PlayerIndex player) {
  Columns columns;
  std::map<std::pair<int, std::string>, std::string> notes;  // players concerned, by round and text
  for (const Family& family : families_) {
    std::vector<std::string>& cells = columns.cells.emplace_back();
    const Result<Working> working = workings_.of(family.base, player);
    if (!working) continue;
    for (const Contribution& part : working->contributions) {
      if (const std::string note = note_of(part); !note.empty()) {
        std::string& heads = notes[{part.round, note}];
        heads += (heads.empty() ? "" : ", ") + escaped(family.base.text());
      }
      if (part.round < 1 || part.round > standings_.table.rounds) continue;
      cells.resize(static_cast<std::size_t>(standings_.table.rounds));
      std::string& cell = cells[static_cast<std::size_t>(part.round - 1)];
      if (!cell.empty()) cell += ", ";
      cell += amount_html(part);
    }
  }
  for (const auto& [note, heads] : notes) {
    const std::string round = note.first > 0 ? "Round " + std::to_string(note.first) + ", " : "";
    columns.notes += "<li>" + round + heads + ": " + note.second + '\n';
  }
  return columns;
}

std::string PlayerWorkings::sums(PlayerIndex player) {
  std::string text = "<dl>\n";
  for (std::size_t i = 0; i < standings_.table.list.size(); ++i) {
    text += "<dt>" + escaped(standings_.table.list[i].text()) + " <b>" + value_html(i, player) + "</b><dd>";
    text += how(i, player, Detail::Cuts) + '\n';
  }
  return text += "</dl>\n";
}

std::string PlayerWorkings::lines(PlayerIndex player) {
  std::string text = "<p class=lines>";
  for (std::size_t i = 0; i < standings_.table.list.size(); ++i) {
    const std::string way = how(i, player, Detail::Chains);
    text += (i == 0 ? "" : "\n") + escaped(standings_.table.list[i].text()) + ' ' + value_html(i, player);
    if (!way.empty()) text += ": " + way;
  }
  return text += '\n';
}

std::string PlayerWorkings::value_html(std::size_t position, PlayerIndex player) const {
  const standings::Value& value = standings_.table.values[position][static_cast<std::size_t>(player)];
  return value ? decimal_text(*value) : "\xE2\x80\x93";
}

std::string PlayerWorkings::how(std::size_t position, PlayerIndex player, Detail detail) {
  const TieBreak& tie_break = standings_.table.list[position];
  if (!has_working(tie_break)) return encounter(position, player);
  const Result<Working> working = workings_.of(tie_break, player);
  if (!working) return "";
  std::string text =
      detail == Detail::Chains && family_of(position).first == position ? chain(*working) : cuts(*working);
  if (working->formula.empty()) return text;
  return (text += text.empty() ? "" : "; ") += escaped(working->formula);
}

// The value alone says little: the table of the tied players explains it.
std::string PlayerWorkings::encounter(std::size_t position, PlayerIndex player) const {
  if (!standings_.table.list[position].foreign.empty()) return "not computed";
  const auto group = groups_.find({position, player});
  return group == groups_.end() ? "not tied" : "<a href=#" + group->second + ">among the tied</a>";
}

}  // namespace bloesem::render
