// Groups: each is paired as an event of its own.
#include "engine/groups.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/acceleration.hpp"
#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/validate.hpp"
#include "engine/as_paired.hpp"
#include "engine/board_list.hpp"
#include "engine/checklist.hpp"
#include "engine/generator/generate.hpp"
#include "engine/sequence/pair_round.hpp"
#include "matching/index.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::FailsWith;
using test::IsPairing;
using test::nr;
using test::Random;
using test::TournamentBuilder;

using Members = std::vector<std::vector<PlayerIndex>>;  // of the whole tournament, by group

std::vector<std::string> names_of_groups(std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i) names.push_back(std::string(1, static_cast<char>('A' + i)));
  return names;
}

// Deals the players of all tournaments into one list, in which each keeps the order of its players.
Members dealt(const std::vector<Tournament>& events, Random& random) {
  std::vector<std::size_t> deck;
  for (std::size_t event = 0; event < events.size(); ++event)
    deck.insert(deck.end(), events[event].players.size(), event);
  random.shuffle(deck);
  Members members(events.size());
  for (std::size_t i = 0; i < deck.size(); ++i) members[deck[i]].push_back(static_cast<PlayerIndex>(i));
  return members;
}

Tournament merged(const std::vector<Tournament>& events, const Members& members) {
  Tournament whole = events.front();
  whole.players.clear();
  whole.forbidden_groups.clear();
  std::size_t players = 0;
  for (const Tournament& event : events) players += event.players.size();
  whole.players.resize(players);
  const std::vector<std::string> names = names_of_groups(events.size());
  for (std::size_t event = 0; event < events.size(); ++event) {
    const std::vector<PlayerIndex>& own = members[event];
    for (std::size_t i = 0; i < own.size(); ++i) {
      Player& player = whole.players[at(own[i])];
      player = events[event].players[i];
      player.id = own[i] + 1;
      for (RoundEntry& entry : player.rounds)
        if (entry.opponent != no_player) entry.opponent = own[at(entry.opponent)];
    }
    for (std::vector<PlayerIndex> group : events[event].forbidden_groups) {
      for (PlayerIndex& player : group) player = own[at(player)];
      whole.forbidden_groups.push_back(std::move(group));
    }
    whole.groups.push_back({names[event], own});
  }
  return whole;
}

// The pairings of the events, one after the other, with players of the whole tournament.
struct Concatenation {
  std::vector<Board> boards;
  std::vector<PlayerIndex> byes;
  std::vector<ColourRule> colour_rules;
  std::string impossible;  // the first group without a pairing
};

Concatenation concatenated(const std::vector<Tournament>& events, const Members& members, int round,
                           std::optional<Edition> edition = {}) {
  Concatenation all;
  const std::vector<std::string> names = names_of_groups(events.size());
  for (std::size_t event = 0; event < events.size(); ++event) {
    const Result<RoundPairing> pairing = pair_round(events[event], {.edition = edition, .round = round});
    if (!pairing) {
      EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing) << pairing.error().message;
      all.impossible = "group " + names[event] + ": ";
      return all;
    }
    const std::vector<PlayerIndex>& own = members[event];
    for (const Board& board : pairing->boards)
      all.boards.push_back({own[at(board.white)], own[at(board.black)]});
    if (pairing->bye) all.byes.push_back(own[at(*pairing->bye)]);
    all.colour_rules.insert(all.colour_rules.end(), pairing->record.colour_rules.begin(),
                            pairing->record.colour_rules.end());
  }
  return all;
}

void expect_concatenation(const Result<RoundPairing>& found, const Concatenation& expected) {
  if (!expected.impossible.empty()) {
    EXPECT_THAT(found, FailsWith(ErrorCode::NoValidPairing, expected.impossible));
    return;
  }
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->boards, expected.boards);
  EXPECT_EQ(byes_of(*found), expected.byes);
  EXPECT_EQ(found->record.colour_rules, expected.colour_rules);
}

