#include "tests/support/random_field.hpp"

#include <algorithm>

#include "bloesem/pair_round.hpp"
#include "matching/index.hpp"

namespace bloesem::test {
namespace {

PointSystem random_points(Random& random) {
  PointSystem points;
  if (random.chance(15)) {  // 3-1-0
    points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
    points.draw = points.half_bye = 10;
  }
  if (random.chance(10)) points.pairing_bye = points.draw;
  return points;
}

void forbid_some(Random& random, Tournament& tournament, int percent) {
  const auto n = static_cast<PlayerIndex>(tournament.players.size());
  for (PlayerIndex a = 0; a < n; ++a)
    for (PlayerIndex b = a + 1; b < n; ++b)
      if (random.chance(percent)) tournament.forbidden_groups.push_back({a, b});
}

Tournament empty_tournament(Random& random, int players) {
  Tournament tournament;
  tournament.heading.system_code = system_code_of(Edition::Baku2016);
  tournament.points = random_points(random);
  tournament.initial_colour = random.chance(50) ? Colour::White : Colour::Black;
  for (int p = 0; p < players; ++p) {
    tournament.players.emplace_back();
    tournament.players.back().id = p + 1;
  }
  return tournament;
}

// Returns the outcome of a game for its first and second player.
std::pair<Outcome, Outcome> random_outcome(Random& random) {
  const int roll = random.between(1, 100);
  if (roll <= 30) return {Outcome::Win, Outcome::Loss};
  if (roll <= 55) return {Outcome::Loss, Outcome::Win};
  if (roll <= 82) return {Outcome::Draw, Outcome::Draw};
  if (roll <= 85) return {Outcome::UnratedWin, Outcome::UnratedLoss};
  if (roll <= 87) return {Outcome::UnratedDraw, Outcome::UnratedDraw};
  if (roll <= 92) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
  if (roll <= 97) return {Outcome::ForfeitLoss, Outcome::ForfeitWin};
  return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
}

void enter_game(Random& random, Tournament& tournament, PlayerIndex white, PlayerIndex black) {
  const auto [of_white, of_black] = random_outcome(random);
  tournament.players[at(white)].rounds.push_back({black, Colour::White, of_white});
  tournament.players[at(black)].rounds.push_back({white, Colour::Black, of_black});
}

Outcome random_absence(Random& random) {
  constexpr Outcome kinds[] = {Outcome::Absent, Outcome::ZeroBye, Outcome::HalfBye, Outcome::HalfBye,
                               Outcome::FullBye};
  return kinds[random.between<std::size_t>(0, std::size(kinds) - 1)];
}

// Builds rounds at random, without pairing rules.
class History {
 public:
  History(Random& random, int players, Colours colours)
      : random_(random), tournament_(empty_tournament(random, players)), absences_(random.between(0, 25)) {
    for (int p = 0; p < players; ++p) {
      if (colours == Colours::Lopsided)
        likes_white_.push_back(random.chance(50) ? 45 : -45);
      else
        likes_white_.push_back(random.chance(40) ? random.between(-60, 60) : 0);
      enters_.push_back(random.chance(8) ? random.between(1, 3) : 0);
    }
    score_groups_ = random.chance(50);
    virtual_points_ = random.chance(25);
  }

  Tournament build(int rounds) {
    for (int round = 0; round < rounds; ++round) play(round);
    return std::move(tournament_);
  }

 private:
  void play(int round) {
    if (virtual_points_)
      for (Player& player : tournament_.players) player.virtual_points.push_back(5 * random_.between(0, 2));
    std::vector<PlayerIndex> present = those_present(round);
    random_.shuffle(present);
    if (score_groups_)
      std::stable_sort(present.begin(), present.end(),
                       [&](PlayerIndex a, PlayerIndex b) { return points(a) > points(b); });
    while (!present.empty()) {
      const PlayerIndex first = present.front();
      present.erase(present.begin());
      const auto opponent =
          std::find_if(present.begin(), present.end(), [&](PlayerIndex p) { return !met(first, p); });
      if (opponent == present.end()) {
        leave_over(first, round);
        continue;
      }
      const int bias = likes_white_[at(first)] - likes_white_[at(*opponent)];
      const bool white = random_.chance(50 + bias);
      enter_game(random_, tournament_, white ? first : *opponent, white ? *opponent : first);
      present.erase(opponent);
    }
    ++tournament_.rounds_played;
  }

