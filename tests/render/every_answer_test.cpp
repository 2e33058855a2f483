// Answers to every kind of question about the rounds of the fixtures: their claims have the arguments of their
// phrases, and nothing is left of the patterns in their sentences.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/render/explain/language.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/service/explain/question.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::render {
namespace {

namespace fs = std::filesystem;
using explain::Claim;
using explain::Question;
using explain::QuestionKind;

bool has_argument(const Claim& claim, std::string_view name) {
  return std::any_of(claim.arguments.begin(), claim.arguments.end(),
                     [name](const explain::Argument& argument) { return argument.name == name; });
}

void expect_sentence(const Tournament& tournament, const Claim& claim) {
  const Phrase& phrase = phrase_of(claim.statement);
  for (const std::string_view name : arguments_of(phrase.english))
    ASSERT_TRUE(has_argument(claim, name)) << phrase.says << " lacks " << name;
  std::set<std::string_view> names;
  for (const explain::Argument& argument : claim.arguments)
    EXPECT_TRUE(names.insert(argument.name).second) << phrase.says << " has two of " << argument.name;
  const std::string sentence = sentence_of(tournament, claim, english());
  EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << sentence;
}

void expect_words(const Tournament& tournament, const explain::Explanation& answer) {
  EXPECT_FALSE(answer.story.empty());
  for (const Claim& claim : answer.story) expect_sentence(tournament, claim);
  for (const explain::Table& table : answer.tables) {
    for (const std::string_view heading : table.headings) {
      const bool is_term = std::any_of(terms().begin(), terms().end(),
                                       [heading](const Term& term) { return term.key == heading; });
      EXPECT_TRUE(is_term) << heading;
    }
    for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.headings.size());
  }
}

std::vector<Question> questions_about(const explain::Subject& subject) {
  const auto id = [&](PlayerIndex player) { return std::to_string(subject.tournament.id(player)); };
  std::vector<Question> questions{
      {.kind = QuestionKind::Round}, {.kind = QuestionKind::RoundsAhead}, {.kind = QuestionKind::OnlyOne}};
  if (!subject.answer || subject.answer->boards.size() < 2) return questions;
  const Board& first = subject.answer->boards[0];
  const Board& second = subject.answer->boards[1];
  explain::SearchLimit soon;
  soon.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
  questions.push_back(
      {.kind = QuestionKind::How, .about = id(first.white) + '-' + id(second.white), .time = soon});
  questions.push_back({.kind = QuestionKind::How, .about = "bye " + id(first.black), .time = soon});
  for (const PlayerIndex other : {second.white, second.black, first.black})
    questions.push_back({.kind = QuestionKind::WhyNot, .about = id(first.white) + '-' + id(other)});
  for (const PlayerIndex player : {first.white, second.black})
    questions.push_back({.kind = QuestionKind::Player, .about = id(player)});
  questions.push_back({.kind = QuestionKind::Board, .about = "2"});
  questions.push_back({.kind = QuestionKind::Bye});
  questions.push_back({.kind = QuestionKind::Bracket, .about = "0.5"});
  for (const char* score : {"0.5", "1.0"}) questions.push_back({.kind = QuestionKind::OnlyOne, .about = score});
  questions.push_back({.kind = QuestionKind::WhatIf, .changes = {"absent " + id(first.white)}});
  questions.push_back(
      {.kind = QuestionKind::WhatIf, .changes = {"forbid " + id(first.white) + '-' + id(first.black)}});
  return questions;
}

// Returns how many questions were answered.
int ask_everything(const explain::Subject& subject) {
  int answered = 0;
  for (const Question& question : questions_about(subject)) {
    const Result<explain::Explanation> answer = service::answer(subject, question);
    if (!answer) continue;
    ++answered;
    expect_words(subject.tournament, *answer);
  }
  return answered;
}

TEST(EveryAnswer, HasItsWords) {
  int answered = 0;
  for (const char* folder : {"dutch-2016", "dutch-2026", "cases-2016"}) {
    int files = 0;
    for (const fs::directory_entry& file : fs::directory_iterator(fs::path(BLOESEM_FIXTURES_DIR) / folder)) {
      if (file.path().extension() != ".trf" || ++files > 20) continue;
      service::LoadRequest request;
      request.reading.purpose = trf::Purpose::Pair;
      const service::LoadedFile loaded = service::load_tournament(file.path().string(), request);
      if (!loaded.tournament) continue;
      const auto subject = service::subject_about(*loaded.tournament, loaded.options);
      if (subject) answered += ask_everything(*subject);
    }
  }
  EXPECT_GT(answered, 100);
}

}  // namespace
}  // namespace bloesem::render
