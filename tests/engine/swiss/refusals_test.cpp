#include "bloesem/refusals.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

namespace bloesem {
namespace {

TEST(Refusals, EveryReasonHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (std::size_t reason = 0; reason < decline_reasons; ++reason)
    names.insert(name_of(static_cast<Decline>(reason)));
  EXPECT_EQ(names.size(), decline_reasons);
  EXPECT_FALSE(names.contains(""));
}

TEST(Refusals, AreDescribedInTheirOrder) {
  Refusals refusals;
  EXPECT_EQ(describe(refusals), "");
  constexpr std::string_view solvers[] = {"quick", "slow", "exact", "last"};
  static_assert(std::size(solvers) == Refusals::max_refusals);
  std::size_t reason = 0;
  for (const std::string_view solver : solvers)
    refusals.push_back({solver, static_cast<Decline>(3 * reason++)});
  ASSERT_EQ(refusals.size(), std::size(solvers));
  const std::string text = describe(refusals);
  std::size_t from = 0;
  for (const Refusal& refusal : refusals)
    for (const std::string_view part : {refusal.solver, name_of(refusal.reason)}) {
      from = text.find(part, from);
      ASSERT_NE(from, std::string::npos) << part << " is not in its place in: " << text;
      from += part.size();
    }
}

}  // namespace
}  // namespace bloesem
