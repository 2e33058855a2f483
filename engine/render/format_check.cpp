#include "engine/render/format_check.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/model/counted.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/format_verdict.hpp"
#include "engine/render/standings/separation_text.hpp"
#include "engine/service/check/corrected_results.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

std::string shown_name(const service::CheckedFile& file) {
  const std::string name = platform::display_name(file.path);
  return file.group.empty() ? name : name + ", group " + trf::visible(file.group);
}

std::vector<std::string> reasons_for(const Tournament& tournament, const service::CheckedRound& round) {
  if (!round.refusal.empty()) return {trf::visible(round.refusal)};
  return round.verdict ? reasons_of(tournament, *round.verdict) : std::vector<std::string>{};
}

std::string difference(const std::string& file, const Tournament& tournament,
                       const service::CheckedRound& round) {
  std::string text = file + ": round " + std::to_string(round.round) + '\n';
  if (round.impossible.empty()) {
    text += "  expected  " + service::side(round.expected) + '\n';
  } else {
    text += "  expected  " + std::string(platform::no_valid_pairing) + trf::visible(round.impossible) + '\n';
  }
  text += "  found     " + service::side(round.found) + '\n';
  const bool illegal = round.verdict && !round.verdict->violations.empty();
  for (const std::string& reason : reasons_for(tournament, round))
    text += (illegal ? "  illegal   " : "  reason    ") + reason + '\n';
  for (const service::Remark& remark : service::remarks_on(tournament, round.round, round.background))
    text += "  " + std::string(remark.ground) + "   " + remark.text + '\n';
  return text;
}

// Returns one line; empty if no explanation covers all differences.
std::string explanation(const std::string& name, const service::CheckedFile& file, ExplanationOptions options) {
  std::string text;
  bool states_record = false;
  for (const service::Explanation& explanation : file.explanations) {
    text += (text.empty() ? ": every difference disappears " : "; or ") + service::text_of(explanation);
    // Numbers and colours of an unusual schedule cannot be asked for.
    if (explanation.unusual.empty()) text += " (" + options(explanation) + ')';
    states_record = states_record || explanation.acceleration || explanation.rules;
  }
  if (text.empty()) return text;
  if (states_record && !file.system_code.empty()) text += "; record 192 says " + trf::visible(file.system_code);
  return name + text + '\n';
}

std::string expected_rank(const service::WrongRank& wrong) {
  const std::string least = std::to_string(wrong.least);
  return wrong.least == wrong.most ? least : least + " to " + std::to_string(wrong.most);
}

std::string contradiction(const Tournament& tournament, const service::CheckedStandings& checked,
                          const service::ExplainedContradiction& pair) {
  const std::string first = std::to_string(service::id_of(tournament, pair.first));
  const std::string second = std::to_string(service::id_of(tournament, pair.second));
  const service::Separation& separation = pair.separation;
  std::string text =
      "  " + first + (pair.same_rank ? " shares the place of " : " ranks above ") + second + ", but ";
  if (separation.decision == standings::Decision::NotCounted)
    return text + "the games of " + std::to_string(service::id_of(tournament, separation.players[1])) +
           " do not count\n";
  const auto entry = static_cast<std::size_t>(separation.tie_break);
  text += std::to_string(service::id_of(tournament, separation.players[0])) + " is above by ";
  text += trf::visible(checked.result.list[entry].text());
  if (!separation.tables.empty()) return text + '\n' + workings_text(tournament, separation);
  const auto value = [&](std::size_t side) {
    return service::value_text(
        checked.result.values[entry][static_cast<std::size_t>(separation.players[side])]);
  };
  return text + ": " + value(0) + " against " + value(1) + '\n' + workings_text(tournament, separation);
}

std::string standings_difference(const std::string& file, const Tournament& tournament,
                                 const service::CheckedStandings& checked) {
  std::string text = file + ": standings after round " + std::to_string(checked.result.rounds) + " by " +
                     trf::visible(service::list_text(checked.result.list)) + '\n';
  for (const service::WrongRank& wrong : checked.wrong) {
    text += "  rank of " + std::to_string(service::id_of(tournament, wrong.player)) + ": expected " +
            expected_rank(wrong) + ", found " + (wrong.found ? std::to_string(*wrong.found) : "nothing") + '\n';
  }
  for (const service::ExplainedContradiction& pair : checked.contradictions)
    text += contradiction(tournament, checked, pair);
  if (checked.unexplained > 0)
    text += "  and " + std::to_string(checked.unexplained) +
            " more that rank above players they should rank below\n";
  if (checked.wrong_points > 0)
    text += "  points of " + counted(checked.wrong_points, "player") +
            (checked.wrong_points == 1 ? " contradict the results\n" : " contradict their results\n");
  return text;
}

// Returns a line if the check of the ranks could not reach the end of the list.
std::string end_of_check(const std::string& file, const service::CheckedStandings& checked) {
  if (checked.ends_at.empty()) return "";
  return file + ": the ranks were checked down to " + trf::visible(checked.ends_at) +
         ", which cannot be computed from results\n";
}

std::string standings_totals(const service::CheckTotals& totals) {
  return std::to_string(totals.standings) + " standings, " +
         counted(totals.standings_differences, "difference");
}

}  // namespace

std::string format_check(const std::vector<service::CheckedFile>& files, ExplanationOptions options) {
  std::string text;
  for (const service::CheckedFile& file : files) {
    for (const service::CheckedRound& round : file.differences) {
      text += difference(shown_name(file), file.tournament, round);
    }
    text += explanation(shown_name(file), file, options);
    if (!file.standings) continue;
    if (file.standings->differences() > 0)
      text += standings_difference(shown_name(file), file.tournament, *file.standings);
    text += end_of_check(shown_name(file), *file.standings);
  }
  const service::CheckTotals totals = service::totals_of(files);
  if (std::any_of(files.begin(), files.end(),
                  [](const service::CheckedFile& file) { return file.standings_only; }))
    return text + standings_totals(totals) + service::uncompared(files, totals) + '\n';
  if (totals.standings > 0) text += standings_totals(totals) + '\n';
  return text + counted(totals.tournaments, "tournament") + ", " + counted(totals.rounds, "round") + ", " +
         counted(totals.differences, "difference") + service::uncompared(files, totals) + '\n';
}

}  // namespace bloesem::render
