#include "engine/render/format_verdict.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <string_view>

#include "bloesem/articles.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/explain/verdict_story.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/display_width.hpp"
#include "engine/render/explain/format_explanation.hpp"
#include "engine/render/format_record.hpp"
#include "engine/render/format_table.hpp"
#include "engine/render/text_table.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using criteria::CriterionValue;

std::string shown(const CriterionValue& value) {
  const std::string amount = amount_of(value);
  return amount.empty() ? "-" : amount;
}

std::string shown(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text.empty() ? "-" : text;
}

// Returns "1 more", or for lists "0.5 more in place 2".
std::string excess(const CriterionValue& system, const CriterionValue& proposal) {
  if (!system.is_list) return std::to_string(proposal.count - system.count) + " more";
  const auto& ours = system.differences;
  const auto& theirs = proposal.differences;
  const std::size_t common = std::min(ours.size(), theirs.size());
  std::size_t place = 0;
  while (place < common && ours[place] == theirs[place]) ++place;
  const auto entry = [&](const criteria::ScoreDifferences& list) {
    return place < list.size() ? list[place] : 0;
  };
  return trf::format_points(entry(theirs) - entry(ours)) + " more in place " + std::to_string(place + 1);
}

// Returns "the first step of the system to differ: 3 would play 13 instead of 9".
std::string text_of_step(const Tournament& tournament, const WalkStep& step) {
  const auto id = [&](PlayerIndex player) { return std::to_string(service::id_of(tournament, player)); };
  const std::string instead = id(step.instead) + " instead of " + id(step.system);
  if (step.player == no_player) return "the first step of the system to differ: the bye would go to " + instead;
  return "the first step of the system to differ: " + id(step.player) + " would play " + instead;
}

// Returns "C.10 is 1 instead of 0 (1 more): players who do not get their colour preference".
std::string comparison_of(const Departure& departure, const ArticleNames& articles) {
  if (departure.worse) {
    const CriterionValue& system = departure.system.criteria[*departure.worse];
    const CriterionValue& proposal = departure.proposal.criteria[*departure.worse];
    std::string text(system.article);
    text += " is " + shown(proposal) + " instead of " + shown(system) + " (" + excess(system, proposal) + "): ";
    return text.append(system.meaning);
  }
  const GenerationStep& step = *departure.later;
  std::string text = "equal in all criteria, but generated later: ";
  text.append(article_of(step, articles)).append(" gives ");
  text += shown(step.second) + " instead of " + shown(step.first) + ": ";
  return text.append(meaning_of(step));
}

const BracketRecord& bracket_of(const Verdict& verdict) {
  return verdict.pairing.record.brackets[verdict.departure->bracket];
}

// Returns "bracket of 1.0" or "bracket of 1.0 (PPB)": as the sentences and explain name it. The choice of the
// player with the bye is no bracket.
std::string place_of(const Verdict& verdict) {
  const BracketRecord& bracket = bracket_of(verdict);
  if (bracket.kind == criteria::BracketKind::Bye) return "the bye";
  std::string text = "bracket of " + trf::format_points(bracket.score);
  if (bracket.kind != criteria::BracketKind::Normal) ((text += " (") += name_of(bracket.kind)) += ')';
  return text;
}

std::string reason_of(const OtherBye& bye) {
  std::string text = "before all brackets: ";
  return text.append(bye.article) + ", the score of the player with the bye, is " +
         trf::format_points(bye.score) + " instead of " + trf::format_points(bye.instead);
}

std::string reason_of(const Tournament& tournament, const Verdict& verdict, const Departure& departure) {
  if (!departure.step) return place_of(verdict) + ": " + comparison_of(departure, articles_of(verdict.edition));
  const std::string step = text_of_step(tournament, *departure.step);
  const bool without_place = departure.step->player == no_player || !has_score_groups(verdict.edition);
  return without_place ? step : place_of(verdict) + ": " + step;
}

std::string reason_of(const Tournament& tournament, const ColourFault& fault, const ArticleNames& articles) {
  std::string text(articles.of(fault.rule));
  text += ": " + std::to_string(service::id_of(tournament, fault.board.white)) + '-' +
          std::to_string(service::id_of(tournament, fault.board.black));
  return text + ", since " + fault.why;
}

std::string ids_or_dash(const Tournament& tournament, std::span<const PlayerIndex> players) {
  std::string text;
  for (const PlayerIndex player : players)
    text += (text.empty() ? "" : " ") + std::to_string(service::id_of(tournament, player));
  return text.empty() ? "-" : text;
}

std::string pairs(const Tournament& tournament, const JudgedCandidate& candidate) {
  std::string text;
  for (const auto& [higher, lower] : candidate.pairs)
    text += (text.empty() ? "" : " ") + std::to_string(service::id_of(tournament, higher)) + '-' +
            std::to_string(service::id_of(tournament, lower));
  return text.empty() ? "-" : text;
}

std::string table_of(const std::vector<TextRow>& rows) {
  const std::vector<std::size_t> widths = column_widths(rows);
  const std::vector<Align> alignment(rows.front().size(), Align::Left);
  std::string text;
  for (const TextRow& row : rows) text += "  " + table_line(row, widths, alignment);
  return text;
}

