#include "engine/dubov/colour_reason.hpp"

#include <gtest/gtest.h>

#include "engine/dubov/colours.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::among_strangers;
using test::DubovPosition;
using test::LiteralPosition;

// Returns the reason for the colours of 1 and 2, who is ranked lower.
std::string reason(const Tournament& tournament) {
  const DubovPosition position{LiteralPosition(tournament)};
  const int number = position.task.number(position.field, position.at(1));
  const auto colouring =
      allocate_colours(position.field, position.at(1), position.at(2), Colour::White, number);
  return colour_reason({.tournament = position.tournament,
                        .field = position.field,
                        .task = position.task,
                        .higher = position.at(1),
                        .lower = position.at(2),
                        .number = number,
                        .higher_is_white = colouring->higher_is_white,
                        .rule = colouring->rule});
}

TEST(DubovColourReason, NamesWhatDecides) {
  EXPECT_EQ(reason(among_strangers({"W1", "B1"})), "1 prefers Black strongly, 2 prefers White strongly");
  EXPECT_EQ(reason(among_strangers({"W1", "F"})), "1 prefers Black strongly, 2 prefers Black mildly");
  EXPECT_EQ(reason(among_strangers({"W1", "W1"})),
            "1 prefers Black strongly, 2 prefers Black strongly; 1 is ranked higher, so that 1 has Black");
  EXPECT_EQ(
      reason(among_strangers({"B1 W1 W1 B1 W1", "W1 B1 W1 B1 W1"})),
      "1 prefers Black strongly, 2 prefers Black strongly; in their last games but 3 they had White and Black");
  EXPECT_EQ(reason(LiteralPosition({{1, 0}, {2, 0}}).tournament),
            "neither has played; 1, the higher ranked, has the odd number 1, so that 1 has White, the initial "
            "colour");
}

}  // namespace
}  // namespace bloesem::swiss::dubov
