#include "engine/team_swiss/preferences.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

namespace bloesem::test {
namespace {

using swiss::ColourHistory;
using swiss::team_swiss::PreferenceType;

// Returns "W", "w" (mild) or "-" after matches with these colours, from the oldest on.
std::string team_prefers(std::string_view history, PreferenceType type, bool last_round = false) {
  std::array<std::uint64_t, 1> words{};
  for (const char c : history)
    words[0] = words[0] << 2U | ColourHistory::code(c == 'W'   ? Colour::White
                                                    : c == 'B' ? Colour::Black
                                                               : Colour::None);
  const auto preference = swiss::team_swiss::team_preference(
      swiss::double_swiss::MatchColours(ColourHistory(words)), type, last_round);
  if (preference.colour == Colour::None) return "-";
  const bool strong = preference.strength == criteria::Strength::Strong;
  return preference.colour == Colour::White ? (strong ? "W" : "w") : (strong ? "B" : "b");
}

std::string by_type_a(std::string_view history) { return team_prefers(history, PreferenceType::A); }
std::string by_type_b(std::string_view history) { return team_prefers(history, PreferenceType::B); }

TEST(TeamPreferences, TypeA) {
  EXPECT_EQ(by_type_a(""), "-");
  EXPECT_EQ(by_type_a("W"), "-");
  EXPECT_EQ(by_type_a("WB"), "-");
  EXPECT_EQ(by_type_a("WW"), "b") << "difference 2";
  EXPECT_EQ(by_type_a("WBWB"), "-");
  EXPECT_EQ(by_type_a("WWBB"), "w") << "difference 0, twice Black";
  EXPECT_EQ(by_type_a("WBB"), "w") << "difference -1, twice Black";
  EXPECT_EQ(by_type_a("WWWBB"), "-") << "difference 1, twice Black";
  EXPECT_EQ(by_type_a("WWWWBB"), "b") << "the difference comes first";
  EXPECT_EQ(by_type_a("BWW"), "b");
  EXPECT_EQ(by_type_a("B-B"), "w") << "matches without a colour are skipped";
}

TEST(TeamPreferences, TypeBHasMildOnes) {
  EXPECT_EQ(by_type_b(""), "-");
  EXPECT_EQ(by_type_b("W"), "b");
  EXPECT_EQ(by_type_b("B"), "w");
  EXPECT_EQ(by_type_b("WB"), "w") << "alternates";
  EXPECT_EQ(by_type_b("WW"), "B");
  EXPECT_EQ(by_type_b("WWBB"), "W");
  EXPECT_EQ(by_type_b("WWWBB"), "b") << "difference 1";
  EXPECT_EQ(team_prefers("WB", PreferenceType::B, true), "-") << "no alternation in the last round";
  EXPECT_EQ(team_prefers("W", PreferenceType::B, true), "b");
  EXPECT_EQ(team_prefers("WWBB", PreferenceType::B, true), "W") << "a strong one stays";
}

}  // namespace
}  // namespace bloesem::test
