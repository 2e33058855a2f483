// Answers to every kind of question about the rounds of the fixtures: their claims have the arguments of their
// phrases, and nothing is left of the patterns in their sentences.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/service/explain/question.hpp"
#include "engine/service/load_tournament.hpp"
#include "tests/render/answer_words.hpp"

namespace bloesem::render {
namespace {

namespace fs = std::filesystem;
using explain::Question;
using explain::QuestionKind;

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