// Returns the values of both candidates in the criteria, the deciding row marked; empty where criteria do not
// decide.
std::string costs_report(const Departure& departure) {
  if (departure.system.criteria.empty()) return "";
  std::vector<TextRow> costs{{"", "system", "proposal", ""}};
  for (std::size_t i = 0; i < departure.system.criteria.size(); ++i) {
    const CriterionValue& value = departure.system.criteria[i];
    const std::string mark = departure.worse == i ? "<- " : "";
    costs.push_back({std::string(value.article), shown(value), shown(departure.proposal.criteria.at(i)),
                     mark + std::string(value.meaning)});
  }
  return '\n' + table_of(costs);
}

// Returns a row for each kind of players of the bracket, as far as the system has them.
std::vector<TextRow> players_of(const Tournament& tournament, const Verdict& verdict) {
  const BracketRecord& bracket = bracket_of(verdict);
  if (bracket.kind == criteria::BracketKind::Bye) return {};
  std::vector<TextRow> who;
  if (floats_down(verdict.edition)) who.push_back({"moved down", ids_or_dash(tournament, bracket.moved_down)});
  if (!bracket.moved_up.empty()) who.push_back({"moved up", ids_or_dash(tournament, bracket.moved_up)});
  who.push_back({has_score_groups(verdict.edition) ? "residents" : "players",
                 ids_or_dash(tournament, bracket.residents)});
  return who;
}

// Returns "1-7 6-2, downfloaters 3": the pairs, and who is not paired.
std::string choice_of(const Tournament& tournament, const Verdict& verdict, const JudgedCandidate& candidate) {
  const std::string left = ids_or_dash(tournament, candidate.downfloaters);
  if (bracket_of(verdict).kind == criteria::BracketKind::Bye) return left;
  const std::string text = pairs(tournament, candidate);
  if (floats_down(verdict.edition))
    return text + (verdict.departure->step ? ", left " : ", downfloaters ") + left;  // some float up there
  return candidate.downfloaters.empty() ? text : text + ", bye " + left;
}

// Describes the bracket, its pairs, and their values in the criteria.
std::string bracket_report(const Tournament& tournament, const Verdict& verdict) {
  const Departure& departure = *verdict.departure;
  std::vector<TextRow> who = players_of(tournament, verdict);
  const auto add_candidate = [&](const std::string& name, const JudgedCandidate& candidate) {
    who.push_back({name, choice_of(tournament, verdict, candidate)});
  };
  add_candidate("system", departure.system);
  add_candidate("proposal", departure.proposal);
  const std::string title = has_score_groups(verdict.edition) ? place_of(verdict) : "the round";
  return '\n' + title + '\n' + table_of(who) + costs_report(departure);
}

std::set<PlayerIndex> players_in(const Verdict& verdict) {
  std::set<PlayerIndex> players;
  for (const Violation& violation : verdict.violations)
    players.insert(violation.players.begin(), violation.players.end());
  for (const ColourFault& fault : verdict.colours) players.insert({fault.board.white, fault.board.black});
  if (verdict.departure) {
    players.insert(bracket_of(verdict).moved_down.begin(), bracket_of(verdict).moved_down.end());
    players.insert(bracket_of(verdict).moved_up.begin(), bracket_of(verdict).moved_up.end());
    players.insert(bracket_of(verdict).residents.begin(), bracket_of(verdict).residents.end());
  }
  return players;
}

std::string names_report(const Tournament& tournament, const Verdict& verdict) {
  std::string text;
  for (const PlayerIndex index : players_in(verdict)) {
    const Player& player = service::player_at(tournament, index);
    text += right_aligned(std::to_string(player.id), 6) + "  " + trf::visible(player.name) + '\n';
  }
  return text.empty() ? "" : "\nplayers\n" + text;
}

std::string headline(const Verdict& verdict) {
  switch (verdict.kind) {
    case VerdictKind::Correct: return "Correct: this is the pairing of the system.";
    case VerdictKind::Different: break;
    case VerdictKind::Illegal: return "Illegal.";
    case VerdictKind::Impossible:
      return "Impossible: " + std::string(platform::no_valid_pairing) + trf::visible(verdict.obstacle);
  }
  return verdict.departure ? "Legal, but not the pairing of the system."
                           : "Legal, with the pairs of the system, but not with its colours.";
}

}  // namespace

std::vector<std::string> reasons_of(const Tournament& tournament, const Verdict& verdict) {
  const ArticleNames& articles = articles_of(verdict.edition);
  std::vector<std::string> reasons;
  for (const Violation& violation : verdict.violations)
    reasons.push_back(std::string(violation.article) + ": " + violation.why);
  if (verdict.departure && verdict.departure->other_bye)
    reasons.push_back(reason_of(*verdict.departure->other_bye));
  if (verdict.departure) reasons.push_back(reason_of(tournament, verdict, *verdict.departure));
  for (const ColourFault& fault : verdict.colours) reasons.push_back(reason_of(tournament, fault, articles));
  return reasons;
}

std::string format_verdict(const Tournament& tournament, const Verdict& verdict) {
  std::string text = round_title(tournament, verdict.round, verdict.edition) + '\n' + headline(verdict) + '\n';
  for (const std::string& reason : reasons_of(tournament, verdict)) text += "  " + reason + '\n';
  if (verdict.departure)  // what else is wrong has sentences above
    text += '\n' + story_text(tournament, explain::explain_verdict(verdict), english());
  if (verdict.departure) text += bracket_report(tournament, verdict);
  return text + names_report(tournament, verdict);
}

}  // namespace bloesem::render
