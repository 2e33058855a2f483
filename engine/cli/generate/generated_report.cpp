#include "engine/cli/generate/generated_report.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/cli/edition_choice.hpp"
#include "engine/generator/knobs.hpp"
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

}  // namespace

int count_rated(const Tournament& tournament) noexcept {
  return static_cast<int>(std::count_if(tournament.players.begin(), tournament.players.end(),
                                        [](const Player& player) { return player.rating > 0; }));
}

Result<std::string> generated_report(const generator::Generated& generated, const generator::Settings& settings,
                                     OutputFormat target) {
  const Tournament& tournament = generated.tournament;
  std::vector<std::string> records = {
      "062 " + std::to_string(tournament.players.size()), "072 " + std::to_string(count_rated(tournament)),
      "092 Individual: Swiss-System", system_record(system_code_of(settings.edition), target),
      settings_line(settings)};
  if (!generated.stopped.empty()) records.push_back("### ends early: " + generated.stopped);
  Result<trf::Written> report = written(tournament, settings.edition, target, std::move(records));
  if (!report) return report.error();
  if (report->losses.empty()) return std::move(report->text);
  return Error{.code = ErrorCode::InvalidInput,
               .message = "the tournament cannot be written (--to): " + report->losses.front()};
}

}  // namespace bloesem::cli
