#include "engine/explain/partner.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::TournamentBuilder;

TEST(PartnerIn, IsAPlayerTheByeOrNobody) {
  PairOptions options;
  options.absent = {nr(4)};
  const Subject subject = *subject_of(TournamentBuilder(4).declared(3).round("1-3 1/0, 4-2 0/1"), options);
  EXPECT_EQ(partner_in(subject.answer, nr(1)), Value(nr(2)));
  EXPECT_EQ(opponent_in(subject.answer, nr(2)), nr(1));
  EXPECT_EQ(partner_in(subject.answer, nr(3)), Value(std::string("bye")));
  EXPECT_EQ(partner_in(subject.answer, nr(4)), Value(std::string("not-paired")));
  EXPECT_EQ(opponent_in(subject.answer, nr(4)), no_player);
}

TEST(PresentResult, IsThatOfThePlayerNamedFirst) {
  const Subject subject = *subject_of(TournamentBuilder(4).declared(3).round("1-3 1/0, 4-2 0/1"), {});
  EXPECT_EQ(present_result(subject, {ChangeKind::Result, nr(3), nr(1), 1}), "0-1");
}

}  // namespace
}  // namespace bloesem::explain
