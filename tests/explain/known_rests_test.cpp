#include "engine/explain/known_rests.hpp"

#include <gtest/gtest.h>

#include "tests/explain/changed_walks.hpp"

namespace bloesem::explain {
namespace {

using swiss::RoundField;
using swiss::Walk;

// Notes the walk over a round, and returns it.
std::optional<test::WalkedRound> noted(KnownRests& known, const Tournament& tournament,
                                       const PairOptions& options) {
  auto first = test::walked(tournament, options,
                            [&](const Walk& so_far, const RoundField& field) { known.note(so_far, field); });
  if (!first) return std::nullopt;
  RoundField copy = first->request.field;
  known.keep(std::move(copy));
  return first;
}

// Walks over a round. Returns it with the number of pairs after which the rest is known; if it never is, all of
// them.
std::optional<std::pair<test::WalkedRound, std::size_t>> followed(KnownRests& known,
                                                                  const Tournament& tournament,
                                                                  const PairOptions& options) {
  std::optional<KnownRests::Follower> follower;
  std::optional<std::size_t> pairs;
  auto second = test::walked(tournament, options, [&](const Walk& so_far, const RoundField& field) {
    if (!follower) follower.emplace(known, field);
    if (!pairs && follower->is_known(so_far)) pairs = so_far.pairs.size();
  });
  if (!second) return std::nullopt;
  const std::size_t found = pairs.value_or(second->walk.pairs.size());
  return std::pair(*std::move(second), found);
}

TEST(KnownRests, OfTheSameRoundAreKnownFromTheFirstBracketOn) {
  test::Random random(2531);
  int known_soon = 0;
  for (int i = 0; i < 60; ++i) {
    const auto asked = test::changed_result(random, 6, 24, i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026);
    if (!asked) continue;
    KnownRests known;
    const auto first = noted(known, asked->before, asked->options);
    if (!first || first->walk.brackets.size() < 2) continue;
    const auto again = followed(known, asked->before, asked->options);
    ASSERT_TRUE(again);
    const BracketRecord& top = again->first.walk.brackets.front();
    if (top.discarded) continue;
    EXPECT_EQ(again->second, top.pairs.size());
    ++known_soon;
  }
  EXPECT_GT(known_soon, 20);
}

TEST(KnownRests, AreTheSameAfterAnotherResult) {
  test::Random random(2532);
  int known_rests = 0;
  int unknown = 0;
  for (int i = 0; i < 600; ++i) {
    const auto asked = test::changed_result(random, 6, 24, i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026);
    if (!asked) continue;
    KnownRests known;
    const auto first = noted(known, asked->before, asked->options);
    if (!first) continue;
    const auto second = followed(known, asked->after, asked->options);
    if (!second) continue;
    const auto rest = second->first.pairs_from(second->second);
    if (rest.empty()) {
      ++unknown;
      continue;
    }
    ++known_rests;
    const auto all = first->pairs_from(0);
    for (const auto& pair : rest)
      EXPECT_TRUE(std::find(all.begin(), all.end(), pair) != all.end())
          << "case " << i << ": " << pair.first << '-' << pair.second;
  }
  EXPECT_GT(known_rests, 40);
  EXPECT_GT(unknown, 40);
}

TEST(KnownRests, AreKnownOfAFollowerAsWell) {
  test::Random random(2533);
  int learnt = 0;
  for (int i = 0; i < 200; ++i) {
    const auto asked = test::changed_result(random, 8, 20, Edition::Fide2026);
    if (!asked) continue;
    KnownRests known;
    if (!noted(known, asked->before, asked->options)) continue;
    std::optional<KnownRests::Follower> follower;
    bool is_known = false;
    const auto second =
        test::walked(asked->after, asked->options, [&](const Walk& so_far, const RoundField& field) {
          if (!follower) follower.emplace(known, field);
          is_known = is_known || follower->is_known(so_far);
          if (so_far.pairs.size() + 1 >= static_cast<std::size_t>(field.size().value()) / 2)
            follower->make_known();
        });
    if (!second || is_known) continue;
    const auto third = followed(known, asked->after, asked->options);
    ASSERT_TRUE(third);
    learnt += third->second < third->first.walk.pairs.size() ? 1 : 0;
  }
  EXPECT_GT(learnt, 0);
}

}  // namespace
}  // namespace bloesem::explain
