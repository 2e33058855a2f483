#include "engine/explain/forbidden_pairs.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::TournamentBuilder;

TEST(ForbiddenPairs, AreThoseOfGroupsSpansAndOptionsWithoutTheOneAllowed) {
  Tournament tournament = TournamentBuilder(6).forbid({1, 2, 3});
  tournament.forbidden_spans = {{{nr(1), nr(2), nr(4)}, 1, 1}, {{nr(5), nr(6)}, 2, 3}};
  PairOptions options;
  options.round = 1;
  options.forbidden = {{nr(2), nr(1)}};
  const std::vector<Pair> all{{nr(1), nr(2)}, {nr(1), nr(3)}, {nr(1), nr(4)}, {nr(2), nr(3)}, {nr(2), nr(4)}};
  EXPECT_EQ(forbidden_pairs(tournament, options), all);
  EXPECT_TRUE(is_forbidden(tournament, options, nr(2), nr(1)));
  EXPECT_FALSE(is_forbidden(tournament, options, nr(5), nr(6)));

  allow(tournament, options, nr(1), nr(2));
  const std::vector<Pair> rest{{nr(1), nr(3)}, {nr(1), nr(4)}, {nr(2), nr(3)}, {nr(2), nr(4)}};
  EXPECT_EQ(forbidden_pairs(tournament, options), rest);
}

}  // namespace
}  // namespace bloesem::explain
