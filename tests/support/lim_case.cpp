#include "tests/support/lim_case.hpp"

#include "tests/support/played_event.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

void rate_at_random(Random& random, Tournament& tournament) {
  const int range = random.between(0, 10);
  for (Player& player : tournament.players)
    player.rating = random.chance(5) ? 0 : 1800 + random.between(0, 40 * range);
}

std::pair<Outcome, Outcome> result_of_lim(Random& random) {
  const int roll = random.between(1, 100);
  if (roll > 94) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
  if (roll <= 35) return {Outcome::Win, Outcome::Loss};
  if (roll <= 60) return {Outcome::Loss, Outcome::Win};
  return {Outcome::Draw, Outcome::Draw};
}

const EventKind events_of_lim{
    .edition = lim_2026,
    .three_points = 15,
    .rate = rate_at_random,
    .results = [](Random&) -> DrawnResult { return result_of_lim; },
    .absence = [](Random& random) { return random.chance(50) ? Outcome::HalfBye : Outcome::ZeroBye; },
};

Tournament past_of_lim(Random& random, int players) {
  if (random.chance(55)) return played_by_lim(random, players, random.between(0, 8));
  return made_up_tournament(random, players, random.between(0, 5),
                            random.chance(30) ? Colours::Lopsided : Colours::Mixed);
}

}  // namespace

Tournament played_by_lim(Random& random, int players, int rounds) {
  return play_event(random, events_of_lim, players, rounds);
}

LimCase random_lim_case(Random& random, int least_players, int most_players) {
  const int players = random.between(least_players, most_players);
  LimCase made{past_of_lim(random, players), {.edition = lim_2026}};
  Tournament& tournament = made.tournament;
  tournament.heading = {};
  if (!tournament.initial_colour) tournament.initial_colour = Colour::White;
  rate_at_random(random, tournament);
  tournament.rounds_declared = tournament.rounds_played + (random.chance(20) ? 1 : 2);
  if (random.chance(15)) made.options.readings = {{"maxi", "on"}};
  accelerate_and_excuse(random, tournament, made.options);
  forbid_some(random, made.options, players, 30, players);
  return made;
}

}  // namespace bloesem::test
