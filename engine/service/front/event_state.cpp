#include "engine/service/front/event_state.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/conversion.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/kept_rules.hpp"
#include "engine/service/refusal.hpp"
#include "trf/visible.hpp"

namespace bloesem::service {

namespace {

using Read = Result<std::shared_ptr<const EventState>, Failure>;

Failure unreadable(const LoadedFile& loaded) {
  const auto first = std::find_if(loaded.findings.begin(), loaded.findings.end(),
                                  [](const auto& finding) { return finding.severity == trf::Severity::Error; });
  if (first == loaded.findings.end())
    return {.code = ErrorCode::TooLarge, .message = loaded.problem, .report = loaded.problem};
  const bool large = first->code == trf::Code::TooLarge;
  const EventFinding finding = finding_of(*first);
  return {large ? ErrorCode::TooLarge : ErrorCode::InvalidInput,
          finding.message,
          finding.line,
          finding.column,
          {},
          first->remedy,
          {},
          loaded.problem};
}

// Returns the bytes as a report file that can be changed line by line.
Result<std::string> as_report(const LoadedFile& loaded) {
  Result<trf::Written> report = converted(loaded, OutputFormat::Trf16);
  if (!report) return report.error();
  if (!report->losses.empty()) return refusal(report->losses.front());
  return std::move(report->text);
}

// Returns the edition requested or stated. InvalidInput: neither, or the stated system is unknown.
Result<EditionChoice> stated_edition(const Tournament& tournament, const EventOptions& options) {
  Result<EditionChoice> choice = choose_edition(tournament.heading, options.edition, options.readings);
  if (!choice) return choice;
  const EditionGround ground = choice->ground;
  if (ground != EditionGround::Nothing && ground != EditionGround::UnreadableDate) return choice;
  return refusal(
      "the event states neither its edition of the rules (record 192) nor its first day (record 042): "
      "give the edition",
      Remedy::ChooseEdition);
}

// Writes the settings in the options to the file.
std::optional<Error> write_settings(EventText& event, const EventOptions& options,
                                    const EditionChoice& choice) {
  const Tournament& tournament = event.tournament();
  if (choice.ground == EditionGround::Request || !options.readings.empty()) {
    const Result<Heading> heading = heading_for(tournament.heading, choice);
    if (!heading) return heading.error();
    event.write_rules(*heading);
  }
  if (options.rounds) event.write_rounds(*options.rounds);
  if (!options.initial_colour) return std::nullopt;
  const std::optional<Colour> known =
      tournament.initial_colour ? tournament.initial_colour : infer_initial_colour(tournament);
  if (known && *known != *options.initial_colour)
    return refusal("the event states the other initial colour, or its rounds began with it");
  event.write_initial_colour(*options.initial_colour);
  return std::nullopt;
}

bool changes_anything(const LoadedFile& loaded, const EventOptions& options) {
  return options.edition || !options.readings.empty() || options.rounds || options.initial_colour ||
         loaded.wrong_points > 0;
}

// Refuses an acceleration that is not defined for the tournament.
std::optional<Error> refuse_acceleration(const EventState& state) {
  if (state.tournament().players.empty()) return std::nullopt;
  const Result<service::Prepared> prepared = service::prepare(state.tournament(), {.edition = state.edition});
  return prepared ? std::nullopt : std::optional(prepared.error());
}

Read settle(LoadedFile loaded, const EventOptions& options, std::vector<EventFinding> warnings) {
  if (!loaded.editable()) {
    Result<std::string> report = as_report(loaded);
    if (!report) return failure_of(report.error(), *loaded.tournament);
    loaded = read_report(std::move(report).value(), options.file, {}, no_hints);
    if (!loaded.tournament) return unreadable(loaded);
  }
  const Result<EditionChoice> choice = stated_edition(*loaded.tournament, options);
  if (!choice) return failure_of(choice.error(), *loaded.tournament);
  if (const auto error = count_in_matches(loaded)) return failure_of(*error, *loaded.tournament);
  if (changes_anything(loaded, options)) {
    EventText event(loaded.document(), *loaded.tournament);
    if (const auto error = write_settings(event, options, *choice))
      return failure_of(*error, *loaded.tournament);
    Result<std::string> bytes = event.to_bytes();
    if (!bytes) return failure_of(bytes.error(), *loaded.tournament);
    loaded = read_report(std::move(bytes).value(), options.file, {}, no_hints);
    if (!loaded.tournament) return unreadable(loaded);
    if (const auto error = count_in_matches(loaded)) return failure_of(*error, *loaded.tournament);
  }
  auto state = std::make_shared<EventState>();
  state->loaded = std::move(loaded);
  state->edition = choice->edition;
  state->warnings = std::move(warnings);
  state->file = options.file;
  if (const auto error = refuse_acceleration(*state)) return failure_of(*error, state->tournament());
  return std::shared_ptr<const EventState>(std::move(state));
}

}  // namespace

Read read_event(std::string bytes, const EventOptions& requested) {
  EventOptions options = requested;
  options.file = trf::visible(requested.file);
  const trf::ReadOptions reading{.rounds_declared = options.rounds,
                                 .recompute_points = options.recompute_points,
                                 .strict = options.strict};
  LoadedFile loaded = read_report(std::move(bytes), options.file, by_system(reading, {}, options.edition),
                                  options.hint ? options.hint : no_hints, options.format);
  if (!loaded.tournament) return unreadable(loaded);
  std::vector<EventFinding> warnings;
  for (const trf::Diagnostic& finding : loaded.findings) warnings.push_back(finding_of(finding));
  Read state = settle(std::move(loaded), options, std::move(warnings));
  if (state || !state.error().report.empty()) return state;
  Failure failure = state.error();
  failure.report = platform::error_line(options.file, trf::visible(failure.message));
  return failure;
}

EventFinding finding_of(const trf::Diagnostic& diagnostic) {
  EventFinding finding{diagnostic.code, diagnostic.severity, diagnostic.line, diagnostic.column_begin,
                       diagnostic.message};
  if (diagnostic.found.empty() && diagnostic.expected.empty()) return finding;
  finding.message += " (found '" + diagnostic.found + "'";
  if (!diagnostic.expected.empty()) finding.message += ", expected " + diagnostic.expected;
  finding.message += ')';
  return finding;
}

Failure failure_of(const Error& error, const Tournament& tournament, std::vector<PlayerId> requested) {
  Failure failure{error.code, error.message, 0, 0, std::move(requested)};
  if (!error.players.empty()) failure.players.clear();
  failure.remedy = error.remedy;
  failure.proof = error.proof;
  for (const auto player : error.players) failure.players.push_back({tournament.id(player)});
  return failure;
}

std::optional<Failure> refuse_unknown(const Tournament& tournament, const std::vector<PlayerId>& players) {
  Failure failure{ErrorCode::InvalidInput, "the event has no player"};
  for (const PlayerId player : players) {
    if (tournament.find(player.number)) continue;
    failure.message += (failure.players.empty() ? " " : ", ") + std::to_string(player.number);
    failure.players.push_back(player);
  }
  return failure.players.empty() ? std::nullopt : std::optional(std::move(failure));
}

}  // namespace bloesem::service
