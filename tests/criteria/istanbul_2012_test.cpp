// The rows of the Dutch System of 2012.
#include "criteria/dutch_2012/istanbul_2012.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "tests/criteria/facts.hpp"
#include "tests/criteria/promises.hpp"

namespace bloesem::criteria {
namespace {

constexpr std::array every_way{StrongColours::Nothing, StrongColours::Before, StrongColours::After};

std::string articles_in(CriteriaTable table, BracketKind kind) {
  std::string articles;
  for (const Criterion& row : table)
    if (contains(row.in_force, kind)) articles += std::string(row.article) + ' ';
  return articles;
}

TEST(Istanbul2012, RecordsStateTheRequirementsInTheirOrder) {
  EXPECT_EQ(articles_in(recorded_2012(StrongColours::Before), BracketKind::Normal),
            "A.6.b B.3 C.12 B.2 A.7.d B.4 B.5 B.6 B.5 B.6 ");
  EXPECT_EQ(articles_in(recorded_2012(StrongColours::After), BracketKind::Last),
            "C.13 A.6.b B.3 B.2 B.4 A.7.e B.5 B.6 B.5 B.6 ");
  EXPECT_EQ(articles_in(recorded_2012(StrongColours::Nothing), BracketKind::Penultimate),
            "C.13 A.6.b B.3 B.2 B.4 B.5 B.6 B.5 B.6 ");
}

TEST(Istanbul2012, DocumentsListBothReadings) {
  EXPECT_EQ(articles_in(istanbul_2012(), BracketKind::Normal),
            "A.6.b B.3 C.12 B.2 A.7.d B.4 A.7.e B.5 B.6 B.5 B.6 ");
}

TEST(Istanbul2012, ABracketTreatedAsHomogeneousChargesNoUnevenPair) {
  for (const StrongColours strong : every_way) {
    for (const Criterion& row : solved_as_homogeneous_2012(strong)) {
      const bool uneven = row.pair && only_uneven(row.pair.shape);
      EXPECT_TRUE(!uneven || row.in_force == 0 || row.in_force == kinds(BracketKind::Collapsed)) << row.article;
    }
  }
  EXPECT_EQ(articles_in(solved_as_homogeneous_2012(StrongColours::After), BracketKind::Normal),
            "A.6.b B.3 C.12 C.12 B.2 B.4 A.7.e B.5 B.6 ");
}

// The solvers decline other tables.
TEST(Istanbul2012, TablesOfTheSolversAreInTheUsualOrder) {
  for (const StrongColours strong : every_way) {
    for (const CriteriaTable table : {solved_2012(strong), solved_as_homogeneous_2012(strong)}) {
      for (const BracketKind kind :
           {BracketKind::Normal, BracketKind::Last, BracketKind::Penultimate, BracketKind::Collapsed}) {
        EXPECT_TRUE(table.usual_order(kind)) << name_of(kind);
        EXPECT_TRUE(table.singles_first(kind)) << name_of(kind);
      }
    }
  }
}

TEST(Istanbul2012, CostsKeepWhatTheyPromise) {
  for (const CriteriaTable table : {solved_2012(StrongColours::Before), solved_2012(StrongColours::After),
                                    solved_as_homogeneous_2012(StrongColours::After)}) {
    for (const Criterion& row : table) {
      SCOPED_TRACE(row.article);
      EXPECT_TRUE(row.pair || row.single);
      EXPECT_TRUE(!row.pair || test::keeps(row.pair.shape, row.pair));
      EXPECT_TRUE(!row.single || test::keeps(row.single.shape, row.single));
    }
  }
}

}  // namespace
}  // namespace bloesem::criteria
