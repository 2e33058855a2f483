// Brackets beyond exhaustion: compares the fast solver's classes and its tail with the blossom solver, and has
// a bracket for each reason to decline. (Small brackets: tests/differential/bracket_test.cpp.)
#include "engine/dutch/solve/fast/fast_bracket.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/campaign/state.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/swiss/solver_chain.hpp"
#include "engine/swiss/system.hpp"
#include "tests/differential/bracket_case.hpp"
#include "tests/support/solve.hpp"

namespace bloesem::swiss::dutch {
namespace {

using campaign::State;
using campaign::StatePlayer;
using criteria::BracketKind;
using test::BracketCase;
using test::BracketSizes;
using test::by_lemon;
using test::expect_same_pairing;
using test::Past;
using test::Random;
using test::solve_by;

void expect_as_by_blossoms(BlossomBracketSolver& blossom, const RoundField& field, const Bracket& bracket,
                           const BracketPairing& pairing) {
  const auto second = solve_by(blossom, field, criteria::baku_2016(), bracket);
  ASSERT_TRUE(second.has_value());
  expect_same_pairing(pairing, *second);
}

// ---- brackets solved by classes

class LargerBrackets : public testing::TestWithParam<BracketKind> {};

INSTANTIATE_TEST_SUITE_P(FastBracket, LargerBrackets,
                         testing::Values(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                         BracketKind::Collapsed),
                         [](const auto& info) {
                           return "Kind" + std::to_string(static_cast<int>(info.param));
                         });

BracketSizes larger_sizes(Random& random, BracketKind kind, int least, int most) {
  BracketSizes sizes;
  sizes.moved_down = random.chance(45) ? 0 : random.between(1, 4);
  sizes.residents = random.between(least, most) - sizes.moved_down;
  const bool nothing_follows = kind == BracketKind::Last || kind == BracketKind::Collapsed;
  sizes.ahead = nothing_follows ? 0 : random.between(1, 8);
  return sizes;
}

TEST_P(LargerBrackets, AreSolvedAsByBlossoms) {
  Random random(61 + static_cast<std::uint64_t>(GetParam()));
  FastBracketSolver fast;  // shared, because its working memory must not matter
  BlossomBracketSolver blossom;
  constexpr Past pasts[] = {Past::Mixed, Past::Mixed, Past::Mixed, Past::LopsidedColours, Past::Floats};
  int answered = 0;
  int exchanges = 0;
  int by_classes = 0;
  int moved_down = 0;
  // A CLB with more players has too many score differences, and most of these have, too.
  const bool collapsed = GetParam() == BracketKind::Collapsed;
  for (int i = 0; i < (collapsed ? 6000 : 600) && !HasFailure(); ++i) {
    const BracketSizes sizes = larger_sizes(random, GetParam(), collapsed ? 8 : 15, collapsed ? 14 : 40);
    const BracketCase c = random_bracket(random, GetParam(), sizes, pasts[random.between(0, 4)]);
    const auto pairing = solve_by(fast, c.field, criteria::baku_2016(), c.bracket);
    if (!pairing) continue;
    ++answered;
    by_classes += fast.nodes() < sizes.moved_down + sizes.residents ? 1 : 0;
    exchanges += pairing->exchanges > 0 ? 1 : 0;
    moved_down += sizes.moved_down > 0 ? 1 : 0;
    SCOPED_TRACE(describe(c));
    expect_as_by_blossoms(blossom, c.field, c.bracket, *pairing);
  }
  RecordProperty("answered", answered);
  RecordProperty("exchanges", exchanges);
  RecordProperty("by_classes", by_classes);
  RecordProperty("moved_down", moved_down);
  EXPECT_GT(answered, 100);
  EXPECT_GT(moved_down, 50);
  EXPECT_TRUE(by_classes > 100 || collapsed);
}

// ---- artificial brackets

// Returns players of a bracket, numbered from 0, with equal scores in an unplayed tournament; `barred` pairs
// must not meet.
State residents(int players, std::set<std::pair<int, int>> barred = {}) {
  State state;
  state.players.assign(static_cast<std::size_t>(players), StatePlayer{100, {}});
  state.barred = std::move(barred);
  return state;
}

// Returns all pairs except these.
std::set<std::pair<int, int>> all_but(int players, const std::set<std::pair<int, int>>& pairs) {
  std::set<std::pair<int, int>> barred;
  for (int a = 0; a < players; ++a)
    for (int b = a + 1; b < players; ++b)
      if (pairs.count({a, b}) == 0) barred.emplace(a, b);
  return barred;
}

RoundField field_of(const State& state) {
  const Tournament tournament = tournament_of(state);
  return RoundField(tournament, swiss::dutch::baku_2016,
                    {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}});
}

// Returns a bracket of the players of the state, in its order.
Bracket bracket_of(BracketKind kind, int moved_down, int residents, int ahead) {
  std::vector<Position> all(static_cast<std::size_t>(moved_down + residents + ahead));
  std::iota(all.begin(), all.end(), 0);
  const auto resident = all.begin() + moved_down;
  const auto below = resident + residents;
  return {kind, {all.begin(), resident}, {resident, below}, {below, all.end()}};
}

using Pairs = std::vector<std::pair<Position, Position>>;

// S1 has `uppers` players, and the last of them has met all of S2 but the first few. Each earlier player takes
// the best opponent; the last one needs one of those who are taken by a player far above, so that all from
// there on must be reconsidered.
void expect_last_of_s1_served(int uppers, int left_for_last) {
  SCOPED_TRACE(std::to_string(uppers) + " uppers, " + std::to_string(left_for_last) + " for the last");
  State state = residents(2 * uppers);
  for (int lower = uppers + left_for_last; lower < 2 * uppers; ++lower) state.barred.emplace(uppers - 1, lower);
  const RoundField field = field_of(state);
  FastBracketSolver fast;
  const auto pairing =
      solve_by(fast, field, criteria::baku_2016(), bracket_of(BracketKind::Last, 0, 2 * uppers, 0));
  ASSERT_TRUE(pairing.has_value());
  Pairs expected;
  for (int upper = 0; upper < uppers - 1; ++upper)
    expected.emplace_back(upper, uppers + upper + (upper < left_for_last - 1 ? 0 : 1));
  expected.emplace_back(uppers - 1, uppers + left_for_last - 1);
  EXPECT_EQ(pairing->pairs, expected);
  EXPECT_EQ(pairing->exchanges, 0);
}

TEST(LongBrackets, TheTailGrowsUntilTheLastHaveOpponents) {
  expect_last_of_s1_served(100, 99);
  expect_last_of_s1_served(100, 95);
  expect_last_of_s1_served(100, 80);
  expect_last_of_s1_served(100, 40);
  expect_last_of_s1_served(100, 1);
  expect_last_of_s1_served(300, 200);
  expect_last_of_s1_served(600, 400);
}

// The length of the tail is limited: a very long one is left to the other solvers.
TEST(LongBrackets, ATailThatWouldBeTooLongIsPassedOn) {
  constexpr int uppers = 700;
  State state = residents(2 * uppers);
  for (int lower = uppers + 1; lower < 2 * uppers; ++lower) state.barred.emplace(uppers - 1, lower);
  FastBracketSolver fast;
  const Bracket bracket = bracket_of(BracketKind::Last, 0, 2 * uppers, 0);
  EXPECT_EQ(test::declined_by(fast, field_of(state), criteria::baku_2016(), bracket), Decline::Remainder);
}

// More players than can be single vertices, and the last of S1 have met so many of S2 that the class bound is
// too optimistic: it must be attained or corrected.
TEST(LongBrackets, WithManyMetPairsAreSolvedAsByBlossoms) {
  Random random(62);
  FastBracketSolver fast;
  BlossomBracketSolver blossom;
  int answered = 0;
  for (int i = 0; i < 12 && !HasFailure(); ++i) {
    const int n = random.between(130, 180);
    State state = residents(n);
    state.rounds = 2;
    for (StatePlayer& player : state.players)
      player.colours = random.chance(50) ? std::vector{Colour::White, Colour::Black}
                                         : std::vector{Colour::Black, Colour::White};
    const int percent = random.between(5, 90);
    for (int a = n / 2 - random.between(1, 20); a < n / 2; ++a)
      for (int b = n / 2; b < n; ++b)
        if (random.chance(percent)) state.barred.emplace(a, b);
    const RoundField field = field_of(state);
    const Bracket bracket = bracket_of(BracketKind::Last, 0, n, 0);
    const auto pairing = solve_by(fast, field, criteria::baku_2016(), bracket);
    if (!pairing) continue;
    ++answered;
    expect_as_by_blossoms(blossom, field, bracket, *pairing);
  }
  EXPECT_GT(answered, 5);
}

// The only bye-eligible players are in S1, so one of them is exchanged. The colours of all players decide which
// one and for whom; MDPs take some residents first.
TEST(LongBrackets, ThatNeedAnExchangeAreSolvedAsByBlossoms) {
  Random random(65);
  swiss::SolverChain chain = swiss::dutch::solvers(SolverChoice::Auto);
  BlossomBracketSolver blossom;
  constexpr const char* histories[] = {"WB", "BW", "WW", "BB", "--", "-W", "-B"};
  int exchanged = 0;
  int below_mdps = 0;
  for (int i = 0; i < 400 && !HasFailure(); ++i) {
    const int moved_down = random.chance(50) ? 0 : random.between(1, 6);
    const int n = 2 * random.between(16, 30) + 1;
    State state = residents(n);
    state.rounds = 3;
    const int kinds = random.between(2, 7);
    const int eligible = random.between(1, 4);
    for (int p = 0; p < n; ++p) {
      StatePlayer& player = state.players[static_cast<std::size_t>(p)];
      player.score = p < moved_down ? 110 - p / 2 * 5 + 5 * moved_down : 100;
      player.colours = {Colour::None};
      for (const char c : std::string(histories[random.between(0, kinds - 1)]))
        player.colours.push_back(c == 'W' ? Colour::White : c == 'B' ? Colour::Black : Colour::None);
      player.had_bye = true;
    }
    for (int e = 0; e < eligible; ++e)
      state.players[static_cast<std::size_t>(random.between(moved_down, n / 2 - 1))].had_bye = false;
    const RoundField field = field_of(state);
    const Bracket bracket = bracket_of(BracketKind::Last, moved_down, n - moved_down, 0);
    const auto pairing = chain.solve({field, criteria::baku_2016(), bracket});
    ASSERT_TRUE(pairing.has_value());
    SCOPED_TRACE(test::describe(field));
    exchanged += pairing->exchanges;
    expect_as_by_blossoms(blossom, field, bracket, *pairing);
    below_mdps += pairing->exchanges > 0 && moved_down > 0 ? 1 : 0;
  }
  RecordProperty("exchanged", exchanged);
  EXPECT_GT(exchanged, 100);
  EXPECT_GT(below_mdps, 30);
}

// Clubs whose members do not meet each other, too large to be listed pair by pair.
TEST(LongBrackets, OfClubsAreSolvedAsByBlossoms) {
  Random random(64);
  FastBracketSolver fast;
  BlossomBracketSolver blossom;
  int answered = 0;
  bool large_groups = false;
  for (int i = 0; i < 30 && !HasFailure(); ++i) {
    const int n = random.between(60, 140);
    Tournament tournament = tournament_of(residents(n));
    tournament.forbidden_groups.resize(static_cast<std::size_t>(random.between(1, 3)));
    for (auto& club : tournament.forbidden_groups) {
      const int percent = random.between(30, 55);
      for (PlayerIndex p = 0; p < n; ++p)
        if (random.chance(percent)) club.push_back(p);
    }
    const RoundField field(tournament, swiss::dutch::baku_2016, {1, 9, {}, {}});
    large_groups = large_groups || field.large_groups() > 0;
    const Bracket bracket = bracket_of(BracketKind::Last, 0, n, 0);
    const auto pairing = solve_by(fast, field, criteria::baku_2016(), bracket);
    if (!pairing) continue;
    ++answered;
    expect_as_by_blossoms(blossom, field, bracket, *pairing);
  }
  EXPECT_TRUE(large_groups);
  EXPECT_GT(answered, 10);
}

// ---- downfloaters who find nobody in the following bracket

// Two of three downfloaters have met everybody ahead.
TEST(BarredFloaters, ThatFindNobodyAheadStay) {
  State state = residents(5, {{2, 3}, {2, 4}, {0, 3}, {0, 4}});
  state.players[3].score = state.players[4].score = 90;
  const RoundField field = field_of(state);
  FastBracketSolver fast;
  BlossomBracketSolver blossom;
  const Bracket bracket = bracket_of(BracketKind::Normal, 0, 3, 2);
  const auto pairing = solve_by(fast, field, criteria::baku_2016(), bracket);
  ASSERT_TRUE(pairing.has_value());
  EXPECT_EQ(pairing->downfloaters, (std::vector<Position>{1}));
  expect_as_by_blossoms(blossom, field, bracket, *pairing);
}

TEST(BarredFloaters, LeaveTheAnswerOfBlossoms) {
  Random random(65);
  FastBracketSolver fast;
  BlossomBracketSolver blossom;
  int answered = 0;
  int lower = 0;  // the lowest of the residents does not float
  for (int i = 0; i < 2000 && !HasFailure(); ++i) {
    const int players = 2 * random.between(2, 12) + 1;
    const int ahead = random.between(1, 8);
    State state = residents(players + ahead);
    for (int p = 0; p < players; ++p) {
      const bool finds_nobody = random.chance(60);
      for (int below = players; below < players + ahead; ++below)
        if (finds_nobody || random.chance(10)) state.barred.emplace(p, below);
    }
    for (int p = 0; p < players + ahead; ++p) {
      StatePlayer& player = state.players[static_cast<std::size_t>(p)];
      player.had_bye = random.chance(30);
      if (p >= players) player.score = 90;
    }
    const RoundField field = field_of(state);
    const BracketKind kind = random.chance(50) ? BracketKind::Normal : BracketKind::BeforeLast;
    const Bracket bracket = bracket_of(kind, 0, players, ahead);
    const auto pairing = solve_by(fast, field, criteria::baku_2016(), bracket);
    if (!pairing) continue;
    ++answered;
    lower += pairing->downfloaters != std::vector<Position>{players - 1} ? 1 : 0;
    SCOPED_TRACE(test::describe(field));
    expect_as_by_blossoms(blossom, field, bracket, *pairing);
  }
  EXPECT_GT(answered, 1000);
  EXPECT_GT(lower, 300);
}

// ---- reasons to decline a bracket

// The fast solver declines for this reason, and the chain gives the same answer as LEMON.
BracketPairing expect_passed_on(const State& state, const Bracket& bracket, Decline reason) {
  const RoundField field = field_of(state);
  EXPECT_EQ(field.size(), std::ssize(state.players));
  FastBracketSolver fast;
  EXPECT_EQ(test::declined_by(fast, field, criteria::baku_2016(), bracket), reason);
  swiss::SolverChain chain = swiss::dutch::solvers(SolverChoice::Fast);
  const auto answer = chain.solve({field, criteria::baku_2016(), bracket});
  const auto reference = by_lemon(field, criteria::baku_2016(), bracket);
  EXPECT_TRUE(answer && reference);
  if (!answer || !reference) return {};
  expect_same_pairing(*answer, *reference);
  EXPECT_EQ(chain.counters().of("fast").solved, 0);
  EXPECT_EQ(chain.counters().of("fast").declined_for(reason), 1);
  EXPECT_THAT(answer->refusals, testing::ElementsAre(Refusal{"fast", reason}));
  return *reference;
}

// A CLB of 30 players whose score differences are all distinct: the lists are too long for the packed costs.
TEST(PassedOn, TooManyScoreDifferences) {
  State state = residents(30);
  for (int p = 0; p < 30; ++p) state.players[static_cast<std::size_t>(p)].score = 10 + 5 * (30 - p) * (30 - p);
  expect_passed_on(state, bracket_of(BracketKind::Collapsed, 0, 30, 0), Decline::TooWide);
}

// Three players, none of whom may have the bye.
TEST(PassedOn, NobodyMayStaySingle) {
  State state = residents(3);
  state.rounds = 1;
  for (StatePlayer& player : state.players) {
    player.colours = {Colour::None};
    player.had_bye = true;
  }
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Last, 0, 3, 0), Decline::NoOptimum);
  ASSERT_FALSE(answer.criteria.empty());
  EXPECT_EQ(answer.criteria.front().count, 3) << "C.2 is broken";
}

