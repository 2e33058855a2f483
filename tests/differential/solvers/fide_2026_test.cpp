// Compares the 2026 walk with a plain one: every bracket with all lower players in one graph
// (docs/formulation.md, section 11), and the score of the bye found by trying every player.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "engine/campaign/state.hpp"
#include "engine/dutch/bye_score.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/paranoid.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::campaign {
namespace {

using criteria::BracketKind;
using generator::derive;
using generator::Random;
using swiss::Bracket;
using swiss::BracketPairing;
using swiss::Position;
using swiss::RoundField;
using Positions = std::vector<Position>;

constexpr std::uint64_t seed = 20261123;

RoundField field_of(const Tournament& tournament) {
  return {
      tournament, swiss::dutch::fide_2026, {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}}};
}

Tournament random_tournament(std::uint64_t i, Between players) {
  Random random(derive(seed, i));
  return tournament_of(random_state(random, players));
}

std::optional<Points> bye_score_by_trying(const RoundField& field) {
  for (Position p = field.size(); p-- > 0;) {
    if (!field.facts(p).bye_eligible) continue;
    Positions others = swiss::positions(0, field.size());
    others.erase(others.begin() + p);
    if (swiss::can_be_completed(field, others)) return field.facts(p).score;
  }
  return std::nullopt;
}

TEST(Fide2026Walk, TheByeScoreIsTheLowestThatAnybodyCanHave) {
  int odd = 0;
  int above_the_lowest = 0;
  int impossible = 0;
  for (std::uint64_t i = 0; i < 4000; ++i) {
    RoundField field = field_of(random_tournament(i, {2, 24}));
    if (field.size() % 2 == 0) continue;
    const RoundField before = field;
    const std::optional<Points> expected = bye_score_by_trying(field);
    ASSERT_EQ(swiss::dutch::settle_bye_score(field), expected.has_value()) << i;
    ++odd;
    impossible += expected ? 0 : 1;
    if (!expected) continue;
    above_the_lowest += *expected > field.facts(field.size() - 1).score ? 1 : 0;
    for (Position p = 0; p < field.size(); ++p)
      ASSERT_EQ(field.facts(p).bye_eligible, before.facts(p).bye_eligible && field.facts(p).score <= *expected)
          << i;
  }
  EXPECT_GT(odd, 1500);
  EXPECT_GT(above_the_lowest, 100);
  EXPECT_GT(impossible, 30);
}

// Bracket by bracket: one that closes with the bye as such (C9), every other one with all lower players.
std::vector<std::pair<Position, Position>> plain_walk(const RoundField& field, SolverChoice solver) {
  swiss::SolverChain chain = swiss::dutch::solvers(solver);
  std::vector<std::pair<Position, Position>> pairs;
  Positions downfloaters;
  for (Position begin = 0; begin < field.size();) {
    const Position end = field.end_of_score_group(begin);
    const Position next = end == field.size() ? end : field.end_of_score_group(end);
    Bracket bracket{BracketKind::Completing, downfloaters, swiss::positions(begin, end),
                    swiss::positions(end, next), swiss::positions(next, field.size())};
    Positions members = downfloaters;
    members.insert(members.end(), bracket.residents.begin(), bracket.residents.end());
    if (members.size() % 2 == 1 && field.size() % 2 == 1 && swiss::can_be_completed(field, members) &&
        swiss::can_be_completed(field, swiss::positions(end, field.size())))
      bracket = {BracketKind::Closing, downfloaters, swiss::positions(begin, end)};
    const Result<BracketPairing> pairing = chain.solve({field, swiss::dutch::fide_2026.criteria(), bracket});
    EXPECT_TRUE(pairing);
    if (!pairing) return {};
    pairs.insert(pairs.end(), pairing->pairs.begin(), pairing->pairs.end());
    downfloaters = pairing->downfloaters;
    begin = end;
  }
  return pairs;
}

void expect_the_plain_walk(std::uint64_t first, std::uint64_t last, Between players, SolverChoice solver,
                           SolverChoice walker = SolverChoice::Auto) {
  std::map<BracketKind, int> kinds;
  for (std::uint64_t i = first; i < last; ++i) {
    const Tournament tournament = random_tournament(i, players);
    RoundField field = field_of(tournament);
    swiss::SolverChain chain = swiss::dutch::solvers(walker);
    const Result<swiss::Walk> walk =
        swiss::dutch::fide_2026.flow(field, swiss::dutch::fide_2026.criteria(), {&chain, {}});
    if (!walk) {
      ASSERT_EQ(walk.error().code, ErrorCode::NoValidPairing) << i;
      continue;
    }
    for (const BracketRecord& bracket : walk->brackets) ++kinds[bracket.kind];
    ASSERT_EQ(walk->pairs, plain_walk(field, solver)) << "state " << i;
  }
  for (const BracketKind kind : {BracketKind::Normal, BracketKind::Closing, BracketKind::Completing})
    EXPECT_GT(kinds[kind], 100) << name_of(kind);
}

TEST(Fide2026Walk, IsThePlainOneByBlossom) { expect_the_plain_walk(0, 3000, {2, 30}, SolverChoice::Blossom); }

// Applies lemma 27 wherever C4 is checked, not only in large brackets.
TEST(Fide2026Walk, WithPairsOfCompletionsOnlyIsThePlainOne) {
  ASSERT_EQ(swiss::dutch::solvers(SolverChoice::Fast).completion_relaxed_from(), 0U);
  expect_the_plain_walk(30'000, 34'000, {2, 30}, SolverChoice::Blossom, SolverChoice::Fast);
  expect_the_plain_walk(40'000, 40'150, {60, 100}, SolverChoice::Blossom, SolverChoice::Auto);
}

TEST(Fide2026Walk, IsThePlainOneByLemon) {
  expect_the_plain_walk(10'000, 11'000, {2, 20}, SolverChoice::Lemon);
}

// All solvers, including the values of all criteria.
TEST(Fide2026Walk, IsTheSameByEverySolver) {
  int paired = 0;
  for (std::uint64_t i = 20'000; i < 20'500; ++i) {
    PairOptions options;
    options.edition = Edition::Fide2026;
    options.paranoid = true;
    const Result<RoundPairing> pairing = pair_round(random_tournament(i, {2, 40}), options);
    if (pairing) {
      ++paired;
      continue;
    }
    ASSERT_NE(pairing.error().code, ErrorCode::Internal) << i << ": " << pairing.error().message;
  }
  EXPECT_GT(paired, 250);
}

}  // namespace
}  // namespace bloesem::campaign
