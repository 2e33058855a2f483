#include "bloesem/explain/repair.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"
#include "matching/index.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;
using Sets = std::vector<Repair>;

Subject subject(const Tournament& tournament, PairOptions options = {}) {
  const Result<Subject> result = subject_of(tournament, options);
  EXPECT_TRUE(result);
  return *result;
}

// The definition: pairs the round again with every set of changes, the smallest first.
class Brute {
 public:
  Brute(const Tournament& tournament, const PairOptions& options) : bare_(tournament), options_(options) {
    const int round = tournament.rounds_played + 1;
    for (const std::vector<PlayerIndex>& group : tournament.forbidden_groups) forbid(group);
    for (const ForbiddenSpan& span : tournament.forbidden_spans)
      if (span.first_round <= round && round <= span.last_round) forbid(span.group);
    for (const auto& [a, b] : options.forbidden) forbid({a, b});
    bare_.forbidden_groups.clear();
    bare_.forbidden_spans.clear();
    restrictions_.assign(pairs_.begin(), pairs_.end());
    for (PlayerIndex p = 0; p < std::ssize(tournament.players); ++p) {
      const bool absent = std::find(options.absent.begin(), options.absent.end(), p) != options.absent.end();
      if (!absent && tournament.players[at(p)].round(round - 1) == RoundEntry{}) players_.push_back(p);
    }
  }

  // Returns the smallest sets, ascending; none if all sets of this kind fail.
  Sets smallest(bool lift, bool leave) {
    const std::size_t restrictions = lift ? restrictions_.size() : 0;
    const std::size_t all = restrictions + (leave ? players_.size() : 0);
    if (lift && !leave && !works((1U << all) - 1, restrictions)) return {};
    for (std::size_t size = 0; size <= all; ++size) {
      Sets found;
      for (unsigned set = 0; set < 1U << all; ++set)
        if (static_cast<std::size_t>(std::popcount(set)) == size && works(set, restrictions))
          found.push_back(repair_of(set, restrictions));
      std::sort(found.begin(), found.end(), [](const Repair& a, const Repair& b) {
        return std::tie(a.lifted, a.absent) < std::tie(b.lifted, b.absent);
      });
      if (!found.empty()) return found;
    }
    return {};
  }
  [[nodiscard]] std::size_t changes() const { return restrictions_.size() + players_.size(); }

 private:
  void forbid(const std::vector<PlayerIndex>& group) {
    for (const PlayerIndex a : group)
      for (const PlayerIndex b : group)
        if (a < b) pairs_.emplace(a, b);
  }
  Repair repair_of(unsigned set, std::size_t restrictions) const {
    Repair repair;
    for (std::size_t i = 0; i < restrictions; ++i)
      if ((set >> i & 1U) != 0) repair.lifted.push_back(restrictions_[i]);
    for (std::size_t i = 0; i < players_.size(); ++i)
      if ((set >> (restrictions + i) & 1U) != 0) repair.absent.push_back(players_[i]);
    return repair;
  }
  bool works(unsigned set, std::size_t restrictions) {
    const Repair repair = repair_of(set, restrictions);
    PairOptions options = options_;
    options.forbidden.clear();
    for (const Pair& pair : restrictions_)
      if (std::find(repair.lifted.begin(), repair.lifted.end(), pair) == repair.lifted.end())
        options.forbidden.push_back(pair);
    options.absent.insert(options.absent.end(), repair.absent.begin(), repair.absent.end());
    return pair_round(bare_, options).has_value();
  }

  Tournament bare_;
  PairOptions options_;
  std::set<Pair> pairs_;
  std::vector<Pair> restrictions_;
  std::vector<PlayerIndex> players_;
};

Sets sets_of(const std::optional<Repairs>& repairs) { return repairs ? repairs->sets : Sets{}; }

// Adds restrictions until hardly any pair is left.
PairOptions narrow(test::Random& random, const Tournament& tournament, Edition edition) {
  PairOptions options{.edition = edition, .rounds_declared = tournament.rounds_played + random.between(1, 2)};
  const auto n = static_cast<PlayerIndex>(tournament.players.size());
  for (int left = random.between(0, 9); left > 0; --left) {
    const auto a = random.between<PlayerIndex>(0, n - 1);
    const auto b = random.between<PlayerIndex>(0, n - 1);
    if (a != b) options.forbidden.emplace_back(a, b);
  }
  for (PlayerIndex p = 0; p < n; ++p)
    if (random.chance(5)) options.absent.push_back(p);
  return options;
}

