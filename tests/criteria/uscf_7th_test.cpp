#include "criteria/uscf/uscf_7th.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::criteria {
namespace {

TEST(Uscf7thRows, NameWhatTheProcedureCounts) {
  std::string articles;
  for (const Criterion& row : uscf_7th()) {
    articles += std::string(row.article) + " ";
    EXPECT_FALSE(row.pair);
    EXPECT_FALSE(row.single);
    EXPECT_TRUE(contains(row.in_force, BracketKind::Normal));
  }
  EXPECT_EQ(articles, "29D1 29C2 29E5f 27A4 27A5 ");
  EXPECT_EQ(uscf_7th()[static_cast<std::size_t>(UscfRow::SecondExtra)].article, "27A4");
}

}  // namespace
}  // namespace bloesem::criteria
