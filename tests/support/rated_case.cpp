#include "tests/support/rated_case.hpp"

#include <string>

#include "tests/support/played_event.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

void rate_and_name(Random& random, Tournament& tournament) {
  const int range = random.between(0, 40);
  const int letters = random.between(0, 25);
  for (Player& player : tournament.players) {
    player.rating = 1800 + 10 * random.between(0, range);
    player.name = std::string(1, static_cast<char>('A' + random.between(0, letters)));
  }
}

std::pair<Outcome, Outcome> result_of_rated(Random& random) {
  const int roll = random.between(1, 100);
  if (roll > 95) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
  if (roll <= 35) return {Outcome::Win, Outcome::Loss};
  if (roll <= 60) return {Outcome::Loss, Outcome::Win};
  return {Outcome::Draw, Outcome::Draw};
}

EventKind events_of_rated(Edition edition) {
  return {.edition = edition,
          .three_points = 15,
          .rate = rate_and_name,
          .results = [](Random&) -> DrawnResult { return result_of_rated; },
          .absence = [](Random& random) { return random.chance(50) ? Outcome::HalfBye : Outcome::ZeroBye; }};
}

Tournament past_of_rated(Random& random, Edition edition, int players) {
  if (random.chance(60))
    return play_event(random, events_of_rated(edition), players, random.between(0, players < 8 ? 5 : 8));
  return made_up_tournament(random, players, random.between(0, 5),
                            random.chance(30) ? Colours::Lopsided : Colours::Mixed);
}

}  // namespace

RatedCase random_rated_case(Random& random, Edition edition, int least_players, int most_players,
                            bool accelerated) {
  const int players = random.between(least_players, most_players);
  RatedCase made{past_of_rated(random, edition, players), {.edition = edition}};
  Tournament& tournament = made.tournament;
  tournament.heading = {};
  if (!tournament.initial_colour) tournament.initial_colour = Colour::White;
  rate_and_name(random, tournament);
  tournament.rounds_declared = tournament.rounds_played + (random.chance(20) ? 1 : random.chance(30) ? 8 : 2);
  accelerate_and_excuse(random, tournament, made.options);
  for (Player& player : tournament.players)
    if (!accelerated) player.virtual_points.clear();
  forbid_some(random, made.options, players, 30, players);
  return made;
}

}  // namespace bloesem::test
