#include "engine/uscf/colours.hpp"

#include <gtest/gtest.h>

#include "tests/engine/uscf/uscf_position.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

std::string reason_of(std::string_view one, std::string_view two,
                      const std::vector<ReadingChoice>& readings = {}) {
  const UscfPosition round({{2000, one}, {1900, two}}, readings);
  const Colouring colours =
      round.entrants.colouring(0, 1).value_or(colouring_by_lot(round.task, Colour::White, 0));
  return colour_reason(
      {round.tournament, round.field, round.task, 0, 1, 0, colours.higher_is_white, colours.rule});
}

TEST(UscfColourReason, SaysWhatDecided) {
  EXPECT_EQ(reason_of("W", "B"), "1 is due Black, 2 is due White");
  EXPECT_EQ(reason_of("W", "x"), "1 is due Black, 2 has not played");
  EXPECT_EQ(reason_of("WBW", "BxW"),
            "both are due Black; 1 has had White 1 more, 2 has had both colours equally often");
  EXPECT_EQ(reason_of("WWB", "WBW"), "both are due Black; in round 3 1 had Black, 2 had White");
  EXPECT_EQ(reason_of("WBxW", "WxBW"), "both are due Black; in round 3 1 had no colour, 2 had Black");
  EXPECT_EQ(reason_of("W", "W"), "both are due Black, and 1, who ranks higher, gets it");
  EXPECT_EQ(reason_of("-", "-", {{"priority", "by-score-group"}}),
            "both are due White, and 2, who ranks lower in a group below half of the points, gets it");
  EXPECT_EQ(reason_of("", ""),
            "in round 1 colours alternate from board to board, beginning with the drawn colour");
  EXPECT_EQ(reason_of("x", "x"), "neither has played, and 1, who ranks higher, gets the drawn colour");
}

TEST(UscfColoursByLot, AlternateInRoundOneOnly) {
  const RoundTask first{.round = 1};
  const RoundTask second{.round = 2};
  EXPECT_TRUE(colouring_by_lot(first, Colour::White, 0).higher_is_white);
  EXPECT_FALSE(colouring_by_lot(first, Colour::White, 1).higher_is_white);
  EXPECT_FALSE(colouring_by_lot(first, Colour::Black, 0).higher_is_white);
  EXPECT_TRUE(colouring_by_lot(second, Colour::White, 1).higher_is_white);
}

}  // namespace
}  // namespace bloesem::swiss::uscf
