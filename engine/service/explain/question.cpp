#include "engine/service/explain/question.hpp"

#include "bloesem/explain/repair.hpp"
#include "bloesem/explain/round_story.hpp"
#include "bloesem/explain/rounds_ahead.hpp"

namespace bloesem::service {

namespace {

Result<explain::Explanation> answer_about_round(const explain::Subject& subject) {
  if (subject.answer) return explain::explain_round(subject);
  return explain::explain_impossible(subject);
}

}  // namespace

Result<explain::Explanation> answer(const explain::Subject& subject, const explain::Question& question) {
  switch (question.kind) {
    case explain::QuestionKind::Round:
    case explain::QuestionKind::AllPairs: break;
    case explain::QuestionKind::RoundsAhead: return explain::explain_rounds_ahead(subject);
  }
  return answer_about_round(subject);
}

}  // namespace bloesem::service
