#include "engine/swiss/colour_history.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::swiss {
namespace {

constexpr Colour every_colour[] = {Colour::None, Colour::White, Colour::Black};

// Returns the words that hold the colours, the first of them the oldest, and `spare` words more.
std::vector<std::uint64_t> packed(const std::vector<Colour>& oldest_first, std::size_t spare) {
  std::vector<std::uint64_t> words(ColourHistory::words_for(oldest_first.size()) + spare, 0);
  for (std::size_t i = 0; i < oldest_first.size(); ++i) {
    const std::size_t ago = oldest_first.size() - 1 - i;
    words[ago / ColourHistory::games_of_a_word] |= ColourHistory::code(oldest_first[i])
                                                   << 2 * (ago % ColourHistory::games_of_a_word);
  }
  return words;
}

std::int32_t difference_of(const std::vector<Colour>& colours) {
  return static_cast<std::int32_t>(std::count(colours.begin(), colours.end(), Colour::White) -
                                   std::count(colours.begin(), colours.end(), Colour::Black));
}

TEST(ColourHistory, KeepsEveryGame) {
  test::Random random(71);
  for (int run = 0; run < 5000; ++run) {
    std::vector<Colour> colours;
    for (int games = random.between(0, 100); games > 0; --games)
      colours.push_back(every_colour[random.between(0, 2)]);
    const std::vector<std::uint64_t> words = packed(colours, random.between<std::size_t>(0, 2));
    const ColourHistory history(words);
    ASSERT_EQ(history.size(), colours.size());
    ASSERT_EQ(history.oldest_first(), colours);
    for (std::size_t ago = 0; ago < colours.size(); ++ago)
      ASSERT_EQ(history.ago(ago), colours[colours.size() - 1 - ago]);
  }
}

TEST(ColourHistory, HasRoomForEveryGameAndNoWordMore) {
  for (std::size_t games = 0; games <= 200; ++games) {
    const std::size_t words = ColourHistory::words_for(games);
    EXPECT_GE(words * ColourHistory::games_of_a_word, games);
    EXPECT_TRUE(words == 1 || (words - 1) * ColourHistory::games_of_a_word < games) << games;
  }
}

// The code of a game is its contribution to the difference, and no game is the end.
TEST(ColourHistory, CodesAreDifferences) {
  for (const Colour colour : every_colour) {
    const auto difference = static_cast<std::int64_t>(ColourHistory::code(colour)) - 2;
    EXPECT_EQ(difference, difference_of({colour}));
    EXPECT_EQ(ColourHistory::colour(ColourHistory::code(colour)), colour);
    EXPECT_NE(ColourHistory::code(colour), 0U);
  }
}

// All histories of up to nine games, and long ones whose difference is wide.
TEST(PreferenceOf, IsThePreferenceOfTheRules) {
  const auto compare = [](const std::vector<Colour>& colours) {
    criteria::ColoursPlayed played;
    played.difference = difference_of(colours);
    if (!colours.empty()) played.last = colours.back();
    if (colours.size() > 1) played.before_last = colours[colours.size() - 2];
    ASSERT_EQ(preference_of(played.difference, packed(colours, 0).front()),
              criteria::colour_preference(played));
  };
  for (unsigned games = 0; games <= 9; ++games)
    for (unsigned bits = 0; bits < 1U << games; ++bits) {
      std::vector<Colour> colours;
      for (unsigned g = 0; g < games; ++g) colours.push_back(every_colour[1 + (bits >> g & 1U)]);
      compare(colours);
    }
  test::Random random(72);
  for (int run = 0; run < 5000; ++run) {
    std::vector<Colour> colours;
    const int whites = random.between(0, 100);
    for (int games = random.between(0, 80); games > 0; --games)
      colours.push_back(every_colour[random.chance(5) ? 0 : random.chance(whites) ? 1 : 2]);
    compare(colours);
  }
}

}  // namespace
}  // namespace bloesem::swiss
