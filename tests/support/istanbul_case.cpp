#include "tests/support/istanbul_case.hpp"

#include <set>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using matching::at;

void rate_istanbul_players(Random& random, Tournament& tournament) {
  const bool none = random.chance(40);
  const int range = random.between(0, 10);
  for (Player& player : tournament.players)
    player.rating = none || random.chance(5) ? 0 : 1800 + random.between(0, 40 * range);
}

PointSystem points_of_istanbul_event(Random& random) {
  PointSystem points;
  if (!random.chance(20)) return points;
  points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
  points.draw = points.half_bye = 10;
  return points;
}

// Enters results of which some are forfeits. `draws`: their share in percent.
void enter_istanbul_results(Random& random, Tournament& tournament, const RoundPairing& pairing, int draws) {
  for (const Board& board : pairing.boards) {
    const bool forfeit = random.chance(5);
    const bool draw = !forfeit && random.chance(draws);
    const bool white_wins = random.chance(60);
    const Outcome won = forfeit ? Outcome::ForfeitWin : Outcome::Win;
    const Outcome lost = forfeit ? Outcome::ForfeitLoss : Outcome::Loss;
    const Outcome white = draw ? Outcome::Draw : white_wins ? won : lost;
    const Outcome black = draw ? Outcome::Draw : white_wins ? lost : won;
    tournament.players[at(board.white)].rounds.push_back({board.black, Colour::White, white});
    tournament.players[at(board.black)].rounds.push_back({board.white, Colour::Black, black});
  }
  if (pairing.bye)
    tournament.players[at(*pairing.bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
}

// Returns false if the round has no pairing.
bool play_istanbul_round(Random& random, Tournament& tournament, int absences, int draws,
                         const std::vector<int>& enters) {
  PairOptions options{.edition = istanbul_2012};
  const int round = tournament.rounds_played;
  for (std::size_t p = 0; p < tournament.players.size(); ++p)
    if (round < enters[p] || random.chance(absences)) options.absent.push_back(static_cast<PlayerIndex>(p));
  const auto pairing = pair_round(tournament, options);
  if (!pairing) return false;
  for (const PlayerIndex p : options.absent) {
    const bool has_entered = round >= enters[at(p)];
    const Outcome bye = !has_entered        ? Outcome::ZeroBye
                        : random.chance(40) ? Outcome::HalfBye
                        : random.chance(30) ? Outcome::FullBye
                                            : Outcome::ZeroBye;
    tournament.players[at(p)].rounds.push_back({no_player, Colour::None, bye});
  }
  enter_istanbul_results(random, tournament, *pairing, draws);
  ++tournament.rounds_played;
  return true;
}

Tournament past_of_istanbul(Random& random, int players) {
  if (random.chance(65)) return played_by_istanbul(random, players, random.between(0, 8));
  return made_up_tournament(random, players, random.between(0, 5),
                            random.chance(40) ? Colours::Lopsided : Colours::Mixed);
}

void forbid_some(Random& random, IstanbulCase& made, int players) {
  for (int pairs = random.chance(35) ? random.between(1, 2 * players) : 0; pairs > 0; --pairs) {
    const PlayerIndex one = random.between(0, players - 1);
    const PlayerIndex other = random.between(0, players - 1);
    if (one != other) made.options.forbidden.emplace_back(one, other);
  }
}

}  // namespace

Tournament played_by_istanbul(Random& random, int players, int rounds) {
  Tournament tournament;
  tournament.points = points_of_istanbul_event(random);
  tournament.initial_colour = random.chance(50) ? Colour::White : Colour::Black;
  tournament.rounds_declared = rounds + 2;
  for (int p = 0; p < players; ++p) {
    tournament.players.emplace_back();
    tournament.players.back().id = p + 1;
  }
  rate_istanbul_players(random, tournament);
  std::vector<int> enters;
  for (int p = 0; p < players; ++p) enters.push_back(random.chance(8) ? random.between(1, 3) : 0);
  const int absences = random.chance(50) ? 0 : random.between(0, 15);
  const int draws = random.between(0, 70);
  while (tournament.rounds_played < rounds &&
         play_istanbul_round(random, tournament, absences, draws, enters)) {
  }
  return tournament;
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
  for (Player& player : tournament.players) {
    player.virtual_points.resize(at(tournament.rounds_played), 0);
    player.virtual_points.push_back(0);
  }
  if (random.chance(20))
    for (Player& player : tournament.players) player.virtual_points.back() = 5 * random.between(0, 2);
  for (PlayerIndex p = 0; random.chance(20) && p < players; ++p)
    if (random.chance(50)) made.options.absent.push_back(p);
  forbid_some(random, made, players);
  return made;
}

std::string text_of_istanbul(const Result<RoundPairing>& pairing) {
  if (!pairing) return pairing.error().code == ErrorCode::NoValidPairing ? "none" : pairing.error().message;
  std::set<std::string> texts;
  for (const Board& board : pairing->boards)
    texts.insert(std::to_string(board.white + 1) + '-' + std::to_string(board.black + 1));
  std::string text;
  for (const std::string& board : texts) text += board + ' ';
  return text + "bye " + (pairing->bye ? std::to_string(*pairing->bye + 1) : "-");
}

}  // namespace bloesem::test
