#include "tests/support/burstein_case.hpp"

#include "engine/burstein/seeding.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

Tournament random_past(Random& random, int players) {
  if (random.chance(20)) return played_tournament(random, players, random.between(1, 7));
  const Colours colours = random.chance(30) ? Colours::Lopsided : Colours::Mixed;
  return made_up_tournament(random, players, random.between(1, 5), colours);
}

void accelerate(Random& random, Tournament& tournament) {
  for (Player& player : tournament.players) {
    player.virtual_points.resize(static_cast<std::size_t>(tournament.rounds_played));
    player.virtual_points.push_back(5 * random.between(0, 2));
  }
}

}  // namespace

BursteinCase random_burstein_case(Random& random, int least_players, int most_players) {
  const int players = random.between(least_players, most_players);
  BursteinCase made{random_past(random, players), {.edition = burstein_2026}};
  Tournament& tournament = made.tournament;
  tournament.rounds_declared = made.round();
  if (random.chance(30)) tournament.rounds_declared = made.round() + random.between(0, 2);
  if (made.round() <= swiss::burstein::seeding_rounds(*tournament.rounds_declared))
    tournament.rounds_declared = made.round();
  if (random.chance(20)) accelerate(random, tournament);
  for (PlayerIndex p = 0; random.chance(10) && p < players; ++p)
    if (random.chance(50)) made.options.absent.push_back(p);
  for (int pairs = random.chance(20) ? 3 : 0; pairs > 0; --pairs) {
    const PlayerIndex one = random.between(0, players - 1);
    const PlayerIndex other = random.between(0, players - 1);
    if (one != other) made.options.forbidden.emplace_back(one, other);
  }
  return made;
}

}  // namespace bloesem::test
