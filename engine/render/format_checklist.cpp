#include "engine/render/format_checklist.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "bloesem/articles.hpp"
#include "bloesem/edition_choice.hpp"
#include "engine/groups.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/checklist_cells.hpp"
#include "engine/render/format_record.hpp"
#include "engine/render/format_table.hpp"
#include "engine/render/not_paired.hpp"
#include "engine/render/text_table.hpp"
#include "engine/service/check/fictitious_points.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using criteria::ColourPreference;
using criteria::Float;
using criteria::Strength;

const std::vector<Align> checklist_alignment{Align::Right, Align::Left, Align::Right, Align::Left, Align::Left,
                                             Align::Left,  Align::Left, Align::Left,  Align::Left, Align::Left};

// Columns that not every system has.
enum SystemColumn : std::size_t { Preference = 4, LastFloat, FloatBefore, Bye };

// Returns the columns that mean nothing in the system, the last one first.
std::vector<std::size_t> foreign_columns(Edition edition) {
  const swiss::System& system = edition.system();
  std::vector<std::size_t> columns;
  const bool swiss = !has_table(edition);
  if (!swiss) columns.push_back(Bye);
  if (!swiss || system.floats_remembered < 2) columns.push_back(FloatBefore);
  if (!swiss || system.floats_remembered < 1) columns.push_back(LastFloat);
  if (!swiss || !system.has_colour_preferences) columns.push_back(Preference);
  return columns;
}

// Returns "4 - 2": the opponents by round, with a dash for none.
std::string met(const Tournament& tournament, const ChecklistEntry& entry) {
  std::string text;
  for (const PlayerIndex opponent : entry.opponents) {
    if (!text.empty()) text += ' ';
    text += opponent == no_player ? "-" : opponent_cell(tournament, opponent);
  }
  return text;
}

std::string named(std::string_view article) { return std::string(" (").append(article) + ')'; }

std::string completion(const ArticleNames& articles) {
  const std::string text = "paired so that all players below can be paired too";
  if (articles.bye_score.empty()) return text + named(articles.completion);
  return text + ", with the bye, if any, at the lowest score" +
         named(std::string(articles.completion).append(", ").append(articles.bye_score));
}

class ChecklistText {
 public:
  ChecklistText(const Tournament& tournament, const Checklist& list, const RoundPairing& pairing,
                Edition edition)
      : tournament_(tournament),
        list_(list),
        pairing_(pairing),
        articles_(articles_of(edition)),
        edition_(edition),
        by_table_(has_table(edition)),
        accelerated_(service::is_accelerated(tournament, pairing.round)),
        groups_(groups_of_players(tournament)),
        scores_(tournament.players.size(), 0) {
    for (const ChecklistEntry& entry : list.entries) score(entry.player) = entry.facts.score;
  }

