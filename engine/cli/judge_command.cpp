#include "engine/cli/judge_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/external/against_options.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/restriction_options.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/format_verdict.hpp"
#include "engine/render/json/background_json.hpp"
#include "engine/render/json/verdict_json.hpp"
#include "engine/service/check/corrected_results.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_list.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::cli {

namespace {

struct JudgeCommand {
  std::string file;
  std::string pairs;  // empty: no file of pairs
  std::optional<std::string> group;
  AgainstRequest against;
  std::string output;
  bool json = false;
  service::PairingRequest request;
  service::Hints hints;
};

constexpr const char* judge_examples = R"(Examples:
  bloesem judge open.trf --pairs open.man      the pairing of the coming round, written by a program
  bloesem judge open.trf --round 3             round 3 as it was played
  bloesem judge open.trf --against './bbpPairings.exe --dutch {in} -p {out}'
  bloesem judge open.trf --against 'java -jar javafo.jar {in} -p {out}' --dialect trfx
Exit codes: 0 correct, 6 legal but another pairing, 8 illegal, 1 no valid pairing exists.)";

platform::ExitCode exit_code_of(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::Correct: return platform::ExitCode::Done;
    case VerdictKind::Different: return platform::ExitCode::PairingDiffers;
    case VerdictKind::Illegal: return platform::ExitCode::IllegalPairing;
    case VerdictKind::Impossible: return platform::ExitCode::NoValidPairing;
  }
  return platform::ExitCode::Unexpected;
}

std::optional<Error> refuse_sources(const JudgeCommand& command) {
  const bool asks = command.against.command.has_value();
  if (asks && !command.pairs.empty()) return service::refusal("--pairs cannot be combined with --against");
  if (!asks && command.pairs.empty() && !command.request.round)
    return service::refusal(
        "give the pairing (--pairs PAIRS, or --against CMD), or a round that has been played (--round N)");
  if (command.file == platform::standard_stream && command.pairs == platform::standard_stream)
    return service::refusal("standard input (-) can be read only once");
  return std::nullopt;
}

// The pairing to be judged or, without one, the exit code.
struct Found {
  std::optional<Proposal> proposal;
  platform::ExitCode code = platform::ExitCode::Done;
};

Found read_pairs(const JudgeCommand& command, const Tournament& tournament, int round) {
  const std::string file = platform::display_name(command.pairs);
  const Result<std::string> bytes = platform::read_input(command.pairs);
  if (!bytes) return {std::nullopt, platform::fail(file, bytes.error())};
  Result<Proposal> proposal = service::parse_pairing(*bytes, tournament, round);
  if (proposal) return {*std::move(proposal)};
  return {std::nullopt, platform::fail_in(file, proposal.error())};
}

Found ask(const service::ExternalEngine& engine, const Tournament& tournament, const PairOptions& options,
          const service::Hints& hints) {
  Result<Proposal> proposal = engine.pair(tournament, options);
  if (proposal) return {*std::move(proposal)};
  const platform::ExitCode code = platform::fail("bloesem", proposal.error());
  if (proposal.error().code != ErrorCode::NoValidPairing) return {std::nullopt, code};
  // The other program may be right that no pairing exists.
  const Result<RoundPairing> system = pair_round(tournament, options);
  if (!system && system.error().code == ErrorCode::NoValidPairing) return {std::nullopt, code};
  if (!system) return {std::nullopt, platform::fail("bloesem", with_hint(system.error(), hints))};
  platform::print_to_stderr("bloesem: a valid pairing exists\n");
  return {std::nullopt, platform::ExitCode::PairingDiffers};
}

Found find_played(const Tournament& tournament, int round) {
  if (round <= tournament.rounds_played) return {played_proposal(tournament, round)};
  return {std::nullopt,
          platform::fail("bloesem",
                         service::refusal("round " + std::to_string(round) +
                                          " has not been played: give its pairing (--pairs or --against)"))};
}

Found find_proposal(const JudgeCommand& command, const std::optional<service::ExternalEngine>& engine,
                    const Tournament& tournament, const PairOptions& options) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (engine) {
    const platform::Interrupt interrupt;  // lets the other program and its files be cleaned up first
    Found found = ask(*engine, tournament, options, command.hints);
    platform::Interrupt::follow_signal();
    return found;
  }
  return command.pairs.empty() ? find_played(tournament, round) : read_pairs(command, tournament, round);
}

