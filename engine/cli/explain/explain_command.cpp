#include "engine/cli/explain/explain_command.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/explain/question_options.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/restriction_options.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/explain/all_pairs/all_pairs_text.hpp"
#include "engine/render/explain/all_pairs/pair_picture.hpp"
#include "engine/render/explain/explanation_csv.hpp"
#include "engine/render/explain/explanation_html.hpp"
#include "engine/render/explain/explanation_json.hpp"
#include "engine/render/explain/format_explanation.hpp"
#include "engine/render/explain/language.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/explain/question.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::cli {

namespace {

enum class AnswerFormat { Text, Json, Csv, Html };

struct ExplainCommand {
  std::string file;
  AskedQuestions asked;
  std::optional<std::string> group;
  std::string output;
  AnswerFormat format = AnswerFormat::Text;
  const render::Language* language = &render::english();
  service::PairingRequest request;
  service::Hints hints;
};

constexpr const char* explain_examples = R"(Examples:
  bloesem explain open.trf                     the coming round: boards, bye, floaters
  bloesem explain open.trf --round 3           round 3, from rounds 1 and 2
  bloesem explain open.trf --player 7          why player 7 floats or stays, and has this opponent
  bloesem explain open.trf --all-pairs         why not, for every two players
  bloesem explain open.trf --how 3-9           what would have had to be different
  bloesem explain open.trf --if '12-5=1/2' --if 'absent 7'
  bloesem explain open.trf --open-results      what is certain before all results are in
Exit codes: 0 answered, 1 no valid pairing exists, 3 the question cannot be asked.)";

// Lines longer than this are hard to read, however wide the terminal.
constexpr std::size_t max_line = 100;

std::size_t line_width(const ExplainCommand& command) {
  constexpr std::size_t usual = 80;
  if (command.output != platform::standard_stream) return usual;
  return std::min(platform::columns_of(platform::Stream::Output).value_or(usual), max_line);
}

std::string story_in_format(const ExplainCommand& command, const explain::Subject& subject,
                            const explain::Explanation& explanation) {
  const render::Language& language = *command.language;
  switch (command.format) {
    case AnswerFormat::Text: break;
    case AnswerFormat::Json: return render::text_of(render::explanation_json(subject, explanation, language));
    case AnswerFormat::Csv: return render::explanation_csv(subject.tournament, explanation, language);
    case AnswerFormat::Html: return render::explanation_page(subject, explanation, language);
  }
  return render::format_explanation(subject, explanation, language, line_width(command));
}

std::string pairs_in_format(const ExplainCommand& command, const explain::Subject& subject,
                            const explain::AllPairs& pairs) {
  const render::Language& language = *command.language;
  switch (command.format) {
    case AnswerFormat::Text: break;
    case AnswerFormat::Json: return render::text_of(render::all_pairs_json(subject, pairs, language));
    case AnswerFormat::Csv: return render::all_pairs_csv(subject, pairs);
    case AnswerFormat::Html: return render::all_pairs_page(subject, pairs, language);
  }
  return render::all_pairs_text(subject, pairs, language, line_width(command));
}

Result<std::string> answer_text(const ExplainCommand& command, const explain::Subject& subject,
                                const explain::Question& question) {
  if (question.kind == explain::QuestionKind::AllPairs) {
    const Result<explain::AllPairs> pairs = explain::all_pairs(subject);
    if (!pairs) return pairs.error();
    return pairs_in_format(command, subject, *pairs);
  }
  const Result<explain::Explanation> explanation = service::answer(subject, question);
  if (!explanation) return explanation.error();
  return story_in_format(command, subject, *explanation);
}

// The file with the group that is asked about alone, and the restrictions of the request in it.
Result<service::LoadedFile> file_asked_about(const ExplainCommand& command, service::LoadedFile loaded) {
  if (const auto error = service::restrict_meetings(command.request, loaded)) return *error;
  if (!command.group && loaded.tournament->groups.empty()) return loaded;
  Result<service::GroupFile> group = service::group_file(loaded, command.group);
  if (!group) return with_group_hint(group.error(), command.group);
  return std::move(group->file);
}

Result<explain::Subject> subject_asked_about(const ExplainCommand& command, const service::LoadedFile& loaded) {
  if (const auto error = refuse_ranking(command.request.tie_breaks, loaded)) return *error;
  const Result<PairOptions> options = service::pair_options(command.request, loaded);
  if (!options) return options.error();
  return service::subject_about(*loaded.tournament, *options);
}

platform::ExitCode run(const ExplainCommand& command) {
  const Result<explain::Question> question = question_of(command.asked);
  if (!question) return platform::fail("bloesem", question.error());
  if (const platform::ExitCode code = refuse_to_replace(command.file, command.output);
      code != platform::ExitCode::Done)
    return code;
  service::LoadedFile file = service::load_tournament(
      command.file, service::load_request(command.request, trf::Purpose::Pair, command.hints));
  platform::print_to_stderr(file.messages);
  if (!file.tournament) return file.code;
  const std::string name = platform::display_name(command.file);
  const auto fail = [&](const Error& error) { return platform::fail(name, with_hint(error, command.hints)); };
  const Result<service::LoadedFile> loaded = file_asked_about(command, std::move(file));
  if (!loaded) return fail(loaded.error());
  const Result<explain::Subject> subject = subject_asked_about(command, *loaded);
  if (!subject) return fail(subject.error());
  const Result<std::string> text = answer_text(command, *subject, *question);
  if (!text) return fail(text.error());
  platform::print_to_stderr(loaded->rules);
  const platform::ExitCode code = platform::deliver(command.output, *text);
  if (code != platform::ExitCode::Done) return code;
  return subject->answer ? platform::ExitCode::Done : platform::ExitCode::NoValidPairing;
}

void add_language_option(Grammar& grammar, const render::Language*& target) {
  std::vector<std::pair<std::string, const render::Language*>> choices;
  for (const render::Language& language : render::languages())
    choices.emplace_back(std::string(language.code), &language);
  add_choice<const render::Language*>(grammar, "--lang", choices, target,
                                      "Language of the answer; default: en");
}

void add_format_option(Grammar& grammar, AnswerFormat& format) {
  add_choice<AnswerFormat>(grammar, "--format",
                           {{"text", AnswerFormat::Text},
                            {"json", AnswerFormat::Json},
                            {"csv", AnswerFormat::Csv},
                            {"html", AnswerFormat::Html}},
                           format, "Output format; default: text. csv: the tables of the answer");
  add_json_flag(grammar, format, AnswerFormat::Json);
}

}  // namespace

Command add_explain_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("explain", "Answer questions about a round: why, why not, what if");
  const auto command = std::make_shared<ExplainCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->file, "Tournament report file (TRF); - reads standard input")
      ->required()
      ->type_name("");
  add_question_options(grammar, command->asked);
  add_group_option(grammar, command->group);
  add_output_option(grammar, command->output);
  add_format_option(grammar, command->format);
  add_language_option(grammar, command->language);
  add_tournament_options(grammar, command->request);
  add_round_options(grammar, command->request);
  add_restriction_options(grammar, command->request);
  add_ranking_option(grammar, command->request.tie_breaks);
  grammar.add_flag("--verbose", command->request.verbose, "Report the dialect of the file on standard error");
  grammar.footer(explain_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
