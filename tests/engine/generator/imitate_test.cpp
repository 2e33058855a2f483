#include "engine/generator/imitate.hpp"

#include <gtest/gtest.h>

#include "engine/generator/generate.hpp"
#include "engine/generator/knobs.hpp"

namespace bloesem::generator {
namespace {

Settings model_settings() {
  Settings settings{.players = 300, .rounds = 9, .highest_rating = 2300, .lowest_rating = 1700};
  settings.unrated = 50'000;
  settings.result_model = static_cast<int>(ResultModel::Uniform);
  settings.draws = 350'000;
  settings.forfeits = 40'000;
  settings.double_forfeits = 20'000;
  settings.quick_games = 30'000;
  settings.unusual_results = 40'000;
  settings.half_byes = 60'000;
  settings.full_byes = 30'000;
  settings.zero_byes = 40'000;
  settings.withdrawals = 100'000;
  settings.late_entries = 80'000;
  settings.win = settings.forfeit_win = settings.full_bye = 30;
  settings.draw = settings.half_bye = 10;
  settings.pairing_bye = 20;
  settings.first_colour = static_cast<int>(FirstColour::Black);
  settings.forbidden_pairs = 5'000;
  settings.forbidden_groups = 3;
  settings.acceleration = static_cast<int>(Acceleration::Random);
  return settings;
}

TEST(Imitate, WhatIsMeasuredIsWhatItWasMadeWith) {
  const Settings made_with = model_settings();
  const Result<Generated> model = generate(made_with, 1);
  ASSERT_TRUE(model);
  const Settings measured = imitate(model->tournament);
  EXPECT_FALSE(problem_with(measured));
  const auto near = [&](int Settings::*knob, int tolerance) {
    EXPECT_NEAR(measured.*knob, made_with.*knob, tolerance);
  };
  near(&Settings::players, 0);
  near(&Settings::rounds, 0);
  near(&Settings::draws, 50'000);
  near(&Settings::forfeits, 25'000);
  near(&Settings::double_forfeits, 15'000);
  near(&Settings::quick_games, 15'000);
  near(&Settings::unusual_results, 25'000);
  near(&Settings::half_byes, 20'000);
  near(&Settings::full_byes, 15'000);
  near(&Settings::zero_byes, 25'000);
  near(&Settings::withdrawals, 60'000);
  near(&Settings::late_entries, 50'000);
  near(&Settings::win, 0);
  near(&Settings::draw, 0);
  near(&Settings::pairing_bye, 0);
  near(&Settings::first_colour, 0);
  near(&Settings::forbidden_pairs, 1'500);
  near(&Settings::forbidden_groups, 0);
  near(&Settings::acceleration, 0);
}

TEST(Imitate, RatingsAreKept) {
  const Result<Generated> model = generate(model_settings(), 2);
  ASSERT_TRUE(model);
  const Result<Generated> copy = generate(imitate(model->tournament), 3);
  ASSERT_TRUE(copy);
  ASSERT_EQ(copy->tournament.players.size(), model->tournament.players.size());
  for (std::size_t i = 0; i < copy->tournament.players.size(); ++i)
    EXPECT_EQ(copy->tournament.players[i].rating, model->tournament.players[i].rating);
}

TEST(Imitate, AnEventBeforeItsFirstRoundHasNoRates) {
  Tournament model;
  model.players.resize(8);
  model.rounds_declared = 5;
  const Settings settings = imitate(model);
  EXPECT_EQ(settings.rounds, 5);
  EXPECT_EQ(settings.half_byes, 0);
  EXPECT_TRUE(generate(settings, 1));
}

TEST(Imitate, RestrictionsOfSomeRoundsCountAsAll) {
  Tournament model;
  model.players.resize(5);
  model.rounds_declared = 3;
  model.forbidden_groups = {{0, 1}};
  model.forbidden_spans = {{{1, 2}, 1, 3}, {{0, 2, 4}, 2, 2}};
  const Settings settings = imitate(model);
  EXPECT_EQ(settings.forbidden_pairs, 200'000);  // two of ten
  EXPECT_EQ(settings.forbidden_groups, 1);
}

TEST(Imitate, NobodyCannotBeImitated) { EXPECT_FALSE(generate(imitate(Tournament{}), 1)); }

}  // namespace
}  // namespace bloesem::generator
