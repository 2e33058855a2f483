#include "engine/c/tournament.hpp"

#include <optional>
#include <string>
#include <vector>

#include "bloesem/edition.hpp"
#include "engine/c/answer.hpp"
#include "engine/c/error.hpp"
#include "engine/c/fields.hpp"
#include "engine/c/options.hpp"
#include "engine/c/round.hpp"
#include "engine/c/watch.hpp"
#include "engine/cli/in_memory/request_json.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/words.hpp"
#include "trf/visible.hpp"

namespace bloesem::c {

namespace {

// The rules and the initial colour by their names.
struct Names {
  std::string system;
  std::string edition;
  std::string colour;
};

void read_names(Fields& fields, Names& names) {
  fields.text("system", names.system).text("rules", names.edition).text("initial-colour", names.colour);
}

Result<std::optional<Edition>> edition_of(const Names& names) {
  if (names.system.empty() && names.edition.empty()) return std::optional<Edition>();
  const std::string system = names.system.empty() ? "dutch" : names.system;
  const std::optional<Edition> edition =
      names.edition.empty() ? default_edition(system) : find_edition(system, names.edition);
  if (!edition) return service::refusal("there are no rules '" + system + ' ' + names.edition + "'");
  return edition;
}

Result<Colour> colour_of(const Names& names) {
  if (names.colour.empty()) return Colour::None;
  for (const auto& [word, colour] : {std::pair("white", Colour::White), std::pair("black", Colour::Black)})
    if (service::same_word(names.colour, word) || service::same_word(names.colour, std::string(1, word[0])))
      return colour;
  return service::refusal("initial-colour: found '" + names.colour + "', expected white or black");
}

Result<std::optional<trf::FileFormat>> format_of(const std::string& name) {
  if (name.empty()) return std::optional<trf::FileFormat>();
  for (const auto& [word, format] : cli::input_formats())
    if (service::same_word(name, word)) return std::optional(format);
  return service::refusal("input-format: found '" + name + "', expected trf, json or csv");
}

constexpr const char* unnamed = "tournament";

// Returns the subject of a change that is refused: without a file, it is the request that is wrong.
std::string subject_of_change(const bloesem_tournament& tournament) {
  return tournament.file.empty() ? "bloesem" : trf::visible(tournament.file);
}

// Returns options for reading an own file of the tournament again.
EventOptions options_of(const bloesem_tournament& tournament) {
  EventOptions options;
  options.file = tournament.file.empty() ? unnamed : tournament.file;
  return options;
}

// `file` receives the name in the options.
Result<Event, Failure> read_event(std::string_view bytes, std::string_view json, std::string& file) {
  const auto invalid = [](const Error& error) { return Failure{error.code, error.message}; };
  EventOptions options;
  options.hint = cli::option_hints([](const std::string& name) {
    return name == "recompute" || name == "rules" || name == "system" || name == "rounds" ||
           name == "initial-colour";
  });
  Names names;
  std::string format_name;
  Fields fields(json, "options");
  read_names(fields, names);
  fields.text("file", file)
      .text("input-format", format_name)
      .number("rounds", options.rounds)
      .flag("recompute", options.recompute_points)
      .flag("strict", options.strict);
  if (const auto fault = fields.fault()) return invalid(*fault);
  const auto edition = edition_of(names);
  if (!edition) return invalid(edition.error());
  const auto colour = colour_of(names);
  if (!colour) return invalid(colour.error());
  const auto format = format_of(format_name);
  if (!format) return invalid(format.error());
  options.edition = *edition;
  options.format = *format;
  options.file = file.empty() ? unnamed : file;
  if (*colour != Colour::None) options.initial_colour = *colour;
  return Event::from_bytes(bytes, options);
}

Result<Event, Failure> new_event(std::string_view json) {
  const auto invalid = [](const Error& error) { return Failure{error.code, error.message}; };
  EventSettings settings;
  Names names;
  std::string acceleration;
  Fields fields(json, "settings");
  read_names(fields, names);
  fields.text("name", settings.name).text("city", settings.city).text("federation", settings.federation);
  fields.text("arbiter", settings.arbiter).text("start-date", settings.start_date);
  fields.text("end-date", settings.end_date).text("tiebreaks", settings.tie_breaks);
  fields.number("rounds", settings.rounds).text("acceleration", acceleration);
  if (const auto fault = fields.fault()) return invalid(*fault);
  if (!acceleration.empty() && acceleration != "baku")
    return invalid(service::refusal("acceleration: found '" + acceleration + "', expected baku"));
  settings.baku_acceleration = !acceleration.empty();
  const auto edition = edition_of(names);
  if (!edition) return invalid(edition.error());
  const auto colour = colour_of(names);
  if (!colour) return invalid(colour.error());
  settings.edition = *edition;
  settings.initial_colour = *colour;
  return Event::empty(settings);
}

std::int32_t put(Result<Event, Failure> event, std::string file, bloesem_tournament** tournament,
                 bloesem_error** error) {
  if (!event) return fail(error, event.error());
  *tournament = new bloesem_tournament(std::move(event).value(), std::move(file));
  return BLOESEM_OK;
}

void change_to(Event event, bloesem_tournament& tournament) {
  tournament.earlier.note(tournament.event.to_trf(), event.to_trf());
  tournament.event = std::move(event);
}

// Makes a change: `change` gets a copy of the event and returns why it failed, if so.
template <class Change>
std::int32_t make(bloesem_tournament* tournament, bloesem_error** error, Change change) noexcept {
  return guarded(error, [&]() -> std::int32_t {
    if (alive(tournament) == nullptr) return fail_dead(error);
    Event event = tournament->event;
    const std::optional<Failure> failure = change(event);
    if (failure) return fail(error, *failure, subject_of_change(*tournament));
    return change_to(std::move(event), *tournament), BLOESEM_OK;
  });
}

// Returns the refusal of a request that is wrong whatever the tournament is.
Failure about_request(const std::string& message) {
  Failure failure{ErrorCode::InvalidInput, message};
  failure.report = platform::error_line("bloesem", trf::visible(message));
  return failure;
}

// Returns the failure with the message of the command `pair`.
Failure in_words_of_pair(Failure failure) {
  if (failure.code == ErrorCode::NoValidPairing) failure.message.insert(0, platform::no_valid_pairing);
  return failure;
}

// Returns the answer when a command wrote something that is not a tournament.
cli::MemoryAnswer refused_change(const Failure& failure) {
  const platform::ExitCode code = platform::exit_code_of(failure.code);
  return failure.report.empty() ? cli::failed_answer(code, failure.message)
                                : cli::reporting_answer(code, failure.report);
}

Result<EventEntry> entry_of(Result<trf::Json> json, std::string what) {
  EventEntry entry;
  Fields fields(std::move(json), std::move(what));
  fields.text("name", entry.name).number("rating", entry.rating).text("title", entry.title);
  fields.text("federation", entry.federation).text("fide-id", entry.fide_id).text("birth", entry.birth);
  fields.text("sex", entry.sex).flag("may-share-a-name", entry.may_share_a_name);
  if (const auto fault = fields.fault()) return *fault;
  return entry;
}

// Returns one player, or those of an array.
Result<std::vector<EventEntry>> entries_of(std::string_view text) {
  Result<trf::Json> json = text.empty() ? trf::Json::object() : cli::parsed(text);
  const bool is_array = json && json->is_array();
  std::vector<EventEntry> entries;
  for (std::size_t i = 0; i < (is_array ? json->items().size() : 1); ++i) {
    auto entry =
        is_array ? entry_of(json->items()[i], "player " + std::to_string(i + 1)) : entry_of(json, "player");
    if (!entry) return entry.error();
    entries.push_back(std::move(entry).value());
  }
  if (entries.empty()) return service::refusal("players: the list is empty");
  return entries;
}

std::optional<Outcome> outcome_of(char bye) {
  switch (bye) {
    case 'Z': return Outcome::ZeroBye;
    case 'H': return Outcome::HalfBye;
    case 'F': return Outcome::FullBye;
    case 'U': return Outcome::PairingBye;
    default: return std::nullopt;
  }
}

EventRound round_of(std::int32_t number, std::span<const std::int32_t> boards,
                    std::span<const std::int32_t> byes, const Event& event) {
  EventRound round;
  round.round = number;
  round.edition = event.edition();
  for (std::size_t i = 0; i + 1 < boards.size(); i += 2) round.boards.push_back({{boards[i]}, {boards[i + 1]}});
  for (const std::int32_t bye : byes) {
    if (round.bye)
      round.further_byes.push_back({bye});
    else
      round.bye = PlayerId{bye};
  }
  return round;
}

}  // namespace

std::string subject_of(const bloesem_tournament& tournament) {
  return tournament.file.empty() ? unnamed : trf::visible(tournament.file);
}

}  // namespace bloesem::c

