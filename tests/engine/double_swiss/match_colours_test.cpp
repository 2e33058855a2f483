#include "engine/double_swiss/match_colours.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

namespace bloesem::test {
namespace {

using swiss::ColourHistory;
using swiss::double_swiss::MatchColours;

// Matches from the oldest on; '-' is one without a colour.
struct Matches {
  std::array<std::uint64_t, 1> words{};

  explicit Matches(std::string_view history) {
    for (const char c : history) {
      const Colour colour = c == 'W' ? Colour::White : c == 'B' ? Colour::Black : Colour::None;
      words[0] = words[0] << 2U | ColourHistory::code(colour);
    }
  }
  [[nodiscard]] MatchColours colours() const { return MatchColours(ColourHistory(words)); }
};

TEST(MatchColours, MatchesWithoutAColourAreSkipped) {
  const Matches matches("WB-W-");
  EXPECT_EQ(matches.colours().last(), Colour::White);
  EXPECT_EQ(matches.colours().before_last(), Colour::Black);
  EXPECT_EQ(matches.colours().count(Colour::White), 2);
  EXPECT_EQ(matches.colours().difference(), 1);
  EXPECT_FALSE(matches.colours().empty());
  EXPECT_TRUE(Matches("--").colours().empty());
  EXPECT_EQ(Matches("-B").colours().before_last(), Colour::None);
}

TEST(MatchColours, TheLatestDifferenceIsCountedFromTheEnd) {
  const auto latest = [](std::string_view a, std::string_view b) {
    const Matches one(a);
    const Matches other(b);
    const auto found = MatchColours::latest_difference(one.colours(), other.colours());
    return found ? std::string(name_of(found->first)) + " " + std::string(name_of(found->second)) : "none";
  };
  EXPECT_EQ(latest("WB", "BW"), "Black White");
  EXPECT_EQ(latest("WB", "BB"), "White Black");
  EXPECT_EQ(latest("WB-", "B-B"), "White Black");
  EXPECT_EQ(latest("BWB", "WB"), "none");
  EXPECT_EQ(latest("", "W"), "none");
}

}  // namespace
}  // namespace bloesem::test
