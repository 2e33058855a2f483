#include "engine/cli/pair_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/proof.hpp"
#include "engine/checklist.hpp"
#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/draw_options.hpp"
#include "engine/cli/event/change_note.hpp"
#include "engine/cli/in_memory/batch.hpp"
#include "engine/cli/in_memory/progress.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/restriction_options.hpp"
#include "engine/cli/round_remarks.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/file_lock.hpp"
#include "engine/platform/jobs.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/format_checklist.hpp"
#include "engine/render/format_csv.hpp"
#include "engine/render/format_pairs.hpp"
#include "engine/render/format_record.hpp"
#include "engine/render/format_table.hpp"
#include "engine/render/json/format_json.hpp"
#include "engine/render/report/report.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/service/event/assigned_bye.hpp"
#include "engine/service/event/continued_file.hpp"
#include "engine/service/event/drawn_numbers.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/round_record.hpp"
#include "engine/service/event_details.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/proof_binding.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem::cli {

namespace {

enum class Format { Pairs, Table, Json, Csv, Html };
enum class WhichEngine { Matching, Sequence };

struct PairCommand {
  std::string input;
  std::string output{platform::standard_stream};
  std::string checklist;  // empty: none
  std::string into;       // empty: the new round is not written to a tournament file
  std::string proof;      // empty: none
  Format format = Format::Pairs;
  WhichEngine engine = WhichEngine::Matching;
  std::optional<int> budget;  // steps of the sequence engine
  service::PairingRequest request;
  ChangeNote note;
  DrawOptions draw;
  service::Hints hints;
};

// This many steps take minutes.
constexpr int max_budget = 1'000'000'000;

constexpr const char* pair_examples = R"(Examples:
  bloesem pair open.trf                        the coming round, on standard output
  bloesem pair open.trf -o open.man            the same, to a file
  bloesem pair open.trf --format table         with names, ratings and points
  bloesem pair open.trf --rules 2016 --rounds 9 --initial-colour W
  bloesem pair open.trf --absent 4,7 --forbid 3-9
  bloesem pair open.trf --groups A=1-9,B=10-18 two groups, each paired by itself
  bloesem pair open.trf --fix 3-9,4~8          these pairs by hand, the others as usual
  bloesem pair open.trf --into open.trf        also write the round to the tournament file
  bloesem pair open.trf --round 3              round 3 again, from rounds 1 and 2
  bloesem pair club.trf --system round-robin --cycles 2 --order fide
  bloesem pair open.trf --paranoid             with every solver of the engine, which must agree
  bloesem pair open.trf --engine sequence      with the second engine, which tries the candidates in order
  cat open.trf | bloesem pair - --format json
  bloesem pair --batch < requests.jsonl        requests as JSON lines, each with its own file)";

Result<std::string> round_html(const Tournament& tournament, const RoundPairing& pairing,
                               const PairOptions& options, const service::EventDetails& details) {
  Result<render::ReportedRound> round = render::reported_round(tournament, options, pairing);
  if (!round) return round.error();
  Result<std::vector<render::ReportedGroup>> groups = render::reported_groups(tournament, options, pairing);
  if (!groups) return groups.error();
  return render::format_html(tournament, {.details = details,
                                          .round = std::move(round).value(),
                                          .standings = std::nullopt,
                                          .groups = std::move(groups).value()});
}

Result<std::string> format(const PairCommand& command, const Tournament& tournament,
                           const RoundPairing& pairing, const PairOptions& options,
                           const service::EventDetails& details) {
  switch (command.format) {
    case Format::Pairs: break;
    case Format::Table: return render::format_table(tournament, pairing, pairing.edition, details.byes);
    case Format::Json: return render::format_json(tournament, pairing, pairing.edition, details.byes);
    case Format::Csv: return render::format_csv(tournament, pairing, details.byes);
    case Format::Html: return round_html(tournament, pairing, options, details);
  }
  return render::format_pairs(tournament, pairing);
}

// A round without a valid pairing is an answer, too; no file is written, though.
bool is_printed_as_json(const PairCommand& command, const Error& error) {
  return error.code == ErrorCode::NoValidPairing && command.format == Format::Json &&
         command.output == platform::standard_stream;
}