// Two players who must not meet: the round cannot be completed.
TEST(PassedOn, TheLastBracketCannotBeCompleted) {
  const BracketPairing answer =
      expect_passed_on(residents(2, {{0, 1}}), bracket_of(BracketKind::Last, 0, 2, 0), Decline::NoOptimum);
  ASSERT_FALSE(answer.criteria.empty());
  EXPECT_EQ(answer.criteria.front().count, 2);
}

// Two triangles, joined by one pair that costs a colour. A half-integral matching of each triangle costs
// nothing; an integral one needs the pair. The MDP has possible opponents in one triangle only.
State two_triangles() {
  State state = residents(6, all_but(6, {{0, 1}, {0, 2}, {1, 2}, {3, 4}, {3, 5}, {4, 5}, {0, 3}}));
  state.rounds = 1;
  for (StatePlayer& player : state.players) player.colours = {Colour::None};
  for (const std::size_t p : {0U, 3U}) state.players[p].colours = {Colour::Black};
  return state;
}

TEST(PassedOn, OddTrianglesBelowAnMdpAreTooMuchForTheRemainder) {
  State state = two_triangles();
  state.players[0].score = 105;
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Last, 1, 5, 0), Decline::Remainder);
  EXPECT_EQ(answer.pairs, (Pairs{{0, 3}, {1, 2}, {4, 5}}));
}

