#include "engine/cli/generate/generated_report.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/standings/ranked_file.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/standings/standings.hpp"
#include "trf/writer.hpp"

namespace bloesem::cli {

namespace {

// As options. A seed means the same bytes for ever: of the editions only another than the default is told.
std::string settings_line(const generator::Settings& settings) {
  std::string line = "###";
  if (settings.edition != generator::Settings{}.edition)
    line.append(" --rules ").append(name_of(settings.edition));
  for (const generator::Knob& knob : generator::knobs()) {
    line.append(" --").append(knob.name).append(" ");
    line += format_value(knob, settings.*knob.value);
  }
  return line;
}

// By player.
Result<std::vector<int>> ranks_by(const RankList& list, const Tournament& tournament) {
  const Result<standings::Standings> result = standings::compute_standings(tournament, list);
  if (!result) return result.error();
  std::vector<int> ranks(tournament.players.size());
  for (const standings::Place& place : (*result).places)
    ranks[static_cast<std::size_t>(place.player)] = place.rank;
  return ranks;
}

// Has a record for it, and columns for the ranks.
bool holds_list(OutputFormat target) noexcept {
  return target != OutputFormat::Json && target != OutputFormat::Csv && target != OutputFormat::Trf06;
}

}  // namespace

int count_rated(const Tournament& tournament) noexcept {
  return static_cast<int>(std::count_if(tournament.players.begin(), tournament.players.end(),
                                        [](const Player& player) { return player.rating > 0; }));
}

Result<std::string> generated_report(const generator::Generated& generated, const generator::Settings& settings,
                                     OutputFormat target, const RankList& list) {
  const Tournament& tournament = generated.tournament;
  if (!list.empty() && !holds_list(target)) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "--tiebreaks: trf06, JSON and CSV have no record for a list"};
  }
  std::vector<std::string> records = {
      "062 " + std::to_string(tournament.players.size()), "072 " + std::to_string(count_rated(tournament)),
      "092 Individual: Swiss-System", system_record(system_code_of(settings.edition), target),
      settings_line(settings)};
  std::vector<int> ranks;
  if (!list.empty()) {
    Result<std::vector<int>> by_list = ranks_by(list, tournament);
    if (!by_list) return by_list.error();
    ranks = std::move(by_list).value();
    records.push_back("212 " + list_text(list));
  }
  if (!generated.stopped.empty()) records.push_back("### ends early: " + generated.stopped);
  Result<trf::Written> report =
      written(tournament, settings.edition, target, std::move(records), std::move(ranks));
  if (!report) return report.error();
  if (report->losses.empty()) return std::move(report->text);
  return Error{.code = ErrorCode::InvalidInput,
               .message = "the tournament cannot be written (--to): " + report->losses.front()};
}

}  // namespace bloesem::cli
