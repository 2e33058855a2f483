#include "engine/explain/meaning_key.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "bloesem/edition.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

TEST(MeaningKey, MeansOneThing) {
  std::map<std::string_view, std::string_view> meanings;
  for (const Edition edition : editions()) {
    const criteria::CriteriaTable table = edition.system().criteria();
    for (std::size_t row = 0; row < table.size(); ++row) {
      const std::string_view key = key_of_meaning(table[row].meaning);
      EXPECT_TRUE(key.starts_with("criterion-")) << table[row].meaning;
      const auto [place, is_new] = meanings.emplace(key, table[row].meaning);
      EXPECT_EQ(place->second, table[row].meaning) << key;
    }
  }
  EXPECT_GT(meanings.size(), 50U);
}

TEST(MeaningKey, BelongsToEachValueOfARound) {
  test::Random random(29);
  for (int rounds = 0; rounds < 50;) {
    const std::optional<Subject> subject = test::random_round(random, 2, 14);
    if (!subject || !subject->answer) continue;
    for (const BracketRecord& bracket : subject->answer->record.brackets)
      for (const criteria::CriterionValue& value : bracket.criteria)
        EXPECT_TRUE(meaning_key(value).starts_with("criterion-"));
    ++rounds;
  }
}

}  // namespace
}  // namespace bloesem::explain
