// Every question about rounds of every system in the register: those that each system must answer, and what it
// says where it cannot.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/ranked.hpp"
#include "bloesem/explain/why.hpp"
#include "engine/as_paired.hpp"
#include "engine/explain/cost.hpp"
#include "engine/generator/generate.hpp"
#include "engine/service/explain/question.hpp"
#include "engine/swiss/system.hpp"
#include "tests/render/answer_words.hpp"
#include "tests/support/random.hpp"

namespace bloesem::render {
namespace {

using explain::Question;
using explain::QuestionKind;
using explain::Subject;

// A round of an event of that system, which starts with an odd number of players.
std::optional<Subject> round_of(Edition edition, std::uint64_t seed) {
  const bool by_table = edition.system().table != nullptr;
  const auto made = generator::generate({.players = 9, .rounds = by_table ? 0 : 5, .edition = edition}, seed);
  if (!made) return std::nullopt;
  const Result<Tournament> tournament = as_paired(made->tournament, edition, {});
  if (!tournament) return std::nullopt;
  const int round = 2 + static_cast<int>(seed % 3);
  if (tournament->rounds_played < round) return std::nullopt;
  Result<Subject> subject = service::subject_about(*tournament, {.edition = edition, .round = round});
  if (!subject || !subject->answer || subject->answer->boards.size() < 2) return std::nullopt;
  return std::move(subject).value();
}

// The same round before one game of the round before has ended.
Subject with_an_open_game(const Subject& subject) {
  Tournament tournament = subject.tournament;
  const auto last = static_cast<std::size_t>(subject.round() - 2);
  for (Player& player : tournament.players) {
    const RoundEntry entry = player.round(subject.round() - 2);
    if (entry.opponent == no_player || entry.colour == Colour::None) continue;
    player.rounds[last].outcome = Outcome::Unfinished;
    tournament.players[static_cast<std::size_t>(entry.opponent)].rounds[last].outcome = Outcome::Unfinished;
    break;
  }
  return *explain::subject_of(tournament, subject.options);
}

class Asked {
 public:
  explicit Asked(const Subject& subject) : subject_(subject), costs_(explain::has_costs(subject)) {}

  void everything() {
    const Board& first = subject_.answer->boards[0];
    const Board& second = subject_.answer->boards[1];
    const std::string one = id(first.white);
    expect_answer({.kind = QuestionKind::Round}, true);
    for (const Board& board : {first, second})
      for (const PlayerIndex player : {board.white, board.black})
        expect_answer({.kind = QuestionKind::Player, .about = id(player)}, true);
    for (const char* board : {"1", "2"}) expect_answer({.kind = QuestionKind::Board, .about = board}, true);
    for (const PlayerIndex other : {first.black, second.white, second.black})
      expect_answer({.kind = QuestionKind::WhyNot, .about = one + '-' + id(other)}, true);
    expect_answer({.kind = QuestionKind::WhatIf, .changes = {"absent " + one}}, true);
    expect_answer({.kind = QuestionKind::WhatIf, .changes = {"forbid " + one + '-' + id(first.black)}},
                  !explain::has_table(subject_));
    expect_answer({.kind = QuestionKind::How, .about = one + '-' + id(second.white)}, costs_);
    if (subject_.answer->bye) {
      expect_answer({.kind = QuestionKind::Player, .about = id(*subject_.answer->bye)}, true);
      expect_answer({.kind = QuestionKind::WhyNot, .about = one + '-' + id(*subject_.answer->bye)}, true);
      expect_answer({.kind = QuestionKind::Bye}, costs_);
    }
    expect_answer({.kind = QuestionKind::Bracket, .about = score_of_a_bracket()}, costs_);
    expect_rankings();
    expect_answer_or_sentence({.kind = QuestionKind::RoundsAhead});
    expect_all_pairs();
  }

  // An open match has more results than an open game.
  void about_open_games() {
    const swiss::System& system = subject_.answer->edition.system();
    const bool of_games = !system.of_teams && system.columns_of_a_round == 1;
    expect_answer({.kind = QuestionKind::OpenResults}, costs_ && of_games);
  }

 private:
  [[nodiscard]] std::string id(PlayerIndex player) const {
    return std::to_string(subject_.tournament.id(player));
  }

  // A bracket in which somebody is paired; any score where the system has none.
  [[nodiscard]] std::string score_of_a_bracket() const {
    for (const BracketRecord& bracket : subject_.answer->record.brackets)
      if (!bracket.discarded && !bracket.pairs.empty())
        return std::to_string(bracket.score / 10) + '.' + std::to_string(bracket.score % 10);
    return "1.0";
  }

