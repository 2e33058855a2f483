#include "engine/cli/explain/question_options.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include "engine/cli/option_values.hpp"
#include "engine/platform/jobs.hpp"
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
    QuestionOption{
        "--player", QuestionKind::Player, "A",
        "Why player A, by number or name, floats or stays, and plays this opponent with this colour"},
    QuestionOption{"--board", QuestionKind::Board, "N", "Why board N is as it is"},
    QuestionOption{"--bye", QuestionKind::Bye, "",
                   "Why this player has the bye, and who would have had it otherwise"},
    QuestionOption{"--bracket", QuestionKind::Bracket, "SCORE", "What is in the bracket of that score"},
    QuestionOption{"--all-pairs", QuestionKind::AllPairs, "",
                   "Why not, for every two players: what decides first against each pair"},
    QuestionOption{"--pair", QuestionKind::WhyNot, "A-B", "Why A and B do not meet, and what it would cost"},
    QuestionOption{
        "--how", QuestionKind::How, "A-B",
        "What would have had to be different for A and B to meet, or ('bye A') for A to have the bye"},
    QuestionOption{"--if", QuestionKind::WhatIf, "CHANGE",
                   "The round after a change: 'A-B=RESULT' (of an earlier round: 'A-B=RESULT@ROUND'; of a "
                   "match of two games: 'A-B=1-0,1/2'), 'absent "
                   "A', 'withdrawn A', 'forbid A-B' or 'allow "
                   "A-B'"},
    QuestionOption{"--open-results", QuestionKind::OpenResults, "",
                   "Which boards do not depend on the games that have no result yet"},
    QuestionOption{"--rounds-ahead", QuestionKind::RoundsAhead, "",
                   "How many more rounds can certainly be paired, whatever the results"},
    QuestionOption{"--only-one", QuestionKind::OnlyOne, "",
                   "Which boards could be otherwise at equal criteria; with --bracket, the alternatives too"},
};

void add_question_option(Grammar& command, const QuestionOption& option, AskedQuestions& asked) {
  const std::string name(option.name);
  const QuestionKind kind = option.kind;
  const auto take = [&asked, name, kind](const std::string& text) {
    asked.questions.push_back({name, {.kind = kind, .about = text}});
  };
  if (option.kind == QuestionKind::WhatIf) {
    command.add_option(name, asked.changes, option.help)
        ->allow_extra_args(false)
        ->type_name(option.placeholder);
  } else if (option.placeholder.empty()) {
    command.add_flag_callback(
        name, [take] { take(""); }, option.help);
  } else {
    command.add_option_function<std::string>(name, take, option.help)->type_name(option.placeholder);
  }
}

// Makes one question of --only-one and the bracket that it is asked about.
void ask_about_bracket(std::vector<AskedQuestion>& questions) {
  const auto find = [&](QuestionKind kind) {
    return std::find_if(questions.begin(), questions.end(),
                        [kind](const AskedQuestion& each) { return each.question.kind == kind; });
  };
  const auto only_one = find(QuestionKind::OnlyOne);
  const auto bracket = find(QuestionKind::Bracket);
  if (only_one == questions.end() || bracket == questions.end()) return;
  only_one->question.about = bracket->question.about;
  questions.erase(bracket);
}

}  // namespace

void add_question_options(Grammar& command, AskedQuestions& asked) {
  for (const QuestionOption& option : question_options) add_question_option(command, option, asked);
  add_number(
      command, "--search-seconds", 1, 1'000'000, asked.search_seconds,
      "--how, --open-results: end the search after N seconds, and tell what is known by then; default: " +
          std::to_string(usual_search_seconds));
  add_number(command, "--jobs", 1, platform::max_jobs, asked.jobs,
             "--how: number of changes tried in parallel; default: the number of hardware threads");
}

Result<explain::Question> question_of(const AskedQuestions& asked) {
  std::vector<AskedQuestion> questions = asked.questions;
  if (!asked.changes.empty())
    questions.push_back({"--if", {.kind = QuestionKind::WhatIf, .about = "", .changes = asked.changes}});
  ask_about_bracket(questions);
  if (questions.size() > 1)
    return service::refusal("one question at a time: " + questions[0].option + " cannot be combined with " +
                            questions[1].option);
  explain::Question question = questions.empty() ? explain::Question{} : questions.front().question;
  const bool searches = question.kind == QuestionKind::How || question.kind == QuestionKind::OpenResults;
  if (asked.search_seconds && !searches)
    return service::refusal("--search-seconds requires --how or --open-results");
  if (asked.jobs && question.kind != QuestionKind::How) return service::refusal("--jobs requires --how");
  if (searches)
    question.time.deadline = std::chrono::steady_clock::now() +
                             std::chrono::seconds(asked.search_seconds.value_or(usual_search_seconds));
  if (question.kind == QuestionKind::How) question.time.jobs = platform::jobs_of(asked.jobs);
  return question;
}

}  // namespace bloesem::cli