platform::ExitCode refuse(const PairCommand& command, const Tournament& tournament, const PairOptions& options,
                          Error error) {
  if (is_printed_as_json(command, error)) {
    const int round = options.round.value_or(tournament.rounds_played + 1);
    const auto choice = choose_edition(tournament.heading, options.edition, options.readings);
    const platform::ExitCode code =
        platform::answer(render::impossible_json(tournament, round, choice ? *choice : EditionChoice{}, error));
    if (code != platform::ExitCode::Done) return code;
  }
  if (error.code == ErrorCode::NoValidPairing)
    error.message = std::string(platform::no_valid_pairing) + error.message;
  return platform::fail(platform::display_name(command.input), with_hint(std::move(error), command.hints));
}

// Refuses options of the engine that was not chosen.
std::optional<Error> refuse_other_engine(const PairCommand& command) {
  const auto refuse = [](const std::string& option, const std::string& engine) {
    return Error{.code = ErrorCode::InvalidInput, .message = option + " requires --engine " + engine};
  };
  if (command.engine == WhichEngine::Matching)
    return command.budget ? std::optional(refuse("--budget", "sequence")) : std::nullopt;
  if (command.request.solver) return refuse("--solver", "matching");
  if (command.request.paranoid) return refuse("--paranoid", "matching");
  return std::nullopt;
}

Result<RoundPairing> pair(const PairCommand& command, const Tournament& tournament,
                          const PairOptions& options) {
  if (command.engine == WhichEngine::Matching) return pair_round(tournament, options);
  sequence::SequenceOptions sequence;
  if (command.budget) sequence.budget = static_cast<std::uint64_t>(*command.budget);
  return sequence::pair_round(tournament, options, sequence);
}

// Outputs must differ from each other and from the input; only the tournament file may replace itself.
std::optional<Error> refuse_clash(const PairCommand& command) {
  const auto refuse = [](const std::string& message) {
    return Error{.code = ErrorCode::InvalidInput, .message = message};
  };
  const std::string output = "the output " + command.output;
  const std::string list = "the checklist " + command.checklist;
  if (platform::same_file(command.input, command.output)) return refuse(output + " would replace the input");
  if (!command.checklist.empty()) {
    if (platform::same_file(command.input, command.checklist)) return refuse(list + " would replace the input");
    if (platform::same_target(command.output, command.checklist))
      return refuse(list + " would overwrite the pairing");
  }
  if (command.into.empty()) return std::nullopt;
  if (command.into == platform::standard_stream) return refuse("--into needs the name of a file");
  if (platform::same_target(command.into, command.output))
    return refuse(output + " would overwrite the tournament (--into)");
  if (platform::same_target(command.into, command.checklist))
    return refuse(list + " would overwrite the tournament (--into)");
  return std::nullopt;
}

std::optional<Error> refuse_to_continue(const PairCommand& command, const service::EventText& event) {
  const int round = event.coming_round();
  if (command.request.round.value_or(round) == round) return service::refuse_to_continue(event);
  return Error{.code = ErrorCode::InvalidInput,
               .message = "only the coming round, " + std::to_string(round) + ", can be written with --into"};
}

// Opens the event that the round is written into; nothing without --into.
std::optional<Error> begin_event(const PairCommand& command, const service::LoadedFile& loaded,
                                 std::optional<service::EventText>& event) {
  if (command.into.empty() || !loaded.tournament) return std::nullopt;
  if (std::optional<Error> error = service::refuse_to_edit(loaded, "--into")) return error;
  event.emplace(service::event_text(loaded));
  return refuse_to_continue(command, *event);
}

// Refuses what a proof cannot repeat, and outputs that would overwrite each other.
std::optional<Error> refuse_proof(const PairCommand& command) {
  if (command.proof.empty()) return std::nullopt;
  const auto refuse = [](const std::string& message) {
    return Error{.code = ErrorCode::InvalidInput, .message = "--proof " + message};
  };
  if (command.engine != WhichEngine::Matching) return refuse("requires --engine matching");
  if (platform::same_file(command.input, command.proof)) return refuse("would replace the input");
  if (platform::same_target(command.into, command.proof))
    return refuse("would overwrite the tournament (--into)");
  if (platform::same_target(command.output, command.proof)) return refuse("would overwrite the pairing");
  if (platform::same_target(command.checklist, command.proof)) return refuse("would overwrite the checklist");
  return std::nullopt;
}

