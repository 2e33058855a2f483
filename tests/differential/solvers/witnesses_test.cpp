// Would --paranoid notice a wrong answer?
#include <gmock/gmock.h>

#include <algorithm>
#include <utility>

#include "engine/campaign/state.hpp"
#include "engine/paranoid.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

using ::testing::HasSubstr;

constexpr int always = 1'000'000;

// Two brackets with pairs and one with the bye.
Tournament seven_players() { return TournamentBuilder(7).round("1-4 1/0, 5-2 =, 3-6 1/0, 7 U").declared(5); }

// Gives the right answer, modified by `damage`.
template <class Damage>
Witness wrong_witness(Damage damage) {
  return {"wrong", always, [damage](const Tournament& tournament, const PairOptions& options) {
            Result<RoundPairing> answer = pair_round(tournament, options);
            damage(*answer);
            return answer;
          }};
}

Result<RoundPairing> truth_against(const Witness& other, const Tournament& tournament = seven_players()) {
  const std::vector<Witness> witnesses = {witness(SolverChoice::Auto, always), other};
  return pair_by_all(tournament, {}, witnesses);
}

template <class Damage>
void expect_noticed(Damage damage, const std::string& what) {
  EXPECT_THAT(truth_against(wrong_witness(damage)),
              FailsWith(ErrorCode::Internal, "round 2, auto against wrong: " + what));
}

BracketRecord& first_with_pairs(RoundPairing& pairing) {
  auto& brackets = pairing.record.brackets;
  return *std::find_if(brackets.begin(), brackets.end(), [](const auto& b) { return !b.pairs.empty(); });
}

TEST(Witnesses, WhoAgreeAreBelieved) {
  EXPECT_EQ(text_of(truth_against(wrong_witness([](RoundPairing&) {}))), text_of(pair_round(seven_players())));
  EXPECT_THAT(text_of(pair_round(seven_players())), HasSubstr(" bye")) << "the tests below damage it";
}

TEST(Witnesses, APairThatDiffersIsNoticedAndNamed) {
  expect_noticed([](RoundPairing& p) { std::swap(p.boards[0].white, p.boards[1].white); }, "boards ");
  expect_noticed([](RoundPairing& p) { p.boards.pop_back(); }, "boards ");
  expect_noticed(
      [](RoundPairing& p) {
        std::swap(first_with_pairs(p).pairs[0].first, first_with_pairs(p).pairs[0].second);
      },
      "bracket ");
}

TEST(Witnesses, ColoursThatDifferAreNoticed) {
  expect_noticed([](RoundPairing& p) { std::swap(p.boards[0].white, p.boards[0].black); }, "boards ");
  expect_noticed(
      [](RoundPairing& p) {
        ColourRule& rule = p.record.colour_rules[0];
        rule = rule == ColourRule::E1 ? ColourRule::E5 : ColourRule::E1;
      },
      "colours by ");
}

TEST(Witnesses, AnotherOrderOfTheBoardsIsNoticed) {
  expect_noticed([](RoundPairing& p) { std::swap(p.boards[0], p.boards[1]); }, "boards ");
}

TEST(Witnesses, AnotherByeIsNoticed) {
  expect_noticed([](RoundPairing& p) { p.bye = *p.bye == 0 ? 1 : 0; }, "bye of ");
  expect_noticed([](RoundPairing& p) { p.bye.reset(); }, "bye of ");
}

