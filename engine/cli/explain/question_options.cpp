#include "engine/cli/explain/question_options.hpp"

#include <array>
#include <string_view>

#include "engine/service/refusal.hpp"

namespace bloesem::cli {

namespace {

using explain::QuestionKind;

// An option that takes what is asked about; without a placeholder it is a flag.
struct QuestionOption {
  std::string_view name;
  QuestionKind kind;
  std::string_view placeholder;
  std::string_view help;
};

constexpr std::array question_options{
    QuestionOption{"--all-pairs", QuestionKind::AllPairs, "",
                   "Why not, for every two players: what decides first against each pair"},
    QuestionOption{"--rounds-ahead", QuestionKind::RoundsAhead, "",
                   "How many more rounds can certainly be paired, whatever the results"},
};

void add_question_option(Grammar& command, const QuestionOption& option, AskedQuestions& asked) {
  const std::string name(option.name);
  const QuestionKind kind = option.kind;
  const auto take = [&asked, name, kind](const std::string& text) {
    asked.questions.push_back({name, {kind, text}});
  };
  if (option.placeholder.empty()) {
    command.add_flag_callback(
        name, [take] { take(""); }, std::string(option.help));
  } else {
    command.add_option_function<std::string>(name, take, std::string(option.help))
        ->type_name(std::string(option.placeholder));
  }
}

}  // namespace

void add_question_options(Grammar& command, AskedQuestions& asked) {
  for (const QuestionOption& option : question_options) add_question_option(command, option, asked);
}

Result<explain::Question> question_of(const AskedQuestions& asked) {
  if (asked.questions.empty()) return explain::Question{};
  if (asked.questions.size() == 1) return asked.questions.front().question;
  return service::refusal("one question at a time: " + asked.questions[0].option + " cannot be combined with " +
                          asked.questions[1].option);
}

}  // namespace bloesem::cli
