// Groups in an event of the library.
#include <gtest/gtest.h>

#include <string>

#include "bloesem/event.hpp"

namespace bloesem {
namespace {

constexpr const char* two_groups =
    "012 School\n142 5\n152 W\n192 FIDE_DUTCH_2026\n"
    "### bloesem:group A 1 2 3\n### bloesem:group B 4 5 6\n"
    "001    1      Anema                             2100                             0.0    1\n"
    "001    2      Bos                               2050                             0.0    1\n"
    "001    3      Cohen                             2000                             0.0    1\n"
    "001    4      Dekker                            1700                             0.0    1\n"
    "001    5      Evers                             1650                             0.0    1\n"
    "001    6      Faber                             1600                             0.0    1\n";

TEST(EventGroups, EveryGroupHasItsBye) {
  auto event = Event::from_bytes(two_groups);
  ASSERT_TRUE(event) << event.error().message;
  const auto round = event->pair();
  ASSERT_TRUE(round) << round.error().message;
  ASSERT_EQ(round->boards.size(), 2U);
  EXPECT_EQ(round->boards[1].white.number, 4);
  EXPECT_EQ(round->bye->number, 3);
  ASSERT_EQ(round->further_byes.size(), 1U);
  EXPECT_EQ(round->further_byes[0].number, 6);
  const auto failure = event->record(*round);
  ASSERT_FALSE(failure) << failure->message;
  const std::string text = event->to_trf();
  std::size_t byes = 0;
  for (std::size_t at = text.find("0000 - U"); at != std::string::npos; at = text.find("0000 - U", at + 1))
    ++byes;
  EXPECT_EQ(byes, 2U);
  EXPECT_TRUE(Event::from_bytes(text));
}

TEST(EventGroups, ARoundWithoutOneOfTheByesIsRefused) {
  auto event = Event::from_bytes(two_groups);
  ASSERT_TRUE(event);
  auto round = event->pair();
  ASSERT_TRUE(round);
  round->further_byes.clear();
  EXPECT_TRUE(event->record(*round));
}

}  // namespace
}  // namespace bloesem
