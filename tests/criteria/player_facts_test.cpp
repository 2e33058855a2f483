#include "criteria/player_facts.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/criteria/every_kind_of_facts.hpp"
#include "tests/support/random.hpp"

namespace bloesem::criteria {
namespace {

// Changes the value: each fact has more than one.
template <class T>
void change(T& value) {
  if constexpr (std::is_same_v<T, bool>)
    value = !value;
  else
    value = static_cast<T>(static_cast<int>(value) == 0 ? 1 : 0);
}

TEST(PlayerFacts, AreEqualIfEveryFactOfTheListIs) {
  std::set<const void*> members;
  PlayerFacts facts;
  for_each_fact([&](const auto& fact) {
    members.insert(&fact.of(facts));
    PlayerFacts other;
    change(fact.of(other));
    EXPECT_NE(other, facts);
    int different = 0;
    for_each_fact([&](const auto& each) { different += each.of(other) == each.of(facts) ? 0 : 1; });
    EXPECT_EQ(different, 1) << "a member belongs to one fact";
  });
  EXPECT_EQ(members.size(), 11U);
}

TEST(PlayerFacts, OfTheListDecideTheComparison) {
  test::Random random(31);
  const std::vector<PlayerFacts> all = test::every_kind_of_facts();
  const auto any = [&] { return all[random.between<std::size_t>(0, all.size() - 1)]; };
  for (int run = 0; run < 5000; ++run) {
    const PlayerFacts one = any();
    PlayerFacts other = one;
    const PlayerFacts third = any();
    for_each_fact([&](const auto& fact) {
      if (random.chance(30)) fact.of(other) = fact.of(third);
    });
    bool same = true;
    for_each_fact([&](const auto& fact) { same = same && fact.of(one) == fact.of(other); });
    ASSERT_EQ(one == other, same);
    ASSERT_EQ(one < other || other < one, !same);
  }
}

// Where a fact is seen, its bits tell its values apart, so that keys of different players differ. Values
// without a sign need no more bits.
TEST(PlayerFacts, AreToldApartByTheirBits) {
  std::vector<PlayerFacts> all = test::every_kind_of_facts();
  test::Random random(32);
  for (int i = 0; i < 5000; ++i) {
    all.push_back(all[random.between<std::size_t>(0, all.size() - 1)]);
    all.back().score = random.between(-8'000'000, 8'000'000);
    all.back().preference.difference = random.between(-30'000, 30'000);
  }
  std::map<std::pair<int, std::uint64_t>, std::int64_t> values;  // by fact and bits
  for (const PlayerFacts& facts : all) {
    int number = 0;
    for_each_fact([&](const auto& fact) {
      ++number;
      if (!fact.seen(facts, {true, true, true})) return;
      const auto value = static_cast<std::int64_t>(fact.of(facts));
      if constexpr (!std::is_signed_v<std::remove_cvref_t<decltype(fact.of(facts))>>) {
        ASSERT_LT(value, std::int64_t{1} << fact.bits) << "fact " << number;
      }
      const std::uint64_t bits = static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << fact.bits) - 1);
      ASSERT_EQ(values.try_emplace({number, bits}, value).first->second, value) << "fact " << number;
    });
  }
  EXPECT_GT(values.size(), 5000U);
}

// The more situations can occur, the more facts are seen.
TEST(PlayerFacts, AreSeenInEverySituationThatIncludesOneWhereTheyAre) {
  const auto mask_of = [](int bits) { return FactMask{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0}; };
  for (const PlayerFacts& facts : test::every_kind_of_facts())
    for (int narrow = 0; narrow < 8; ++narrow)
      for (int wide = 0; wide < 8; ++wide) {
        if ((narrow & wide) != narrow) continue;
        for_each_fact([&](const auto& fact) {
          EXPECT_TRUE(!fact.seen(facts, mask_of(narrow)) || fact.seen(facts, mask_of(wide)));
        });
      }
}

}  // namespace
}  // namespace bloesem::criteria