// Has the pairing carry a proof that is bound to the file read. A round that is written is proved from the file
// that it is written to.
void ask_for_proof(const PairCommand& command, const std::string& bytes, PairOptions& options) {
  if (!command.proof.empty() && command.into.empty())
    options.proof = proof_bound_to(service::proof_binding(command.request, service::sha256(bytes)));
}

// Returns the proof that there is no round. With --into, nothing is written then, so it is about the file read.
Result<std::string> proof_of_no_round(const PairCommand& command, const std::string& bytes, Error error) {
  if (command.into.empty()) return std::move(error.proof);
  const Result<RoundPairing> again = service::pair_with_proof(bytes, command.input, command.request);
  if (again) return Error{.code = ErrorCode::Internal, .message = "a round is possible after all"};
  if (again.error().code != ErrorCode::NoValidPairing) return again.error();
  return again.error().proof;
}

platform::ExitCode write_proof_of_no_round(const PairCommand& command, const std::string& bytes,
                                           const Error& error) {
  if (command.proof.empty() || error.code != ErrorCode::NoValidPairing) return platform::ExitCode::Done;
  const Result<std::string> proof = proof_of_no_round(command, bytes, error);
  if (!proof)
    return platform::fail(platform::display_name(command.input), with_hint(proof.error(), command.hints));
  const std::optional<Error> failure = platform::write_output(command.proof, *proof);
  return failure ? platform::fail("bloesem", *failure) : platform::ExitCode::Done;
}

// Returns "round 3: 12 boards and the bye of 7".
std::string words_about(const Tournament& tournament, const RoundPairing& pairing) {
  std::string text = "round " + std::to_string(pairing.round) + ": " + counted(pairing.boards.size(), "board");
  std::string byes;
  for (const PlayerIndex bye : byes_of(pairing))
    byes += (byes.empty() ? "" : ", ") + std::to_string(service::id_of(tournament, bye));
  if (byes.empty()) return text;
  if (has_table(pairing.edition)) return text + "; free: " + byes;
  return text + (pairing.further_byes.empty() ? " and the bye of " : " and the byes of ") + byes;
}

// Writes all outputs or none.
platform::ExitCode write(const PairCommand& command, const service::LoadedFile& loaded,
                         std::optional<service::EventText>& event, const PairOptions& options,
                         const RoundPairing& pairing, const service::EventDetails& details,
                         const service::Restrictions& restrictions) {
  const Tournament& tournament = *loaded.tournament;
  const std::string file = platform::display_name(command.input);
  const Result<std::string> text = format(command, tournament, pairing, options, details);
  if (!text) return platform::fail(file, with_hint(text.error(), command.hints));
  std::vector<platform::Output> outputs{{command.output, *text}};
  std::string list;
  if (!command.checklist.empty()) {
    const Result<Checklist> facts = checklist(tournament, options, pairing);
    if (!facts) return platform::fail(file, with_hint(facts.error(), command.hints));
    list = render::format_checklist(tournament, *facts, pairing, pairing.edition, details.byes);
    outputs.push_back({command.checklist, list});
  }
  std::string continued_file;
  if (event) {
    Result<std::string> bytes =
        service::with_round(*event, loaded, pairing, command.request, options, restrictions);
    if (!bytes) return platform::fail(file, with_hint(bytes.error(), command.hints));
    if (!event->notes().empty()) platform::print_to_stderr(file + ": note: " + event->notes());
    continued_file = std::move(bytes).value();
    outputs.push_back({command.into, continued_file});
  }
  Result<std::string> proof = pairing.proof;
  if (event && !command.proof.empty())
    proof = service::prove_written(continued_file, command.into, command.request, pairing);
  if (!proof) return platform::fail(file, with_hint(proof.error(), command.hints));
  if (!command.proof.empty()) outputs.push_back({command.proof, *proof});
  const std::optional<Error> error = platform::write_outputs(outputs, [&] {
    if (event)
      record_change(command.into, continued_file, command.note,
                    platform::same_file(command.input, command.into));
  });
  if (error) return platform::fail("bloesem", *error);
  if (event) report_written(command.into, words_about(tournament, pairing) + " written");
  return platform::ExitCode::Done;
}