TEST(PassedOn, OddTrianglesAreTooMuchForTheRemainder) {
  const BracketPairing answer =
      expect_passed_on(two_triangles(), bracket_of(BracketKind::Last, 0, 6, 0), Decline::Remainder);
  EXPECT_EQ(answer.pairs, (Pairs{{0, 3}, {1, 2}, {4, 5}}));
}

// Two players may meet their neighbours only: one of S1 must be exchanged with one of S2.
TEST(PassedOn, AnExchange) {
  const State state = residents(4, all_but(4, {{0, 1}, {2, 3}}));
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Last, 0, 4, 0), Decline::Remainder);
  EXPECT_EQ(answer.exchanges, 1);
}

// Each player may meet only the neighbour: two of S1 must be exchanged with two of S2.
TEST(PassedOn, TwoExchanges) {
  const State state = residents(8, all_but(8, {{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Last, 0, 8, 0), Decline::Remainder);
  EXPECT_EQ(answer.exchanges, 2);
}

// All other players may only meet the first, so two float.
TEST(PassedOn, MoreDownfloatersThanTheirNumberAsksFor) {
  State state = residents(6, all_but(6, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {2, 4}, {3, 4}, {0, 5}}));
  state.players[4].score = state.players[5].score = 90;
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Normal, 0, 4, 2), Decline::NoOptimum);
  EXPECT_EQ(answer.downfloaters, (std::vector<Position>{2, 3}));
}