std::string judgement_text(const JudgeCommand& command, const Tournament& tournament, const Proposal& proposal,
                           const Verdict& verdict, const service::Background& background) {
  if (command.json) {
    trf::Json json = render::judgement_json(tournament, proposal, verdict);
    trf::Json corrected = render::corrected_json(tournament, background);
    if (!corrected.empty()) json["corrected_results"] = std::move(corrected);
    trf::Json journal = render::journal_json(tournament, background);
    if (!journal.is_null()) json["journal"] = std::move(journal);
    return render::text_of(json);
  }
  std::string remarks;
  for (const service::Remark& remark : service::remarks_on(tournament, verdict.round, background))
    remarks += (remark.ground == "journal" ? "Journal: " : "Perhaps: ") + remark.text + '\n';
  return render::format_verdict(tournament, verdict) + (remarks.empty() ? "" : '\n' + remarks);
}

platform::ExitCode report(const JudgeCommand& command, const Tournament& tournament, const PairOptions& options,
                          const Proposal& proposal, const Verdict& verdict) {
  const bool as_played = verdict.kind != VerdictKind::Correct && verdict.round <= tournament.rounds_played &&
                         proposal == played_proposal(tournament, verdict.round);
  const service::Background background =
      as_played ? service::background_of(command.file, tournament, options, verdict.round)
                : service::Background{};
  const platform::ExitCode code =
      platform::deliver(command.output, judgement_text(command, tournament, proposal, verdict, background));
  return code == platform::ExitCode::Done ? exit_code_of(verdict.kind) : code;
}

platform::ExitCode run(const JudgeCommand& command) {
  if (const std::optional<Error> error = refuse_sources(command)) return platform::fail("bloesem", *error);
  for (const std::string* input : {&command.file, &command.pairs})
    if (const platform::ExitCode code = refuse_to_replace(*input, command.output);
        code != platform::ExitCode::Done)
      return code;
  const Result<std::optional<service::ExternalEngine>> engine = engine_of(command.against);
  if (!engine) return platform::fail("bloesem", engine.error());
  service::LoadedFile loaded = service::load_tournament(
      command.file, service::load_request(command.request, trf::Purpose::Pair, command.hints));
  platform::print_to_stderr(loaded.messages);
  if (!loaded.tournament) return loaded.code;
  const std::string file = platform::display_name(command.file);
  if (const auto error = service::restrict_meetings(command.request, loaded))
    return platform::fail(file, *error);
  if (command.group || !loaded.tournament->groups.empty()) {
    Result<service::GroupFile> group = service::group_file(loaded, command.group);
    if (!group) return platform::fail(file, with_group_hint(group.error(), command.group));
    loaded = std::move(group->file);
  }
  const Tournament& tournament = *loaded.tournament;
  if (const auto error = refuse_ranking(command.request.tie_breaks, loaded))
    return platform::fail(file, *error);
  const Result<PairOptions> asked = service::pair_options(command.request, loaded);
  if (!asked) return platform::fail(file, asked.error());
  const bool was_played = asked->round.value_or(tournament.rounds_played + 1) <= tournament.rounds_played;
  const PairOptions options = was_played ? replay_options(tournament, *asked) : *asked;

  const Found found = find_proposal(command, *engine, tournament, options);
  if (!found.proposal) return found.code;
  const Result<Verdict> verdict = judge(tournament, *found.proposal, options);
  if (verdict) {
    platform::print_to_stderr(loaded.rules);
    return report(command, tournament, options, *found.proposal, *verdict);
  }
  return platform::fail(file, with_hint(verdict.error(), command.hints));
}

}  // namespace

Command add_judge_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("judge", "Check whether a pairing is correct, and explain why not");
  const auto command = std::make_shared<JudgeCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->file, "Tournament report file (TRF); - reads standard input")
      ->required()
      ->type_name("");
  grammar
      .add_option("--pairs", command->pairs,
                  "The pairing: a list in the format of pairing programs, or JSON; - reads standard input")
      ->type_name("PAIRS");
  add_against_options(grammar, command->against);
  add_group_option(grammar, command->group);
  add_output_option(grammar, command->output);
  add_text_or_json(grammar, command->json);
  add_tournament_options(grammar, command->request);
  add_round_options(grammar, command->request);
  add_restriction_options(grammar, command->request);
  add_ranking_option(grammar, command->request.tie_breaks);
  grammar.add_flag("--verbose", command->request.verbose, "Report the dialect of the file on standard error");
  grammar.footer(judge_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
