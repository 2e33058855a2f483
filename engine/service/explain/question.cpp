#include "engine/service/explain/question.hpp"

#include <charconv>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/explain/how.hpp"
#include "bloesem/explain/open_results.hpp"
#include "bloesem/explain/repair.hpp"
#include "bloesem/explain/round_story.hpp"
#include "bloesem/explain/rounds_ahead.hpp"
#include "bloesem/explain/uniqueness.hpp"
#include "bloesem/explain/what_if.hpp"
#include "bloesem/explain/why.hpp"
#include "bloesem/explain/why_not.hpp"
#include "engine/explain/cost.hpp"
#include "engine/service/explain/changes.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/refusal.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

Result<explain::Explanation> answer_pair(const explain::Subject& subject, const explain::Question& question) {
  const Result<explain::Goal> pair = parse_goal(subject.tournament, question.about);
  if (!pair) return pair.error();
  if (pair->other == no_player) return refusal("expected two players, as in '3-9'");
  return explain::explain_why_not(subject, pair->one, pair->other);
}

Result<explain::Explanation> answer_how(const explain::Subject& subject, const explain::Question& question) {
  const Result<explain::Goal> goal = parse_goal(subject.tournament, question.about);
  if (!goal) return goal.error();
  return explain::explain_how(subject, *goal, {.time = question.time});
}

Result<explain::Explanation> answer_what_if(const explain::Subject& subject,
                                            const explain::Question& question) {
  std::vector<explain::Change> changes;
  for (const std::string& text : question.changes) {
    const Result<explain::Change> change = parse_change(subject, text);
    if (!change) return change.error();
    changes.push_back(*change);
  }
  return explain::explain_what_if(subject, std::move(changes));
}

Result<explain::Explanation> answer_about_player(const explain::Subject& subject, const std::string& text) {
  const Result<PlayerIndex> player = find_player(subject.tournament, "the player asked about", text);
  if (!player) return player.error();
  return explain::explain_player(subject, *player);
}

Result<explain::Explanation> answer_about_board(const explain::Subject& subject, const std::string& text) {
  int board = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), board);
  if (error != std::errc() || end != text.data() + text.size())
    return refusal("'" + text + "': expected the number of a board");
  return explain::explain_board(subject, board);
}

Result<Points> score_of_bracket(const std::string& text) {
  const std::optional<Points> score = trf::parse_points(text);
  if (!score) return refusal("'" + text + "': expected a score such as 2.5");
  return *score;
}

Result<explain::Explanation> answer_about_bracket(const explain::Subject& subject, const std::string& text) {
  const Result<Points> score = score_of_bracket(text);
  if (!score) return score.error();
  return explain::explain_bracket(subject, *score);
}

Result<explain::Explanation> answer_only_one(const explain::Subject& subject, const std::string& bracket) {
  if (bracket.empty()) return explain::explain_only_one(subject);
  const Result<Points> score = score_of_bracket(bracket);
  if (!score) return score.error();
  return explain::explain_only_one(subject, *score);
}

Result<explain::Explanation> answer_about_round(const explain::Subject& subject) {
  if (subject.answer) return explain::explain_round(subject);
  return explain::explain_impossible(subject);
}

// Questions about a player, a board, a pair and a change have an answer in every system; so has the number of
// rounds ahead, which refuses systems by itself.
bool asks_for_costs(explain::QuestionKind kind) {
  switch (kind) {
    case explain::QuestionKind::Bye:
    case explain::QuestionKind::Bracket:
    case explain::QuestionKind::AllPairs:
    case explain::QuestionKind::How:
    case explain::QuestionKind::OpenResults: return true;
    default: return false;
  }
}

}  // namespace

Result<explain::Explanation> answer(const explain::Subject& subject, const explain::Question& question) {
  if (asks_for_costs(question.kind) && !explain::has_costs(subject)) return explain::refuse_costs(subject);
  switch (question.kind) {
    case explain::QuestionKind::Round: break;
    case explain::QuestionKind::Player: return answer_about_player(subject, question.about);
    case explain::QuestionKind::Board: return answer_about_board(subject, question.about);
    case explain::QuestionKind::Bye: return explain::explain_bye(subject);
    case explain::QuestionKind::Bracket: return answer_about_bracket(subject, question.about);
    case explain::QuestionKind::AllPairs: return refusal("all pairs have no story");
    case explain::QuestionKind::WhyNot: return answer_pair(subject, question);
    case explain::QuestionKind::How: return answer_how(subject, question);
    case explain::QuestionKind::WhatIf: return answer_what_if(subject, question);
    case explain::QuestionKind::OpenResults:
      return explain::explain_open_results(subject, {.time = question.time});
    case explain::QuestionKind::RoundsAhead: return explain::explain_rounds_ahead(subject);
    case explain::QuestionKind::OnlyOne: return answer_only_one(subject, question.about);
  }
  return answer_about_round(subject);
}

Result<explain::Subject> subject_about(const Tournament& tournament, const PairOptions& options) {
  const bool was_played = options.round.value_or(tournament.rounds_played + 1) <= tournament.rounds_played;
  return explain::subject_of(tournament, was_played ? replay_options(tournament, options) : options);
}

}  // namespace bloesem::service
