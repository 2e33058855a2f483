#include "engine/cli/verify_command.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/proof.hpp"
#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/restriction_options.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/staged_folder.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/json/proof_json.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_list.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/proof_binding.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem::cli {

namespace {

struct VerifyCommand {
  std::string file;
  std::string pairs;  // empty: there is said to be no round
  std::string proof;
  std::string folder;  // for other checkers; empty: none
  std::string output{platform::standard_stream};
  bool json = false;
  service::PairingRequest request;
  service::Hints hints;
};

constexpr const char* verify_examples = R"(Examples:
  bloesem pair open.trf --rules 2026 -o open.man --proof open.proof
  bloesem verify open.trf --rules 2026 --pairs open.man --proof open.proof
  bloesem verify open.trf --rules 2026 --proof impossible.proof      that no round is possible
  bloesem verify open.trf --pairs open.man --proof open.proof --export-opb claims
Exit codes: 0 proven, 8 refuted, 3 a file cannot be read as what it should be.)";

std::optional<Error> refuse_streams(const VerifyCommand& command) {
  const auto streams = static_cast<int>(command.file == platform::standard_stream) +
                       static_cast<int>(command.pairs == platform::standard_stream) +
                       static_cast<int>(command.proof == platform::standard_stream);
  if (streams > 1) return service::refusal("standard input (-) can be read only once");
  return std::nullopt;
}

// An empty list stands for no round at all.
Result<Proposal> read_proposal(const VerifyCommand& command, const Tournament& tournament, int round) {
  if (command.pairs.empty()) return Proposal{};
  const Result<std::string> bytes = platform::read_input(command.pairs);
  if (!bytes) return bytes.error();
  if (bytes->find_first_not_of(" \t\r\n") == std::string::npos) return Proposal{};
  return service::parse_pairing(*bytes, tournament, round);
}

std::string verdict_text(const VerifyCommand& command, const ProofVerdict& verdict, Edition edition,
                         int round) {
  if (command.json) return render::text_of(render::proof_verdict_json(verdict, edition, round));
  if (!verdict.proven) return "Refuted: " + verdict.reason + ".\n";
  return "Proven: round " + std::to_string(round) + " is as " + full_title_of(edition) + " requires.\n";
}

ExportedFile exported_to(const VerifyCommand& command, platform::StagedFolder& folder) {
  if (command.folder.empty()) return {};
  return [&folder](const std::string& name, std::string_view text) { return folder.add(name, text); };
}

platform::ExitCode run(const VerifyCommand& command) {
  if (const std::optional<Error> error = refuse_streams(command)) return platform::fail("bloesem", *error);
  for (const std::string* input : {&command.file, &command.pairs, &command.proof})
    if (const platform::ExitCode code = refuse_to_replace(*input, command.output);
        code != platform::ExitCode::Done)
      return code;
  service::LoadedFile loaded = service::load_tournament(
      command.file, service::load_request(command.request, trf::Purpose::Pair, command.hints));
  platform::print_to_stderr(loaded.messages);
  if (!loaded.tournament) return loaded.code;
  const std::string file = platform::display_name(command.file);
  if (const auto error = service::restrict_meetings(command.request, loaded))
    return platform::fail(file, *error);
  const Tournament& tournament = *loaded.tournament;
  const Result<PairOptions> options = service::pair_options(command.request, loaded);
  if (!options) return platform::fail(file, options.error());
  const int round = options->round.value_or(tournament.rounds_played + 1);
  const Result<Proposal> proposal = read_proposal(command, tournament, round);
  if (!proposal) return platform::fail_in(platform::display_name(command.pairs), proposal.error());
  const Result<std::string> proof = platform::read_input(command.proof);
  if (!proof) return platform::fail(platform::display_name(command.proof), proof.error());
  platform::StagedFolder folder(command.folder);
  if (!command.folder.empty())
    if (const std::optional<Error> error = folder.prepare()) return platform::fail("bloesem", *error);
  const ProofBinding binding = service::proof_binding(command.request, service::sha256(loaded.bytes));
  const Result<ProofVerdict> verdict =
      verify_proof(tournament, *options, *proposal, *proof, binding, exported_to(command, folder));
  if (!verdict)
    return platform::fail_in(platform::display_name(command.proof), with_hint(verdict.error(), command.hints));
  if (!verdict->proven && command.pairs.empty() && !verdict->of_no_round)
    return platform::fail("bloesem",
                          service::refusal("no pairing is given, and the proof is about one: --pairs PAIRS"));
  platform::print_to_stderr(loaded.rules);
  if (!command.folder.empty() && verdict->proven)
    if (const std::optional<Error> error = folder.put()) return platform::fail("bloesem", *error);
  const platform::ExitCode code =
      platform::deliver(command.output, verdict_text(command, *verdict, loaded.edition, round));
  if (code != platform::ExitCode::Done) return code;
  return verdict->proven ? platform::ExitCode::Done : platform::ExitCode::IllegalPairing;
}

}  // namespace

Command add_verify_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("verify", "Verify the proof of a round (pair --proof), without pairing it");
  const auto command = std::make_shared<VerifyCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->file, "Tournament report file (TRF); - reads standard input")
      ->required()
      ->type_name("");
  grammar
      .add_option(
          "--pairs", command->pairs,
          "The pairing: a list in the format of pairing programs, or JSON; default: there is no valid one")
      ->type_name("PAIRS");
  grammar.add_option("--proof", command->proof, "The proof of the round")->required()->type_name("PROOF");
  grammar
      .add_option("--export-opb", command->folder,
                  "Also write what a proof shows into a new folder, for checkers of pseudo-Boolean proofs")
      ->type_name("DIR");
  add_output_option(grammar, command->output);
  add_text_or_json(grammar, command->json);
  add_tournament_options(grammar, command->request);
  add_round_options(grammar, command->request);
  add_arrangement_options(grammar, command->request.arrangement);
  add_restriction_options(grammar, command->request);
  add_ranking_option(grammar, command->request.tie_breaks);
  grammar.add_flag("--verbose", command->request.verbose, "Report the dialect of the file on standard error");
  grammar.footer(verify_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