using namespace bloesem;

int32_t bloesem_tournament_from_bytes(const char* bytes, size_t length, const char* options,
                                      size_t options_length, bloesem_tournament** tournament,
                                      bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (tournament == nullptr) return c::fail_dead(error);
    std::string file;
    Result<Event, Failure> event =
        c::read_event(c::text_of(bytes, length), c::text_of(options, options_length), file);
    return c::put(std::move(event), std::move(file), tournament, error);
  });
}

int32_t bloesem_tournament_new(const char* settings, size_t length, bloesem_tournament** tournament,
                               bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (tournament == nullptr) return c::fail_dead(error);
    return c::put(c::new_event(c::text_of(settings, length)), "", tournament, error);
  });
}

void bloesem_tournament_free(bloesem_tournament* tournament) { c::release(tournament); }

const char* bloesem_tournament_bytes(const bloesem_tournament* tournament, size_t* length) {
  return c::text_in(c::alive(tournament) == nullptr ? nullptr : &tournament->event.to_trf(), length);
}

int32_t bloesem_tournament_rounds(const bloesem_tournament* tournament) {
  return c::alive(tournament) == nullptr ? 0 : tournament->event.rounds().value_or(0);
}

int32_t bloesem_tournament_last_round(const bloesem_tournament* tournament) {
  return c::alive(tournament) == nullptr ? 0 : tournament->event.last_round();
}

