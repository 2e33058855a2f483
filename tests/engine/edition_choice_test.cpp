#include "bloesem/edition_choice.hpp"

#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/generator/generate.hpp"
#include "engine/legality.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::TournamentBuilder;

std::string chosen(const Heading& heading, std::optional<Edition> requested = {}) {
  const Result<EditionChoice> choice = choose_edition(heading, requested);
  if (!choice) return choice.error().message;
  return std::string(name_of(choice->edition)) + (warning_about(*choice, heading).empty() ? "" : ", warned");
}

TEST(EditionChoice, TheRequestThenTheCodeThenTheDateThenWhatIsInForce) {
  EXPECT_EQ(chosen({"FIDE_DUTCH_2026", "2026/05/02"}, Edition::Baku2016), "2016");
  EXPECT_EQ(chosen({"FIDE_DUTCH_2017", "2026/05/02"}), "2016");
  EXPECT_EQ(chosen({" fide_dutch_2025_baku ", "2016/05/02"}), "2026");
  EXPECT_EQ(chosen({"FIDE_DUTCH", "2026/01/31"}), "2016");
  EXPECT_EQ(chosen({"", "1.2.2026"}), "2026");
  EXPECT_EQ(chosen({"", "25/05/02"}), "2026, warned");
  EXPECT_EQ(chosen({}), "2026, warned");
}

TEST(EditionChoice, AnotherSystemIsPairedOnRequestOnly) {
  EXPECT_EQ(
      chosen({"FIDE_SCHEVENINGEN", "2026/05/02"}),
      "record 192 says 'FIDE_SCHEVENINGEN', which no system that can be paired has: another must be asked for");
  EXPECT_EQ(chosen({"FIDE_SCHEVENINGEN", {}}, Edition::Fide2026), "2026, warned");
}

std::string by_name(const Heading& heading, const RulesByName& requested) {
  const Result<EditionChoice> choice = choose_edition(heading, requested);
  if (!choice) return "refused";
  return std::string(system_id_of(choice->edition)) + ' ' + std::string(name_of(choice->edition)) +
         (warning_about(*choice, heading).empty() ? "" : ", warned");
}

Heading named(const std::string& code, const std::string& system, const std::string& edition) {
  return {.system_code = code, .start_date = "2020/01/01", .rules = RulesByName{system, edition, {}}};
}

TEST(EditionChoice, TheNameOfAnEditionBelongsToASystem) {
  EXPECT_EQ(by_name({}, {"", "2016", {}}), "dutch 2016");
  EXPECT_EQ(by_name({}, {"ranked-dutch", "2026", {}}), "ranked-dutch 2026");
  EXPECT_EQ(by_name({}, {"ranked-dutch", "2016", {}}), "refused");
  EXPECT_EQ(by_name(named("CUSTOM_SWISS", "ranked-dutch", "2026"), {"", "2026", {}}), "ranked-dutch 2026");
  EXPECT_EQ(by_name(named("CUSTOM_SWISS", "ranked-dutch", "2026"), {"", "2016", {}}), "refused");
  EXPECT_EQ(by_name({}, {"checkers", "", {}}), "refused");
  const auto refused = choose_edition({}, RulesByName{"ranked-dutch", "2016", {}});
  EXPECT_EQ(refused.error().message, "Ranked Dutch has no edition '2016', expected 2026");
  EXPECT_EQ(choose_edition({}, RulesByName{"", "1886", {}}).error().message,
            "FIDE (Dutch) has no edition '1886', expected 2012, 2016, 2026");
}

// Dates choose between editions that follow each other, and of no other system.
TEST(EditionChoice, ARequestedSystemWithoutAnEdition) {
  EXPECT_EQ(by_name({"", "2020/01/01"}, {"dutch", "", {}}), "dutch 2016");
  EXPECT_EQ(by_name({"", "2027/01/01"}, {"dutch", "", {}}), "dutch 2026");
  EXPECT_EQ(by_name({}, {"dutch", "", {}}), "dutch 2026, warned");
  EXPECT_EQ(by_name({"FIDE_DUTCH_2017", "2027/01/01"}, {"dutch", "", {}}), "dutch 2016") << "as the file says";
  EXPECT_EQ(by_name({"", "2020/01/01"}, {"ranked-dutch", "", {}}), "ranked-dutch 2026");
  EXPECT_EQ(by_name({"FIDE_DUTCH_2017", {}}, {"ranked-dutch", "", {}}), "ranked-dutch 2026, warned");
  EXPECT_EQ(by_name({"FIDE_UNKNOWN", "2020/01/01"}, {"dutch", "", {}}), "dutch 2016, warned");
  EXPECT_EQ(by_name(named("CUSTOM_SWISS", "ranked-dutch", "2026"), {"dutch", "", {}}), "dutch 2016, warned");
}

