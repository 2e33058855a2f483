#include "engine/render/explain/phrases.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "bloesem/edition.hpp"
#include "bloesem/judge/generation_order.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/model/wishes.hpp"
#include "engine/render/explain/language.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::render {
namespace {

// A statement without a phrase, or one out of order, fails here.
TEST(Phrases, EveryStatementHasItsRow) {
  ASSERT_EQ(phrases().size(), static_cast<std::size_t>(explain::Statement::Last_));
  for (std::size_t row = 0; row < phrases().size(); ++row)
    EXPECT_EQ(static_cast<std::size_t>(phrases()[row].statement), row) << phrases()[row].says;
}

TEST(Phrases, HaveNamesOfTheirOwnInJson) {
  const std::regex name("[a-z]+(-[a-z0-9]+)*");
  std::set<std::string_view> names;
  for (const Phrase& phrase : phrases()) {
    EXPECT_TRUE(std::regex_match(std::string(phrase.says), name)) << phrase.says;
    EXPECT_TRUE(names.insert(phrase.says).second) << phrase.says;
  }
}

TEST(Phrases, AreSentencesInEveryLanguage) {
  for (const Language& language : languages()) {
    for (const Phrase& phrase : phrases()) {
      const std::string_view pattern = phrase.*language.phrase;
      ASSERT_FALSE(pattern.empty()) << language.code << ": " << phrase.says;
      EXPECT_EQ(pattern.back(), '.') << phrase.says;
      EXPECT_EQ(pattern.find("  "), std::string_view::npos) << phrase.says;
    }
    for (const Term& term : terms()) EXPECT_FALSE((term.*language.term).empty()) << term.key;
  }
}

bool is_term(std::string_view key) {
  return std::any_of(terms().begin(), terms().end(), [key](const Term& term) { return term.key == key; });
}

// What a criterion counts, and what a rule of the order compares, is a word of each language.
TEST(Terms, EveryCriterionOfEverySystemIsOne) {
  for (const Edition edition : editions())
    for (const swiss::System* system : {&edition.system(), edition.system().seeding}) {
      if (system == nullptr) continue;
      const criteria::CriteriaTable table = system->criteria();
      for (std::size_t row = 0; row < table.size(); ++row) {
        const std::string_view key = explain::key_of_meaning(table[row].meaning);
        EXPECT_TRUE(key.starts_with("criterion-")) << full_title_of(edition) << ": " << table[row].meaning;
        EXPECT_TRUE(is_term(key)) << key;
      }
    }
}

TEST(Terms, EveryWishIsOne) {
  for (const std::string_view meaning : {wish_meaning, kept_floaters_meaning}) {
    EXPECT_TRUE(explain::key_of_meaning(meaning).starts_with("criterion-")) << meaning;
    EXPECT_TRUE(is_term(explain::key_of_meaning(meaning))) << meaning;
  }
}

TEST(Terms, EveryRuleOfTheOrderIsOne) {
  for (int rule = 0; rule <= static_cast<int>(GenerationRule::Opponents); ++rule)
    EXPECT_TRUE(is_term(explain::key_of_meaning(meaning_of(static_cast<GenerationRule>(rule))))) << rule;
}

TEST(Phrases, HaveTheSameArgumentsInEveryLanguage) {
  for (const Phrase& phrase : phrases()) {
    auto first = arguments_of(phrase.english);
    std::sort(first.begin(), first.end());
    for (const Language& language : languages()) {
      auto names = arguments_of(phrase.*language.phrase);
      std::sort(names.begin(), names.end());
      EXPECT_EQ(names, first) << language.code << ": " << phrase.says;
    }
  }
}

// "says" and "text" stand beside the arguments in JSON.
TEST(Phrases, HaveArgumentsThatAreWords) {
  const std::regex word("[a-z]+(_[a-z]+)*");
  const std::regex field(R"(\{[a-z_]+(\|[^{}|]*){0,1}(\|[^{}|]*){0,2}\})");
  for (const Phrase& phrase : phrases()) {
    const std::string pattern(phrase.english);
    EXPECT_EQ(std::regex_replace(pattern, field, "").find_first_of("{}|"), std::string::npos) << pattern;
    for (const std::string_view name : arguments_of(pattern)) {
      EXPECT_TRUE(std::regex_match(std::string(name), word)) << pattern;
      EXPECT_NE(name, "says") << pattern;
      EXPECT_NE(name, "text") << pattern;
    }
  }
}

TEST(Terms, AreInAlphabeticalOrder) {
  for (std::size_t row = 1; row < terms().size(); ++row) EXPECT_LT(terms()[row - 1].key, terms()[row].key);
}

}  // namespace
}  // namespace bloesem::render
