#include "engine/cli/format_checklist.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/cli/checklist_cells.hpp"
#include "engine/cli/format_record.hpp"
#include "engine/cli/format_table.hpp"
#include "engine/cli/player_id.hpp"
#include "engine/cli/terminal.hpp"
#include "engine/cli/text_table.hpp"
#include "engine/edition_rules.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

using criteria::ColourPreference;
using criteria::Float;
using criteria::Strength;

const std::vector<Align> checklist_alignment{Align::Right, Align::Left, Align::Right, Align::Left, Align::Left,
                                   Align::Left,  Align::Left, Align::Left,  Align::Left, Align::Left};

std::string preference(const ColourPreference& wish) {
  if (wish.strength == Strength::None) return "none";
  const std::string colour = wish.colour == Colour::White ? "White" : "Black";
  if (wish.strength == Strength::Mild) return "mild " + colour;
  if (wish.strength == Strength::Strong) return "strong " + colour;
  const bool difference = wish.imbalance() > 1;
  return "absolute " + colour +
         (difference ? " (difference " + std::to_string(wish.imbalance()) + ")" : " (same colour twice)");
}

std::string word_of(Float past) {
  if (past == Float::None) return "-";
  return past == Float::Down ? "down" : "up";
}

// "4 - 2": the opponents by round, a dash for none.
std::string met(const Tournament& tournament, const ChecklistEntry& entry) {
  std::string text;
  for (const PlayerIndex opponent : entry.opponents) {
    if (!text.empty()) text += ' ';
    text += opponent == no_player ? "-" : opponent_cell(tournament, opponent);
  }
  return text;
}

class ChecklistText {
 public:
  ChecklistText(const Tournament& tournament, const Checklist& list, const RoundPairing& pairing,
                const dutch::ArticleNames& articles)
      : tournament_(tournament),
        list_(list),
        pairing_(pairing),
        articles_(articles),
        scores_(tournament.players.size(), 0) {
    for (const ChecklistEntry& entry : list.entries) score(entry.player) = entry.facts.score;
  }

  [[nodiscard]] std::string text() {
    std::vector<TextRow> rows{
        {"No", "Name", "Points", "Colours", "Preference", "-1R", "-2R", "Bye", "Met", "Now"}};
    for (const ChecklistEntry& entry : list_.entries) rows.push_back(row_of(entry));
    const std::vector<std::size_t> widths = column_widths(rows);
    std::string text = table_line(rows.front(), widths, checklist_alignment);
    std::string floats;  // of the score group, below its players
    for (std::size_t i = 0; i < list_.entries.size(); ++i) {
      const ChecklistEntry& entry = list_.entries[i];
      if (begins_score_group(list_, i)) {
        text += floats + "\nScore " + trf::format_points(entry.facts.score) + '\n';
        floats.clear();
      }
      text += table_line(rows[i + 1], widths, checklist_alignment);
      floats += reasons(entry);
    }
    return text + floats;
  }

 private:
  [[nodiscard]] Points& score(PlayerIndex player) { return scores_[static_cast<std::size_t>(player)]; }

  TextRow row_of(const ChecklistEntry& entry) {
    return {std::to_string(id_of(tournament_, entry.player)),
            visible(player_at(tournament_, entry.player).name),
            trf::format_points(entry.standings),
            colour_letters(entry.colours),
            preference(entry.facts.preference),
            word_of(entry.facts.previous),
            word_of(entry.facts.before_previous),
            entry.facts.bye_eligible ? "may" : "no",
            met(tournament_, entry),
            now(entry)};
  }

  std::string now(const ChecklistEntry& entry) {
    if (!entry.given) return "";
    if (entry.given->opponent == no_player) return "bye";
    const std::string colour = entry.given->colour == Colour::White ? "White" : "Black";
    const std::string text = colour + " against " + opponent_cell(tournament_, entry.given->opponent);
    const Points other = score(entry.given->opponent);
    if (other == entry.facts.score) return text;
    return text + (other < entry.facts.score ? ", down" : ", up");
  }

