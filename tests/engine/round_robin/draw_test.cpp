#include "engine/round_robin/draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/engine/round_robin/support.hpp"
#include "tests/support/random.hpp"

namespace bloesem::round_robin {
namespace {

using testing::schedule;

// Returns entrants named by their places in a list of federations: "NED BEL NED -", the last one without.
std::vector<Entrant> entrants(const std::string& federations) {
  std::vector<Entrant> list;
  std::string code;
  for (const char c : federations + " ") {
    if (c != ' ') {
      code += c;
      continue;
    }
    list.push_back({"Player " + std::string(1, static_cast<char>('A' + list.size())), code == "-" ? "" : code});
    code.clear();
  }
  return list;
}

// True if the numbers are 1 to n, each once.
bool is_complete(const std::vector<int>& numbers) {
  std::vector<int> sorted = numbers;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i)
    if (sorted[i] != static_cast<int>(i) + 1) return false;
  return true;
}

std::set<std::vector<int>> sets_used(const std::vector<int>& numbers,
                                     const std::vector<std::vector<int>>& sets) {
  std::set<std::vector<int>> used;
  for (const int number : numbers)
    for (const std::vector<int>& set : sets)
      if (std::find(set.begin(), set.end(), number) != set.end()) used.insert(set);
  return used;
}

std::vector<Entrant> random_entrants(test::Random& random, int players) {
  std::vector<Entrant> list;
  for (int i = 0; i < players; ++i) {
    const char letter = static_cast<char>('A' + random.between(0, 5));
    list.push_back({std::string(1, static_cast<char>('a' + i)), std::string(3, letter)});
  }
  return list;
}

TEST(Draw, FederationsDrawFromOneSetEach) {
  const std::vector<Entrant> list = entrants("NED NED BEL NED FRA BEL NED GER ESP ITA");
  const std::vector<std::vector<int>> sets = varma_sets(10, VarmaTable::Published);
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Draw draw = draw_restricted(list, schedule(10, ""), seed).value();
    ASSERT_TRUE(is_complete(draw.numbers));
    EXPECT_EQ(draw.split, std::vector<std::string>{"NED"}) << "four players, sets of three and two";
    const std::vector<int> belgium = {draw.numbers[2], draw.numbers[5]};
    EXPECT_EQ(sets_used(belgium, sets).size(), 1U);
  }
}

TEST(Draw, KeepsItsPromiseWhereEverySetIsLargeEnough) {
  test::Random random(20260302);
  int kept = 0;
  for (int count = 0; count < 4000; ++count) {
    const int players = random.between(fewest_in_varma, most_in_varma);
    const std::vector<Entrant> list = random_entrants(random, players);
    const char* const order = count % 3 == 0 ? "" : count % 3 == 1 ? "order=fide" : "cycles=2";
    const Draw draw =
        draw_restricted(list, schedule(players, order), random.next(), VarmaTable::Corrected).value();
    ASSERT_TRUE(is_complete(draw.numbers));
    if (!draw.split.empty()) continue;
    EXPECT_EQ(draw.late, std::vector<LateMeeting>{}) << players;
    ++kept;
  }
  EXPECT_GT(kept, 500);
}

TEST(Draw, EveryNumberAndEverySetIsPossible) {
  const std::vector<Entrant> list = entrants("NED NED BEL GER FRA ESP ITA POR SWE");
  std::map<int, int> times;
  std::set<std::vector<int>> used;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    const Draw draw = draw_restricted(list, schedule(9, ""), seed).value();
    EXPECT_TRUE(draw.late.empty());
    ++times[draw.numbers[2]];
    for (const std::vector<int>& set : sets_used({draw.numbers[0]}, varma_sets(9, VarmaTable::Published)))
      used.insert(set);
  }
  EXPECT_EQ(times.size(), 9U) << "numbers of one of the players";
  for (const auto& [number, count] : times) EXPECT_GT(count, 30) << number;
  EXPECT_EQ(used.size(), 3U) << "sets with two numbers or more";
}

TEST(Draw, DependsOnTheSeedAlone) {
  const std::vector<Entrant> list = entrants("NED NED BEL GER FRA ESP ITA POR SWE");
  const Draw once = draw_restricted(list, schedule(9, ""), 7).value();
  EXPECT_EQ(draw_restricted(list, schedule(9, ""), 7).value().numbers, once.numbers);
  EXPECT_NE(draw_restricted(list, schedule(9, ""), 8).value().numbers, once.numbers);
  std::vector<Entrant> turned(list.rbegin(), list.rend());
  std::vector<int> numbers = draw_restricted(turned, schedule(9, ""), 7).value().numbers;
  std::reverse(numbers.begin(), numbers.end());
  EXPECT_EQ(numbers, once.numbers) << "not on the order of the list";
}

