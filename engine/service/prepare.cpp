#include "bloesem/prepare.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "bloesem/baku_acceleration.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/validate.hpp"
#include "engine/as_paired.hpp"
#include "engine/groups.hpp"
#include "engine/service/standings/pairing_ranking.hpp"
#include "engine/service/team_events.hpp"

namespace bloesem::service {

namespace {

// Returns the acceleration that adds or removes fictitious points; empty: they stay as they are.
std::optional<Acceleration> acceleration_for(const Tournament& tournament, const PrepareOptions& requested) {
  if (requested.acceleration) return requested.acceleration;
  return is_accelerated_by_code(tournament) ? std::optional<Acceleration>(BakuAcceleration{}) : std::nullopt;
}

// Returns the number of rounds requested or declared; for a check without either, the rounds played.
Result<int> number_of_rounds(const Tournament& tournament, const trf::ReadOptions& reading) {
  if (reading.rounds_declared) return *reading.rounds_declared;
  if (tournament.rounds_declared) return *tournament.rounds_declared;
  if (reading.purpose == trf::Purpose::Check) return tournament.rounds_played;
  return Error{.code = ErrorCode::InvalidInput,
               .message = "the number of rounds is needed to compute the acceleration (record 142 or XXR)",
               .remedy = Remedy::StateRounds};
}

std::optional<Error> give_points(Prepared& prepared, const PrepareOptions& requested) {
  Tournament& tournament = prepared.tournament;
  const std::optional<Acceleration> acceleration = acceleration_for(tournament, requested);
  if (!acceleration) return std::nullopt;
  if (has_table(prepared.choice.edition) && !std::holds_alternative<NoAcceleration>(*acceleration))
    return Error{.code = ErrorCode::InvalidInput,
                 .message = std::string(title_of(prepared.choice.edition)) +
                            ": there is no acceleration, as no score changes the schedule"};
  if (std::holds_alternative<NoAcceleration>(*acceleration))
    return accelerate(tournament, *acceleration, 0, baku_wording(prepared.choice.edition));
  const Result<int> rounds = number_of_rounds(tournament, requested.reading);
  if (!rounds) return rounds.error();
  if (auto error = accelerate(tournament, *acceleration, *rounds, baku_wording(prepared.choice.edition)))
    return error;
  if (std::string remark = remark_about(tournament, *acceleration); !remark.empty())
    prepared.warnings.push_back({std::move(remark)});
  return std::nullopt;
}

Result<EditionChoice> choose(const Heading& heading, const PrepareOptions& requested) {
  if (requested.edition) return choose_edition(heading, requested.edition, requested.rules.readings);
  return choose_edition(heading, requested.rules);
}

Error unreadable(const trf::ReadResult& read, std::string_view file) {
  const auto first = std::find_if(read.diagnostics.begin(), read.diagnostics.end(), [](const auto& diagnostic) {
    return diagnostic.severity == trf::Severity::Error;
  });
  const bool found = first != read.diagnostics.end();
  const bool large = found && first->code == trf::Code::TooLarge;
  return {.code = large ? ErrorCode::TooLarge : ErrorCode::InvalidInput,
          .message = found ? render(*first, std::string(file)) : std::string(file) + " is not a tournament",
          .remedy = found ? first->remedy : Remedy::None};
}

// Returns the first remark about a group.
std::string remark_about_groups(const Tournament& tournament, const Acceleration& acceleration) {
  const Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return "";
  for (const GroupPart& part : *parts)
    if (const std::string remark = remark_about(part.tournament, acceleration); !remark.empty())
      return "group " + part.name + ": " + remark;
  return "";
}

}  // namespace

std::string remark_about(const Tournament& tournament, const Acceleration& acceleration) {
  if (!tournament.groups.empty()) return remark_about_groups(tournament, acceleration);
  if (std::holds_alternative<BakuAcceleration>(acceleration)) {
    const PlayerIndex last = last_of_group_a(tournament);
    if (!has_late_entries(tournament) || last == no_player) return "";
    return "players without an entry in round 1 are treated as late entries: group A ends with " +
           std::to_string(tournament.players[static_cast<std::size_t>(last)].id);
  }
  if (const auto* const groups = std::get_if<ProgressiveGroups>(&acceleration)) {
    const std::string unusual = unusual_groups(tournament, *groups);
    return unusual.empty() ? ""
                           : unusual + ": progressive acceleration needs 25 % to 50 % of the players in each";
  }
  return "";
}

Result<std::vector<std::string_view>> lines_of(const trf::SourceText& source) {
  // Each line costs memory of its own, so that many empty lines would need far more memory than the file has
  // bytes.
  constexpr std::size_t max_lines = 4'000'000;
  std::vector<std::string_view> lines = source.lines(max_lines + 1);
  if (lines.size() <= max_lines) return lines;
  return Error{.code = ErrorCode::TooLarge, .message = "has more than four million lines"};
}

trf::ReadOptions by_system(trf::ReadOptions reading, const RulesByName& rules, std::optional<Edition> edition) {
  if (!edition && !rules.system.empty()) edition = default_edition(rules.system);
  if (edition)
    reading.columns = columns_of_a_round(*edition) == 2 ? trf::RoundColumns::Two : trf::RoundColumns::One;
  return reading;
}

Result<Prepared> prepare(Tournament tournament, const PrepareOptions& requested) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  const Result<EditionChoice> choice = choose(tournament.heading, requested);
  if (!choice) return choice.error();
  Result<RankingCallback> ranking = pairing_ranking(*choice, tournament.heading, requested.tie_breaks);
  if (!ranking) return ranking.error();
  Prepared prepared{.tournament = std::move(tournament),
                    .options = {.edition = choice->edition,
                                .readings = requested.rules.readings,
                                .round = requested.reading.round,
                                .rounds_declared = requested.reading.rounds_declared,
                                .ranking = std::move(ranking).value()},
                    .choice = *choice,
                    .warnings = {}};
  if (std::string warning = warning_about(*choice, prepared.tournament.heading); !warning.empty())
    prepared.warnings.push_back({std::move(warning), remedy_for(*choice, prepared.tournament.heading)});
  Result<Tournament> paired = as_paired(std::move(prepared.tournament), choice->edition, choice->readings);
  if (!paired) return paired.error();
  prepared.tournament = std::move(paired).value();
  if (auto error = give_points(prepared, requested)) return *std::move(error);
  return prepared;
}

Result<Prepared> prepare(std::string_view bytes, const PrepareOptions& requested, std::string_view file) {
  const trf::SourceText source(bytes);
  const Result<std::vector<std::string_view>> lines = lines_of(source);
  if (!lines)
    return Error{.code = lines.error().code, .message = std::string(file) + ' ' + lines.error().message};
  const trf::FileFormat format = requested.format.value_or(trf::recognise_format(source.text()));
  trf::ReadOptions reading = by_system(requested.reading, requested.rules, requested.edition);
  reading.needs_players = true;
  trf::ReadResult read = trf::read_tournament(source, *lines, format, reading);
  (void)read_teams(source, *lines, reading, read);
  if (!read.tournament) return unreadable(read, file);
  return prepare(*std::move(read.tournament), requested);
}

}  // namespace bloesem::service
