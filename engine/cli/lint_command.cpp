#include "engine/cli/lint_command.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/prepare.hpp"
#include "bloesem/trf/lint.hpp"
#include "bloesem/trf/source_text.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/render/format_lint.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/refused_system.hpp"

namespace bloesem::cli {

namespace {

struct LintCommand {
  std::vector<std::string> converted;  // CLI11's version of the names, which loses a file named "{}"
  const Option* files = nullptr;       // the names as typed
  std::string output;
  bool json = false;
  bool strict = false;
  std::optional<trf::FileFormat> input_format;
  trf::LintRequest request;
  service::Hints hints;
};

const std::vector<std::pair<std::string, trf::Dialect>>& names_of_dialects() {
  static const std::vector<std::pair<std::string, trf::Dialect>> names{{"trf06", trf::Dialect::Trf06},
                                                                       {"trf16", trf::Dialect::Trf16},
                                                                       {"trf26", trf::Dialect::Trf2026},
                                                                       {"trfx", trf::Dialect::TrfX},
                                                                       {"trfbx", trf::Dialect::TrfBx}};
  return names;
}

constexpr const char* lint_examples = R"(Examples:
  bloesem lint open.trf                    all problems, with line, columns and how to fix them
  bloesem lint --strict season/*.trf       exit code 10 for warnings, too
  bloesem lint open.trf --dialect trfbx    what bbpPairings would ignore or refuse
  bloesem lint open.trf --json             for programs
An error means that the file cannot be read or paired as it is; a warning means that something is doubtful.
The last line counts: 3 files, 0 errors, 2 warnings. All kinds of problems: docs/lint.md.)";

bool counts(const LintCommand& command, const trf::Diagnostic& finding) {
  return command.strict || finding.severity == trf::Severity::Error;
}

bool is_no_tournament(const trf::Diagnostic& finding) { return finding.code == trf::Code::NoPlayers; }

platform::ExitCode lint(const LintCommand& command, render::LintedFile& file) {
  const std::string subject = platform::display_name(file.path);
  const Result<std::string> bytes = platform::read_input(file.path);
  if (!bytes) return platform::fail(subject, bytes.error());
  const trf::SourceText source(*bytes);
  const Result<std::vector<std::string_view>> lines = service::lines_of(source);
  if (!lines) return platform::fail(subject, lines.error());
  const trf::FileFormat format = command.input_format.value_or(trf::recognise_format(source.text()));
  trf::LintRequest request = command.request;
  request.reading.needs_players = true;
  request.reading.max_players = platform::input_limits().players;
  trf::Lint lint = trf::lint(source, *lines, format, request);
  if (!lint.read.team_event) service::add_refused_system(lint, *lines);
  file.read = true;
  file.dialect = lint.dialect;
  file.findings = std::move(lint.findings);
  for (trf::Diagnostic& finding : file.findings) finding.message += command.hints(finding.remedy);
  const std::vector<trf::Diagnostic>& findings = file.findings;
  if (!command.json) file.text = render::format_findings(file.path, findings, *lines);
  if (std::any_of(findings.begin(), findings.end(), is_no_tournament)) return platform::ExitCode::BadInput;
  const bool any = std::any_of(findings.begin(), findings.end(),
                               [&](const trf::Diagnostic& finding) { return counts(command, finding); });
  return any ? platform::ExitCode::ProblemsFound : platform::ExitCode::Done;
}

platform::ExitCode run(const LintCommand& command) {
  const std::vector<std::string>& paths = command.files->results();
  if (std::count(paths.begin(), paths.end(), platform::standard_stream) > 1)
    return platform::fail(platform::ExitCode::BadInput, "standard input (-) can be read only once");
  for (const std::string& path : paths)
    if (const platform::ExitCode refused = refuse_to_replace(path, command.output);
        refused != platform::ExitCode::Done)
      return refused;
  std::vector<render::LintedFile> files(paths.size());
  platform::ExitCode code = platform::ExitCode::Done;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    files[i].path = paths[i];
    code = platform::more_severe(code, lint(command, files[i]));
  }
  return platform::more_severe(
      code, platform::deliver(command.output,
                              command.json ? render::format_lint_json(files) : render::format_lint(files)));
}

}  // namespace

Command add_lint_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("lint", "List the problems in tournament files, and how to fix them");
  const auto command = std::make_shared<LintCommand>();
  command->hints = option_hints(grammar);
  command->files =
      grammar
          .add_option("FILE", command->converted, "Tournament files: TRF, JSON or CSV; - reads standard input")
          ->required()
          ->type_name("");
  add_output_option(grammar, command->output);
  add_text_or_json(grammar, command->json);
  grammar.add_flag("--strict", command->strict, "Count warnings as problems (exit code 10)");
  add_choice<trf::Dialect>(grammar, "--dialect", names_of_dialects(), command->request.dialect,
                           "Dialect the files should conform to; default: detected");
  add_input_format_option(grammar, command->input_format);
  grammar.footer(lint_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
