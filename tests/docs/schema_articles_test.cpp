// The schemas of the JSON output list the articles that the systems cite.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "bloesem/articles.hpp"
#include "bloesem/edition.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/swiss/system.hpp"
#include "tests/docs/pages.hpp"
#include "tests/support/files.hpp"

namespace bloesem::docs_test {
namespace {

using Articles = std::set<std::string>;

std::string schema_of(const std::string& name) {
  return bloesem::test::content_of(root / ("docs/schema/" + name + "-1.schema.json"));
}

// Returns the line of the schema that defines this key with `with`, which must be one line.
std::string definition(const std::string& schema, const std::string& key, const std::string& with) {
  const std::string begin = '"' + key + "\": {";
  for (std::size_t at = schema.find(begin); at != std::string::npos; at = schema.find(begin, at + 1)) {
    const std::string line = schema.substr(at, schema.find('\n', at) - at);
    if (line.find('"' + with + '"') != std::string::npos) return line;
  }
  ADD_FAILURE() << key << " has no " << with;
  return "";
}

// Returns the strings of the list "enum".
Articles enumerated(const std::string& line) {
  const std::size_t from = line.find('[');
  const std::string list = line.substr(from, line.find(']', from) - from);
  const std::regex word("\"([^\"]*)\"");
  Articles articles;
  for (auto it = std::sregex_iterator(list.begin(), list.end(), word); it != std::sregex_iterator(); ++it)
    articles.insert((*it)[1].str());
  return articles;
}

// Calls take(edition) for each edition, and for those that pair its first rounds.
template <class Take>
void for_each_edition(Take take) {
  for (const Edition edition : editions()) {
    take(edition);
    if (const swiss::System* seeding = edition.system().seeding) take(Edition(*seeding));
  }
}

Articles colour_rules_of_all_systems() {
  Articles articles;
  for_each_edition([&](Edition edition) {
    for (const std::string_view article : articles_of(edition).colour_rules)
      if (!article.empty()) articles.emplace(article);
  });
  return articles;
}

TEST(Schemas, ListTheColourArticlesOfAllSystems) {
  Articles articles = colour_rules_of_all_systems();
  EXPECT_TRUE(articles.contains("E.1") && articles.contains("lot")) << "Dutch, Amalfi";
  for (const char* name : {"check", "compare", "judge"})
    EXPECT_EQ(enumerated(definition(schema_of(name), "rule", "enum")), articles) << name;
  articles.insert("by hand");
  EXPECT_EQ(enumerated(definition(schema_of("pairing"), "colour_rule", "enum")), articles);
}

TEST(Schemas, ListTheStepsOfGenerationOfAllSystems) {
  for (const char* name : {"check", "compare", "judge"}) {
    const Articles listed = enumerated(definition(schema_of(name), "article", "enum"));
    for_each_edition([&](Edition edition) {
      // Only the judge of systems with brackets cites them; a table has none.
      if (edition.system().appraise == nullptr && edition.system().rulebook == nullptr) return;
      const ArticleNames& names = articles_of(edition);
      for (const std::string_view article : {names.transpositions, names.exchanges[0], names.exchanges[1],
                                             names.exchanges[2], names.exchanges[3], names.paired_moved_down})
        EXPECT_TRUE(article.empty() || listed.contains(std::string(article)))
            << name << ": " << article << " of " << full_title_of(edition);
    });
  }
}

TEST(Schemas, AdmitTheArticlesOfAllCriteria) {
  for (const char* name : {"check", "compare", "judge", "pairing"}) {
    const std::string line = definition(schema_of(name), "article", "pattern");
    const std::string key = "\"pattern\": \"";
    const std::size_t from = line.find(key) + key.size();
    std::string pattern = line.substr(from, line.find('"', from) - from);
    for (std::size_t at = pattern.find("\\\\"); at != std::string::npos; at = pattern.find("\\\\", at + 1))
      pattern.erase(at, 1);
    const std::regex admitted(pattern);
    for_each_edition([&](Edition edition) {
      if (edition.system().criteria == nullptr) return;
      for (const criteria::Criterion& row : edition.system().criteria())
        EXPECT_TRUE(std::regex_match(std::string(row.article), admitted))
            << name << ": " << row.article << " of " << full_title_of(edition);
    });
  }
}

}  // namespace
}  // namespace bloesem::docs_test