generator::Settings varied_settings(Random& random, int rounds) {
  generator::Settings settings{.players = random.between(3, 20), .rounds = rounds};
  if (random.chance(50)) settings.late_entries = 100'000;
  if (random.chance(50)) settings.half_byes = 50'000;
  if (random.chance(30)) settings.withdrawals = 80'000;
  if (random.chance(30)) settings.forfeits = 50'000;
  if (random.chance(20)) settings.forbidden_groups = 2;
  return settings;
}

// Returns events of the same length; fewer than two: a round of some event cannot be paired.
std::vector<Tournament> random_events(Random& random) {
  const int rounds = random.between(2, 6);
  const int acceleration = random.chance(30) ? static_cast<int>(generator::Acceleration::Baku) : 0;
  const Edition edition = random.chance(50) ? Edition::Baku2016 : Edition::Fide2026;
  std::vector<Tournament> events;
  for (int count = random.between(1, 3); count >= 0; --count) {
    generator::Settings settings = varied_settings(random, rounds);
    settings.acceleration = acceleration;
    settings.edition = edition;
    auto made = generator::generate(settings, random.next());
    if (!made || !made->stopped.empty()) continue;
    made->tournament.rounds_declared = rounds + random.between(0, 1);
    events.push_back(std::move(made->tournament));
  }
  for (Tournament& event : events) {
    event.rounds_declared = events.front().rounds_declared;
    event.heading = events.front().heading;
  }
  return events;
}

// Calls check(events, members, whole) for random events.
template <class Check>
int for_random_groups(int seeds, Check check) {
  int used = 0;
  for (int seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(static_cast<std::uint64_t>(seed) + 9000);
    const std::vector<Tournament> events = random_events(random);
    if (events.size() < 2) continue;
    const Members members = dealt(events, random);
    ++used;
    check(events, members, merged(events, members));
    if (testing::Test::HasFailure()) return used;
  }
  return used;
}

TEST(Groups, ArePairedEachAsAnEventOfItsOwn) {
  int rounds = 0;
  const int used =
      for_random_groups(400, [&](const auto& events, const auto& members, const Tournament& whole) {
        ASSERT_TRUE(is_consistent(whole));
        const int last = std::min(whole.rounds_played + 1, *whole.rounds_declared);
        for (int round = 1; round <= last; ++round, ++rounds) {
          SCOPED_TRACE("round " + std::to_string(round));
          expect_concatenation(pair_round(whole, {.round = round}), concatenated(events, members, round));
        }
      });
  EXPECT_GT(used, 300);
  EXPECT_GT(rounds, 1000);
}

TEST(Groups, TheSequenceEngineAgrees) {
  for_random_groups(60, [](const auto&, const auto&, const Tournament& whole) {
    const PairOptions options{.round = std::min(2, whole.rounds_played)};
    EXPECT_EQ(test::text_of(pair_round(whole, options)), test::text_of(sequence::pair_round(whole, options)));
    const Result<RoundPairing> careful = pair_round(whole, {.round = options.round, .paranoid = true});
    EXPECT_EQ(test::text_of(pair_round(whole, options)), test::text_of(careful));
  });
}

// Works for any system that makes its pairs by the results: a table counts the rounds of its own group.
TEST(Groups, OfEverySystem) {
  for (const Edition edition : editions()) {
    if (has_table(edition)) continue;
    SCOPED_TRACE(std::string(system_id_of(edition)) + ' ' + std::string(name_of(edition)));
    int rounds = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      std::vector<Tournament> events;
      for (const int players : {7, 10}) {
        const auto made = generator::generate({.players = players, .rounds = 3, .edition = edition}, seed + 77);
        if (!made || !made->stopped.empty()) continue;
        events.push_back(as_paired(made->tournament, edition, {}).value());
      }
      if (events.size() < 2) continue;
      Random random(seed);
      const Members members = dealt(events, random);
      const Tournament whole = merged(events, members);
      for (int round = 1; round <= whole.rounds_played; ++round, ++rounds)
        expect_concatenation(pair_round(whole, {.edition = edition, .round = round}),
                             concatenated(events, members, round, edition));
    }
    EXPECT_GT(rounds, 10);
  }
}