// Both MDPs may meet the only resident: one of them floats.
TEST(PassedOn, AnMdpWhoFloats) {
  State state = residents(5, {{0, 1}});
  state.players[0].score = state.players[1].score = 110;
  state.players[3].score = state.players[4].score = 90;
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Normal, 2, 1, 2), Decline::MovedDown);
  EXPECT_EQ(answer.downfloaters, (std::vector<Position>{1}));
}

// Two of three downfloaters leave two players ahead who have met.
TEST(PassedOn, ADownfloaterWithWhomTheFollowingBracketDoesNotClose) {
  State state = residents(6, {{2, 4}, {2, 5}, {0, 4}, {0, 5}, {4, 5}});
  for (std::size_t p = 3; p < 6; ++p) state.players[p].score = 90;
  const BracketPairing answer =
      expect_passed_on(state, bracket_of(BracketKind::Normal, 0, 3, 3), Decline::Ahead);
  EXPECT_EQ(answer.downfloaters, (std::vector<Position>{1}));
}

// Every reason also occurs among random brackets, and the chain still gives the same answer as LEMON.
TEST(PassedOn, RandomBracketsAreAnsweredByTheChainAsByLemon) {
  Random random(63);
  swiss::SolverChain chain = swiss::dutch::solvers(SolverChoice::Fast);
  constexpr BracketKind kinds[] = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                   BracketKind::Penultimate, BracketKind::Collapsed};
  constexpr Past pasts[] = {Past::Mixed, Past::LopsidedColours, Past::Floats, Past::Halves};
  for (int i = 0; i < 600 && !HasFailure(); ++i) {
    const BracketKind kind = kinds[random.between(0, 4)];
    const BracketCase c =
        random_bracket(random, kind, larger_sizes(random, kind, 5, 14), pasts[random.between(0, 3)]);
    SCOPED_TRACE(describe(c));
    const auto answer = chain.solve({c.field, criteria::baku_2016(), c.bracket});
    const auto reference = by_lemon(c.field, criteria::baku_2016(), c.bracket);
    ASSERT_TRUE(answer && reference);
    expect_same_pairing(*answer, *reference);
  }
  for (const auto reason : {Decline::NoOptimum, Decline::MovedDown, Decline::Remainder, Decline::Ahead})
    EXPECT_GT(chain.counters().of("fast").declined_for(reason), 0) << name_of(reason);
  EXPECT_GT(chain.counters().of("fast").solved, 100);
}

