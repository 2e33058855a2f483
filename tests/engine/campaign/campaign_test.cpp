#include "engine/campaign/campaign.hpp"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "engine/campaign/axes.hpp"
#include "engine/campaign/summary.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/sequence/pair_round.hpp"

namespace bloesem::campaign {
namespace {

const std::atomic<bool> go_on{false};

Answer by_sequence(const Tournament& t, const PairOptions& options, std::string_view rule) {
  sequence::SequenceOptions how;
  how.without = rule;
  return sequence::pair_round(t, options, how);
}

Engines against_sequence(std::string_view wrong = {}) {
  const auto rules = sequence::variable_rules(Edition::Baku2016);
  return {std::nullopt,
          {"sequence", [wrong](const Tournament& t, const PairOptions& o) { return by_sequence(t, o, wrong); }},
          {{rules.begin(), rules.end()}, by_sequence}};
}

Engines against(std::function<Answer(const Tournament&, const PairOptions&)> pair) {
  return {std::nullopt, {"other", std::move(pair)}, {}};
}

Plan all_kinds() {
  Plan plan;
  plan.seed = 11;
  plan.ranges = all_sorts();
  plan.ranges.least.edition = Edition::Baku2016;
  for (ShapeIndex shape = 0; shape < static_cast<ShapeIndex>(shape_names().size()); ++shape)
    plan.shapes.push_back(shape);
  return plan;
}

std::string text_of_outcome(const TournamentOutcome& outcome) {
  std::string text = std::to_string(outcome.index) + ':' + std::to_string(outcome.seed);
  for (const auto& value : outcome.axes) text += value ? ' ' + std::to_string(*value) : " -";
  for (const RoundOutcome& r : outcome.rounds) {
    text += " | " + std::to_string(r.round) + ' ' + std::string(name_of(r.agreement)) + ' ' +
            std::to_string(r.players) + ' ' + std::to_string(r.brackets) + ' ' + std::to_string(r.moved_down) +
            ' ' + std::to_string(r.exchanged);
    if (r.decisive) text += " d" + std::to_string(r.decisive->decided);
  }
  return text;
}

TEST(Campaign, TheTwoEnginesAgree) {
  const Plan plan = all_kinds();
  const Engines engines = against_sequence();
  std::uint64_t rounds = 0;
  for (std::uint64_t k = 0; k < 200; ++k) {
    const auto outcome = run_tournament(plan, engines, k, go_on);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->index, k);
    EXPECT_FALSE(outcome->rounds.empty());
    for (const RoundOutcome& round : outcome->rounds) {
      EXPECT_TRUE(round.agreement == Agreement::Same || round.agreement == Agreement::Impossible)
          << "tournament " << k << ", round " << round.round;
      ++rounds;
    }
  }
  EXPECT_GT(rounds, 250U);
}

// Proofs of its own are those of the callback: the campaign counts those that fail.
TEST(Campaign, CountsRoundsThatAreNotProved) {
  Plan plan = all_kinds();
  int asked = 0;
  plan.prove = [&](const Tournament&, const PairOptions&, const Answer&, std::string_view) {
    return ++asked % 10 == 0 ? Result<std::string>(Error{ErrorCode::Internal, "the sum of the duals is 7"})
                             : Result<std::string>(std::string("a proof"));
  };
  const Engines engines = against_sequence();
  Summary summary(axes().size(), engines.variations.rules.size(), bucket_of);
  std::size_t reported = 0;
  for (std::uint64_t k = 0; k < 60; ++k) {
    const auto outcome = run_tournament(plan, engines, k, go_on);
    ASSERT_TRUE(outcome);
    for (const Incident& incident : outcome->incidents) {
      EXPECT_EQ(incident.kind, not_proved);
      EXPECT_EQ(incident.text, "the sum of the duals is 7");
      ++reported;
    }
    summary.add(*outcome);
  }
  EXPECT_GT(asked, 60);
  EXPECT_EQ(summary.rounds.all(), static_cast<std::uint64_t>(asked));
  EXPECT_EQ(reported, static_cast<std::size_t>(asked / 10));
  EXPECT_EQ(summary.failures.at(std::string(not_proved)), reported);
  EXPECT_EQ(summary.rounds.without_failure(), static_cast<std::uint64_t>(asked) - reported);
}

TEST(Campaign, AnUnprovedRoundThatDiffersSaysBoth) {
  Plan plan = all_kinds();
  plan.prove = [](const Tournament&, const PairOptions&, const Answer&, std::string_view) {
    return Result<std::string>(Error{ErrorCode::Internal, "no proof"});
  };
  const Engines engines = against([](const Tournament&, const PairOptions&) { return RoundPairing{}; });
  const auto outcome = run_tournament(plan, engines, 3, go_on);
  ASSERT_TRUE(outcome);
  ASSERT_FALSE(outcome->incidents.empty());
  EXPECT_NE(outcome->incidents.front().text.find("no proof; it also differs: "), std::string::npos);
}

TEST(Campaign, AWrongAnswerOfASolverEndsIt) {
  Plan plan = all_kinds();
  plan.check = [](const swiss::BracketProblem&, const swiss::BracketPairing&) {
    return std::string("it is not optimal");
  };
  EXPECT_THROW(static_cast<void>(run_tournament(plan, against_sequence(), 0, go_on)), std::runtime_error);
  plan.check = [](const swiss::BracketProblem&, const swiss::BracketPairing&) { return std::string(); };
  EXPECT_TRUE(run_tournament(plan, against_sequence(), 0, go_on));
}

TEST(Campaign, ATournamentDependsOnItsNumberOnly) {
  Plan plan = all_kinds();
  plan.examined = 2;
  const Engines engines = against_sequence();
  std::vector<std::string> forwards;
  for (std::uint64_t k = 0; k < 30; ++k)
    forwards.push_back(text_of_outcome(*run_tournament(plan, engines, k, go_on)));
  for (std::uint64_t k = 30; k-- > 0;)
    EXPECT_EQ(text_of_outcome(*run_tournament(plan, engines, k, go_on)), forwards[static_cast<std::size_t>(k)]);
  EXPECT_EQ(std::set<std::string>(forwards.begin(), forwards.end()).size(), 30U);
  plan.seed = 12;
  EXPECT_NE(text_of_outcome(*run_tournament(plan, engines, 0, go_on)), forwards.front());
}

TEST(Campaign, AWrongEngineIsFound) {
  Plan plan = all_kinds();
  const Engines engines = against_sequence("D.1");
  int differences = 0;
  for (std::uint64_t k = 0; k < 40; ++k) {
    const auto outcome = run_tournament(plan, engines, k, go_on);
    for (const RoundOutcome& round : outcome->rounds)
      differences += round.agreement == Agreement::Different ? 1 : 0;
    EXPECT_EQ(outcome->disputes.size(), outcome->incidents.size());
    for (const Dispute& dispute : outcome->disputes) {
      EXPECT_EQ(dispute.position.rounds_played, dispute.round - 1);
      EXPECT_EQ(compare(pair_round(dispute.position), by_sequence(dispute.position, {}, "D.1")),
                Agreement::Different);
    }
  }
  EXPECT_GT(differences, 10);
}

TEST(Campaign, FailuresAndGivingUpAreCountedApart) {
  Plan plan;
  plan.ranges = all_sorts();
  const auto failing = against([](const Tournament&, const PairOptions&) -> Answer {
    return Error{ErrorCode::InvalidInput, "'x' ended with exit code 5: ouch", {}};
  });
  const auto outcome = run_tournament(plan, failing, 0, go_on);
  ASSERT_FALSE(outcome->incidents.empty());
  EXPECT_EQ(outcome->incidents[0].kind, "'x' ended with exit code 5");
  EXPECT_EQ(outcome->incidents[0].text, "'x' ended with exit code 5: ouch");
  for (const RoundOutcome& round : outcome->rounds) EXPECT_EQ(round.agreement, Agreement::Failed);

  const auto tired = against([](const Tournament&, const PairOptions&) -> Answer {
    return Error{ErrorCode::GaveUp, "the budget ran out", {}};
  });
  const auto given_up = run_tournament(plan, tired, 0, go_on);
  for (const RoundOutcome& round : given_up->rounds) EXPECT_EQ(round.agreement, Agreement::GaveUp);
  EXPECT_TRUE(given_up->incidents.empty());
}

TEST(Campaign, OneRoundOfSoManyIsExamined) {
  Plan plan = all_kinds();
  plan.shapes = {played};
  plan.examined = 3;
  int rounds = 0, examined = 0;
  for (std::uint64_t k = 0; k < 150; ++k) {
    const auto outcome = run_tournament(plan, against_sequence(), k, go_on);
    for (const RoundOutcome& round : outcome->rounds) {
      ++rounds;
      examined += round.decisive ? 1 : 0;
    }
  }
  EXPECT_GT(examined, rounds / 5);
  EXPECT_LT(examined, rounds / 2);
}

TEST(Campaign, AStopLeavesTheTournamentOut) {
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(run_tournament(all_kinds(), against_sequence(), 0, stop));
}

TEST(Variety, HalfOfTheKnobsArePlainAndAllAreUsed) {
  const generator::Ranges ranges = all_sorts();
  ASSERT_FALSE(generator::problem_with(ranges)) << generator::problem_with(ranges)->message;
  int without_forfeits = 0, with_forfeits = 0, usual_points = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const generator::Settings s = draw_settings(ranges, seed);
    EXPECT_FALSE(generator::problem_with(s));
    (s.forfeits == 0 ? without_forfeits : with_forfeits)++;
    usual_points += s.win == 10 && s.draw == 5 && s.pairing_bye == 10 ? 1 : 0;
  }
  EXPECT_GT(without_forfeits, 150);
  EXPECT_GT(with_forfeits, 150);
  EXPECT_GT(usual_points, 250);
  EXPECT_LT(usual_points, 350);
}