void compare_repairs(std::uint64_t seed, int rounds) {
  test::Random random(seed);
  constexpr std::size_t most_changes = 12;
  int by_lifting = 0;
  int by_both = 0;
  for (int found = 0; found < rounds;) {
    const int players = random.between(2, 7);
    const Tournament tournament = test::made_up_tournament(random, players, random.between(0, 5));
    const Edition edition = random.chance(50) ? Edition(Edition::Baku2016) : Edition(Edition::Fide2026);
    const PairOptions options = narrow(random, tournament, edition);
    const Subject asked = subject(tournament, options);
    Brute brute(tournament, options);
    if (asked.answer || brute.changes() > most_changes) continue;
    ++found;
    const Result<ImpossibleRound> round = repairs_of(asked);
    ASSERT_TRUE(round);
    ASSERT_EQ(sets_of(round->by_lifting), brute.smallest(true, false)) << found;
    ASSERT_EQ(sets_of(round->by_absences), brute.smallest(false, true)) << found;
    const Sets both = brute.smallest(true, true);
    const bool mixed = std::all_of(both.begin(), both.end(), [](const Repair& repair) {
      return !repair.lifted.empty() && !repair.absent.empty();
    });
    ASSERT_EQ(sets_of(round->by_both), mixed ? both : Sets{}) << found;
    by_lifting += round->by_lifting ? 1 : 0;
    by_both += mixed ? 1 : 0;
  }
  EXPECT_GT(by_lifting, rounds / 20);
  EXPECT_GT(by_both, rounds / 100);
}

TEST(Repair, IsTheSmallestOfRandomRounds) { compare_repairs(23, 300); }
TEST(SlowExplanations, RepairIsTheSmallestOfRandomRounds) { compare_repairs(24, 20'000); }

TEST(Repair, LiftsARestriction) {
  const Tournament t = TournamentBuilder(4).round("1-2 1/0, 3-4 1/0").round("1-3 =, 2-4 =").forbid({1, 4});
  const Result<ImpossibleRound> round = repairs_of(subject(t));
  ASSERT_TRUE(round);
  EXPECT_EQ(round->obstacle, std::vector<PlayerIndex>{nr(1)});
  EXPECT_TRUE(round->restricted);
  EXPECT_EQ(sets_of(round->by_lifting), (Sets{{{{nr(1), nr(4)}}, {}}}));
  EXPECT_FALSE(round->by_both);
}

TEST(Repair, NamesWhatItIsAbout) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0").declared(2);
  const Result<Explanation> answer = explain_impossible(subject(t));
  ASSERT_TRUE(answer);
  const std::vector<Claim> expected{
      {Statement::NoOpponentLeft, {{"player", nr(1)}, {"round", std::int64_t{2}}}},
      {Statement::NothingToLift, {{"round", std::int64_t{2}}}},
      {Statement::AbsencesHelp,
       {{"players", std::vector{nr(1)}}, {"count", std::int64_t{1}}, {"round", std::int64_t{2}}}},
      {Statement::MetAndColoursStayApart, {{"met", std::string("C.1")}, {"colours", std::string("C.3")}}}};
  EXPECT_EQ(answer->story, expected);
  ASSERT_EQ(answer->tables.size(), 1U);
  EXPECT_EQ(answer->tables.front().rows.size(), 2U);
  EXPECT_TRUE(answer->complete);
}

TEST(Repair, NamesTheObstacleOnlyWhereMoreRulesDecide) {
  const Edition amalfi = *find_edition("amalfi", "2008");
  const Subject asked =
      subject(TournamentBuilder(2).round("1-2 1/0").declared(9), PairOptions{.edition = amalfi});
  ASSERT_FALSE(asked.answer);
  EXPECT_FALSE(repairs_of(asked));
  const Result<Explanation> answer = explain_impossible(asked);
  ASSERT_TRUE(answer);
  const std::vector<Claim> expected{
      {Statement::NoOpponentLeft, {{"player", nr(1)}, {"round", std::int64_t{2}}}},
      {Statement::RepairsUnknown, {{"system", std::string(amalfi.system().names.title)}}}};
  EXPECT_EQ(answer->story, expected);
  EXPECT_TRUE(answer->complete);
  EXPECT_TRUE(answer->tables.empty());
}

TEST(Repair, RefusesARoundThatCanBePaired) {
  const Result<ImpossibleRound> round = repairs_of(subject(TournamentBuilder(2)));
  ASSERT_FALSE(round);
  EXPECT_EQ(round.error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem::explain
