#include "engine/generator/generate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "bloesem/check_tournament.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/generator/knobs.hpp"

namespace bloesem::generator {
namespace {

using ::testing::HasSubstr;

Tournament tournament_of(const Settings& settings, std::uint64_t seed = 1) {
  Result<Generated> made = generate(settings, seed);
  EXPECT_TRUE(made) << made.error().message;
  return std::move(made).value().tournament;
}

std::string text_of(const Settings& settings, std::uint64_t seed = 1) {
  return trf::write_tournament(tournament_of(settings, seed));
}

// Ranges that cover every knob, mostly small events.
Ranges all_shapes() {
  Ranges ranges = usual_ranges();
  const auto set = [&ranges](int Settings::*knob, int least, int most) {
    ranges.least.*knob = least;
    ranges.most.*knob = most;
  };
  set(&Settings::players, 1, 40);
  set(&Settings::rounds, 1, 13);
  set(&Settings::unrated, 0, 300'000);
  set(&Settings::result_model, 0, 4);
  set(&Settings::double_forfeits, 0, 30'000);
  set(&Settings::unusual_results, 0, 30'000);
  set(&Settings::half_byes, 0, 150'000);
  set(&Settings::full_byes, 0, 30'000);
  set(&Settings::zero_byes, 0, 100'000);
  set(&Settings::withdrawals, 0, 200'000);
  set(&Settings::late_entries, 0, 200'000);
  set(&Settings::win, 10, 30);
  set(&Settings::draw, 0, 15);
  set(&Settings::pairing_bye, 0, 30);
  set(&Settings::forbidden_pairs, 0, 50'000);
  set(&Settings::forbidden_groups, 0, 2);
  set(&Settings::acceleration, 0, 2);
  return ranges;
}

TEST(Generate, EveryRoundIsWhatTheRulesGiveAlsoAfterWritingAndReading) {
  int rounds = 0;
  int stopped = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Result<Generated> made = generate(draw(all_shapes(), seed), seed);
    ASSERT_TRUE(made) << made.error().message;
    stopped += !made->stopped.empty();
    const trf::Written written = trf::write_report(made->tournament);
    EXPECT_TRUE(written.losses.empty()) << written.losses.front();
    const trf::ReadResult read = trf::read_tournament(written.text, {.purpose = trf::Purpose::Check});
    ASSERT_TRUE(read.tournament) << render(read.diagnostics.front(), "x") << written.text;
    EXPECT_EQ(read.tournament->rounds_played, made->tournament.rounds_played);
    const Result<CheckReport> report = check_tournament(*read.tournament);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_TRUE(report->differences.empty()) << written.text;
    rounds += report->rounds;
  }
  EXPECT_GT(rounds, 1500);
  EXPECT_GT(stopped, 0);
  EXPECT_LT(stopped, 200);
}

TEST(Generate, TheSameSeedGivesTheSameBytes) {
  EXPECT_EQ(text_of(Settings{}, 7), text_of(Settings{}, 7));
  EXPECT_NE(text_of(Settings{}, 7), text_of(Settings{}, 8));
}

TEST(Generate, RatesAreWhatWasAskedFor) {
  Settings settings{.players = 120, .rounds = 9};
  settings.draws = 400'000;
  settings.result_model = static_cast<int>(ResultModel::Uniform);
  settings.forfeits = 60'000;
  settings.double_forfeits = 20'000;
  settings.quick_games = 50'000;
  settings.unusual_results = 30'000;
  settings.half_byes = 40'000;
  settings.full_byes = 30'000;
  settings.zero_byes = 50'000;
  std::array<int, 14> seen{};
  int sides = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Tournament tournament = tournament_of(settings, seed);
    for (const Player& player : tournament.players) {
      for (const RoundEntry& entry : player.rounds) ++seen[static_cast<std::size_t>(entry.outcome)];
      sides += static_cast<int>(std::count_if(player.rounds.begin(), player.rounds.end(),
                                              [](const RoundEntry& e) { return e.opponent != no_player; }));
    }
  }
  const auto count = [&seen](Outcome outcome) { return seen[static_cast<std::size_t>(outcome)]; };
  const auto share = [](int part, int whole) { return 1000.0 * part / whole; };
  constexpr int entries = 10 * 120 * 9;
  EXPECT_NEAR(share(count(Outcome::HalfBye), entries), 40, 8);
  EXPECT_NEAR(share(count(Outcome::FullBye), entries), 30, 8);
  EXPECT_NEAR(share(count(Outcome::ZeroBye), entries), 50, 8);
  const int won = count(Outcome::ForfeitWin);
  EXPECT_NEAR(share(2 * won, sides), 60, 10);
  EXPECT_NEAR(share(count(Outcome::ForfeitLoss) - won, sides), 20, 8);
  const int quick = count(Outcome::UnratedWin) + count(Outcome::UnratedDraw) + count(Outcome::UnratedLoss);
  const int games = quick + count(Outcome::Win) + count(Outcome::Draw) + count(Outcome::Loss);
  EXPECT_NEAR(share(quick, games), 50, 10);
  const int wins = count(Outcome::Win) + count(Outcome::UnratedWin);
  const int losses = count(Outcome::Loss) + count(Outcome::UnratedLoss);
  // 1/2-0 has one more loss than wins, 0-0 two.
  EXPECT_NEAR(share(2 * (losses - wins), games), 30 * 4 / 3, 12);
  EXPECT_NEAR(share(count(Outcome::Draw) + count(Outcome::UnratedDraw), games), 400, 25);
}

// Derives when each player is present from the entries before and after the single gap of missed rounds.
TEST(Generate, PlayersComeLateLeaveAndReturn) {
  Settings settings{.players = 200, .rounds = 8};
  settings.late_entries = 200'000;
  settings.withdrawals = 300'000;
  settings.returns = 500'000;
  const Tournament tournament = tournament_of(settings);
  int late = 0;
  int left = 0;
  int returned = 0;
  for (const Player& player : tournament.players) {
    late += player.rounds.front() == RoundEntry{};
    const auto away = std::find_if(player.rounds.begin(), player.rounds.end(),
                                   [](const RoundEntry& e) { return e.outcome == Outcome::ZeroBye; });
    left += away != player.rounds.end();
    returned += away != player.rounds.end() && player.rounds.back().outcome != Outcome::ZeroBye;
    EXPECT_EQ(player.rounds.size(), 8U);
  }
  EXPECT_NEAR(late, 40, 20);
  EXPECT_NEAR(left, 60, 25);
  EXPECT_GT(returned, 10);
  EXPECT_GT(left - returned, 10);
}

TEST(Generate, RulesAreAsAsked) {
  Settings settings{.players = 20, .rounds = 9};
  settings.win = settings.forfeit_win = settings.full_bye = 30;
  settings.draw = settings.half_bye = settings.pairing_bye = 10;
  settings.first_colour = static_cast<int>(FirstColour::Black);
  settings.forbidden_pairs = 100'000;
  settings.forbidden_groups = 2;
  settings.acceleration = static_cast<int>(Acceleration::Random);
  const Tournament tournament = tournament_of(settings);
  EXPECT_EQ(tournament.points.win, 30);
  EXPECT_EQ(tournament.points.pairing_bye, 10);
  EXPECT_EQ(tournament.initial_colour, Colour::Black);
  EXPECT_GT(tournament.forbidden_groups.size(), 9U);
  EXPECT_GE(tournament.forbidden_groups.back().size(), 3U);
  EXPECT_TRUE(std::any_of(tournament.players.begin(), tournament.players.end(),
                          [](const Player& p) { return p.virtual_points.front() == 30; }));
  settings = Settings{.players = 10, .rounds = 9};
  settings.acceleration = static_cast<int>(Acceleration::Baku);
  EXPECT_EQ(tournament_of(settings).players[5].virtual_points, (std::vector<Points>{10, 10, 10, 5, 5}));
  EXPECT_EQ(tournament_of(settings).players[6].virtual_points, std::vector<Points>{});
}

TEST(Generate, TheObserverSeesEachRoundBeforeItIsPlayed) {
  Settings settings{.players = 14, .rounds = 6};
  settings.half_byes = 100'000;
  settings.late_entries = 100'000;
  int calls = 0;
  const auto observe = [&](const Tournament& before, const PairOptions& options,
                           const Result<RoundPairing>& made) {
    EXPECT_EQ(before.rounds_played, calls++);
    const Result<RoundPairing> again = pair_round(before, options);
    ASSERT_EQ(again.has_value(), made.has_value());
    EXPECT_EQ(again->boards, made->boards);
    const auto away = std::count_if(before.players.begin(), before.players.end(), [&](const Player& p) {
      return p.rounds.size() > static_cast<std::size_t>(before.rounds_played);
    });
    EXPECT_EQ(2 * static_cast<std::ptrdiff_t>(made->boards.size()) + (made->bye ? 1 : 0) + away, 14);
  };
  ASSERT_TRUE(generate(settings, 3, observe));
  EXPECT_EQ(calls, 6);
}

TEST(Generate, EndsWhereNoPairingExists) {
  Settings settings{.players = 4, .rounds = 3};
  settings.forbidden_pairs = certain;
  bool told = false;
  const auto observe = [&](const Tournament&, const PairOptions&, const Result<RoundPairing>& made) {
    told = !made && made.error().code == ErrorCode::NoValidPairing;
  };
  const Result<Generated> made = generate(settings, 1, observe);
  ASSERT_TRUE(made);
  EXPECT_TRUE(told);
  EXPECT_THAT(made->stopped, HasSubstr("round 1: "));
  EXPECT_EQ(made->tournament.rounds_played, 0);
  EXPECT_TRUE(made->tournament.players.front().rounds.empty());
}

TEST(Generate, AnotherEngineMayPair) {
  const auto refuse = [](const Tournament&, const PairOptions&) -> Result<RoundPairing> {
    return Error{.code = ErrorCode::GaveUp, .message = "enough"};
  };
  const Result<Generated> made = generate(Settings{}, 1, {}, refuse);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::GaveUp);
}

TEST(Generate, SettingsThatCannotBeAreRefused) {
  const Result<Generated> made = generate(Settings{.players = 3}, 1);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::InvalidInput);
}

TEST(Generate, SmallEventsArePlayedToTheEnd) {
  for (int players = 1; players <= 9; ++players) {
    Settings settings{.players = players, .rounds = players % 2 == 0 ? players - 1 : players};
    int most = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      most = std::max(most, tournament_of(settings, seed).rounds_played);
    EXPECT_GE(most, settings.rounds / 2) << players;
  }
}

}  // namespace
}  // namespace bloesem::generator
