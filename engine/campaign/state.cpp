#include "engine/campaign/state.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "matching/index.hpp"

namespace bloesem::campaign {

namespace {

using criteria::Float;
using generator::Random;

template <std::size_t n>
int one_of(const std::array<int, n>& values, Random& random) {
  return values[at(random.between(0, static_cast<int>(n) - 1))];
}

bool in_a_hundred(int chance, Random& random) { return random.between(1, 100) <= chance; }

// ---- drawing

class Draw {
 public:
  Draw(Random& random, Between players) : random_(random) {
    // The smaller of two random numbers, so that small states are more likely.
    const int most = random.between(players.least, players.most);
    state_.players.resize(at(random.between(players.least, most)));
  }

  State draw() {
    state_.rounds = random_.between(0, 5);
    state_.last_round = in_a_hundred(30, random_);
    draw_scores();
    draw_histories();
    draw_barred();
    return std::move(state_);
  }

 private:
  [[nodiscard]] int size() const { return static_cast<int>(state_.players.size()); }

  void draw_scores() {
    enum { even, small_on_top, small_below, all_apart };
    const int manner = random_.between(even, all_apart);
    const int groups = manner == all_apart ? size() : random_.between(1, std::min(size(), 8));
    const Points step = 5 * random_.between(1, 3);
    for (StatePlayer& player : state_.players) {
      int group = random_.between(0, groups - 1);
      if (manner == small_on_top && in_a_hundred(60, random_)) group = 0;
      if (manner == small_below && in_a_hundred(60, random_)) group = groups - 1;
      player.score = 10 + step * group;
    }
  }

  // Colours are skewed over the whole field, by score, or by player.
  void draw_histories() {
    const int floats = one_of(std::array{0, 0, 20, 60, 100}, random_);
    const int unplayed = one_of(std::array{0, 0, 5, 20}, random_);
    const int skewed_by = random_.between(0, 2);
    const std::uint64_t skew = random_.next();
    for (StatePlayer& player : state_.players) {
      const auto who = static_cast<std::uint64_t>(skewed_by == 0   ? 0
                                                  : skewed_by == 1 ? player.score
                                                                   : &player - state_.players.data());
      Random kind(generator::derive(skew, who));
      const int white = one_of(std::array{0, 5, 25, 50, 50, 75, 95, 100}, kind);
      for (int round = 0; round < state_.rounds; ++round) {
        const bool played = !in_a_hundred(unplayed, random_);
        player.colours.push_back(!played                        ? Colour::None
                                 : in_a_hundred(white, random_) ? Colour::White
                                                                : Colour::Black);
        player.had_bye = player.had_bye || (!played && in_a_hundred(30, random_));
      }
      player.previous = draw_float(floats);
      player.before_previous = draw_float(floats);
    }
  }

  Float draw_float(int chance) {
    if (!in_a_hundred(chance, random_)) return Float::None;
    return in_a_hundred(50, random_) ? Float::Down : Float::Up;
  }

  // Bars pairs more densely among the upper players, between halves, or within circles. Often one complete
  // pairing is kept possible.
  void draw_barred() {
    const int everywhere = one_of(std::array{0, 0, 5, 20, 40, 60, 80, 95}, random_);
    enum { nowhere_else, above, across, in_circles };
    const int where = random_.between(nowhere_else, in_circles);
    const int there = one_of(std::array{50, 90, 100}, random_);
    const int circles = random_.between(2, 8);
    std::vector<int> partner = in_a_hundred(70, random_) ? draw_partners() : std::vector<int>(at(size()), -1);
    const Points median = state_.players[at(size() / 2)].score;
    for (int a = 0; a < size(); ++a) {
      for (int b = a + 1; b < size(); ++b) {
        if (partner[at(a)] == b) continue;
        const Points lower = std::min(state_.players[at(a)].score, state_.players[at(b)].score);
        const bool dense = (where == above && lower > median) ||
                           (where == across && 2 * a < size() && 2 * b >= size()) ||
                           (where == in_circles && a % circles == b % circles);
        if (in_a_hundred(dense ? std::max(there, everywhere) : everywhere, random_))
          state_.barred.emplace(a, b);
      }
    }
  }

  std::vector<int> draw_partners() {
    std::vector<int> order(at(size()));
    for (int p = 0; p < size(); ++p) order[at(p)] = p;
    random_.shuffle(order);
    std::vector<int> partner(order.size(), -1);
    for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
      partner[at(order[i])] = order[i + 1];
      partner[at(order[i + 1])] = order[i];
    }
    return partner;
  }

  Random& random_;
  State state_;
};

// ---- conversion to a tournament

class StateConverter {
 public:
  explicit StateConverter(const State& state)
      : state_(state),
        count_(static_cast<int>(state.players.size())),
        strangers_(state.rounds > 0 ? std::max(count_, state.rounds) : 0) {}

