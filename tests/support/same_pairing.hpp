// Compares what two solvers answer, but not their names.
#pragma once

#include <gtest/gtest.h>

#include "bloesem/record.hpp"
#include "engine/swiss/bracket.hpp"

namespace bloesem::test {

// Compares candidate, exchanges and criteria.
inline void expect_same_pairing(const swiss::BracketPairing& a, const swiss::BracketPairing& b) {
  EXPECT_EQ(a.pairs, b.pairs);
  EXPECT_EQ(a.downfloaters, b.downfloaters);
  EXPECT_EQ(a.exchanges, b.exchanges);
  ASSERT_EQ(a.criteria.size(), b.criteria.size());
  for (std::size_t k = 0; k < a.criteria.size(); ++k) {
    EXPECT_EQ(a.criteria[k].article, b.criteria[k].article);
    EXPECT_EQ(a.criteria[k].count, b.criteria[k].count);
    EXPECT_EQ(a.criteria[k].differences, b.criteria[k].differences);
  }
  EXPECT_EQ(a.criteria, b.criteria);  // what they say besides
}

// Compares candidate and exchanges of two records.
inline void expect_same_candidate(const BracketRecord& a, const BracketRecord& b) {
  EXPECT_EQ(a.pairs, b.pairs);
  EXPECT_EQ(a.downfloaters, b.downfloaters);
  EXPECT_EQ(a.exchanges, b.exchanges);
}

}  // namespace bloesem::test
