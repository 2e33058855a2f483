// The options that ask about a round, of which one is given at a time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/explain/question.hpp"
#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// A question as it was typed.
struct AskedQuestion {
  std::string option;  // "--pair"
  explain::Question question;
};

struct AskedQuestions {
  std::vector<AskedQuestion> questions;
  std::vector<std::string> changes;   // --if
  std::optional<int> search_seconds;  // empty: the usual
  std::optional<int> jobs;            // empty: the hardware threads
};

inline constexpr int usual_search_seconds = 60;

void add_question_options(Grammar& command, AskedQuestions& asked);

// Returns the question, the round as a whole if none was asked; a search begins now. InvalidInput: two were, or
// a limit of time or a number of jobs is given to a question that has no use for it.
[[nodiscard]] Result<explain::Question> question_of(const AskedQuestions& asked);

}  // namespace bloesem::cli