  [[nodiscard]] std::string text() {
    std::vector<TextRow> rows{
        {"No", "Name", "Points", "Colours", "Preference", "-1R", "-2R", "Bye", "Met", "Now"}};
    for (const ChecklistEntry& entry : list_.entries) rows.push_back(row_of(entry));
    for (const std::size_t column : foreign_columns(edition_))
      for (TextRow& row : rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
    const std::vector<std::size_t> widths = column_widths(rows);
    std::string text = table_line(rows.front(), widths, checklist_alignment);
    std::string floats;  // floaters of the score group, printed below its players
    for (std::size_t i = 0; i < list_.entries.size(); ++i) {
      const ChecklistEntry& entry = list_.entries[i];
      const std::string heading = group_heading(i);
      if (!heading.empty() || begins_score_group(list_, i)) {
        text += floats + heading + (accelerated_ ? "\nPairing score " : "\nScore ") +
                trf::format_points(entry.facts.score) + '\n';
        floats.clear();
      }
      text += table_line(rows[i + 1], widths, checklist_alignment);
      floats += reasons(entry);
    }
    return text + floats;
  }

 private:
  [[nodiscard]] int group(std::size_t i) const {
    return groups_[static_cast<std::size_t>(list_.entries[i].player)];
  }
  // Returns the heading of the group that begins with this entry; empty if none does.
  [[nodiscard]] std::string group_heading(std::size_t i) const {
    if (group(i) < 0 || (i > 0 && group(i) == group(i - 1))) return "";
    return "\nGroup " + trf::visible(tournament_.groups[static_cast<std::size_t>(group(i))].name) + '\n';
  }

  [[nodiscard]] Points& score(PlayerIndex player) { return scores_[static_cast<std::size_t>(player)]; }

  TextRow row_of(const ChecklistEntry& entry) {
    return {std::to_string(service::id_of(tournament_, entry.player)),
            trf::visible(service::player_at(tournament_, entry.player).name),
            service::points_before(tournament_, service::player_at(tournament_, entry.player), pairing_.round),
            colour_letters(entry.colours),
            preference_words(entry.facts.preference),
            float_word(entry.facts.previous),
            float_word(entry.facts.before_previous),
            entry.facts.bye_eligible ? "may" : "no",
            met(tournament_, entry),
            now(entry)};
  }

  std::string now(const ChecklistEntry& entry) {
    if (!entry.given) return "";
    if (entry.given->opponent == no_player) return by_table_ ? "free" : "bye";
    const std::string colour = entry.given->colour == Colour::White ? "White" : "Black";
    const std::string text = colour + " against " + opponent_cell(tournament_, entry.given->opponent);
    const Points other = score(entry.given->opponent);
    if (!has_score_groups(edition_) || other == entry.facts.score) return text;
    if (other > entry.facts.score) return text + ", up";
    return floats_down(edition_) ? text + ", down" : text;  // otherwise the opponent has come up
  }

  // Returns the reasons why the player does not meet a player with the same score. For an upfloater they are
  // the reasons of the opponent, who came down, unless nobody does in the system.
  std::string reasons(const ChecklistEntry& entry) {
    if (!entry.given || by_table_) return "";
    const std::string id = "  " + std::to_string(service::id_of(tournament_, entry.player));
    const PlayerIndex opponent = entry.given->opponent;
    if (opponent == no_player) return id + " has the bye: an odd number of players is paired\n" + ways(entry);
    const Points other = score(opponent);
    if (!has_score_groups(edition_) || other == entry.facts.score) return "";
    const bool down = floats_down(edition_);
    if (down == (other > entry.facts.score)) return "";
    return id + (down ? " floats down to " : " floats up to ") + opponent_cell(tournament_, opponent) +
           " (score " + trf::format_points(other) + ")\n" + ways(entry);
  }

  // Returns one line for each bracket that the player left, and one for a bracket in which all remaining
  // players are paired.
  std::string ways(const ChecklistEntry& entry) {
    std::string text;
    for (const Downfloat& way : list_.downfloats) {
      if (way.player == entry.player) text += way_out(way);
    }
    if (is_hand_made(entry)) return text + "    the pair was made by hand\n";
    const BracketRecord* const last = last_bracket_of(entry.player);
    const bool stayed = text.empty() && last != nullptr && last->kind == criteria::BracketKind::Collapsed;
    return stayed ? line(*last, "all players below the PPB are paired together" + named(articles_.outlook))
                  : text;
  }

  [[nodiscard]] bool is_hand_made(const ChecklistEntry& entry) const {
    return std::any_of(pairing_.hand_made.begin(), pairing_.hand_made.end(), [&](const HandMadePair& pair) {
      return pair.board.white == entry.player || pair.board.black == entry.player;
    });
  }

  // Returns the last bracket that has the player; null if there is none.
  [[nodiscard]] const BracketRecord* last_bracket_of(PlayerIndex player) const {
    const auto& brackets = pairing_.record.brackets;
    const auto last = std::find_if(brackets.rbegin(), brackets.rend(), [player](const BracketRecord& bracket) {
      const auto has = [player](std::span<const PlayerIndex> players) {
        return std::find(players.begin(), players.end(), player) != players.end();
      };
      return has(bracket.residents) || has(bracket.moved_down);
    });
    return last == brackets.rend() ? nullptr : &*last;
  }

  std::string way_out(const Downfloat& way) {
    const BracketRecord& bracket = pairing_.record.brackets[way.bracket];
    return line(bracket, float_reason(way, bracket, articles_));
  }

  [[nodiscard]] std::string line(const BracketRecord& bracket, const std::string& reason) const {
    std::string text = "    bracket " + trf::format_points(bracket.score);
    if (bracket.kind == criteria::BracketKind::Penultimate ||
        bracket.kind == criteria::BracketKind::Collapsed) {
      text += " (";
      text += name_of(bracket.kind);
      text += ')';
    }
    const std::string costs = costs_of(bracket, articles_);
    return text + ": " + reason + (costs.empty() ? "" : "; its pairing costs " + costs) + '\n';
  }

  const Tournament& tournament_;
  const Checklist& list_;
  const RoundPairing& pairing_;
  const ArticleNames& articles_;
  Edition edition_;
  bool by_table_;               // scores, floats and colour preferences decide nothing
  bool accelerated_;            // scores include fictitious points
  std::vector<int> groups_;     // by player
  std::vector<Points> scores_;  // of the paired players
};

}  // namespace

