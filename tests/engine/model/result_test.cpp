#include "bloesem/result.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "bloesem/colour.hpp"

namespace bloesem {
namespace {

TEST(Result, HoldsAValueOrAnError) {
  const Result<int> value = 7;
  ASSERT_TRUE(value);
  EXPECT_EQ(*value, 7);
  const Result<int> error = Error{ErrorCode::TooLarge, "much too large", {}};
  ASSERT_FALSE(error.has_value());
  EXPECT_EQ(error.error().code, ErrorCode::TooLarge);
}

TEST(Result, GivesAwayAValueThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = std::move(result).value();
  EXPECT_EQ(*taken, 5);
}

TEST(Colour, OppositeOfNothingIsNothing) {
  EXPECT_EQ(opposite(Colour::White), Colour::Black);
  EXPECT_EQ(opposite(Colour::Black), Colour::White);
  EXPECT_EQ(opposite(Colour::None), Colour::None);
}

}  // namespace
}  // namespace bloesem
