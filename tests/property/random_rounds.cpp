#include "tests/property/random_rounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "engine/swiss/system.hpp"
#include "tests/property/report.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using testing::Test;

int random_size(Random& random) { return random.chance(5) ? random.between(17, 40) : random.between(2, 16); }

Tournament random_past(Random& random) {
  const int players = random_size(random);
  const int roll = random.between(1, 100);
  if (roll <= 10) return halved_tournament(random, players);
  if (roll <= 20) return floating_tournament(random, players);
  const Colours colours = roll <= 40 ? Colours::Lopsided : Colours::Mixed;
  return made_up_tournament(random, players, random.between(0, 5), colours);
}

Tournament with_absentees(Random& random, Tournament tournament) {
  const int percent = random.chance(30) ? 10 : 0;
  for (Player& player : tournament.players) {
    const auto played = static_cast<std::size_t>(tournament.rounds_played);
    if (player.rounds.size() > played || !random.chance(percent)) continue;
    player.rounds.resize(played);
    player.rounds.push_back({no_player, Colour::None, random.chance(50) ? Outcome::HalfBye : Outcome::ZeroBye});
  }
  return tournament;
}

// Every property has its own random rounds.
std::uint64_t seed_of_this_test() {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  std::uint64_t seed = 2016;
  for (const char c : std::string(test->test_suite_name()) + test->name())
    seed = Random(seed ^ static_cast<unsigned char>(c)).next();
  return seed;
}

class Trial {
 public:
  Trial(const Check& check, int rounds) : check_(check), left_(rounds), random_(seed_of_this_test()) {}

  void run() {
    while (go_on()) {
      if (random_.chance(40))
        try_made_up();
      else
        try_event();
    }
  }

 private:
  [[nodiscard]] bool go_on() const { return left_ > 0 && !Test::HasFailure(); }

  void try_made_up() {
    Tournament tournament = random_past(random_);
    tournament.rounds_declared = tournament.rounds_played + (random_.chance(35) ? 1 : 2);
    try_one(tournament);
  }

  void try_event() {
    Tournament tournament = random_event(random_);
    do {
      try_one(tournament);
    } while (go_on() && tournament.rounds_played + 1 < *tournament.rounds_declared &&
             play_round(random_, tournament));
  }

  void try_one(const Tournament& tournament) {
    --left_;
    const Tournament chosen = with_absentees(random_, tournament);
    check_(chosen, random_);
    if (Test::HasFailure()) ADD_FAILURE() << "in this tournament:\n" << report_of(chosen);
  }

  const Check& check_;
  int left_;
  Random random_;
};

}  // namespace

int rounds_to_try() {
  const char* number = std::getenv("BLOESEM_PROPERTY_ROUNDS");
  return number == nullptr ? 600 : std::stoi(number);
}

Tournament random_event(Random& random) {
  const int players = random_size(random);
  Tournament tournament = played_tournament(random, players, 0);
  const int rounds = std::min(random.between(1, players), 12);
  tournament.rounds_declared = rounds;
  for (Player& player : tournament.players)
    if (!player.virtual_points.empty())
      player.virtual_points.assign(static_cast<std::size_t>(rounds / 2 + 1), one_point);
  return tournament;
}

void for_random_rounds(const Check& check, int rounds) { Trial(check, rounds).run(); }

void for_random_pairings(const CheckPaired& check, int rounds) {
  int paired = 0;
  for_random_rounds(
      [&](const Tournament& tournament, Random& random) {
        const Result<RoundPairing> pairing = pair_round(tournament);
        if (!pairing) return;
        ++paired;
        check(tournament, *pairing, random);
      },
      rounds);
  if (!Test::HasFailure()) {
    EXPECT_GT(paired, rounds / 2);
  }
  Test::RecordProperty("paired", paired);
}

swiss::RoundField field_of(const Tournament& tournament) {
  return {
      tournament, swiss::dutch::baku_2016, {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}}};
}

bool has_ppb_and_clb(const RoundPairing& pairing) {
  return std::any_of(pairing.record.brackets.begin(), pairing.record.brackets.end(),
                     [](const BracketRecord& bracket) { return bracket.discarded; });
}

}  // namespace bloesem::test
