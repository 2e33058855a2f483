#include "engine/service/explain/question.hpp"

#include "bloesem/explain/round_story.hpp"

namespace bloesem::service {

namespace {

Result<explain::Explanation> answer_about_round(const explain::Subject& subject) {
  if (subject.answer) return explain::explain_round(subject);
  return subject.answer.error();
}

}  // namespace

Result<explain::Explanation> answer(const explain::Subject& subject, const explain::Question& question) {
  switch (question.kind) {
    case explain::QuestionKind::Round: break;
  }
  return answer_about_round(subject);
}

}  // namespace bloesem::service