TEST(Groups, TheirOrderDecidesOnlyTheBoards) {
  for_random_groups(100, [](const auto& events, const auto& members, Tournament whole) {
    std::vector<Tournament> others(events.rbegin(), events.rend());
    const Members reversed(members.rbegin(), members.rend());
    std::reverse(whole.groups.begin(), whole.groups.end());
    const Concatenation expected = concatenated(others, reversed, whole.rounds_played);
    const Result<RoundPairing> found = pair_round(whole, {.round = whole.rounds_played});
    if (!expected.impossible.empty()) return;
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->boards, expected.boards);
    EXPECT_EQ(byes_of(*found), expected.byes);
  });
}

TEST(Groups, OneGroupIsAPlainEvent) {
  for_random_groups(60, [](const auto& events, const auto&, const Tournament&) {
    Tournament one = events.front();
    std::vector<PlayerIndex> all;
    for (std::size_t i = 0; i < one.players.size(); ++i) all.push_back(static_cast<PlayerIndex>(i));
    one.groups = {{"A", all}};
    for (int round = 1; round <= one.rounds_played; ++round) {
      const Result<RoundPairing> found = pair_round(one, {.round = round});
      const Result<RoundPairing> plain = pair_round(events.front(), {.round = round});
      EXPECT_EQ(test::text_of(found), test::text_of(plain));
      EXPECT_EQ(test::brackets_of(found), test::brackets_of(plain));
    }
  });
}

// The generator's rounds follow the rules, so a replay of the groups finds no difference, and boards are
// numbered as they were.
TEST(Groups, AreReplayedEachByItself) {
  for_random_groups(100, [](const auto& events, const auto&, const Tournament& whole) {
    const Result<CheckReport> report = check_tournament(whole);
    ASSERT_TRUE(report) << report.error().message;
    int rounds = 0;
    bool differs = false;
    for (const Tournament& event : events) {
      const Result<CheckReport> own = check_tournament(event);
      ASSERT_TRUE(own);
      rounds += own->rounds;
      differs = differs || !own->differences.empty();
    }
    EXPECT_EQ(report->rounds, rounds);
    EXPECT_EQ(report->differences.empty(), !differs);
    const Result<RoundPairing> last = pair_round(whole, {.round = whole.rounds_played});
    if (last && !differs) {
      EXPECT_EQ(published_boards(whole, whole.rounds_played), last->boards);
      EXPECT_EQ(byes_of(played_round(whole, whole.rounds_played)), byes_of(*last));
    }
  });
}

TEST(Groups, AreAcceleratedEachByItself) {
  for_random_groups(100, [](auto events, const auto& members, Tournament whole) {
    const int rounds = *whole.rounds_declared;
    for (Tournament* const tournament : {&whole})
      for (Player& player : tournament->players) player.virtual_points.clear();
    if (accelerate(whole, BakuAcceleration{}, rounds, baku_wording_2026)) return;
    for (std::size_t event = 0; event < events.size(); ++event) {
      for (Player& player : events[event].players) player.virtual_points.clear();
      ASSERT_FALSE(accelerate(events[event], BakuAcceleration{}, rounds, baku_wording_2026));
      for (std::size_t i = 0; i < members[event].size(); ++i)
        EXPECT_EQ(whole.players[at(members[event][i])].virtual_points, events[event].players[i].virtual_points);
    }
  });
}

TEST(Groups, TheChecklistHasEveryGroup) {
  for_random_groups(40, [](const auto& events, const auto& members, const Tournament& whole) {
    const PairOptions options{.round = whole.rounds_played};
    const Result<RoundPairing> pairing = pair_round(whole, options);
    if (!pairing) return;
    const Result<Checklist> list = checklist(whole, options, *pairing);
    ASSERT_TRUE(list) << list.error().message;
    std::size_t next = 0;
    for (std::size_t event = 0; event < events.size(); ++event) {
      const Result<RoundPairing> alone = pair_round(events[event], options);
      ASSERT_TRUE(alone);
      const Result<Checklist> own = checklist(events[event], options, *alone);
      ASSERT_TRUE(own);
      for (const ChecklistEntry& entry : own->entries) {
        ASSERT_LT(next, list->entries.size());
        EXPECT_EQ(list->entries[next].player, members[event][at(entry.player)]);
        EXPECT_EQ(list->entries[next].colours, entry.colours);
        EXPECT_EQ(list->entries[next].facts, entry.facts);
        ++next;
      }
    }
    EXPECT_EQ(next, list->entries.size());
    for (const Downfloat& way : list->downfloats) {
      const PlayersInBracket& left = pairing->record.brackets.at(way.bracket).downfloaters;
      EXPECT_NE(std::find(left.begin(), left.end(), way.player), left.end());
    }
  });
}

