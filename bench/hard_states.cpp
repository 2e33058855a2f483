#include "bench/hard_states.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

#include "bloesem/edition.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::bench {
namespace {

using campaign::State;
using campaign::StatePlayer;
using criteria::Float;
using generator::Random;

constexpr int rounds = 4;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
bool percent(int chance, Random& random) { return random.between(1, 100) <= chance; }

// Returns colours of which `share` percent are the favourite one.
std::vector<Colour> colours(Colour favourite, int share, Random& random) {
  std::vector<Colour> result;
  for (int round = 0; round < rounds; ++round)
    result.push_back(percent(share, random) ? favourite : opposite(favourite));
  return result;
}

void add(State& state, Points score, std::vector<Colour> colours) {
  StatePlayer player;
  player.score = score;
  player.colours = std::move(colours);
  state.players.push_back(std::move(player));
}

void bar(State& state, int a, int b) {
  if (a != b) state.barred.insert(std::minmax(a, b));
}

template <class Chance>
void bar_some(State& state, Random& random, Chance chance) {
  const int size = static_cast<int>(state.players.size());
  for (int a = 0; a < size; ++a)
    for (int b = a + 1; b < size; ++b)
      if (percent(chance(a, b), random)) state.barred.emplace(a, b);
}

State empty_state() {
  State state;
  state.rounds = rounds;
  return state;
}

State everybody_met(int players, Random& random) {
  State state = empty_state();
  const int size = random.between(3, 6);
  for (int p = 0; p < players; ++p) add(state, 10 + 5 * (p / size), colours(Colour::White, 50, random));
  bar_some(state, random, [&](int a, int b) {
    return a / size == b / size ? 100 : b / size == a / size + 1 ? 70 : 0;
  });
  return state;
}

// Each score group wants one colour, mostly absolutely; over all groups both colours are wanted equally.
State skewed(int players, Random& random) {
  State state = empty_state();
  const int groups = random.between(2, 5);
  const int share = random.between(60, 95);
  for (int p = 0; p < players; ++p) {
    const int group = p * groups / players;
    const bool white = groups % 2 == 1 && group == groups - 1 ? p % 2 == 0 : group % 2 == 0;
    add(state, 10 + 5 * (groups - group), colours(white ? Colour::White : Colour::Black, share, random));
  }
  return state;
}

// The following group could pair all downfloaters, but its members may not meet each other: they have met, or
// all have the same absolute preference. Players below may meet them.
State look_ahead(int players, Random& random) {
  State state = empty_state();
  const int following = std::max(2, random.between(players / 20, players / 3));
  const bool met = percent(50, random);
  const int share = random.between(40, 70);
  for (int p = 0; p < players; ++p) {
    const bool ahead = p >= players - 2 * following && p < players - following;
    const bool below = p >= players - following;
    if (ahead)
      add(state, 25, colours(Colour::Black, met ? 50 : 100, random));
    else if (below)
      add(state, 20, colours(Colour::White, met ? 50 : 100, random));
    else
      add(state, 30, colours(Colour::Black, share, random));
  }
  if (met)
    bar_some(state, random,
             [&](int a, int b) { return a >= players - 2 * following && b < players - following ? 95 : 0; });
  return state;
}

bool needs(const StatePlayer& player, Colour colour) {
  const auto had = std::count(player.colours.begin(), player.colours.end(), opposite(colour));
  return 2 * had > rounds + 1 ||
         std::count(player.colours.end() - 2, player.colours.end(), opposite(colour)) == 2;
}

bool can_be_paired(const State& state) {
  const Tournament tournament = campaign::tournament_of(state);
  const int round = tournament.rounds_played + 1;
  const swiss::RoundField field(tournament, Edition(Edition::Baku2016).system(), {round, round + 2, {}, {}});
  return swiss::can_be_completed(field, swiss::positions(0, field.size()));
}

// Exchanges the colours of some who need Black, from the top, until all can be paired: of a large field in
// which most had White more than half may need it. Leaves alone what can be paired as it is.
State with_colours_that_fit(State state) {
  const auto step = std::max<std::ptrdiff_t>(1, std::ssize(state.players) / 50);
  for (auto next = state.players.begin(); next != state.players.end() && !can_be_paired(state);) {
    for (auto left = step; left > 0 && next != state.players.end(); ++next) {
      if (!needs(*next, Colour::Black)) continue;
      for (Colour& colour : next->colours) colour = opposite(colour);
      --left;
    }
  }
  return state;
}

// All players have different scores, and the lowest may not meet each other: the rest is one bracket.
State collapsed(int players, Random& random) {
  State state = empty_state();
  const int lowest = random.between(players / 4, players / 2);
  const int step = random.between(1, 3);
  for (int p = 0; p < players; ++p)
    add(state, 10 + 5 * ((players - 1 - p) / step), colours(Colour::White, 60, random));
  const int density = random.between(0, 30);
  bar_some(state, random, [&](int a, int) { return a >= players - lowest ? 100 : density; });
  for (StatePlayer& player : state.players) {
    player.previous = percent(50, random) ? Float::Down : Float::Up;
    player.before_previous = percent(50, random) ? Float::Down : Float::None;
  }
  return with_colours_that_fit(std::move(state));
}

State halves_apart(int players, Random& random) {
  State state = empty_state();
  for (int p = 0; p < players; ++p) add(state, 30, colours(Colour::White, 50, random));
  const int across = random.between(80, 100);
  const int within = random.between(0, 60);
  bar_some(state, random, [&](int a, int b) { return 2 * a < players && 2 * b >= players ? across : within; });
  return state;
}

// Members of a club may not meet, and each club has players in all groups.
State clubs(int players, Random& random) {
  State state = empty_state();
  const int groups = random.between(1, 4);
  const int count = random.between(2, 5);
  for (int p = 0; p < players; ++p)
    add(state, 20 + 5 * random.between(1, groups), colours(Colour::White, 50, random));
  bar_some(state, random, [&](int a, int b) { return a % count == b % count ? 100 : 5; });
  return state;
}

// Many moved-down players: in every group more need to leave than the next group can take.
State floaters(int players, Random& random) {
  State state = empty_state();
  const int groups = random.between(4, 12);
  for (int p = 0; p < players; ++p) {
    const int group = p * groups / players;
    add(state, 10 + 5 * (groups - group), colours(group % 2 == 0 ? Colour::White : Colour::Black, 90, random));
  }
  for (StatePlayer& player : state.players) {
    player.previous = percent(60, random) ? Float::Down : Float::None;
    player.before_previous = percent(60, random) ? Float::Up : Float::None;
  }
  return state;
}

State anything(int players, Random& random) { return campaign::random_state(random, {players, players}); }

constexpr HardKind kinds[] = {
    {"met", "small brackets in which everybody has met", everybody_met},
    {"skewed", "absolute colour preferences, nearly all the same", skewed},
    {"look-ahead", "bounds of the look-ahead that nobody attains", look_ahead},
    {"collapsed", "a collapsed bracket with many scores and floats", collapsed},
    {"halves", "one bracket whose halves may hardly meet", halves_apart},
    {"clubs", "few large circles of players who must not meet", clubs},
    {"floaters", "moved-down players of many scores", floaters},
    {"any", "any state at all", anything},
};

}  // namespace