  void expect_refusal(const Error& error) const {
    EXPECT_EQ(error.code, ErrorCode::InvalidInput);  // exit code 3
    EXPECT_GT(error.message.size(), 20U);
    EXPECT_EQ(error.message.find('\n'), std::string::npos);
  }

  void expect_answer(const Question& question, bool expected) const {
    const auto answer = service::answer(subject_, question);
    EXPECT_EQ(answer.has_value(), expected) << "question " << static_cast<int>(question.kind) << ' '
                                            << question.about << (answer ? "" : ": " + answer.error().message);
    if (answer) return expect_words(subject_.tournament, *answer);
    expect_refusal(answer.error());
    if (costs_ || question.kind == QuestionKind::WhatIf) return;  // the change is refused, not the question
    const std::string title(title_of(subject_.answer->edition));
    EXPECT_TRUE(answer.error().message.starts_with(title)) << answer.error().message;
  }

  void expect_answer_or_sentence(const Question& question) const {
    const auto answer = service::answer(subject_, question);
    if (answer) return expect_words(subject_.tournament, *answer);
    expect_refusal(answer.error());
  }

  // Byes are ranked where there are costs, floaters by the Dutch rules of 2016 and later; elsewhere the story
  // of a bracket with floaters says that they are not.
  void expect_rankings() const {
    if (subject_.answer->bye) {
      EXPECT_EQ(explain::ranked_byes(subject_).has_value(), costs_);
    }
    const bool ranks = explain::ranks_floaters(subject_);
    EXPECT_EQ(ranks, subject_.answer->edition.system().rulebook != nullptr);
    const std::vector<BracketRecord>& brackets = subject_.answer->record.brackets;
    for (std::size_t i = 0; i < brackets.size(); ++i) {
      const bool floats = !brackets[i].downfloaters.empty() || !brackets[i].moved_up.empty();
      const bool is_bye = brackets[i].kind == criteria::BracketKind::Bye;
      if (brackets[i].discarded || is_bye || !floats) continue;
      EXPECT_EQ(explain::ranked_floaters(subject_, i).has_value(), ranks);
      const auto story = explain::explain_bracket(subject_, brackets[i].score);
      if (!costs_ || !story) continue;
      EXPECT_EQ(says(*story, explain::Statement::FloatersNotRanked), !ranks);
    }
  }

  [[nodiscard]] static bool says(const explain::Explanation& answer, explain::Statement statement) {
    return std::any_of(answer.story.begin(), answer.story.end(),
                       [statement](const explain::Claim& claim) { return claim.statement == statement; });
  }

  void expect_all_pairs() const {
    const auto pairs = explain::all_pairs(subject_);
    EXPECT_EQ(pairs.has_value(), costs_);
    if (!pairs) expect_refusal(pairs.error());
  }

  const Subject& subject_;
  bool costs_;
};

TEST(EverySystem, AnswersWhatItCanAndRefusesTheRest) {
  for (const Edition edition : editions()) {
    SCOPED_TRACE(full_title_of(edition));
    int rounds = 0;
    int byes = 0;
    for (std::uint64_t seed = 1; seed <= 40 && rounds < 12; ++seed) {
      const std::optional<Subject> subject = round_of(edition, seed);
      if (!subject) continue;
      ++rounds;
      byes += subject->answer->bye ? 1 : 0;
      Asked(*subject).everything();
      const Subject open = with_an_open_game(*subject);
      if (open.answer) Asked(open).about_open_games();
    }
    EXPECT_EQ(rounds, 12);
    EXPECT_GT(byes, 0);
  }
}

// With what an arbiter asks first: no system that is in the register is without an expectation.
TEST(EverySystem, IsChosenByCriteriaOrNot) {
  std::vector<std::string> by_criteria;
  for (const Edition edition : editions())
    if (edition.system().chosen_by_criteria) by_criteria.push_back(full_title_of(edition));
  EXPECT_EQ(by_criteria, (std::vector<std::string>{
                             "FIDE (Dutch) 2012", "FIDE (Dutch) 2016", "FIDE (Dutch) 2026", "Dubov 2026",
                             "Burstein 2026", "Double-Swiss 2026", "Swiss Team 2026", "Ranked Dutch 2026"}));
}

}  // namespace
}  // namespace bloesem::render