TEST(EditionChoice, TheCommentNamesWhatHasNoCode) {
  EXPECT_EQ(by_name(named("CUSTOM_SWISS", "ranked-dutch", "2026"), {}), "ranked-dutch 2026");
  EXPECT_EQ(by_name(named("", "ranked-dutch", "2026"), {}), "ranked-dutch 2026");
  EXPECT_EQ(by_name(named("CUSTOM_SWISS", "ranked-dutch", ""), {}), "ranked-dutch 2026");
  EXPECT_EQ(by_name(named("custom_swiss_baku", "ranked-dutch", "2026"), {}), "ranked-dutch 2026");
  EXPECT_EQ(by_name(named("", "dutch", ""), {}), "dutch 2016") << "by the start date";
  EXPECT_EQ(by_name(named("FIDE_DUTCH_2026_BAKU", "dutch", "2026"), {}), "dutch 2026");
  EXPECT_EQ(by_name(named("FIDE_DUTCH", "dutch", "2026"), {}), "dutch 2026");
  const auto choice = choose_edition(named("CUSTOM_SWISS", "ranked-dutch", "2026"));
  EXPECT_EQ(described(*choice, {}), "rules: Ranked Dutch 2026 (comment bloesem:system)");
}

TEST(EditionChoice, ACommentThatCannotBeFollowedIsRefused) {
  for (const Heading& heading :
       {named("CUSTOM_SWISS", "checkers", "2026"), named("CUSTOM_SWISS", "ranked-dutch", "2016"),
        named("FIDE_DUTCH_2026", "ranked-dutch", "2026"), named("FIDE_DUTCH_2017", "dutch", "2026"),
        named("FIDE_UNKNOWN", "ranked-dutch", "2026")}) {
    EXPECT_EQ(by_name(heading, {}), "refused") << heading.system_code;
    EXPECT_EQ(by_name(heading, {"dutch", "2026", {}}).substr(0, 10), "dutch 2026");
  }
  EXPECT_EQ(choose_edition(named("FIDE_DUTCH_2026", "ranked-dutch", "2026")).error().message,
            "record 192 says 'FIDE_DUTCH_2026', but the comment bloesem:system says 'ranked-dutch 2026'");
}

TEST(EditionChoice, CustomCodesNameNoSystem) {
  for (const char* code : {"CUSTOM_SWISS", "CUSTOM_ROUNDROBIN", "custom_swiss", " CUSTOM_SWISS "}) {
    EXPECT_EQ(by_name({code, "2020/01/01"}, {}), "refused") << code;
    EXPECT_EQ(by_name({code, "2020/01/01"}, {"", "2026", {}}), "refused") << code;
    EXPECT_EQ(by_name({code, {}}, {"ranked-dutch", "", {}}), "ranked-dutch 2026, warned") << code;
  }
}

TEST(EditionChoice, ReadingsAreDescribed) {
  const std::vector<ReadingChoice> sums = {{"tie-breaks", "sums"}};
  Heading heading = named("CUSTOM_SWISS", "ranked-dutch", "2026");
  heading.rules->readings = sums;
  EXPECT_EQ(described(*choose_edition(heading), heading),
            "rules: Ranked Dutch 2026 (comment bloesem:system); tie-breaks=sums");
  const auto requested = choose_edition({}, RulesByName{"ranked-dutch", "2026", sums});
  EXPECT_EQ(described(*requested, {}), "rules: Ranked Dutch 2026; tie-breaks=sums");
  const auto overruled = choose_edition(heading, RulesByName{"", "", {{"tie-breaks", "list"}}});
  EXPECT_EQ(described(*overruled, heading), "rules: Ranked Dutch 2026 (comment bloesem:system)");
  heading.rules->readings = {{"tie-breaks", "lots"}};
  EXPECT_EQ(choose_edition(heading).error().message,
            "the comment bloesem:system says 'ranked-dutch 2026': reading 'tie-breaks': found 'lots', expected "
            "one of list, sums");
}

