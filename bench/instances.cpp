#include "bench/instances.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <numeric>

namespace bloesem::bench {
namespace {

// SplitMix64: small, and the same everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t below(std::uint64_t n) {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return (z ^ (z >> 31U)) % n;
  }

 private:
  std::uint64_t state_;
};

bool have_met(const Player& player, PlayerIndex other) {
  return std::any_of(player.rounds.begin(), player.rounds.end(),
                     [&](const RoundEntry& e) { return e.opponent == other && was_played(e); });
}

int colour_difference(const Player& player) {
  int difference = 0;
  for (const RoundEntry& e : player.rounds)
    if (was_played(e)) difference += e.colour == Colour::White ? 1 : -1;
  return difference;
}

void play(Tournament& tournament, PlayerIndex a, PlayerIndex b, Random& random) {
  Player& first = tournament.players[static_cast<std::size_t>(a)];
  Player& second = tournament.players[static_cast<std::size_t>(b)];
  const bool first_is_white = colour_difference(first) < colour_difference(second) ||
                              (colour_difference(first) == colour_difference(second) && random.below(2) == 0);
  RoundEntry mine{b, first_is_white ? Colour::White : Colour::Black, Outcome::Draw};
  RoundEntry theirs{a, opposite(mine.colour), Outcome::Draw};
  const std::uint64_t result = random.below(10);
  const bool forfeit = random.below(50) == 0;
  if (forfeit || result < 7) {
    const bool wins = result < 4;
    const Outcome win = forfeit ? Outcome::ForfeitWin : Outcome::Win;
    const Outcome loss = forfeit ? Outcome::ForfeitLoss : Outcome::Loss;
    mine.outcome = wins ? win : loss;
    theirs.outcome = wins ? loss : win;
  }
  first.rounds.push_back(mine);
  second.rounds.push_back(theirs);
}

void play_round(Tournament& tournament, Random& random) {
  std::vector<PlayerIndex> order(tournament.players.size());
  std::iota(order.begin(), order.end(), 0);
  std::vector<Points> score;
  for (const Player& player : tournament.players)
    score.push_back(standings_points(tournament, player, tournament.rounds_played));
  std::stable_sort(order.begin(), order.end(), [&](PlayerIndex a, PlayerIndex b) {
    return score[static_cast<std::size_t>(a)] > score[static_cast<std::size_t>(b)];
  });
  std::vector<bool> done(order.size(), false);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (done[static_cast<std::size_t>(order[i])]) continue;
    Player& player = tournament.players[static_cast<std::size_t>(order[i])];
    std::size_t j = i + 1;
    while (j < order.size() && (done[static_cast<std::size_t>(order[j])] || have_met(player, order[j]))) ++j;
    if (j == order.size() || random.below(100) == 0) {
      player.rounds.push_back({no_player, Colour::None, Outcome::HalfBye});
      continue;
    }
    done[static_cast<std::size_t>(order[j])] = true;
    play(tournament, order[i], order[j], random);
  }
  ++tournament.rounds_played;
}

char code_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return '1';
    case Outcome::Draw: return '=';
    case Outcome::Loss: return '0';
    case Outcome::ForfeitWin: return '+';
    case Outcome::ForfeitLoss: return '-';
    default: return 'H';
  }
}

}  // namespace

Tournament open(int players, int rounds) {
  Tournament tournament;
  tournament.name = "Benchmark open";
  tournament.rounds_declared = 9;
  tournament.initial_colour = Colour::White;
  for (int i = 0; i < players; ++i) {
    Player player;
    player.id = i + 1;
    player.name = "Player " + std::to_string(i + 1);
    player.rating = 2700 - 1500 * i / players;
    tournament.players.push_back(player);
  }
  Random random(20160901);
  for (int r = 0; r < rounds; ++r) play_round(tournament, random);
  return tournament;
}

std::string report_file(const Tournament& tournament) {
  std::string file = "012 " + tournament.name + "\nXXR 9\nXXC white1\n";
  char line[128];
  for (const Player& player : tournament.players) {
    const Points points = standings_points(tournament, player, tournament.rounds_played);
    std::snprintf(line, sizeof line, "001 %4d m    %-33.33s %4d NED %11d            %2d.%d %4d", player.id,
                  player.name.c_str(), player.rating, player.id, points / 10, points % 10, player.id);
    file += line;
    for (const RoundEntry& e : player.rounds) {
      const char colour = e.colour == Colour::White ? 'w' : e.colour == Colour::Black ? 'b' : '-';
      const int opponent =
          e.opponent == no_player ? 0 : tournament.players[static_cast<std::size_t>(e.opponent)].id;
      std::snprintf(line, sizeof line, "  %04d %c %c", opponent, colour, code_of(e.outcome));
      file += line;
    }
    file += '\n';
  }
  return file;
}

}  // namespace bloesem::bench