  std::vector<PlayerIndex> those_present(int round) {
    std::vector<PlayerIndex> present;
    for (std::size_t p = 0; p < tournament_.players.size(); ++p) {
      if (round < enters_[p])
        tournament_.players[p].rounds.emplace_back();
      else if (random_.chance(absences_))
        tournament_.players[p].rounds.push_back({no_player, Colour::None, random_absence(random_)});
      else
        present.push_back(static_cast<PlayerIndex>(p));
    }
    return present;
  }

  // Gives one player the PAB, unless barred from it; others are absent.
  void leave_over(PlayerIndex p, int round) {
    const bool given =
        std::any_of(tournament_.players.begin(), tournament_.players.end(),
                    [&](const Player& player) { return player.round(round).outcome == Outcome::PairingBye; });
    const bool barred =
        std::any_of(player(p).rounds.begin(), player(p).rounds.end(), [](const RoundEntry& entry) {
          return entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin;
        });
    player(p).rounds.push_back(
        {no_player, Colour::None, given || barred ? Outcome::ZeroBye : Outcome::PairingBye});
  }

  Player& player(PlayerIndex p) { return tournament_.players[at(p)]; }
  Points points(PlayerIndex p) { return standings_points(tournament_, player(p), tournament_.rounds_played); }
  bool met(PlayerIndex a, PlayerIndex b) {
    return std::any_of(player(a).rounds.begin(), player(a).rounds.end(),
                       [b](const RoundEntry& entry) { return was_played(entry) && entry.opponent == b; });
  }

  Random& random_;
  Tournament tournament_;
  int absences_;  // percent
  std::vector<int> likes_white_;
  std::vector<int> enters_;  // rounds missed at the start
  bool score_groups_ = false;
  bool virtual_points_ = false;
};

}  // namespace

Tournament made_up_tournament(Random& random, int players, int rounds, Colours colours) {
  Tournament tournament = History(random, players, colours).build(rounds);
  constexpr int percents[] = {0, 0, 0, 10, 30};
  forbid_some(random, tournament, percents[random.between<std::size_t>(0, std::size(percents) - 1)]);
  return tournament;
}

Tournament floating_tournament(Random& random, int players) {
  Tournament tournament = empty_tournament(random, 2 * players);
  tournament.rounds_played = 2;
  for (PlayerIndex p = 0; p < players; ++p) {
    Player& own = tournament.players[at(p)];
    Player& other = tournament.players[at(p + players)];
    for (int round = 0; round < 2; ++round) {
      const Colour colour = round == 0 ? Colour::White : Colour::Black;
      own.rounds.push_back({p + players, colour, Outcome::Draw});
      other.rounds.push_back({p, opposite(colour), Outcome::Draw});
      own.virtual_points.push_back(5 * random.between(0, 2));
      other.virtual_points.push_back(5);
    }
    other.rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
  }
  forbid_some(random, tournament, random.chance(50) ? 0 : 25);
  return tournament;
}

Tournament halved_tournament(Random& random, int players) {
  Tournament tournament = empty_tournament(random, players);
  const int within = 10 * random.between(0, 5);
  for (PlayerIndex a = 0; a < players; ++a)
    for (PlayerIndex b = a + 1; b < players; ++b)
      if (random.chance(2 * a < players && 2 * b >= players ? 90 : within))
        tournament.forbidden_groups.push_back({a, b});
  return tournament;
}

bool play_round(Random& random, Tournament& tournament) {
  const int round = tournament.rounds_played;
  for (Player& player : tournament.players) {
    player.rounds.resize(at(round));
    if (random.chance(6)) player.rounds.push_back({no_player, Colour::None, random_absence(random)});
  }
  PairOptions options;
  for (std::size_t p = 0; p < tournament.players.size(); ++p)
    if (tournament.players[p].rounds.size() > at(round)) options.absent.push_back(static_cast<PlayerIndex>(p));
  const auto pairing = pair_round(tournament, options);
  for (Player& player : tournament.players)
    if (!pairing) player.rounds.resize(at(round));
  if (!pairing) return false;
  for (const Board& board : pairing->boards) enter_game(random, tournament, board.white, board.black);
  if (pairing->bye)
    tournament.players[at(*pairing->bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
  ++tournament.rounds_played;
  return true;
}

Tournament played_tournament(Random& random, int players, int rounds) {
  Tournament tournament = empty_tournament(random, players);
  tournament.rounds_declared = rounds + 1;
  if (random.chance(20)) {  // accelerated: the upper half has a virtual point
    for (int p = 0; p < players / 2; ++p)
      tournament.players[at(p)].virtual_points.assign(at(rounds / 2 + 1), one_point);
  }
  if (random.chance(20)) forbid_some(random, tournament, 10);
  while (tournament.rounds_played < rounds && play_round(random, tournament)) {
  }
  return tournament;
}

}  // namespace bloesem::test
