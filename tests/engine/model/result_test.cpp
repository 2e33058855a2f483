#include "bloesem/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

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

TEST(Result, IsTransformedUnlessItIsAnError) {
  const Result<int> value = 7;
  const Result<int> error = Error{ErrorCode::TooLarge, "much too large", {}};
  const auto text = [](int number) { return std::to_string(number); };
  EXPECT_EQ(*value.transform(text), "7");
  EXPECT_EQ(error.transform(text).error().code, ErrorCode::TooLarge);
  const auto pointer =
      Result<std::unique_ptr<int>>(std::make_unique<int>(5)).transform([](std::unique_ptr<int> moved) {
        return moved;
      });
  EXPECT_EQ(**pointer, 5);
}

TEST(Result, GoesOnUnlessItIsAnError) {
  const auto half = [](int number) -> Result<int> {
    if (number % 2 != 0) return Error{ErrorCode::InvalidInput, "odd", {}};
    return number / 2;
  };
  EXPECT_EQ(*Result<int>(12).and_then(half).and_then(half), 3);
  EXPECT_EQ(Result<int>(6).and_then(half).and_then(half).error().message, "odd");
}

// In every build: without a value execution cannot continue.
TEST(ResultDeathTest, StopsWhereThereIsNoValue) {
  const Result<int> value = 7;
  const Result<int> error = Error{ErrorCode::TooLarge, "much too large", {}};
  EXPECT_DEATH(static_cast<void>(*error), "");
  EXPECT_DEATH(static_cast<void>(value.error()), "");
}

TEST(Colour, OppositeOfNothingIsNothing) {
  EXPECT_EQ(opposite(Colour::White), Colour::Black);
  EXPECT_EQ(opposite(Colour::Black), Colour::White);
  EXPECT_EQ(opposite(Colour::None), Colour::None);
}

}  // namespace
}  // namespace bloesem