std::string preference_words(const ColourPreference& preference) {
  if (preference.strength == Strength::None) return "none";
  const std::string colour = preference.colour == Colour::White ? "White" : "Black";
  if (preference.strength == Strength::Mild) return "mild " + colour;
  if (preference.strength == Strength::Strong) return "strong " + colour;
  const bool difference = preference.imbalance() > 1;
  return "absolute " + colour +
         (difference ? " (difference " + std::to_string(preference.imbalance()) + ")" : " (same colour twice)");
}

std::string float_word(Float past) {
  if (past == Float::None) return "-";
  return past == Float::Down ? "down" : "up";
}

std::string float_reason(const Downfloat& way, const BracketRecord& bracket, const ArticleNames& articles) {
  switch (way.reason) {
    case FloatReason::Alone: return "no other player is in it";
    case FloatReason::NoOpponent: return "no legal opponent in it";
    case FloatReason::Completion: return completion(articles);
    case FloatReason::Odd:
      return std::to_string(bracket.moved_down.size() + bracket.residents.size()) + " players, an odd number";
    case FloatReason::FewPairs: break;
  }
  return "no more than " + counted(bracket.pairs.size(), "pair") + " can be made" + named(articles.pairs);
}

std::string costs_of(const BracketRecord& bracket, const ArticleNames& articles) {
  std::string text;
  for (const criteria::CriterionValue& value : bracket.criteria) {
    const std::string amount = amount_of(value);
    if (value.article == articles.pairs || amount.empty() || amount == "0") continue;
    text += (text.empty() ? "" : ", ") + std::string(value.article) + " " + amount;
  }
  return text;
}

std::string format_checklist(const Tournament& tournament, const Checklist& checklist,
                             const RoundPairing& pairing, Edition edition,
                             const std::vector<trf::ByeRequest>& announced) {
  std::string text = round_title(tournament, pairing.round, edition) + '\n';
  const std::vector<std::string> fictitious = service::fictitious_points_words(tournament, pairing.round);
  for (const std::string& line : fictitious) text += line + '\n';
  if (!fictitious.empty()) text += '\n';
  text += ChecklistText(tournament, checklist, pairing, edition).text();
  const std::string others = not_paired_text(
      tournament, not_paired(tournament, pairing.round, pairing.boards, byes_of(pairing), announced));
  return others.empty() ? text : text + '\n' + others;
}

}  // namespace bloesem::render
