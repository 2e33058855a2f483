#include "engine/explain/changing_round.hpp"

#include <gtest/gtest.h>

#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"

namespace bloesem::explain {
namespace {

bool is_same(const ChangingRound& round, const Subject& subject) {
  for (std::size_t i = 0; i < subject.tournament.players.size(); ++i)
    for (int r = 0; r < subject.tournament.rounds_played; ++r)
      if (round.tournament().players[i].round(r) != subject.tournament.players[i].round(r)) return false;
  return round.tournament().forbidden_groups == subject.tournament.forbidden_groups &&
         round.options().absent == subject.options.absent &&
         round.options().forbidden == subject.options.forbidden;
}

TEST(ChangingRound, IsAsBeforeOnceAllIsTakenBack) {
  test::Random random(2331);
  int changed = 0;
  for (int run = 0; run < 200; ++run) {
    const Subject subject = test::round_to_change(random, 10, 4);
    ChangingRound round(subject);
    const std::vector<Change> changes = test::random_changes(random, subject, 3);
    for (const Change& change : changes) round.make(change);
    changed += is_same(round, subject) ? 0 : 1;
    for (std::size_t i = 0; i < changes.size(); ++i) round.take_back();
    ASSERT_TRUE(is_same(round, subject));
  }
  EXPECT_GT(changed, 150);
}

}  // namespace
}  // namespace bloesem::explain
