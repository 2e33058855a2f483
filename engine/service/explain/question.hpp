// Questions about a round as people type them, and their answers.
#pragma once

#include <string>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/question.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/result.hpp"

namespace bloesem::service {

// Returns the answer; all pairs, which have no story, are asked of explain::all_pairs. Errors: InvalidInput if
// the question names nobody of the tournament, or if the system of the round does not answer such a question;
// those of the answer.
[[nodiscard]] Result<explain::Explanation> answer(const explain::Subject& subject,
                                                  const explain::Question& question);

// Returns the subject of questions about a round; one that has been played is asked about as it was paired.
// Errors: those of explain::subject_of.
[[nodiscard]] Result<explain::Subject> subject_about(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem::service
