// The pairs that a completion can contain (docs/formulation.md, lemma 27), compared with trying each pair; and
// walks that use the lemma wherever C4 is checked.
#include "engine/dutch/completing_pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/campaign/state.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::campaign {
namespace {

using criteria::BracketKind;
using generator::derive;
using generator::Random;
using swiss::Bracket;
using swiss::Position;
using swiss::RoundField;
using Positions = std::vector<Position>;

RoundField random_field(std::uint64_t i, Between players) {
  Random random(derive(20261124, i));
  const Tournament tournament = tournament_of(random_state(random, players));
  return {
      tournament, swiss::dutch::fide_2026, {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}}};
}

// Returns a bracket of the whole field: some players of the first score groups moved down, the next group, the
// one after it, and all others.
Bracket bracket_of(const RoundField& field) {
  const Position first = field.end_of_score_group(0);
  const Position second = swiss::end_of_group_at(field, first);
  const Position third = swiss::end_of_group_at(field, second);
  return {BracketKind::Completing, swiss::positions(0, first), swiss::positions(first, second),
          swiss::positions(second, third), swiss::positions(third, field.size())};
}

bool completes_without(const RoundField& field, Position a, Position b) {
  Positions others = swiss::positions(0, field.size());
  std::erase_if(others, [&](Position p) { return p == a || p == b; });
  return swiss::can_be_completed(field, others);
}

std::optional<RoundField> restricted_to_completing(const RoundField& field, const Bracket& bracket) {
  swiss::Completion completion(field);
  return swiss::dutch::CompletingPairs(field, completion).restricted(bracket);
}

TEST(CompletingPairs, AreThoseWhoseOthersCanBeCompleted) {
  int barred = 0;
  int kept = 0;
  int large = 0;
  for (std::uint64_t i = 0; i < 12'000; ++i) {
    const RoundField field = random_field(i, i % 20 == 0 ? Between{66, 90} : Between{4, 24});
    if (!swiss::can_be_completed(field, swiss::positions(0, field.size()))) continue;
    const Bracket bracket = bracket_of(field);
    if (bracket.ahead.empty()) continue;
    const std::optional<RoundField> restricted = restricted_to_completing(field, bracket);
    ASSERT_TRUE(restricted) << i;
    large += field.size() > 64 ? 1 : 0;
    const auto above = static_cast<Position>(bracket.moved_down.size());
    const Position below = bracket.ahead.back() + 1;
    for (Position a = 0; a < field.size(); ++a) {
      for (const Position b : restricted->barred_one_by_one(a)) ASSERT_NE(a, b) << "state " << i;
      for (Position b = a + 1; b < field.size(); ++b) {
        const bool asked = b >= above && b < below && field.compatible(a, b);
        const bool expected = field.compatible(a, b) && (!asked || completes_without(field, a, b));
        ASSERT_EQ(restricted->compatible(a, b), expected) << "state " << i << ": " << a << ", " << b;
        ASSERT_EQ(restricted->compatible(b, a), expected) << "state " << i << ": " << b << ", " << a;
        if (field.legal_matrix().filled()) {
          ASSERT_EQ(restricted->legal_matrix().test(a, b), expected) << "state " << i;
        }
        if (asked) ++(expected ? kept : barred);
      }
    }
  }
  EXPECT_GT(barred, 2000);
  EXPECT_GT(kept, 50'000);
  EXPECT_GT(large, 200);
}

TEST(CompletingPairs, AreUnknownWhereThereIsNoCompletion) {
  int impossible = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const RoundField field = random_field(i, {4, 16});
    const Bracket bracket = bracket_of(field);
    if (bracket.ahead.empty() || swiss::can_be_completed(field, swiss::positions(0, field.size()))) continue;
    EXPECT_FALSE(restricted_to_completing(field, bracket)) << i;
    ++impossible;
  }
  EXPECT_GT(impossible, 20);
}

}  // namespace
}  // namespace bloesem::campaign
