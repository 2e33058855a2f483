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
#include "engine/service/explain/asked_change.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

Result<explain::Explanation> answer_how(const explain::Subject& subject, const explain::Question& question) {
  const Result<explain::Goal> goal = goal_asked(subject, question.about);
  if (!goal) return goal.error();
  const Result<explain::How> how = explain::how(subject, *goal, {.time = question.time});
  if (!how) return how.error();
  return explain::explain(subject, *how);
}

Result<explain::Explanation> answer_what_if(const explain::Subject& subject,
                                            const explain::Question& question) {
  std::vector<explain::Change> changes;
  for (const std::string& text : question.changes) {
    const Result<explain::Change> change = change_asked(subject, text);
    if (!change) return change.error();
    changes.push_back(*change);
  }
  const Result<explain::WhatIf> what_if = explain::what_if(subject, std::move(changes));
  if (!what_if) return what_if.error();
  return explain::explain(subject, *what_if);
}

Result<explain::Explanation> answer_open_results(const explain::Subject& subject,
                                                 const explain::Question& question) {
  const Result<explain::OpenRound> open = explain::open_results(subject, {.time = question.time});
  if (!open) return open.error();
  return explain::explain(subject, *open);
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
    case explain::QuestionKind::How: return answer_how(subject, question);
    case explain::QuestionKind::WhatIf: return answer_what_if(subject, question);
    case explain::QuestionKind::OpenResults: return answer_open_results(subject, question);
    case explain::QuestionKind::RoundsAhead: return explain::explain_rounds_ahead(subject);
  }
  return answer_about_round(subject);
}

Result<explain::Subject> subject_about(const Tournament& tournament, const PairOptions& options) {
  const bool was_played = options.round.value_or(tournament.rounds_played + 1) <= tournament.rounds_played;
  return explain::subject_of(tournament, was_played ? replay_options(tournament, options) : options);
}

}  // namespace bloesem::service