  Tournament convert() {
    enter_players();
    // Only the colours of rounds before the last two matter, so in these rounds players may meet each other.
    for (int round = 0; round < state_.rounds; ++round) play(round, round + 2 < state_.rounds);
    for (PlayerIndex p = 0; p < count_; ++p) set_score(p);
    for (PlayerIndex s = count_; s < count_ + strangers_; ++s) stay_away(s);
    for (const auto& [a, b] : state_.barred)
      if (met_.count({a, b}) == 0) tournament_.forbidden_groups.push_back({a, b});
    for (const std::vector<int>& group : state_.apart)
      tournament_.forbidden_groups.emplace_back(group.begin(), group.end());
    return std::move(tournament_);
  }

 private:
  Player& player(PlayerIndex p) { return tournament_.players[at(p)]; }
  [[nodiscard]] const StatePlayer& seen(PlayerIndex p) const { return state_.players[at(p)]; }

  void enter_players() {
    tournament_.name = "Random state";
    tournament_.initial_colour = Colour::White;
    tournament_.rounds_played = state_.rounds;
    tournament_.rounds_declared = state_.rounds + (state_.last_round ? 1 : 3);
    for (int number = 1; number <= count_ + strangers_; ++number) {
      tournament_.players.emplace_back();
      tournament_.players.back().id = number;
      tournament_.players.back().name = (number <= count_ ? "Player " : "Stranger ") + std::to_string(number);
    }
  }

  void play(int round, bool among_themselves) {
    std::vector<bool> busy(at(count_));
    if (among_themselves) {
      for (const auto& [a, b] : state_.barred) {
        const Colour one = seen(a).colours[at(round)];
        const Colour other = seen(b).colours[at(round)];
        if (busy[at(a)] || busy[at(b)] || met_.count({a, b}) != 0) continue;
        if (one == Colour::None || other != opposite(one)) continue;
        enter_game(a, b, one);
        busy[at(a)] = busy[at(b)] = true;
        met_.emplace(a, b);
      }
    }
    for (PlayerIndex p = 0; p < count_; ++p) {
      if (!busy[at(p)]) meet_stranger(p, count_ + (p + round) % strangers_, round);
    }
    for (PlayerIndex s = count_; s < count_ + strangers_; ++s)
      if (player(s).rounds.size() == at(round)) stay_away(s);
  }

  void meet_stranger(PlayerIndex p, PlayerIndex stranger, int round) {
    const auto& colours = seen(p).colours;
    const Colour colour = colours[at(round)];
    const auto now = colours.begin() + round;
    if (colour != Colour::None) {
      make_float(p, stranger, round);
      enter_game(p, stranger, colour);
    } else if (seen(p).had_bye && std::find(colours.begin(), now, Colour::None) == now) {
      // A forfeit win bars the player from the bye as a PAB does, and any number of players can have one in a
      // round.
      player(p).rounds.push_back({stranger, Colour::White, Outcome::ForfeitWin});
      player(stranger).rounds.push_back({p, Colour::Black, Outcome::ForfeitLoss});
    } else {
      stay_away(p);
    }
  }

  void stay_away(PlayerIndex p) { player(p).rounds.push_back({no_player, Colour::None, Outcome::ZeroBye}); }

  // Players never win, so that fictitious points can make any score of ten tenths or more.
  void enter_game(PlayerIndex a, PlayerIndex b, Colour colour) {
    player(a).rounds.push_back({b, colour, Outcome::Loss});
    player(b).rounds.push_back({a, opposite(colour), b < count_ ? Outcome::Loss : Outcome::Win});
  }

  void make_float(PlayerIndex p, PlayerIndex stranger, int round) {
    if (round + 2 < state_.rounds) return;
    const Float wanted = round + 1 == state_.rounds ? seen(p).previous : seen(p).before_previous;
    constexpr Points base = 100;
    const Points lead = wanted == Float::Up ? 5 : wanted == Float::Down ? -5 : 0;
    set_virtual(p, round, base);
    set_virtual(stranger, round, base + points(p, round) - points(stranger, round) + lead);
  }

  void set_score(PlayerIndex p) { set_virtual(p, state_.rounds, seen(p).score - points(p, state_.rounds)); }

  Points points(PlayerIndex p, int rounds) { return standings_points(tournament_, player(p), rounds); }

  void set_virtual(PlayerIndex p, int round, Points points) {
    player(p).virtual_points.resize(at(round));
    player(p).virtual_points.push_back(points);
  }

  const State& state_;
  int count_;
  PlayerIndex strangers_;
  Tournament tournament_;
  std::set<std::pair<int, int>> met_;
};

}  // namespace

State random_state(Random& random, Between players) { return Draw(random, players).draw(); }

Tournament tournament_of(const State& state) { return StateConverter(state).convert(); }

}  // namespace bloesem::campaign
