#include "criteria/dubov_1997/procedural.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

std::string articles_of(CriteriaTable table) {
  std::string articles;
  for (const Criterion& row : table) {
    EXPECT_TRUE(contains(row.in_force, BracketKind::Normal));
    articles += std::string(row.article) + " ";
  }
  return articles;
}

TEST(Procedural, TablesNameWhatIsCounted) {
  EXPECT_EQ(articles_of(dubov_1997()), "6.4 2.5 6.3 9 ");
  EXPECT_EQ(articles_of(vega_2015()), "6.3 6.2 8 ");
}

TEST(Procedural, FloatersAndPairsOfOneDueColourAreCharged) {
  EXPECT_EQ(dubov_1997()[0].single({test::facts(10)}).amount, 1);
  EXPECT_EQ(dubov_1997()[2].pair(test::facts(10, "W"), test::facts(10, "W")).amount, 1);
  EXPECT_EQ(dubov_1997()[2].pair(test::facts(10, "W"), test::facts(10, "B")).amount, 0);
  for (const std::size_t row : {std::size_t{1}, std::size_t{3}}) {
    EXPECT_FALSE(dubov_1997()[row].pair);
    EXPECT_FALSE(dubov_1997()[row].single);
  }
}

}  // namespace
}  // namespace bloesem::criteria
