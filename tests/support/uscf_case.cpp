#include "tests/support/uscf_case.hpp"

#include <string>

#include "tests/support/played_event.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

void rate_us_players(Random& random, Tournament& tournament) {
  const int step = random.between(0, 30);
  const int unrated = random.chance(30) ? random.between(0, 60) : 3;
  for (Player& player : tournament.players)
    player.rating = random.chance(unrated) ? 0 : 1400 + step * random.between(0, 30);
}

std::pair<Outcome, Outcome> us_result(Random& random) {
  const int roll = random.between(1, 100);
  if (roll > 95) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
  if (roll <= 40) return {Outcome::Win, Outcome::Loss};
  if (roll <= 70) return {Outcome::Loss, Outcome::Win};
  return {Outcome::Draw, Outcome::Draw};
}

const EventKind events_of_us_chess{
    .edition = us_chess,
    .three_points = 15,
    .rate = rate_us_players,
    .results = [](Random&) -> DrawnResult { return us_result; },
    .absence = [](Random& random) { return random.chance(70) ? Outcome::HalfBye : Outcome::ZeroBye; },
};

Tournament past_of_us_chess(Random& random, int players) {
  if (random.chance(60)) return played_by_uscf(random, players, random.between(0, 7));
  return made_up_tournament(random, players, random.between(0, 5),
                            random.chance(30) ? Colours::Lopsided : Colours::Mixed);
}

void choose_readings(Random& random, PairOptions& options) {
  for (const swiss::Reading& reading : swiss::uscf::rules_of_2020.readings)
    if (random.chance(25))
      options.readings.push_back(
          {std::string(reading.name), std::string(reading.values[static_cast<std::size_t>(
                                          random.between(0, static_cast<int>(reading.values.size()) - 1))])});
}

}  // namespace

Tournament played_by_uscf(Random& random, int players, int rounds) {
  return play_event(random, events_of_us_chess, players, rounds);
}

UscfCase random_uscf_case(Random& random, int least_players, int most_players) {
  const int players = random.between(least_players, most_players);
  UscfCase made{past_of_us_chess(random, players), {.edition = us_chess}};
  Tournament& tournament = made.tournament;
  tournament.heading = {};
  if (!tournament.initial_colour) tournament.initial_colour = Colour::White;
  rate_us_players(random, tournament);
  tournament.rounds_declared = tournament.rounds_played + (random.chance(20) ? 1 : 2);
  if (random.chance(50)) choose_readings(random, made.options);
  accelerate_and_excuse(random, tournament, made.options);
  forbid_some(random, made.options, players, 30, players);
  return made;
}

}  // namespace bloesem::test