  // Why the player does not meet one of his own score. Who floats up meets one who came down: his reasons tell.
  std::string reasons(const ChecklistEntry& entry) {
    if (!entry.given) return "";
    const std::string id = "  " + std::to_string(id_of(tournament_, entry.player));
    const PlayerIndex opponent = entry.given->opponent;
    if (opponent == no_player) return id + " has the bye: an odd number of players is paired\n" + ways(entry);
    if (score(opponent) >= entry.facts.score) return "";
    return id + " floats down to " + opponent_cell(tournament_, opponent) + " (score " +
           trf::format_points(score(opponent)) + ")\n" + ways(entry);
  }

  // One line for each bracket he left, and the one in which all that remain are paired.
  std::string ways(const ChecklistEntry& entry) {
    std::string text;
    for (const Downfloat& way : list_.downfloats) {
      if (way.player == entry.player) text += way_out(way);
    }
    const dutch::BracketRecord& last = pairing_.record.brackets.back();
    const bool stayed = text.empty() && last.kind == criteria::BracketKind::Collapsed;
    return stayed ? line(last, "all players below the PPB are paired together" + named(articles_.outlook))
                  : text;
  }

  std::string way_out(const Downfloat& way) {
    const dutch::BracketRecord& bracket = pairing_.record.brackets[way.bracket];
    const std::size_t size = bracket.moved_down.size() + bracket.residents.size();
    switch (way.reason) {
      case FloatReason::Alone: return line(bracket, "nobody else is in it");
      case FloatReason::NoOpponent: return line(bracket, "he may meet nobody in it");
      case FloatReason::Completion:
        return line(bracket, completion());
      case FloatReason::Odd: return line(bracket, std::to_string(size) + " players, an odd number");
      case FloatReason::FewPairs: break;
    }
    return line(bracket, "no more than " + std::to_string(bracket.pairs.size()) + " pairs can be made" +
                             named(articles_.pairs));
  }

  [[nodiscard]] std::string completion() const {
    const std::string text = "paired so that all players below can be paired too";
    if (articles_.bye_score.empty()) return text + named(articles_.completion);
    return text + ", with the bye, if any, at the lowest score" +
           named(std::string(articles_.completion).append(", ").append(articles_.bye_score));
  }

  static std::string named(std::string_view article) { return std::string(" (").append(article) + ')'; }

  [[nodiscard]] std::string line(const dutch::BracketRecord& bracket, const std::string& reason) const {
    std::string text = "    bracket " + trf::format_points(bracket.score);
    if (bracket.kind == criteria::BracketKind::Penultimate ||
        bracket.kind == criteria::BracketKind::Collapsed) {
      text += " (";
      text += name_of(bracket.kind);
      text += ')';
    }
    return text + ": " + reason + costs(bracket);
  }

  // What the best pairing of the bracket had to accept, in the order of priority.
  [[nodiscard]] std::string costs(const dutch::BracketRecord& bracket) const {
    std::string text;
    for (const criteria::CriterionValue& value : bracket.criteria) {
      const std::string amount = amount_of(value);
      if (value.article == articles_.pairs || amount.empty() || amount == "0") continue;
      text += (text.empty() ? "; its pairing costs " : ", ") + std::string(value.article) + " " + amount;
    }
    return text + '\n';
  }

  const Tournament& tournament_;
  const Checklist& list_;
  const RoundPairing& pairing_;
  const dutch::ArticleNames& articles_;
  std::vector<Points> scores_;  // of the players paired
};

}  // namespace

std::string format_checklist(const Tournament& tournament, const Checklist& checklist,
                             const RoundPairing& pairing, Edition edition) {
  return round_title(tournament, pairing.round, edition) + '\n' +
         ChecklistText(tournament, checklist, pairing, articles_of(edition)).text();
}

}  // namespace bloesem::cli
