#include "tests/support/random_field.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <sstream>

#include "engine/dutch/edition.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using dutch::Position;

std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }

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
  tournament.points = random_points(random);
  tournament.initial_colour = random.chance(50) ? Colour::White : Colour::Black;
  for (int p = 0; p < players; ++p) {
    tournament.players.emplace_back();
    tournament.players.back().id = p + 1;
  }
  return tournament;
}

// How a game between two went, seen from the first.
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
  constexpr Outcome kinds[] = {Outcome::Absent, Outcome::ZeroBye, Outcome::HalfBye, Outcome::HalfBye, Outcome::FullBye};
  return kinds[random.between<std::size_t>(0, std::size(kinds) - 1)];
}

// Made-up rounds.
class History {
 public:
  History(Random& random, int players)
      : random_(random), tournament_(empty_tournament(random, players)), absences_(random.between(0, 25)) {
    for (int p = 0; p < players; ++p) {
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
      std::stable_sort(present.begin(), present.end(), [&](PlayerIndex a, PlayerIndex b) { return points(a) > points(b); });
    while (!present.empty()) {
      const PlayerIndex first = present.front();
      present.erase(present.begin());
      const auto opponent = std::find_if(present.begin(), present.end(), [&](PlayerIndex p) { return !met(first, p); });
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
      if (round < enters_[p]) tournament_.players[p].rounds.emplace_back();
      else if (random_.chance(absences_)) tournament_.players[p].rounds.push_back({no_player, Colour::None, random_absence(random_)});
      else present.push_back(static_cast<PlayerIndex>(p));
    }
    return present;
  }

  // One has the PAB, unless barred from it; others are absent.
  void leave_over(PlayerIndex p, int round) {
    const bool given = std::any_of(tournament_.players.begin(), tournament_.players.end(), [&](const Player& player) {
      return player.round(round).outcome == Outcome::PairingBye;
    });
    const bool barred = std::any_of(player(p).rounds.begin(), player(p).rounds.end(), [](const RoundEntry& entry) {
      return entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin;
    });
    player(p).rounds.push_back({no_player, Colour::None, given || barred ? Outcome::ZeroBye : Outcome::PairingBye});
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

// Scores by rank, highest first: the MDPs, the residents, and those ahead.
std::vector<Points> scores_for(Random& random, BracketKind kind, const BracketSizes& sizes, Points base) {
  const bool collapsed = kind == BracketKind::Collapsed;
  std::vector<Points> scores;
  for (int i = 0; i < sizes.moved_down; ++i) scores.push_back(base + 5 * random.between(1, 4));
  for (int i = 0; i < sizes.residents; ++i) scores.push_back(base - (collapsed ? 5 * random.between(0, 3) : 0));
  for (int i = 0; i < sizes.ahead; ++i)
    scores.push_back(base - (kind == BracketKind::Penultimate ? 5 * random.between(1, 4) : 10));
  std::sort(scores.begin(), scores.end(), std::greater<>());
  return scores;
}

std::vector<Position> positions(int begin, int count) {
  std::vector<Position> result(at(count));
  std::iota(result.begin(), result.end(), begin);
  return result;
}

}  // namespace

Tournament made_up_tournament(Random& random, int players, int rounds) {
  Tournament tournament = History(random, players).build(rounds);
  constexpr int percents[] = {0, 0, 0, 10, 30};
  forbid_some(random, tournament, percents[random.between<std::size_t>(0, std::size(percents) - 1)]);
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
  if (pairing->bye) tournament.players[at(*pairing->bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
  ++tournament.rounds_played;
  return true;
}

Tournament played_tournament(Random& random, int players, int rounds) {
  Tournament tournament = empty_tournament(random, players);
  tournament.rounds_declared = rounds + 1;
  if (random.chance(20)) {  // accelerated: the upper half has a virtual point
    for (int p = 0; p < players / 2; ++p) tournament.players[at(p)].virtual_points.assign(at(rounds / 2 + 1), one_point);
  }
  if (random.chance(20)) forbid_some(random, tournament, 10);
  while (tournament.rounds_played < rounds && play_round(random, tournament)) {
  }
  return tournament;
}

BracketCase random_bracket(Random& random, BracketKind kind, const BracketSizes& sizes) {
  const int players = sizes.moved_down + sizes.residents + sizes.ahead;
  const int rounds = random.between(0, 5);
  Tournament tournament = made_up_tournament(random, players, rounds);
  // In the last round half of the brackets are above half of the points, so that topscorers abound.
  const Points half = rounds * tournament.points.win / 2;
  const std::vector<Points> scores = scores_for(random, kind, sizes, half + 5 * random.between(-2, 2));
  std::vector<PlayerIndex> order = positions(0, players);
  random.shuffle(order);
  for (std::size_t rank = 0; rank < scores.size(); ++rank) {
    Player& player = tournament.players[at(order[rank])];
    player.virtual_points.resize(at(rounds) + 1);
    player.virtual_points.back() = scores[rank] - standings_points(tournament, player, rounds);
  }
  // Downfloaters of an earlier bracket could have met there, unless C.4 parted them: only in the CLB may they.
  if (kind != BracketKind::Collapsed)
    tournament.forbidden_groups.push_back({order.begin(), order.begin() + sizes.moved_down});
  const int declared = rounds + (random.chance(35) ? 1 : 2);
  const int below = sizes.moved_down + sizes.residents;
  return {dutch::RoundField(tournament, dutch::baku_2016(), {rounds + 1, declared, {}, {}}),
          {kind, positions(0, sizes.moved_down), positions(sizes.moved_down, sizes.residents), positions(below, sizes.ahead)}};
}

std::string describe(const dutch::RoundField& field) {
  std::ostringstream text;
  for (Position p = 0; p < field.size(); ++p) {
    const criteria::PlayerFacts& facts = field.facts(p);
    constexpr const char* floats[] = {"-", "down", "up"};
    text << "  " << p << ": number " << field.player(p) + 1 << ", score " << facts.score << ", played ";
    for (const Colour colour : field.colours(p)) text << (colour == Colour::White ? 'W' : 'B');
    text << ", floats " << floats[static_cast<int>(facts.previous)] << ' ' << floats[static_cast<int>(facts.before_previous)]
         << (facts.bye_eligible ? "" : ", no bye") << (facts.topscorer ? ", topscorer" : "") << ", barred";
    for (const Position b : field.barred(p)) text << ' ' << b;
    text << '\n';
  }
  return text.str();
}

std::string describe(const BracketCase& bracket_case) {
  const dutch::Bracket& bracket = bracket_case.bracket;
  return std::string(name_of(bracket.kind)) + " bracket of " + std::to_string(bracket.moved_down.size()) + " MDPs, " +
         std::to_string(bracket.residents.size()) + " residents, " + std::to_string(bracket.ahead.size()) + " ahead\n" +
         describe(bracket_case.field);
}

}  // namespace bloesem::test