Tournament in_groups(Tournament t, const std::vector<std::vector<int>>& numbers) {
  const std::vector<std::string> names = names_of_groups(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    PlayerGroup& group = t.groups.emplace_back(PlayerGroup{names[i], {}});
    for (const int number : numbers[i]) group.players.push_back(nr(number));
  }
  return t;
}

// Parity counts within the group: 4 is number 1 of B.
TEST(Groups, BoardsAreNumberedThrough) {
  const Tournament t = in_groups(TournamentBuilder(8), {{1, 2, 3}, {4, 5, 6, 7, 8}});
  const Result<RoundPairing> pairing = pair_round(t);
  EXPECT_THAT(pairing, IsPairing("1-2 4-6 7-5 3 bye"));
  EXPECT_EQ(byes_of(*pairing), (std::vector{nr(3), nr(8)}));
}

TEST(Groups, AGroupWithoutAPairingIsNamed) {
  const Tournament t =
      in_groups(TournamentBuilder(6).round("1-2 =, 3-5 1/0, 6-4 =").byes(""), {{3, 4, 5, 6}, {1, 2}});
  const Result<RoundPairing> pairing = pair_round(t);
  ASSERT_THAT(pairing, FailsWith(ErrorCode::NoValidPairing, "group B: "));
  for (const PlayerIndex player : pairing.error().players) EXPECT_LE(player, nr(2));
}

TEST(Groups, EveryPlayerIsInOne) {
  const Result<RoundPairing> pairing = pair_round(in_groups(TournamentBuilder(5), {{1, 2}, {3}}));
  ASSERT_THAT(pairing, FailsWith(ErrorCode::InvalidInput, "4, 5"));
  EXPECT_EQ(pairing.error().remedy, Remedy::StateGroups);
}

TEST(Groups, NobodyIsInTwo) {
  const Tournament t = in_groups(TournamentBuilder(4), {{1, 2}, {2, 3, 4}});
  EXPECT_FALSE(is_consistent(t));
  EXPECT_EQ(validate(t).front().code, ContradictionCode::BadPlayerGroup);
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "two groups"));
  Tournament named = in_groups(TournamentBuilder(4), {{1, 2}, {3, 4}});
  named.groups[1].name = "A";
  EXPECT_EQ(validate(named).front().code, ContradictionCode::BadPlayerGroup);
}

TEST(Groups, NobodyHasMetAPlayerOfAnother) {
  EXPECT_THAT(pair_round(in_groups(TournamentBuilder(4).round("1-3 1/0, 4-2 ="), {{1, 2}, {3, 4}})),
              FailsWith(ErrorCode::InvalidInput, "players 1 and 3 of different groups"));
}

TEST(Groups, AreJudgedByThemselves) {
  const Tournament t = in_groups(TournamentBuilder(4), {{1, 2}, {3, 4}});
  const Result<Verdict> verdict = judge(t, {});
  ASSERT_FALSE(verdict);
  EXPECT_EQ(verdict.error().code, ErrorCode::InvalidInput);
}

// One colour is drawn: a group without games takes it from the others.
TEST(Groups, ShareTheInitialColour) {
  Tournament t = in_groups(TournamentBuilder(4).round("2-1 1/0, 3 Z, 4 Z"), {{1, 2}, {3, 4}});
  t.initial_colour.reset();
  t.groups[0].players = {nr(1), nr(2)};
  t.players[0].rounds[0].outcome = Outcome::ForfeitLoss;
  t.players[1].rounds[0].outcome = Outcome::ForfeitWin;
  EXPECT_THAT(pair_round(t, {.round = 2}), IsPairing("2-1 4-3"));
}

}  // namespace
}  // namespace bloesem
