#include "engine/swiss/partners_of_field.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

// Players, some of whom are not to be paired, whom they have met, and what the arbiter forbids.
struct PartnersCase {
  explicit PartnersCase(Random& random)
      : players(random.between<std::size_t>(1, random.chance(10) ? 150 : 60)), places(players), met(players) {
    tournament.players.resize(players);
    std::vector<Position> order;
    for (std::size_t p = 0; p < players; ++p)
      if (random.chance(85)) order.emplace_back(static_cast<Position>(order.size()));
    present = order.size();
    random.shuffle(order);
    for (std::size_t p = 0, left = present; p < players; ++p) {
      const bool here = left > 0 && (players - p == left || random.chance(85));
      places[static_cast<PlayerIndex>(p)] = here ? order[--left] : Position(-1);
    }
    for (int games = random.between(0, 150); games > 0; --games) {
      const PlayerIndex a = somebody(random);
      const PlayerIndex b = somebody(random);
      if (a == b) continue;
      met[at(a)].push_back(b);
      met[at(b)].push_back(a);
      bar(a, b);
    }
    forbid(random);
  }

  void forbid(Random& random) {
    for (int groups = random.between(0, 12); groups > 0; --groups)
      bar(tournament.forbidden_groups.emplace_back(some_group(random)));
    for (int spans = random.between(0, 3); spans > 0; --spans) {
      const int first = random.between(1, 5);
      tournament.forbidden_spans.push_back({some_group(random), first, random.between(first, 5)});
      if (first <= round && round <= tournament.forbidden_spans.back().last_round)
        bar(tournament.forbidden_spans.back().group);
    }
    for (int pairs = random.between(0, 5); pairs > 0; --pairs) {
      wished.emplace_back(somebody(random), somebody(random));
      bar(wished.back().first, wished.back().second);
    }
  }

  [[nodiscard]] PlayerIndex somebody(Random& random) const {
    return static_cast<PlayerIndex>(random.between<std::size_t>(0, players - 1));
  }
  // Returns a pair, a small group or one too large for a list, perhaps with somebody named twice.
  [[nodiscard]] std::vector<PlayerIndex> some_group(Random& random) const {
    std::vector<PlayerIndex> group;
    for (int members = random.chance(50) ? 2 : random.between(0, 40); members > 0; --members)
      group.push_back(somebody(random));
    return group;
  }
  void bar(PlayerIndex a, PlayerIndex b) {
    if (a == b || places[a] < 0 || places[b] < 0) return;
    expected.insert({places[a], places[b]});
    expected.insert({places[b], places[a]});
  }
  void bar(const std::vector<PlayerIndex>& group) {
    for (const PlayerIndex a : group)
      for (const PlayerIndex b : group) bar(a, b);
  }

  // As a field does: first it is known who has a place.
  template <class Partners>
  [[nodiscard]] BarredPartners collected() const {
    const RoundSetup setup{.round = round, .forbidden = wished};
    Places known(players);
    for (PlayerIndex p = 0; at(p) < players; ++p) known[p] = std::min(places[p], Position(0));
    Partners partners({tournament, setup, known}, known, present);
    UnfilledArray<Account> accounts(players);
    for (std::size_t p = 0; p < players; ++p) accounts[p].room = static_cast<std::uint32_t>(met[p].size());
    partners.ask_for_room(accounts);
    partners.make_room(std::accumulate(accounts.begin(), accounts.end(), std::size_t{0},
                                       [](std::size_t sum, const Account& each) { return sum + each.room; }));
    for (PlayerIndex p = 0; at(p) < players; ++p) known[p] = places[p];
    std::uint32_t begin = 0;
    for (std::size_t p = 0; p < players; ++p) {
      const Position place = places[static_cast<PlayerIndex>(p)];
      if (place < 0) continue;
      partners.begin_row(place, begin);
      partners.list_met(place, met[p], true);
      begin += accounts[p].room;
    }
    return partners.barred();
  }

  static constexpr int round = 3;

  Tournament tournament;
  std::size_t players;
  Places places;
  std::size_t present = 0;
  std::vector<std::vector<PlayerIndex>> met;
  std::vector<std::pair<PlayerIndex, PlayerIndex>> wished;
  std::set<std::pair<Position, Position>> expected;
};

TEST(PartnersOfField, AreWhomThePlayersHaveMetAndMustNotMeet) {
  Random random(61);
  std::size_t barred = 0;
  std::size_t large_groups = 0;
  for (int run = 0; run < 1000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const PartnersCase one(random);
    const BarredPartners bits = one.collected<PartnersAsBits>();
    const BarredPartners lists = one.collected<PartnersAsLists>();
    ASSERT_EQ(bits.large_groups(), lists.large_groups());
    large_groups += bits.large_groups();
    barred += one.expected.size();
    for (Position p = 0; at(p) < one.present; ++p) {
      std::vector<Position> expected;
      for (Position q = 0; at(q) < one.present; ++q)
        if (one.expected.contains({p, q})) expected.push_back(q);
      ASSERT_EQ(bits.all(p), expected) << p;
      ASSERT_EQ(lists.all(p), expected) << p;
    }
  }
  EXPECT_GT(barred, 50'000U);
  EXPECT_GT(large_groups, 500U);
}

TEST(Places, OfNobodyIsNone) {
  const Places places(3);
  EXPECT_EQ(places[no_player], -1);
}

}  // namespace
}  // namespace bloesem::swiss
