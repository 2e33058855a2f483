// The row of US Chess in what works for every system: files, the facade, the judge.
#include "engine/uscf/system.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/engine/uscf/uscf_position.hpp"
#include "tests/support/files.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/uscf_case.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

namespace fs = std::filesystem;

const fs::path fixtures = fs::path(BLOESEM_FIXTURES_DIR) / "systems/uscf";

// The rules as the file states them.
PairOptions stated_in(const Tournament& tournament) {
  const auto choice = choose_edition(tournament.heading);
  PairOptions options;
  EXPECT_TRUE(choice);
  if (!choice) return options;
  EXPECT_EQ(choice->edition, test::us_chess);
  options.edition = choice->edition;
  options.readings = chosen_readings(choice->edition, choice->readings);
  return options;
}

TEST(UscfSystem, ReplaysEveryRound) {
  int rounds = 0;
  for (const auto& file : test::files_in(fixtures, ".trf")) {
    if (!file.filename().string().starts_with("t-")) continue;
    const Tournament tournament = test::read(file, trf::Purpose::Check);
    const auto report = check_tournament(tournament, stated_in(tournament));
    ASSERT_TRUE(report) << file;
    EXPECT_TRUE(report->differences.empty()) << file;
    rounds += report->rounds;
  }
  EXPECT_EQ(rounds, 30);
}

std::string pairs_of_file(const std::string& name) {
  const Tournament tournament = test::read(fixtures / name, trf::Purpose::Pair);
  const auto pairing = pair_round(tournament, stated_in(tournament));
  return pairing ? test::text_of(*pairing) : pairing.error().message;
}

TEST(UscfSystem, ReproducesExamplesOfTheRuleBook) {
  EXPECT_EQ(pairs_of_file("example-29E5c.trf"), "1-4 3-2");
  EXPECT_EQ(pairs_of_file("example-29E5e.trf"), "2-1 4-3");
}

TEST(UscfSystem, IsJudgedByItsOwnRules) {
  const UscfPosition round({{2000, ""}, {1900, ""}, {1800, ""}, {1700, ""}});
  const auto pairing = pair_round(round.tournament, round.options());
  ASSERT_TRUE(pairing);
  Proposal proposal = proposal_of(*pairing);
  EXPECT_EQ(judge(round.tournament, proposal, round.options())->kind, VerdictKind::Correct);
  std::swap(proposal.boards[0].board.black, proposal.boards[1].board.white);
  const auto other = judge(round.tournament, proposal, round.options());
  ASSERT_TRUE(other);
  EXPECT_EQ(other->kind, VerdictKind::Different);
  ASSERT_TRUE(other->departure && other->departure->later);
  EXPECT_EQ(article_of(*other->departure->later, rules_of_2020.articles), "29C1");
}

TEST(UscfSystem, AThirdColourRunningIsIllegal) {
  const UscfPosition round({{2000, "BWW"}, {1900, "BWW"}});
  const auto answer = judge(round.tournament, {.boards = {{.board = {0, 1}}}, .byes = {}}, round.options());
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->kind, VerdictKind::Impossible);
  ASSERT_EQ(answer->violations.size(), 1U);
  EXPECT_EQ(answer->violations[0].article, "29E5f");
}

TEST(UscfSystem, ReadingsAreStatedAndFoundAgain) {
  Heading heading;
  Readings chosen{};
  chosen[0] = 1;
  chosen[1] = 2;
  state_rules(heading, test::us_chess, chosen);
  EXPECT_EQ(heading.system_code, "CUSTOM_SWISS");
  ASSERT_TRUE(heading.rules);
  EXPECT_EQ(heading.rules->system, "uscf");
  const auto choice = choose_edition(heading);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->edition, test::us_chess);
  EXPECT_EQ(choice->readings, chosen);
}

TEST(UscfSystem, HasNoOtherSolver) {
  const UscfPosition round({{2000, ""}, {1900, ""}});
  PairOptions options = round.options();
  options.solver = SolverChoice::Blossom;
  EXPECT_THAT(pair_round(round.tournament, options), test::FailsWith(ErrorCode::InvalidInput, "blossom"));
}

}  // namespace
}  // namespace bloesem::swiss::uscf
