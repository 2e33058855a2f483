#include "criteria/lim/lim_2026.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::criteria {
namespace {

TEST(Lim2026Rows, NameWhatTheProcedureCounts) {
  std::string articles;
  for (const Criterion& row : lim_2026()) {
    articles += std::string(row.article) + " ";
    EXPECT_FALSE(row.pair);
    EXPECT_FALSE(row.single);
    EXPECT_TRUE(contains(row.in_force, BracketKind::Normal));
  }
  EXPECT_EQ(articles, "2.3 3.10 5.2 2.6 ");
  EXPECT_EQ(lim_2026()[static_cast<std::size_t>(LimRow::Cracked)].article, "2.6");
}

}  // namespace
}  // namespace bloesem::criteria
