// Events whose rounds are matches, through the library.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "bloesem/edition_choice.hpp"
#include "bloesem/event.hpp"
#include "tests/support/random.hpp"

namespace bloesem {
namespace {

using ::testing::HasSubstr;

Event begun(const char* system, int players, int rounds) {
  EventSettings settings;
  settings.edition = default_edition(system);
  settings.rounds = rounds;
  settings.initial_colour = Colour::White;
  Result<Event, Failure> event = Event::empty(settings);
  EXPECT_TRUE(event) << event.error().message;
  for (int i = 1; i <= players; ++i)
    EXPECT_TRUE(event->add({.name = "Player " + std::to_string(100 + i), .rating = 2400 - 10 * i}));
  return *std::move(event);
}

// True if the rules pair every round of the event as it was recorded.
void expect_replayed(const Event& event, const std::vector<EventRound>& rounds) {
  const Result<Event, Failure> again = Event::from_bytes(event.to_trf());
  ASSERT_TRUE(again) << again.error().message << event.to_trf();
  ASSERT_EQ(again->last_round(), static_cast<int>(rounds.size()));
  for (const EventRound& round : rounds) {
    const Result<EventRound, Failure> replayed = again->pair({.round = round.round});
    ASSERT_TRUE(replayed) << replayed.error().message;
    EXPECT_EQ(replayed->boards, round.boards) << round.round << event.to_trf();
    EXPECT_EQ(replayed->bye, round.bye);
  }
}

void play(Event& event, int rounds, const std::vector<std::string>& results, test::Random& random) {
  std::vector<EventRound> paired;
  for (int round = 1; round <= rounds; ++round) {
    const PlayerId away{random.between(1, 6)};
    if (random.chance(40)) {
      ASSERT_FALSE(event.absent(away, round, Outcome::HalfBye));
    }
    const Result<EventRound, Failure> next = event.pair();
    ASSERT_TRUE(next) << next.error().message;
    paired.push_back(*next);
    ASSERT_FALSE(event.record(*next));
    for (const EventGame& game : *event.games(round)) {
      EXPECT_EQ(game.result, "*");
      const std::string& result = results[random.between<std::size_t>(0, results.size() - 1)];
      const auto failure = event.result(round, game.board, result);
      ASSERT_FALSE(failure) << failure->message;
    }
  }
  expect_replayed(event, paired);
}

TEST(EventOfMatches, IsPlayedAndReplayed) {
  test::Random random(7);
  for (int number = 0; number < 8; ++number) {
    Event event = begun("double-swiss", random.between(8, 11), 4);
    play(event, 4, {"1-0,=", "0-1,0-1", "=,=", "+/-", "1-0,-/+", "1/2-0,0-0", "-/-"}, random);
    if (HasFatalFailure()) return;
  }
}

TEST(EventOfMatches, TeamsHaveGamePoints) {
  test::Random random(8);
  for (int number = 0; number < 8; ++number) {
    Event event = begun("team-swiss", random.between(8, 11), 4);
    play(event, 4, {"2.5-1.5", "2-2", "0.5-3.5", "+/-,4-0", "1-0"}, random);
    if (HasFatalFailure()) return;
    EXPECT_THAT(event.to_trf(), HasSubstr("### bloesem:game-points "));
  }
}

TEST(EventOfMatches, ScoresAndResultsAreThoseOfBothGames) {
  Event event = begun("double-swiss", 4, 3);
  ASSERT_FALSE(event.record(*event.pair()));
  const EventBoard first = event.games(1)->front().board;
  ASSERT_FALSE(event.result(1, first, "1-0,="));
  EXPECT_EQ(event.games(1)->front().result, "1-0,=");
  EXPECT_EQ(event.players().front().points, 15);
  ASSERT_FALSE(event.result(1, {first.black, first.white}, "=,1-0")) << "colours exchanged";
  EXPECT_EQ(event.games(1)->front().result, "=,0-1");
  EXPECT_EQ(event.players().front().points, 5);
  EXPECT_FALSE(event.pair().has_value() && event.record(*event.pair()) == std::nullopt)
      << "the other match has no result";
}

TEST(EventOfMatches, AWrongResultLeavesTheEventAsItWas) {
  Event event = begun("double-swiss", 4, 3);
  ASSERT_FALSE(event.record(*event.pair()));
  const std::string before = event.to_trf();
  const EventBoard board = event.games(1)->front().board;
  for (const char* result : {"1-0", "1-0,=,=", "2-0", "1-0,"}) {
    const auto failure = event.result(1, board, result);
    ASSERT_TRUE(failure) << result;
    EXPECT_EQ(failure->code, ErrorCode::InvalidInput);
    EXPECT_EQ(event.to_trf(), before);
  }
}

TEST(EventOfMatches, TwoColumnsThatAreNoMatchAreRefused) {
  Event event = begun("double-swiss", 4, 3);
  ASSERT_FALSE(event.record(*event.pair()));
  std::string text = event.to_trf();
  const std::size_t second = text.find("3 b", text.find("3 w"));
  ASSERT_NE(second, std::string::npos);
  text.replace(second, 1, "2");
  EXPECT_FALSE(Event::from_bytes(text));
}

}  // namespace
}  // namespace bloesem