std::span<const HardKind> hard_kinds() noexcept { return kinds; }

void mutate(State& state, Random& random) {
  const int last = static_cast<int>(state.players.size()) - 1;
  const int times = 1 << random.between(0, 5);
  const int what = random.between(0, 6);
  for (int i = 0; i < times; ++i) {
    const int a = random.between(0, last);
    const int b = random.between(0, last);
    StatePlayer& player = state.players[at(a)];
    switch (what) {
      case 0: bar(state, a, b); break;
      case 1:
        if (!state.barred.empty()) {
          auto pair = state.barred.lower_bound(std::minmax(a, b));
          state.barred.erase(pair == state.barred.end() ? std::prev(pair) : pair);
        }
        break;
      case 2: player.score = state.players[at(b)].score; break;
      case 3: player.colours = state.players[at(b)].colours; break;
      case 4:
        if (!player.colours.empty()) {
          Colour& colour = player.colours[at(random.between(0, static_cast<int>(player.colours.size()) - 1))];
          colour = colour == Colour::White ? Colour::Black : Colour::White;
        }
        break;
      case 5:
        player.previous = static_cast<Float>(random.between(0, 2));
        player.before_previous = static_cast<Float>(random.between(0, 2));
        break;
      default: std::swap(player, state.players[at(b)]); break;
    }
  }
}

}  // namespace bloesem::bench
