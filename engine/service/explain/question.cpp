#include "engine/service/explain/question.hpp"

#include "bloesem/check_tournament.hpp"
#include "bloesem/explain/repair.hpp"
#include "bloesem/explain/round_story.hpp"
#include "bloesem/explain/rounds_ahead.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

Result<explain::Explanation> answer_about_round(const explain::Subject& subject) {
  if (subject.answer) return explain::explain_round(subject);
  return explain::explain_impossible(subject);
}

}  // namespace

Result<explain::Explanation> answer(const explain::Subject& subject, const explain::Question& question) {
  switch (question.kind) {
    case explain::QuestionKind::Round: break;
    case explain::QuestionKind::AllPairs: return refusal("all pairs have no story");
    case explain::QuestionKind::RoundsAhead: return explain::explain_rounds_ahead(subject);
  }
  return answer_about_round(subject);
}

Result<explain::Subject> subject_about(const Tournament& tournament, const PairOptions& options) {
  const bool was_played = options.round.value_or(tournament.rounds_played + 1) <= tournament.rounds_played;
  return explain::subject_of(tournament, was_played ? replay_options(tournament, options) : options);
}

}  // namespace bloesem::service
