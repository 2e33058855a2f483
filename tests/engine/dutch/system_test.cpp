// The two rows of the Dutch system: complete, and in agreement with the tables that they name.
#include "engine/swiss/system.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

#include "bloesem/edition.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::swiss::dutch {
namespace {

constexpr const System* both[] = {&baku_2016, &fide_2026};

TEST(DutchSystem, HasEveryPart) {
  for (const System* system : both) {
    EXPECT_GT(system->criteria().size(), 10U);
    EXPECT_NE(system->float_of_unplayed, nullptr);
    EXPECT_NE(system->bars_bye, nullptr);
    EXPECT_NE(system->solvers, nullptr);
    EXPECT_NE(system->flow, nullptr);
    EXPECT_NE(system->allocate_colours, nullptr);
    EXPECT_EQ(system->ranking, nullptr) << "the Dutch ranking is that of the list";
    EXPECT_EQ(system->flow_by(SolverChoice::Whole), system->whole_round);
    EXPECT_EQ(system->flow_by(SolverChoice::Auto), system->flow);
  }
}

// Each edition has its own walk, rulebook and table: a part copied from the other row would show here.
TEST(DutchSystem, OfEachEditionHasPartsOfItsOwn) {
  EXPECT_NE(&baku_2016.criteria()[0], &fide_2026.criteria()[0]);
  EXPECT_NE(baku_2016.flow, fide_2026.flow);
  EXPECT_NE(baku_2016.whole_round, fide_2026.whole_round);
  EXPECT_NE(&baku_2016.rulebook(), &fide_2026.rulebook());
  EXPECT_NE(baku_2016.names.edition, fide_2026.names.edition);
  EXPECT_NE(baku_2016.names.code, fide_2026.names.code);
  EXPECT_EQ(baku_2016.names.id, fide_2026.names.id);
  EXPECT_EQ(baku_2016.names.family_code, fide_2026.names.family_code);
  // Both have a day (no value would be less than any), so every date has an edition.
  EXPECT_EQ(baku_2016.names.in_force_from, std::optional(earliest_date));
  EXPECT_EQ(fide_2026.names.in_force_from, std::optional(first_day_of_2026_rules));
  EXPECT_LT(earliest_date, first_day_of_2026_rules);
}

// The articles that messages cite are those of the criteria they are about.
TEST(DutchSystem, CitesTheArticlesOfItsTable) {
  for (const System* system : both) {
    std::set<std::string_view> articles;
    for (const criteria::Criterion& row : system->criteria()) articles.insert(row.article);
    const ArticleNames& cited = system->articles;
    for (const std::string_view article :
         {cited.completion, cited.pairs, cited.downfloats[0], cited.downfloats[1]})
      EXPECT_TRUE(articles.contains(article)) << article;
    EXPECT_TRUE(cited.bye_score.empty() || articles.contains(cited.bye_score)) << cited.bye_score;
    const auto own = [&](auto shape) {
      const auto row = std::find_if(system->criteria().begin(), system->criteria().end(), shape);
      return row == system->criteria().end() ? std::string_view() : row->article;
    };
    EXPECT_EQ(cited.pairs, own([](const criteria::Criterion& row) { return only_counts_singles(row); }));
    EXPECT_EQ(cited.downfloats[0], own([](const criteria::Criterion& row) {
                return row.single.shape == criteria::SingleShape::RepeatedDownfloat;
              }));
  }
}

TEST(DutchSystem, NamesEachColourRuleOnce) {
  for (const System* system : both) {
    const auto& rules = system->articles.colour_rules;
    const auto end = std::find(rules.begin(), rules.end(), std::string_view());
    EXPECT_EQ(end - rules.begin(), static_cast<int>(ColourRule::E5) + 1);
    EXPECT_EQ(std::set(rules.begin(), end).size(), static_cast<std::size_t>(end - rules.begin()));
    EXPECT_EQ(std::count(end, rules.end(), std::string_view()), rules.end() - end);
  }
}

}  // namespace
}  // namespace bloesem::swiss::dutch