// ---- answers of the chains

// Each chain and LEMON must give this answer.
void expect_answer(const State& state, const Bracket& bracket, const Pairs& pairs,
                   const std::vector<Position>& downfloaters) {
  const RoundField field = field_of(state);
  const auto reference = by_lemon(field, criteria::baku_2016(), bracket);
  ASSERT_TRUE(reference.has_value());
  for (const SolverChoice choice : {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom}) {
    swiss::SolverChain chain = swiss::dutch::solvers(choice);
    const auto pairing = chain.solve({field, criteria::baku_2016(), bracket});
    ASSERT_TRUE(pairing.has_value());
    EXPECT_EQ(pairing->pairs, pairs);
    EXPECT_EQ(pairing->downfloaters, downfloaters);
    expect_same_pairing(*pairing, *reference);
  }
}

// If the pair that joins the triangles costs nothing more, the MDP skips opponents who are only possible in a
// half-integral matching.
TEST(OddCycles, AnMdpPassesOverOpponentsItHasInHalvesOnly) {
  State state = two_triangles();
  for (StatePlayer& player : state.players) player.colours = {Colour::None};
  state.players[0].score = 105;
  expect_answer(state, bracket_of(BracketKind::Last, 1, 5, 0), {{0, 3}, {1, 2}, {4, 5}}, {});
}