size_t bloesem_tournament_players(const bloesem_tournament* tournament) {
  return c::alive(tournament) == nullptr ? 0 : tournament->event.players().size();
}

int32_t bloesem_tournament_add(bloesem_tournament* tournament, const char* player, size_t length, int32_t* id,
                               bloesem_error** error) {
  return c::make(tournament, error, [&](Event& event) -> std::optional<Failure> {
    const Result<std::vector<EventEntry>> entries = c::entries_of(c::text_of(player, length));
    if (!entries) return c::about_request(entries.error().message);
    const Result<std::vector<PlayerId>, Failure> added = event.add_all(*entries);
    if (!added) return added.error();
    if (id != nullptr) *id = added->front().number;
    return std::nullopt;
  });
}

int32_t bloesem_tournament_absent(bloesem_tournament* tournament, int32_t player, int32_t round, char bye,
                                  bloesem_error** error) {
  return c::make(tournament, error, [&](Event& event) -> std::optional<Failure> {
    const std::optional<Outcome> outcome = c::outcome_of(bye);
    if (!outcome) return c::about_request("bye: expected 'Z', 'H', 'F' or 'U'");
    return event.absent({player}, round, *outcome);
  });
}

int32_t bloesem_tournament_withdraw(bloesem_tournament* tournament, int32_t player, int32_t round,
                                    bloesem_error** error) {
  return c::make(tournament, error, [&](Event& event) { return event.withdraw({player}, round); });
}

int32_t bloesem_tournament_reinstate(bloesem_tournament* tournament, int32_t player, int32_t round,
                                     bloesem_error** error) {
  return c::make(tournament, error, [&](Event& event) { return event.reinstate({player}, round); });
}

int32_t bloesem_tournament_forbid(bloesem_tournament* tournament, const int32_t* players, size_t count,
                                  bloesem_error** error) {
  return c::make(tournament, error, [&](Event& event) {
    std::vector<PlayerId> ids;
    for (size_t i = 0; players != nullptr && i < count; ++i) ids.push_back({players[i]});
    return event.forbid(ids);
  });
}

