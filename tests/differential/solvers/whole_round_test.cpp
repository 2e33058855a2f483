// Compares the whole round as one matching (docs/formulation.md) with the chain of solvers.
#include "engine/dutch/solve/whole_round/whole_round.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/campaign/shapes.hpp"
#include "engine/campaign/signature.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/paranoid.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/files.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::campaign {
namespace {

using generator::derive;

constexpr std::uint64_t seed_of_whole_rounds = 20261123'05;
constexpr Edition both_editions[] = {Edition::Baku2016, Edition::Fide2026};

class WholeRound : public ::testing::TestWithParam<Edition> {
 protected:
  // Compares pairs, colours, floaters, exchanges and the values of all criteria, or the reason why there is no
  // pairing.
  void expect_same(const Tournament& tournament, PairOptions options) {
    static const std::vector<bloesem::Witness> witnesses = {witness(SolverChoice::Auto, 1000),
                                                            witness(SolverChoice::Whole, 1000)};
    options.edition = GetParam();
    const Result<RoundPairing> answer = pair_by_all(tournament, options, witnesses);
    ++seen_["rounds"];
    if (!answer) {
      ASSERT_EQ(answer.error().code, ErrorCode::NoValidPairing) << answer.error().message;
      ++seen_["impossible"];
      return;
    }
    seen_["bye"] += answer->bye ? 1 : 0;
    for (const BracketRecord& bracket : answer->record.brackets) {
      ++seen_[std::string(name_of(bracket.kind))];
      seen_["moved down"] += bracket.moved_down.empty() ? 0 : 1;
      seen_["exchanged"] += bracket.exchanges > 0 ? 1 : 0;
      for (const criteria::CriterionValue& value : bracket.criteria)
        seen_[std::string(value.article)] += value.count != 0 || !value.differences.empty() ? 1 : 0;
    }
  }

  void expect_seen(std::initializer_list<const char*> what) {
    for (const char* const each : what) EXPECT_GT(seen_[each], 20) << each;
  }

  [[nodiscard]] static std::string year() { return GetParam() == Edition::Baku2016 ? "2016" : "2026"; }

  std::map<std::string, int> seen_;
};

INSTANTIATE_TEST_SUITE_P(Editions, WholeRound, ::testing::ValuesIn(both_editions),
                         [](const auto& info) { return info.index == 0 ? "Baku2016" : "Fide2026"; });

// Byes of all kinds, withdrawals, late entries, forbidden pairs, acceleration, other point systems.
TEST_P(WholeRound, IsThatOfTheChainInPlayedTournaments) {
  generator::Ranges ranges = all_sorts();
  ranges.least.edition = GetParam();
  ranges.most.players = 24;
  const auto compare = [this](const Tournament& before, const PairOptions& options,
                              const Result<RoundPairing>&) { expect_same(before, options); };
  for (std::uint64_t i = 0; i < 250 && !HasFailure(); ++i) {
    const std::uint64_t own = derive(seed_of_whole_rounds, i);
    ASSERT_TRUE(generator::generate(draw_settings(ranges, own), own, compare)) << i;
  }
  EXPECT_GT(seen_["rounds"], 1200);
  expect_seen({"impossible", "bye", "moved down", "exchanged"});
}

TEST_P(WholeRound, IsThatOfTheChainInPositionsOfAllShapes) {
  for (const Shape& shape : shapes()) {
    for (std::uint64_t i = 0; i < 150 && !HasFailure(); ++i) {
      SCOPED_TRACE(std::string(shape.name) + ' ' + std::to_string(i));
      generator::Random random(derive(seed_of_whole_rounds + 1, i));
      expect_same(make_position(shape, random, {2, 20}), {});
    }
  }
  expect_seen({"impossible", "bye", "moved down", "exchanged"});
  if (GetParam() == Edition::Baku2016)
    expect_seen({"PPB", "CLB", "C.5", "C.7", "C.8", "C.9", "C.13", "C.16", "C.19"});
  else
    expect_seen({"closing", "normal", "completing", "C5", "C6", "C8", "C10", "C15", "C18", "C21"});
}

TEST_P(WholeRound, IsThatOfTheChainInTinyFields) {
  const auto states =
      std::find_if(shapes().begin(), shapes().end(), [](const Shape& s) { return s.any_state; });
  for (std::uint64_t i = 0; i < 1500 && !HasFailure(); ++i) {
    SCOPED_TRACE(i);
    generator::Random random(derive(seed_of_whole_rounds + 2, i));
    expect_same(make_position(*states, random, {2, 7}), {});
  }
  expect_seen({"impossible", "bye", "moved down", "exchanged"});
  if (GetParam() == Edition::Fide2026) expect_seen({"C9"});
}

// Two players, one, and none.
TEST_P(WholeRound, IsThatOfTheChainWithNobodyToPair) {
  PairOptions options;
  const Tournament two = test::TournamentBuilder(2).declared(3);
  expect_same(two, options);
  options.absent = {0};
  expect_same(two, options);
  options.absent = {0, 1};
  expect_same(two, options);
  EXPECT_EQ(seen_["rounds"], 3);
  EXPECT_EQ(seen_["bye"], 1);
}

// With its final weights the round is one problem that contains all players and all legal pairs. Only if A.9
// starts anew have some digits been set to 0.
TEST_P(WholeRound, IsTheHeaviestMatchingOfItsFinalWeights) {
  const bool is_2016 = GetParam() == Edition::Baku2016;
  const swiss::System& rules = is_2016 ? swiss::dutch::baku_2016 : swiss::dutch::fide_2026;
  int compared = 0;
  for (const Shape& shape : shapes()) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      generator::Random random(derive(seed_of_whole_rounds + 3, i));
      const Tournament tournament = make_position(shape, random, {2, 16});
      swiss::RoundField field(tournament, rules,
                              {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}});
      const auto matched = (is_2016 ? swiss::dutch::match_round_2016 : swiss::dutch::match_round_2026)(
          field, rules.criteria(), {});
      if (!matched || matched->new_start) continue;
      const swiss::dutch::RoundGraph& graph = matched->graph;
      const std::vector<matching::Vertex> mates =
          matching::heaviest_matching(field.size().value(), graph.edges());
      ASSERT_TRUE(std::equal(mates.begin(), mates.end(), graph.mates().begin(), graph.mates().end(),
                             [](matching::Vertex v, swiss::Position p) { return v.value() == p.value(); }))
          << shape.name << ' ' << i;
      ++compared;
    }
  }
  EXPECT_GT(compared, 300);
}

TEST_P(WholeRound, IsAsKnown) {
  const std::filesystem::path cases = std::filesystem::path(BLOESEM_FIXTURES_DIR) / ("cases-" + year());
  for (const auto& file : bloesem::test::files_in(cases, ".trf"))
    EXPECT_EQ(bloesem::test::pair_case(file, GetParam(), SolverChoice::Whole), "");
}

TEST(WholeRoundLimit, IsThreeHundredPlayers) {
  PairOptions options;
  options.solver = SolverChoice::Whole;
  EXPECT_THAT(pair_round(test::TournamentBuilder(301), options),
              test::FailsWith(ErrorCode::TooLarge, "301 players"));
}

}  // namespace
}  // namespace bloesem::campaign
