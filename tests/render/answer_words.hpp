// What every answer has, whatever is asked: words for each of its claims and headings.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/render/explain/language.hpp"
#include "engine/render/explain/sentence.hpp"

namespace bloesem::render {

inline bool has_argument(const explain::Claim& claim, std::string_view name) {
  return std::any_of(claim.arguments.begin(), claim.arguments.end(),
                     [name](const explain::Argument& argument) { return argument.name == name; });
}

inline void expect_sentence(const Tournament& tournament, const explain::Claim& claim) {
  const Phrase& phrase = phrase_of(claim.statement);
  for (const std::string_view name : arguments_of(phrase.english))
    ASSERT_TRUE(has_argument(claim, name)) << phrase.says << " lacks " << name;
  std::set<std::string_view> names;
  for (const explain::Argument& argument : claim.arguments)
    EXPECT_TRUE(names.insert(argument.name).second) << phrase.says << " has two of " << argument.name;
  const std::string sentence = sentence_of(tournament, claim, english());
  EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << sentence;
}

// The claims of the story have the arguments of their phrases, nothing is left of the patterns in their
// sentences, and all headings are terms.
inline void expect_words(const Tournament& tournament, const explain::Explanation& answer) {
  EXPECT_FALSE(answer.story.empty());
  for (const explain::Claim& claim : answer.story) expect_sentence(tournament, claim);
  for (const explain::Table& table : answer.tables) {
    for (const std::string_view heading : table.headings) {
      const bool is_term = std::any_of(terms().begin(), terms().end(),
                                       [heading](const Term& term) { return term.key == heading; });
      EXPECT_TRUE(is_term) << heading;
    }
    for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.headings.size());
  }
}

}  // namespace bloesem::render