// Plain lists of pairs need no details, so the file is not scanned a second time.
bool needs_details(const PairCommand& command) {
  return command.format != Format::Pairs || !command.checklist.empty();
}

// Loads the tournament, with its starting ranks drawn if that is asked for.
Result<service::LoadedFile> load_or_draw(const PairCommand& command, const service::LoadRequest& request) {
  const Result<std::optional<service::DrawRequest>> draw = draw_request(command.draw);
  if (!draw) return draw.error();
  if (!*draw) return service::load_tournament(command.input, request);
  if (command.into.empty())
    return service::refusal("--draw-seed requires --into, which writes the drawn starting ranks");
  const Result<std::string> bytes = platform::read_input(command.input);
  if (!bytes) return bytes.error();
  Result<service::DrawnReport> drawn = service::draw_starting_ranks(*bytes, command.request.rules, **draw);
  if (!drawn) return drawn.error();
  print_draw_notes(platform::display_name(command.input), drawn->notes);
  return service::load_bytes(std::move(drawn->bytes), command.input, request);
}

service::LoadRequest reading_request(const PairCommand& command) {
  service::LoadRequest request = service::load_request(command.request, trf::Purpose::Pair, command.hints);
  request.acceleration_begins_now = !command.into.empty();
  request.reading.bye_is_assigned = service::bye_was_assigned(command.input);
  return request;
}

// Refuses options that contradict each other.
std::optional<Error> refuse_combination(const PairCommand& command) {
  if (std::optional<Error> error = refuse_other_engine(command)) return error;
  if (std::optional<Error> error = refuse_clash(command)) return error;
  return refuse_proof(command);
}

// Refuses options that contradict the edition of the file.
std::optional<Error> refuse_for_edition(const PairCommand& command, const service::LoadedFile& loaded) {
  if (!command.proof.empty() && !has_proofs(loaded.edition)) return service::refuse_proofs(loaded.edition);
  return refuse_ranking(command.request.tie_breaks, loaded);
}

// Adds the restrictions of the request and of the file to the tournament, and prints what is to be known of
// them.
Result<service::Restrictions> restrict(const PairCommand& command, service::LoadedFile& loaded) {
  Result<service::Restrictions> restrictions = service::restrictions_of(command.request, loaded);
  if (!restrictions) return restrictions;
  service::restrict_meetings(*restrictions, *loaded.tournament);
  platform::print_to_stderr(remarks_about(platform::display_name(command.input), *restrictions));
  return restrictions;
}

platform::ExitCode report_no_round(const PairCommand& command, const service::LoadedFile& loaded,
                                   const PairOptions& options, const std::string& bytes, const Error& error) {
  if (const platform::ExitCode code = write_proof_of_no_round(command, bytes, error);
      code != platform::ExitCode::Done)
    return code;
  const platform::ExitCode code = refuse(command, *loaded.tournament, options, error);
  platform::print_to_stderr(loaded.rules);
  return code;
}

platform::ExitCode pair_and_write(const PairCommand& command, service::LoadedFile& loaded,
                                  std::optional<service::EventText>& event,
                                  const service::Restrictions& restrictions) {
  const std::string file = platform::display_name(command.input);
  const service::EventDetails details =
      needs_details(command) ? service::event_details(loaded) : service::EventDetails{};
  // Frees the bytes, which may take as much memory as everything else, unless a proof is about them.
  const std::string bytes = command.proof.empty() ? std::string() : std::move(loaded.bytes);
  loaded.bytes = std::string();
  Result<PairOptions> options = service::pair_options(command.request, loaded);
  if (!options) return platform::fail(file, options.error());
  options->threads = static_cast<int>(platform::jobs_of(std::nullopt));
  options->progress = requested_progress();
  ask_for_proof(command, bytes, *options);
  const Tournament& tournament = *loaded.tournament;
  const Result<RoundPairing> pairing = pair(command, tournament, *options);
  if (!pairing) return report_no_round(command, loaded, *options, bytes, pairing.error());
  platform::print_to_stderr(remarks_about(file, command.request, tournament, *pairing, options->absent));
  if (command.request.verbose) platform::print_to_stderr(render::format_record(tournament, *pairing));
  platform::print_to_stderr(loaded.rules);
  return write(command, loaded, event, *options, *pairing, details, restrictions);
}

