#include "bloesem/explain/change.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::TournamentBuilder;

Subject three_against_three() {
  return *subject_of(TournamentBuilder(6).declared(4).round("1-4 1/0, 5-2 -/+, 3:6 +/-").forbid({1, 2}), {});
}

std::string refusal(const Change& change) {
  const Subject subject = three_against_three();
  const std::optional<Error> error = refuse_change(change, subject.tournament, subject.options);
  return error ? error->message : "";
}

TEST(RefuseChange, SaysWhyAResultCannotBe) {
  const Outcome win = Outcome::Win;
  const Outcome loss = Outcome::Loss;
  EXPECT_EQ(refusal({ChangeKind::Result, nr(4), nr(1), 1, win, loss}), "");
  EXPECT_EQ(refusal({ChangeKind::Result, nr(1), nr(4), 1, win, loss}),
            "the game of 1 and 4 in round 1 ended 1-0 already: expected another result");
  EXPECT_EQ(refusal({ChangeKind::Result, nr(1), nr(5), 1, win, loss}),
            "there is no game of 1 and 5 in round 1");
  EXPECT_EQ(
      refusal({ChangeKind::Result, nr(1), nr(4), 2, win, loss}),
      "the game of 1 and 4 in round 2 cannot have another result for round 2: expected a round before it");
  EXPECT_EQ(refusal({ChangeKind::Result, nr(5), nr(2), 1, win, loss}), "");
  EXPECT_EQ(refusal({ChangeKind::Result, nr(3), nr(6), 1, win, loss}),
            "the game of 3 and 6 in round 1 cannot have been played: it has no colours");
}

TEST(RefuseChange, SaysWhyAPlayerOrAPairCannotBe) {
  EXPECT_EQ(refusal({ChangeKind::Forbidden, nr(2), nr(1)}),
            "2 and 1 are forbidden to meet in round 2 already: expected a pair that is not");
  EXPECT_EQ(refusal({ChangeKind::Allowed, nr(2), nr(3)}),
            "2 and 3 are not forbidden to meet in round 2: expected a pair that is");
  EXPECT_EQ(refusal({ChangeKind::Allowed, nr(2), nr(2)}), "expected two players of the tournament");
  EXPECT_EQ(refusal({ChangeKind::Absent, nr(7)}), "expected a player of the tournament");
  Subject subject = three_against_three();
  subject.options.absent = {nr(3)};
  const Change absent{ChangeKind::Absent, nr(3)};
  EXPECT_EQ(refuse_change(absent, subject.tournament, subject.options)->message,
            "player 3 does not take part in round 2 anyway: expected a player who does");
}

TEST(Changed, PairsTheRoundAgain) {
  const Subject subject = three_against_three();
  const Result<Subject> after = changed(subject, std::vector{Change{ChangeKind::Absent, nr(3)}});
  ASSERT_TRUE(after);
  ASSERT_TRUE(after->answer);
  EXPECT_TRUE(after->answer->bye.has_value());
  EXPECT_FALSE(subject.answer->bye.has_value());
}

TEST(ResultText, IsThatOfThePlayerNamedFirst) {
  EXPECT_EQ(result_text(Outcome::Loss, Outcome::Win), "0-1");
  EXPECT_EQ(result_text(Outcome::Draw, Outcome::Draw), "1/2-1/2");
  EXPECT_EQ(result_text(Outcome::ForfeitWin, Outcome::ForfeitLoss), "+/-");
  EXPECT_EQ(result_text(Outcome::UnratedWin, Outcome::UnratedLoss), "1-0u");
  EXPECT_EQ(result_text(Outcome::Unfinished, Outcome::Unfinished), "?");
}

}  // namespace
}  // namespace bloesem::explain