TEST(Draw, TellsOfTheMisprint) {
  const std::vector<Entrant> list = entrants("NED NED NED BEL BEL BEL BEL GER GER GER FRA FRA");
  int misprinted = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Draw draw = draw_restricted(list, schedule(12, ""), seed).value();
    EXPECT_TRUE(draw.split.empty());
    if (!draw.late.empty()) {
      ++misprinted;
      const LateMeeting& meeting = draw.late.front();
      const std::set<int> numbers = {draw.numbers[static_cast<std::size_t>(meeting.one)],
                                     draw.numbers[static_cast<std::size_t>(meeting.other)]};
      EXPECT_EQ(numbers, (std::set<int>{6, 12}));
      EXPECT_EQ(meeting.round, 11);
      EXPECT_EQ(draw.late.size(), 1U);
    }
    EXPECT_TRUE(draw_restricted(list, schedule(12, ""), seed, VarmaTable::Corrected).value().late.empty());
  }
  EXPECT_GT(misprinted, 100);
}

TEST(Draw, TellsWhoMeetsInTheLastRounds) {
  const std::vector<Entrant> list = entrants("NED NED NED NED NED NED NED NED NED BEL");
  const Draw draw = draw_restricted(list, schedule(10, "cycles=2"), 1).value();
  EXPECT_EQ(draw.split, std::vector<std::string>{"NED"});
  const int opponents_of_belgium = 3;
  EXPECT_EQ(draw.late.size(), 2U * (15 - opponents_of_belgium)) << "both cycles";
  std::vector<LateMeeting> sorted = draw.late;
  for (const LateMeeting& meeting : draw.late) {
    EXPECT_LT(meeting.one, meeting.other);
    EXPECT_EQ(meeting_round(10, draw.numbers[static_cast<std::size_t>(meeting.one)],
                            draw.numbers[static_cast<std::size_t>(meeting.other)]),
              (meeting.round - 1) % 9 + 1);
    EXPECT_GE((meeting.round - 1) % 9 + 1, 7);
  }
  const std::vector<std::string> notes = notes_on(draw, list);
  EXPECT_EQ(notes.size(), 1 + draw.late.size());
  EXPECT_EQ(notes.front(), "no set of numbers was large enough for all players of NED");
  EXPECT_TRUE(notes[1].ends_with(" of NED meet in round 7")) << notes[1];
}

TEST(Draw, PlayersWithoutFederationMayMeet) {
  const std::vector<Entrant> list = entrants("- - - FID FID NON non fid - ned NED");
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Draw draw = draw_restricted(list, schedule(11, ""), seed).value();
    EXPECT_TRUE(draw.split.empty());
    EXPECT_TRUE(draw.late.empty());
    EXPECT_EQ(sets_used({draw.numbers[9], draw.numbers[10]}, varma_sets(11, VarmaTable::Published)).size(), 1U)
        << "either case";
  }
}

TEST(Draw, Refused) {
  const auto refusal = [](int players, std::string_view settings) {
    std::vector<Entrant> list(static_cast<std::size_t>(players), Entrant{"x", "NED"});
    const Result<Draw> draw = draw_restricted(list, schedule(players, settings), 1);
    return draw ? "" : draw.error().message;
  };
  EXPECT_EQ(refusal(8, ""),
            "the tables of the restricted draw are for 9 to 24 players, not for 8; draw freely");
  EXPECT_EQ(refusal(25, ""),
            "the tables of the restricted draw are for 9 to 24 players, not for 25; draw freely");
  EXPECT_EQ(
      refusal(10, "order=rotated-6"),
      "the restricted draw keeps players of one federation apart in the last three rounds of the Berger "
      "table, but with order=rotated-6 boards=plain cycles=1 a cycle ends with other rounds; take berger or "
      "fide, or draw freely");
  for (const char* order : {"order=balanced", "order=shifted", "order=rotated cycles=2"})
    EXPECT_NE(refusal(10, order).find("a cycle ends with other rounds"), std::string::npos) << order;
  for (const char* order : {"", "cycles=3", "order=fide", "order=rotated-1", "boards=balanced"})
    EXPECT_EQ(refusal(10, order), "") << order;
  EXPECT_EQ(draw_restricted(entrants("NED BEL"), schedule(9, ""), 1).error().message,
            "the draw has 2 entrants, but the schedule is for 9");
}

TEST(Draw, FreeDrawsAreCounted) {
  const std::vector<Entrant> list = entrants("NED NED NED NED BEL -");
  std::map<std::vector<int>, int> times;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const Draw draw = draw_freely(list, schedule(6, "order=rotated"), seed);
    ASSERT_TRUE(is_complete(draw.numbers));
    EXPECT_EQ(draw.late, late_meetings(list, draw.numbers, schedule(6, "order=rotated")));
    ++times[draw.numbers];
  }
  EXPECT_GT(times.size(), 600U) << "of 720";
  const std::vector<int> numbers = {1, 2, 3, 4, 5, 6};
  EXPECT_EQ(late_meetings(list, numbers, schedule(6, "")),
            (std::vector<LateMeeting>{{0, 2, 3}, {0, 3, 4}, {1, 2, 4}, {1, 3, 5}}));
  EXPECT_EQ(late_meetings(list, numbers, schedule(4, "")).size(), 6U) << "all rounds are among the last three";
}

}  // namespace
}  // namespace bloesem::round_robin
