#include "criteria/uscf/uscf_2020.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::criteria {
namespace {

TEST(Uscf2020Rows, NameWhatTheProcedureCounts) {
  std::string articles;
  for (const Criterion& row : uscf_2020()) {
    articles += std::string(row.article) + " ";
    EXPECT_FALSE(row.pair);
    EXPECT_FALSE(row.single);
    EXPECT_TRUE(contains(row.in_force, BracketKind::Normal));
  }
  EXPECT_EQ(articles, "29D1 29C2 29E5f 27A4 27A5 ");
  EXPECT_EQ(uscf_2020()[static_cast<std::size_t>(UscfRow::SecondExtra)].article, "27A4");
}

}  // namespace
}  // namespace bloesem::criteria
