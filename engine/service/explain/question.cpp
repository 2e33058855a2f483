#include "engine/service/explain/question.hpp"

#include <string>
#include <utility>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/explain/how.hpp"
#include "bloesem/explain/open_results.hpp"
#include "bloesem/explain/repair.hpp"
#include "bloesem/explain/round_story.hpp"
#include "bloesem/explain/rounds_ahead.hpp"
#include "bloesem/explain/what_if.hpp"
#include "bloesem/explain/why_not.hpp"
#include "engine/service/explain/changes.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

Result<explain::Explanation> answer_pair(const explain::Subject& subject, const explain::Question& question) {
  const Result<explain::Goal> pair = parse_goal(subject.tournament, question.about);
  if (!pair) return pair.error();
  if (pair->other == no_player) return refusal("--pair asks about two players, as in '3-9'");
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

Result<explain::Explanation> answer_about_round(const explain::Subject& subject) {
  if (subject.answer) return explain::explain_round(subject);
  return explain::explain_impossible(subject);
}

}  // namespace

Result<explain::Explanation> answer(const explain::Subject& subject, const explain::Question& question) {
  switch (question.kind) {
    case explain::QuestionKind::Round: break;
    case explain::QuestionKind::AllPairs: return refusal("all pairs have no story");
    case explain::QuestionKind::Pair: return answer_pair(subject, question);
    case explain::QuestionKind::How: return answer_how(subject, question);
    case explain::QuestionKind::WhatIf: return answer_what_if(subject, question);
    case explain::QuestionKind::OpenResults:
      return explain::explain_open_results(subject, {.time = question.time});
    case explain::QuestionKind::RoundsAhead: return explain::explain_rounds_ahead(subject);
  }
  return answer_about_round(subject);
}

Result<explain::Subject> subject_about(const Tournament& tournament, const PairOptions& options) {
  const bool was_played = options.round.value_or(tournament.rounds_played + 1) <= tournament.rounds_played;
  return explain::subject_of(tournament, was_played ? replay_options(tournament, options) : options);
}

}  // namespace bloesem::service