int32_t bloesem_tournament_pair(const bloesem_tournament* tournament, const bloesem_watch* watch,
                                bloesem_round** round, bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (c::alive(tournament) == nullptr || round == nullptr) return c::fail_dead(error);
    PairRequest request;
    request.progress = c::progress_of(watch);
    const Result<EventRound, Failure> paired =
        within(c::limit_of(watch), [&] { return tournament->event.pair(request); });
    if (!paired) return c::fail(error, c::in_words_of_pair(paired.error()), c::subject_of(*tournament));
    *round = c::new_round(*paired);
    return BLOESEM_OK;
  });
}

int32_t bloesem_tournament_record(bloesem_tournament* tournament, const bloesem_round* round,
                                  bloesem_error** error) {
  if (c::alive(round) == nullptr) return c::guarded(error, [&] { return c::fail_dead(error); });
  return c::make(tournament, error, [&](Event& event) {
    return event.record(c::round_of(round->number, round->boards, round->byes, event));
  });
}

int32_t bloesem_tournament_record_boards(bloesem_tournament* tournament, int32_t round, const int32_t* boards,
                                         size_t board_count, const int32_t* byes, size_t bye_count,
                                         bloesem_error** error) {
  if ((boards == nullptr && board_count > 0) || (byes == nullptr && bye_count > 0))
    return c::guarded(error, [&] { return c::fail_dead(error); });
  return c::make(tournament, error, [&](Event& event) {
    return event.record(c::round_of(round, {boards, 2 * board_count}, {byes, bye_count}, event));
  });
}

int32_t bloesem_tournament_result(bloesem_tournament* tournament, int32_t round, int32_t white, int32_t black,
                                  const char* result, bloesem_error** error) {
  return c::make(tournament, error, [&](Event& event) {
    return event.result(round, {{white}, {black}}, result == nullptr ? "" : result);
  });
}

int32_t bloesem_tournament_undo(bloesem_tournament* tournament, bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (c::alive(tournament) == nullptr) return c::fail_dead(error);
    if (tournament->earlier.empty())
      return c::fail(error, BLOESEM_BAD_INPUT, "there is no change to take back");
    Result<Event, Failure> event = Event::from_bytes(
        tournament->earlier.before_last(tournament->event.to_trf()), c::options_of(*tournament));
    if (!event) return c::fail(error, event.error());
    tournament->event = std::move(event).value();
    tournament->earlier.drop_last();
    return BLOESEM_OK;
  });
}

int32_t bloesem_tournament_run(bloesem_tournament* tournament, const char* command, const char* name,
                               const bloesem_file* further, size_t count, const char* options, size_t length,
                               const bloesem_watch* watch, bloesem_answer** answer) {
  return c::guarded(nullptr, [&]() -> int32_t {
    if (c::alive(tournament) == nullptr || answer == nullptr || (further == nullptr && count > 0))
      return BLOESEM_UNEXPECTED;
    *answer = nullptr;
    const std::string file = name == nullptr ? c::options_of(*tournament).file : name;
    const std::string& bytes = tournament->event.to_trf();
    std::vector<bloesem_file> files{{file.c_str(), bytes.data(), bytes.size()}};
    files.insert(files.end(), further, further + count);
    auto request = c::request_of(command, files, c::text_of(options, length), watch);
    cli::MemoryAnswer found =
        request ? cli::answer_in_memory(std::move(request).value()) : cli::MemoryAnswer(request.error());
    if (const auto changed = found.files.find(file); changed != found.files.end()) {
      Result<Event, Failure> event = Event::from_bytes(changed->second, c::options_of(*tournament));
      if (event) {
        c::change_to(std::move(event).value(), *tournament);
        found.files.erase(changed);
      } else {
        found = c::refused_change(event.error());
      }
    }
    *answer = c::new_answer(std::move(found));
    return static_cast<int32_t>((*answer)->answer.code);
  });
}