TEST(Variety, WhatIsFixedStays) {
  generator::Ranges ranges = all_sorts();
  ranges.least.forfeits = ranges.most.forfeits = 70'000;
  ranges.least.win = ranges.most.win = 30;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const generator::Settings s = draw_settings(ranges, seed);
    EXPECT_EQ(s.forfeits, 70'000);
    EXPECT_EQ(s.win, 30);
  }
}

TournamentOutcome outcome_with(std::vector<RoundOutcome> rounds) {
  TournamentOutcome outcome;
  outcome.axes = {1, std::nullopt};
  outcome.rounds = std::move(rounds);
  return outcome;
}

TEST(Summary, CountsRounds) {
  Summary summary(2, 3, [](std::size_t, int value) { return Bucket{value, "v" + std::to_string(value)}; });
  RoundOutcome one{.round = 1, .agreement = Agreement::Same, .players = 6, .brackets = 2, .moved_down = 1};
  one.decisive = Decisive{0b101, 0b010};
  RoundOutcome two{.round = 2, .agreement = Agreement::Impossible, .players = 5};
  RoundOutcome three{.round = 3,
                     .agreement = Agreement::Same,
                     .players = 6,
                     .brackets = 3,
                     .exchanged = 2,
                     .completion = true};
  summary.add(outcome_with({one, two, three}));
  EXPECT_EQ(summary.tournaments, 1U);
  EXPECT_EQ(summary.rounds.all(), 3U);
  EXPECT_EQ(summary.rounds.of(Agreement::Same), 2U);
  EXPECT_EQ(summary.by_players.at(6).all(), 2U);
  EXPECT_EQ(summary.by_players.at(5).of(Agreement::Impossible), 1U);
  EXPECT_EQ(summary.by_axis[0].begin()->first.label, "v1");
  EXPECT_EQ(summary.by_axis[0].begin()->second.all(), 3U);
  EXPECT_TRUE(summary.by_axis[1].empty());
  EXPECT_EQ(summary.brackets, 5U);
  EXPECT_EQ(summary.with_moved_down, 1U);
  EXPECT_EQ(summary.with_exchange, 1U);
  EXPECT_EQ(summary.with_exchanges, 1U);
  EXPECT_EQ(summary.with_completion, 1U);
  EXPECT_EQ(summary.examined, 1U);
  EXPECT_EQ(summary.by_rule[0].decided, 1U);
  EXPECT_EQ(summary.by_rule[1].decided, 0U);
  EXPECT_EQ(summary.by_rule[1].unknown, 1U);
  EXPECT_EQ(summary.by_rule[2].decided, 1U);
}

TEST(Axes, EveryValueHasABucket) {
  for (std::size_t axis = 1; axis < axes().size(); ++axis) {
    const generator::Knob& knob = generator::knobs()[axis - 1];
    for (const int value : {knob.least, (knob.least + knob.most) / 2, knob.most}) {
      const Bucket bucket = bucket_of(axis, value);
      EXPECT_LE(bucket.least, value) << axes()[axis];
      EXPECT_FALSE(bucket.label.empty());
    }
  }
}

TEST(Axes, RatesAreCountedInSteps) {
  const auto axis = static_cast<std::size_t>(std::find(axes().begin(), axes().end(), "draws") - axes().begin());
  EXPECT_EQ(bucket_of(axis, 0).label, "0");
  EXPECT_EQ(bucket_of(axis, 1).label, ">0 to below 5");
  EXPECT_EQ(bucket_of(axis, 150'000).label, "10 to below 20");
}

}  // namespace
}  // namespace bloesem::campaign
