#include "tests/support/lim_case.hpp"

#include <algorithm>
#include <set>

#include "engine/literal/literal.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using matching::at;

void rate_at_random(Random& random, Tournament& tournament) {
  const int range = random.between(0, 10);
  for (Player& player : tournament.players)
    player.rating = random.chance(5) ? 0 : 1800 + random.between(0, 40 * range);
}

PointSystem points_of_lim_event(Random& random) {
  PointSystem points;
  if (!random.chance(15)) return points;
  points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
  points.draw = points.half_bye = 10;
  return points;
}

void enter_results(Random& random, Tournament& tournament, const RoundPairing& pairing) {
  for (const Board& board : pairing.boards) {
    const int roll = random.between(1, 100);
    const bool forfeit = roll > 94;
    const Outcome white = forfeit      ? Outcome::ForfeitWin
                          : roll <= 35 ? Outcome::Win
                          : roll <= 60 ? Outcome::Loss
                                       : Outcome::Draw;
    const Outcome black = forfeit      ? Outcome::ForfeitLoss
                          : roll <= 35 ? Outcome::Loss
                          : roll <= 60 ? Outcome::Win
                                       : Outcome::Draw;
    tournament.players[at(board.white)].rounds.push_back({board.black, Colour::White, white});
    tournament.players[at(board.black)].rounds.push_back({board.white, Colour::Black, black});
  }
  if (pairing.bye)
    tournament.players[at(*pairing.bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
}

// Returns false if the round has no pairing.
bool play_lim_round(Random& random, Tournament& tournament, int absences, const std::vector<int>& enters) {
  PairOptions options{.edition = lim_2026};
  const int round = tournament.rounds_played;
  for (std::size_t p = 0; p < tournament.players.size(); ++p)
    if (round < enters[p] || random.chance(absences)) options.absent.push_back(static_cast<PlayerIndex>(p));
  const auto pairing = pair_round(tournament, options);
  if (!pairing) return false;
  for (const PlayerIndex p : options.absent) {
    const bool bye = round >= enters[at(p)];
    tournament.players[at(p)].rounds.push_back(
        {no_player, Colour::None, bye && random.chance(50) ? Outcome::HalfBye : Outcome::ZeroBye});
  }
  enter_results(random, tournament, *pairing);
  ++tournament.rounds_played;
  return true;
}

Tournament past_of_lim(Random& random, int players) {
  if (random.chance(55)) return played_by_lim(random, players, random.between(0, 8));
  return made_up_tournament(random, players, random.between(0, 5),
                            random.chance(30) ? Colours::Lopsided : Colours::Mixed);
}

// "1-4 3-2 bye 5"
std::string sorted_text(const std::vector<Board>& boards, std::optional<PlayerIndex> bye) {
  std::set<std::string> texts;
  for (const Board& board : boards)
    texts.insert(std::to_string(board.white + 1) + '-' + std::to_string(board.black + 1));
  std::string text;
  for (const std::string& board : texts) text += board + ' ';
  return text + "bye " + (bye ? std::to_string(*bye + 1) : "-");
}

template <class Pairing>
std::string text_of_round(const Result<Pairing>& pairing) {
  if (pairing) return sorted_text(pairing->boards, pairing->bye);
  return pairing.error().code == ErrorCode::NoValidPairing ? "none" : pairing.error().message;
}

}  // namespace

Tournament played_by_lim(Random& random, int players, int rounds) {
  Tournament tournament;
  tournament.points = points_of_lim_event(random);
  tournament.initial_colour = random.chance(50) ? Colour::White : Colour::Black;
  tournament.rounds_declared = rounds + 2;
  for (int p = 0; p < players; ++p) {
    tournament.players.emplace_back();
    tournament.players.back().id = p + 1;
  }
  rate_at_random(random, tournament);
  std::vector<int> enters;
  for (int p = 0; p < players; ++p) enters.push_back(random.chance(8) ? random.between(1, 3) : 0);
  const int absences = random.chance(50) ? 0 : random.between(0, 15);
  while (tournament.rounds_played < rounds && play_lim_round(random, tournament, absences, enters)) {
  }
  return tournament;
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
  for (Player& player : tournament.players) {
    player.virtual_points.resize(at(tournament.rounds_played), 0);
    player.virtual_points.push_back(0);
  }
  if (random.chance(20))
    for (Player& player : tournament.players) player.virtual_points.back() = 5 * random.between(0, 2);
  for (PlayerIndex p = 0; random.chance(20) && p < players; ++p)
    if (random.chance(50)) made.options.absent.push_back(p);
  for (int pairs = random.chance(30) ? random.between(1, players) : 0; pairs > 0; --pairs) {
    const PlayerIndex one = random.between(0, players - 1);
    const PlayerIndex other = random.between(0, players - 1);
    if (one != other) made.options.forbidden.emplace_back(one, other);
  }
  return made;
}

std::string by_lim_engine(const LimCase& round) {
  return text_of_round(pair_round(round.tournament, round.options));
}

std::string by_literal_lim(const LimCase& round) {
  const Result<RequestedRound> request = requested_round(round.tournament, round.options);
  if (!request) return request.error().message;
  literal::LiteralRound literal{round.tournament, request->number, request->rounds_declared, {}};
  for (swiss::Position p = 0; p < request->field.size(); ++p)
    literal.participants.push_back(request->field.player(p));
  std::sort(literal.participants.begin(), literal.participants.end());
  literal.forbidden = round.options.forbidden;
  literal.initial_colour = round.tournament.initial_colour;
  literal.maxi = round.maxi();
  return text_of_round(literal::lim_2026(literal));
}

}  // namespace bloesem::test
