#include "tests/support/istanbul_case.hpp"

#include "tests/support/played_event.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

void rate_istanbul_players(Random& random, Tournament& tournament) {
  const bool none = random.chance(40);
  const int range = random.between(0, 10);
  for (Player& player : tournament.players)
    player.rating = none || random.chance(5) ? 0 : 1800 + random.between(0, 40 * range);
}

// `draws`: their share in percent.
std::pair<Outcome, Outcome> result_of_istanbul(Random& random, int draws) {
  const bool forfeit = random.chance(5);
  const bool draw = !forfeit && random.chance(draws);
  const bool white_wins = random.chance(60);
  if (draw) return {Outcome::Draw, Outcome::Draw};
  const Outcome won = forfeit ? Outcome::ForfeitWin : Outcome::Win;
  const Outcome lost = forfeit ? Outcome::ForfeitLoss : Outcome::Loss;
  return white_wins ? std::pair(won, lost) : std::pair(lost, won);
}

const EventKind events_of_istanbul{
    .edition = istanbul_2012,
    .three_points = 20,
    .rate = rate_istanbul_players,
    .results = [](Random& random) -> DrawnResult {
      return [draws = random.between(0, 70)](Random& board) { return result_of_istanbul(board, draws); };
    },
    .absence =
        [](Random& random) {
          if (random.chance(40)) return Outcome::HalfBye;
          return random.chance(30) ? Outcome::FullBye : Outcome::ZeroBye;
        },
};

Tournament past_of_istanbul(Random& random, int players) {
  if (random.chance(65)) return played_by_istanbul(random, players, random.between(0, 8));
  return made_up_tournament(random, players, random.between(0, 5),
                            random.chance(40) ? Colours::Lopsided : Colours::Mixed);
}

}  // namespace

Tournament played_by_istanbul(Random& random, int players, int rounds) {
  return play_event(random, events_of_istanbul, players, rounds);
}

IstanbulCase random_istanbul_case(Random& random, int least_players, int most_players) {
  const int players = random.between(least_players, most_players);
  IstanbulCase made{past_of_istanbul(random, players), {.edition = istanbul_2012}};
  Tournament& tournament = made.tournament;
  tournament.heading = {};
  if (!tournament.initial_colour) tournament.initial_colour = Colour::White;
  rate_istanbul_players(random, tournament);
  tournament.rounds_declared = tournament.rounds_played + (random.chance(30) ? 1 : 2);
  if (random.chance(20)) made.options.readings.push_back({"odd-rounds", "strong"});
  if (random.chance(20)) made.options.readings.push_back({"even-rounds", "mild"});
  accelerate_and_excuse(random, tournament, made.options);
  forbid_some(random, made.options, players, 35, 2 * players);
  return made;
}

}  // namespace bloesem::test