// Two MDPs, one of whom has the bye. In a half-integral matching it could be either: bye, 0, 2, 3, 1 are a
// cycle, and 4, 5, 6 are another. In an integral one only 0 can have the bye: otherwise 3 has no opponent.
TEST(OddCycles, AnMdpFloatsWhoIsPairedInHalvesOnly) {
  State state = residents(7, all_but(7, {{0, 2}, {2, 3}, {1, 3}, {2, 4}, {4, 5}, {4, 6}, {5, 6}}));
  state.rounds = 1;
  for (StatePlayer& player : state.players) {
    player.colours = {Colour::None};
    player.had_bye = &player > &state.players[1];
  }
  state.players[0].score = state.players[1].score = 105;
  expect_answer(state, bracket_of(BracketKind::Last, 2, 5, 0), {{1, 3}, {2, 4}, {5, 6}}, {0});
}

// The last two of S1, y and x, are the only bye-eligible players; p and q are the first two of S2. y must have
// p or q as opponent, and p, if it is in S1, must have q. So x and p, the nearest exchange, is impossible; x
// with q and y with p have the same difference, and the higher number goes first. An MDP whose only opponent
// stands between p and q takes this opponent before differences are counted.
void expect_higher_number_exchanged(int mdps) {
  constexpr int uppers = 14;
  const auto white =
      std::vector{Colour::None, Colour::None, Colour::White, Colour::Black};  // colours played, not preferred
  const auto black = std::vector{Colour::None, Colour::None, Colour::Black, Colour::White};
  const int y = mdps + uppers - 2;
  const int x = mdps + uppers - 1;
  const int p = x + 1;
  const int q = p + 1 + mdps;
  const int n = 2 * (uppers + mdps) + 1;
  State state = residents(n);
  state.rounds = 4;
  for (int v = 0; v < n; ++v) {
    state.players[static_cast<std::size_t>(v)].colours = v <= x ? white : black;
    state.players[static_cast<std::size_t>(v)].had_bye = v != x && v != y;
  }
  state.players[static_cast<std::size_t>(y)].colours = {Colour::None, Colour::Black, Colour::White,
                                                        Colour::Black};
  state.players[static_cast<std::size_t>(p)].colours = {Colour::None, Colour::White, Colour::Black,
                                                        Colour::White};
  state.players[static_cast<std::size_t>(q)].colours.assign(4, Colour::None);
  for (int lower = q + 1; lower < n; ++lower) state.barred.emplace(y, lower);
  Pairs expected;
  if (mdps == 1) {
    state.players[0].score = 105;
    for (int v = 1; v < n; ++v)
      if (v != p + 1) state.barred.emplace(0, v);
    state.barred.emplace(y, p + 1);
    expected.emplace_back(0, p + 1);
  }
  for (int v = mdps; v < y; ++v) expected.emplace_back(v, q + 1 + v - mdps);
  expected.emplace_back(y, p);
  expected.emplace_back(q, n - 1);
  expect_answer(state, bracket_of(BracketKind::Last, mdps, n - mdps, 0), expected, {x});
}

TEST(Exchanges, OfEqualDifferencesTheHigherNumberGoesFirst) { expect_higher_number_exchanged(0); }

TEST(Exchanges, DifferencesAreThoseOfTheRemainder) { expect_higher_number_exchanged(1); }

TEST(Exchanges, OfNeighbours) {
  expect_answer(residents(4, all_but(4, {{0, 1}, {2, 3}})), bracket_of(BracketKind::Last, 0, 4, 0),
                {{0, 1}, {2, 3}}, {});
}

}  // namespace
}  // namespace bloesem::swiss::dutch