TEST(Witnesses, OtherBracketsAreNoticed) {
  expect_noticed([](RoundPairing& p) { p.record.brackets.pop_back(); }, "number of brackets ");
  expect_noticed([](RoundPairing& p) { p.record.brackets[0].discarded = true; },
                 "bracket 1, discarded 0 against 1");
  expect_noticed([](RoundPairing& p) { p.record.brackets[0].score += 5; }, "bracket 1, score");
  expect_noticed([](RoundPairing& p) { p.record.brackets[0].kind = criteria::BracketKind::Collapsed; },
                 "bracket 1, kind normal against CLB");
  expect_noticed([](RoundPairing& p) { p.record.brackets[0].residents.pop_back(); }, "bracket 1, residents ");
  expect_noticed([](RoundPairing& p) { p.record.brackets[1].moved_down.push_back(0); },
                 "bracket 2, moved-down players ");
  expect_noticed([](RoundPairing& p) { p.record.brackets[0].downfloaters.push_back(0); },
                 "bracket 1, downfloaters ");
  expect_noticed([](RoundPairing& p) { ++p.record.brackets[0].exchanges; }, "bracket 1, exchanges ");
}

TEST(Witnesses, OtherValuesOfCriteriaAreNoticed) {
  expect_noticed([](RoundPairing& p) { ++p.record.brackets[0].criteria[5].count; }, "bracket 1, criteria ");
  expect_noticed([](RoundPairing& p) { p.record.brackets[0].criteria.pop_back(); }, "bracket 1, criteria ");
}

TEST(Witnesses, WhoSolvedItMayDiffer) {
  const auto renamed = [](RoundPairing& p) {
    for (BracketRecord& bracket : p.record.brackets) bracket.solved_by = "somebody";
  };
  EXPECT_TRUE(truth_against(wrong_witness(renamed)));
}

TEST(Witnesses, WhetherThereIsAPairingAtAllIsCompared) {
  const Witness pessimist = {"pessimist", always,
                             [](const Tournament&, const PairOptions&) -> Result<RoundPairing> {
                               return Error{ErrorCode::NoValidPairing, "nobody has an opponent", {1}};
                             }};
  EXPECT_THAT(truth_against(pessimist),
              FailsWith(ErrorCode::Internal, "a pairing against no valid pairing (nobody has an opponent)"));
  const Tournament impossible = TournamentBuilder(2).round("1-2 1/0");
  EXPECT_THAT(truth_against(pessimist, impossible), FailsWith(ErrorCode::Internal, "against no valid pairing"));
  EXPECT_THAT(truth_against(witness(SolverChoice::Lemon, always), impossible),
              FailsWith(ErrorCode::NoValidPairing, ""));
}

TEST(Witnesses, OtherErrorsOfAWitnessArePassedOn) {
  const Witness overstrained = {"overstrained", always,
                                [](const Tournament&, const PairOptions&) -> Result<RoundPairing> {
                                  return Error{ErrorCode::TooLarge, "too many", {}};
                                }};
  EXPECT_THAT(truth_against(overstrained), FailsWith(ErrorCode::TooLarge, "too many"));
}

TEST(Witnesses, AreNotAskedBeyondTheirLimit) {
  int asked = 0;
  const auto counting = [&](int max_players) {
    return Witness{"counting", max_players, [&](const Tournament& tournament, const PairOptions& options) {
                     ++asked;
                     return pair_round(tournament, options);
                   }};
  };
  EXPECT_TRUE(truth_against(counting(6)));
  EXPECT_EQ(asked, 0);
  EXPECT_TRUE(truth_against(counting(7)));
  EXPECT_EQ(asked, 1);
}

// Each of them walks over all brackets.
TEST(Witnesses, ParanoidAsksAllFiveSolvers) {
  int once = 0;
  int paranoid = 0;
  PairOptions options;
  options.progress = [&](const Progress&) { return ++once > 0; };
  ASSERT_TRUE(pair_round(seven_players(), options));
  options.progress = [&](const Progress&) { return ++paranoid > 0; };
  options.paranoid = true;
  ASSERT_TRUE(pair_round(seven_players(), options));
  EXPECT_GT(once, 0);
  EXPECT_EQ(paranoid, 5 * once);
  EXPECT_EQ(all_solvers().size(), 5U);
}

}  // namespace
}  // namespace bloesem::test
