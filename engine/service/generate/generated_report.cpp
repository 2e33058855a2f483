#include "engine/service/generate/generated_report.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/event/new_report.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::service {

namespace {

// Returns the settings as the arguments that give the same tournament regardless of the defaults.
std::string settings_line(const generator::Settings& settings) {
  std::string line = "###";
  if (!name_of(settings.edition).empty()) line = std::string("### --rules ").append(name_of(settings.edition));
  if (!same_system(settings.edition, edition_in_force))
    line.append(" --system ").append(system_id_of(settings.edition));
  for (const ReadingChoice& reading : chosen_readings(settings.edition, settings.readings))
    line.append(" --reading ").append(reading.name).append("=").append(reading.value);
  for (const generator::Knob& knob : generator::knobs()) {
    if (knob.value == &generator::Settings::rounds && has_table(settings.edition)) continue;
    line.append(" --").append(knob.name).append(" ");
    line += format_value(knob, settings.*knob.value);
  }
  return line;
}

// Returns ranks by player.
Result<std::vector<int>> ranks_by(const RankList& list, const Tournament& tournament, Edition edition) {
  standings::StandingsOptions options{.round_robin = has_table(edition)};
  if (options.round_robin) options.not_counted = not_counted_in_table(tournament);
  const Result<standings::Standings> result = standings::compute_standings(tournament, list, options);
  if (!result) return result.error();
  std::vector<int> ranks(tournament.players.size());
  for (const standings::Place& place : (*result).places)
    ranks[static_cast<std::size_t>(place.player)] = place.rank;
  return ranks;
}

// Returns a lower bound for the size of the file: the fixed columns of a report file, or one comma for each
// round of a list.
std::uint64_t least_size(const generator::Settings& settings, OutputFormat target) noexcept {
  constexpr std::uint64_t columns_before_rounds = 89;
  constexpr std::uint64_t columns_of_round = 10;
  const auto players = static_cast<std::uint64_t>(settings.players);
  const auto rounds = static_cast<std::uint64_t>(settings.rounds);
  return players * (is_list(target) ? rounds : columns_before_rounds + columns_of_round * rounds);
}

}  // namespace

std::optional<Error> refuse_size(const generator::Settings& settings, OutputFormat target) {
  if (std::optional<Error> error = refuse_many_players(settings.players, target)) return error;
  if (least_size(settings, target) <= platform::largest_input) return std::nullopt;
  return Error{.code = ErrorCode::TooLarge,
               .message = counted(settings.players, "player") + " in " + counted(settings.rounds, "round") +
                          " make a file larger than 512 MB, the limit for reading"};
}

std::optional<Error> refuse_list(const RankList& list, OutputFormat target) {
  if (list.empty() || (!is_list(target) && target != OutputFormat::Trf06)) return std::nullopt;
  return Error{.code = ErrorCode::InvalidInput,
               .message = "trf06, JSON and CSV do not hold ranks by a list of tie-breaks"};
}

int count_rated(const Tournament& tournament) noexcept {
  return static_cast<int>(std::count_if(tournament.players.begin(), tournament.players.end(),
                                        [](const Player& player) { return player.rating > 0; }));
}

Result<std::string> generated_report(const generator::Generated& generated, const generator::Settings& settings,
                                     OutputFormat target, const RankList& list) {
  const Tournament& tournament = generated.tournament;
  if (std::optional<Error> error = refuse_list(list, target)) return *std::move(error);
  std::vector<std::string> records = {"062 " + std::to_string(tournament.players.size()),
                                      "072 " + std::to_string(count_rated(tournament))};
  if (const std::string type = type_of_event(tournament.heading); !type.empty())
    records.push_back("092 " + type);
  records.push_back(trf::system_record(tournament.heading.system_code, dialect_of(target)));
  records.push_back(settings_line(settings));
  std::vector<int> ranks;
  if (!list.empty()) {
    Result<std::vector<int>> by_list = ranks_by(list, tournament, settings.edition);
    if (!by_list) return by_list.error();
    ranks = std::move(by_list).value();
    records.push_back("212 " + list_text(list));
  }
  if (!generated.stopped.empty()) records.push_back("### ends early: " + generated.stopped);
  Result<trf::Written> report = written(tournament, target, std::move(records), std::move(ranks));
  if (!report) return report.error();
  if (report->losses.empty()) return std::move(report->text);
  return Error{.code = ErrorCode::InvalidInput,
               .message = "the tournament cannot be written in this format: " + report->losses.front()};
}

}  // namespace bloesem::service
