// The front door completes the bans of a file, as the program does.
#include <gmock/gmock.h>

#include <string>

#include "bloesem/event.hpp"
#include "tests/support/program/report_text.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;

std::string with_federations(std::string text, const std::string& federation) {
  for (std::size_t at = text.find("\n001"); at != std::string::npos; at = text.find("\n001", at + 1))
    if (text[at + 8] == '1' || text[at + 8] == '4') text.replace(at + 54, 3, federation);
  return text;
}

Event restricted_event(const std::string& comment) {
  Result<Event, Failure> event =
      Event::from_bytes(comment + '\n' + with_federations(kersen_open_unplayed(), "NED"));
  EXPECT_TRUE(event) << event.error().message;
  return *std::move(event);
}

bool meets(const EventRound& round, int one, int other) {
  for (const EventBoard& board : round.boards)
    if ((board.white.number == one && board.black.number == other) ||
        (board.white.number == other && board.black.number == one))
      return true;
  return false;
}

TEST(EventRestrictions, ABanOfTheFileIsWrittenWithTheRound) {
  Event event = restricted_event("### bloesem:avoid federation:2");
  const Result<EventRound, Failure> round = event.pair();
  ASSERT_TRUE(round) << round.error().message;
  EXPECT_FALSE(meets(*round, 1, 4));
  EXPECT_FALSE(event.record(*round));
  EXPECT_THAT(event.to_trf(), HasSubstr("260 001 002    1    4\n"));
}

TEST(EventRestrictions, AWishOfTheFileIsCompliedWith) {
  const Event plain = restricted_event("### a comment");
  ASSERT_TRUE(plain.pair());
  EXPECT_TRUE(meets(*plain.pair(), 1, 4));
  const Event event = restricted_event("### bloesem:wish federation:1");
  ASSERT_TRUE(event.pair());
  EXPECT_FALSE(meets(*event.pair(), 1, 4));
}

}  // namespace
}  // namespace bloesem::cli_test