platform::ExitCode run(const PairCommand& command) {
  if (const std::optional<Error> error = refuse_combination(command)) return platform::fail("bloesem", *error);
  const Result<platform::FileLock> lock = platform::FileLock::on(command.into);
  if (!lock) return platform::fail("bloesem", lock.error());
  const std::string file = platform::display_name(command.input);
  Result<service::LoadedFile> read = load_or_draw(command, reading_request(command));
  if (!read) return platform::fail(file, read.error());
  service::LoadedFile loaded = std::move(read).value();
  std::optional<service::EventText> event;  // keeps its own copy of the tournament
  const std::optional<Error> unfit = begin_event(command, loaded, event);
  // A round that is written needs every result, so a warning that open games count as draws would be wrong.
  platform::print_to_stderr(unfit ? loaded.repairs : loaded.messages);
  if (!loaded.tournament) return loaded.code;
  if (unfit) return platform::fail(file, *unfit);
  if (const std::optional<Error> error = refuse_for_edition(command, loaded))
    return platform::fail(file, *error);
  const Result<service::Restrictions> restrictions = restrict(command, loaded);
  if (!restrictions) return platform::fail(file, restrictions.error());
  const platform::ExitCode code = pair_and_write(command, loaded, event, *restrictions);
  service::keep_to_the_end(std::move(loaded));
  return code;
}

void add_outputs(Grammar& grammar, PairCommand& command) {
  add_output_option(grammar, command.output);
  grammar.add_option("--checklist", command.checklist, "Also write a checklist of the round, with reasons")
      ->type_name("OUT");
  grammar
      .add_option("--proof", command.proof, "Also write a proof that the round is the one the rules require")
      ->type_name("OUT");
  add_into_option(grammar, command.input, command.into, "Write the tournament with the new round here");
  add_note_options(grammar, command.note);
  add_choice<Format>(grammar, "--format",
                     {{"pairs", Format::Pairs},
                      {"table", Format::Table},
                      {"json", Format::Json},
                      {"csv", Format::Csv},
                      {"html", Format::Html}},
                     command.format, "Output format; default: pairs");
  add_json_flag(grammar, command.format, Format::Json);
}

void add_engine_options(Grammar& grammar, PairCommand& command) {
  add_choice<WhichEngine>(grammar, "--engine",
                          {{"matching", WhichEngine::Matching}, {"sequence", WhichEngine::Sequence}},
                          command.engine, "The engine to use; default: matching");
  add_number(
      grammar, "--budget", 1, max_budget, command.budget,
      "Steps after which the sequence engine gives up; default: " + std::to_string(sequence::default_budget));
  grammar.add_flag("--verbose", command.request.verbose,
                   "Report the dialect of the file and the course of the pairing on standard error");
}

}  // namespace

Command add_pair_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("pair", "Pair one round of a tournament");
  const auto command = std::make_shared<PairCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->input, "Tournament file: TRF, JSON or CSV; - reads standard input")
      ->required()
      ->type_name("");
  add_outputs(grammar, *command);
  add_tournament_options(grammar, command->request);
  add_round_options(grammar, command->request);
  add_arrangement_options(grammar, command->request.arrangement);
  add_restriction_options(grammar, command->request);
  add_ranking_option(grammar, command->request.tie_breaks);
  add_draw_options(grammar, command->draw);
  add_engine_options(grammar, *command);
  Option* const file = grammar.get_option("FILE");
  grammar.add_flag_callback(
      "--batch", [file] { file->required(false); },
      "Answer requests, which come as JSON lines on standard input, in their order");
  grammar.footer(pair_examples);
  return {&grammar, [command, &grammar] { return is_batch(grammar) ? run_batch(grammar) : run(*command); }};
}

}  // namespace bloesem::cli
