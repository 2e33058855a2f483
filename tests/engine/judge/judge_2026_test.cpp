// The judge's verdicts under the rules of 2026, next to those under the rules of 2016.
#include <gtest/gtest.h>

#include "bloesem/judge/judge.hpp"
#include "engine/judge/compare_editions.hpp"
#include "tests/engine/judge/proposals.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::proposed;
using test::text_of;
using test::TournamentBuilder;

std::string verdict(const Tournament& t, std::string_view proposal, Edition edition, PairOptions options = {}) {
  options.edition = edition;
  return text_of(judge(t, proposed(proposal), options));
}

void expect(const Tournament& t, std::string_view proposal, const std::string& of_2016,
            const std::string& of_2026, const PairOptions& options = {}) {
  EXPECT_EQ(verdict(t, proposal, Edition::Baku2016, options), of_2016) << proposal;
  EXPECT_EQ(verdict(t, proposal, Edition::Fide2026, options), of_2026) << proposal;
}

// 4 is absent in round 3. With 1-3 only 5 could have the bye; 6 has fewer points.
TEST(Judge2026, TheByeAtAWorseScore) {
  const Tournament t =
      TournamentBuilder(6).round("1-4 1/0, 5-2 0/1, 3-6 1/0").round("2-1 0/1, 4-3 0/1, 6-5 0/1");
  const PairOptions without_4{.absent = {test::nr(4)}};
  expect(t, "1-3 6-2 5 bye", "correct", "different: bracket 1 C5", without_4);
  expect(t, "1-5 3-2 6 bye", "different: bracket 1 C.5", "correct", without_4);
}

// 5 was absent in round 1: a downfloat under 2016, an unplayed game under 2026.
TEST(Judge2026, TheByeOfWhoHasPlayedLess) {
  const Tournament t = TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 Z");
  expect(t, "2-1 3-5 4 bye", "correct", "correct");
  expect(t, "2-1 3-4 5 bye", "different: bracket 2 C.12", "different: bracket 2 C9");
}

TEST(Judge2026, AFullPointByeBarsFromTheBye) {
  const Tournament t = TournamentBuilder(3).round("1-2 1/0, 3 F");
  expect(t, "1-2 3 bye", "illegal: C.1 1 and 2 met in round 1",
         "illegal: C1 1 and 2 met in round 1; C2 3 scored as for a win without playing in round 1");
}

TEST(Judge2026, EverybodyIsPaired) {
  const Tournament t = TournamentBuilder(5);
  expect(t, "1-3 4-2",
         "illegal: A.9 5 has neither an opponent nor the bye; C.04.1.c nobody has the bye, yet the number of "
         "players is odd (5)",
         "illegal: 1.9.1 5 has neither an opponent nor the bye; C.04.1.3 nobody has the bye, yet the number of "
         "players is odd (5)");
}

TEST(Judge2026, TheOrderOfCandidates) {
  const Tournament t = TournamentBuilder(6);
  expect(t, "1-5 4-2 3-6", "different: bracket 1 later D.1", "different: bracket 1 later 4.2");
  expect(t, "1-2 3-4 5-6", "different: bracket 1 later D.2.a", "different: bracket 1 later 4.3");
}

TEST(Judge2026, TheColours) {
  expect(TournamentBuilder(6), "1-4 5-2 6-3", "different: E.5 3-6", "different: 5.2.5 3-6");
}

TEST(CompareEditions, NothingWhereBothAreTheSame) {
  const Result<std::optional<EditionDifference>> same = compare_editions(TournamentBuilder(6), {});
  ASSERT_TRUE(same);
  EXPECT_FALSE(*same);
}

TEST(CompareEditions, EachSaysWhatItHasAgainstTheOther) {
  const Tournament t =
      TournamentBuilder(6).round("1-4 1/0, 5-2 0/1, 3-6 1/0").round("2-1 0/1, 4-3 0/1, 6-5 0/1");
  const Result<std::optional<EditionDifference>> found = compare_editions(t, {.absent = {test::nr(4)}});
  ASSERT_TRUE(found && *found);
  const auto& [of_2016, of_2026] = (**found).editions;
  EXPECT_EQ((**found).round, 3);
  EXPECT_EQ(of_2016.pairing->bye, test::nr(5));
  EXPECT_EQ(of_2026.pairing->bye, test::nr(6));
  EXPECT_EQ(text_of(Result<Verdict>(*of_2016.by_other)), "different: bracket 1 C5");
  EXPECT_EQ(text_of(Result<Verdict>(*of_2026.by_other)), "different: bracket 1 C.5");
}

// Since 2026 a full-point bye bars 3 from the bye, so that no player can have it.
TEST(CompareEditions, OneMayHaveNoPairing) {
  const Tournament t = TournamentBuilder(3).round("1 Z, 2 Z, 3 F").forbid({1, 3}).forbid({2, 3});
  const Result<std::optional<EditionDifference>> found = compare_editions(t, {});
  ASSERT_TRUE(found && *found);
  const auto& [of_2016, of_2026] = (**found).editions;
  EXPECT_EQ(of_2016.pairing->bye, test::nr(3));
  EXPECT_FALSE(of_2026.pairing);
  EXPECT_FALSE(of_2026.obstacle.empty());
  EXPECT_FALSE(of_2026.by_other);
  EXPECT_EQ(of_2016.by_other->kind, VerdictKind::Impossible);
}

}  // namespace
}  // namespace bloesem