// Since 2026 a full-point bye bars from the bye: in a field of three it makes the editions differ.
TournamentBuilder telling() {
  TournamentBuilder t(3);
  t.round("1 F, 2-3 1/0").round("1-2 1/0, 3 U");
  return t;
}

std::string edition_by_everybody(const Tournament& t) {
  const Result<RoundPairing> paired = pair_round(t);
  const Result<RoundPairing> by_sequence = sequence::pair_round(t, {}, {});
  if (!paired || !by_sequence) return paired.error().message;
  const Result<Verdict> verdict = judge(t, proposal_of(*paired));
  if (!verdict) return verdict.error().message;
  EXPECT_EQ(verdict->kind, VerdictKind::Correct);
  EXPECT_EQ(by_sequence->boards, paired->boards);
  EXPECT_EQ(by_sequence->edition, paired->edition);
  EXPECT_EQ(verdict->edition, paired->edition);
  return std::string(name_of(paired->edition));
}

TEST(EditionChoice, EverybodyWhoIsToldNothingAsksTheTournament) {
  for (const Heading& heading : {Heading{"FIDE_DUTCH_2017", {}}, Heading{"", "2025/05/02"}})
    EXPECT_EQ(edition_by_everybody(TournamentBuilder(6).heading(heading)), "2016");
  for (const Heading& heading :
       {Heading{"FIDE_DUTCH_2026", "2016/05/02"}, Heading{"", "2026/05/02"}, Heading{}})
    EXPECT_EQ(edition_by_everybody(TournamentBuilder(6).heading(heading)), "2026");
}

TEST(EditionChoice, ALegalByeDependsOnTheTournament) {
  const auto violations = [](const Heading& heading) {
    const Tournament t = telling().heading(heading);
    const auto list = violations_of_bye(t, test::nr(1), {});
    return list ? static_cast<int>(list->size()) : -1;
  };
  EXPECT_EQ(violations({"FIDE_DUTCH_2017", {}}), 0);
  EXPECT_EQ(violations({}), 1);
  EXPECT_EQ(violations({"FIDE_SCHEVENINGEN", {}}), -1);
}

TEST(EditionChoice, OtherSystemsArePairedByNobody) {
  const Tournament t = TournamentBuilder(6).heading({"FIDE_SCHEVENINGEN", {}});
  for (const auto& error :
       {pair_round(t).error(), sequence::pair_round(t, {}, {}).error(), judge(t, {}).error(),
        check_tournament(TournamentBuilder(6).round("1-4 1/0").heading(t.heading)).error()}) {
    EXPECT_EQ(error.code, ErrorCode::InvalidInput);
    EXPECT_NE(error.message.find("FIDE_SCHEVENINGEN"), std::string::npos) << error.message;
  }
  EXPECT_TRUE(pair_round(t, {.edition = Edition::Fide2026})) << "who asks for an edition means it";
}

TEST(EditionChoice, AnAccelerationIsNotForgotten) {
  Tournament t = TournamentBuilder(6).heading({"FIDE_DUTCH_2026_BAKU", {}});
  EXPECT_EQ(pair_round(t).error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(pair_round(t, {.edition = Edition::Fide2026}).error().code, ErrorCode::InvalidInput);
  t.players[0].virtual_points = {10};
  EXPECT_TRUE(pair_round(t));
}

TEST(EditionChoice, WhatIsGeneratedSaysItsEdition) {
  EXPECT_EQ(generator::Settings{}.edition, Edition::Fide2026);
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    generator::Settings settings;
    settings.edition = edition;
    const auto made = generator::generate(settings, 1);
    ASSERT_TRUE(made);
    const auto choice = choose_edition(made->tournament.heading);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->edition, edition);
    EXPECT_EQ(choice->ground, EditionGround::SystemCode);
  }
}

}  // namespace
}  // namespace bloesem
