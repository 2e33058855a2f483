#include "engine/campaign/shapes.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/campaign/state.hpp"
#include "matching/index.hpp"

namespace bloesem::campaign {

namespace {

using generator::Random;

constexpr Shape table[] = {
    {.name = "floats",
     .help = "histories of floats: C.12, C.13 (C14, C16)",
     .groups = {{{1, 4}, {1, 4}, {1, 4}, {0, 2}}},
     .rounds = {2, 3},
     .colours = Colours::Alternating,
     .floats = {30, 90},
     .forbidden = {0, 40}},
    {.name = "float-differences",
     .help = "floats, and moved-down players of several scores: C.14 to C.19 (C15, C17 to C21)",
     .groups = {{{1, 2}, {1, 2}, {0, 1}, {5, 8}}},
     .rounds = {2, 2},
     .colours = Colours::Alternating,
     .floats = {50, 100},
     .forbidden = {0, 50},
     .forbidden_above = 95},
    {.name = "colours",
     .help = "lopsided colours: C.10, C.11, E (C12, C13, 5.2)",
     .groups = {{{2, 8}, {0, 4}}},
     .rounds = {1, 4},
     .favoured = {50, 95},
     .floats = {0, 20}},
    {.name = "topscorers",
     .help = "lopsided colours in the last round: C.8, C.9 (C10, C11)",
     .groups = {{{2, 8}, {0, 4}}},
     .rounds = {3, 5},
     .favoured = {80, 100},
     .floats = {0, 10},
     .forbidden = {0, 50},
     .last_round = true},
    {.name = "exchanges",
     .help = "halves that may hardly meet: D.2 (4.3)",
     .groups = {{{6, 12}}},
     .forbidden = {0, 50},
     .forbidden_across = 90},
    {.name = "limbo",
     .help = "more moved-down players than residents: D.3 (4.4, C18, C20)",
     .groups = {{{3, 5}, {1, 3}, {1, 4}}},
     .rounds = {0, 2},
     .favoured = {50, 70},
     .floats = {0, 40},
     .forbidden_on_top = 90},
    {.name = "tight",
     .help = "few pairs allowed at all: C.2, C.4, C.6, C.7, PPB and CLB (C4 to C8)",
     .groups = {{{1, 4}, {1, 4}, {1, 3}, {0, 3}}},
     .rounds = {0, 2},
     .favoured = {50, 70},
     .floats = {0, 30},
     .forbidden = {30, 75}},
    {.name = "penultimate",
     .help = "a lowest score group that needs others: C.5 in the PPB (C4, C6)",
     .groups = {{{1, 1}, {4, 4}, {3, 3}}},
     .forbidden = {55, 65}},
    {.name = "states", .help = "anything at all, most of it beyond the reach of play", .any_state = true},
};

int draw(Between range, Random& random) { return random.between(range.least, range.most); }
bool chance(Random& random, int percent) { return random.between(1, 100) <= percent; }

// Returns the score group of each player, independent of the numbers.
std::vector<int> draw_groups(const Shape& shape, Random& random) {
  std::vector<int> group_of;
  int group = 0;
  for (const Between size : shape.groups) group_of.insert(group_of.end(), at(draw(size, random)), group++);
  random.shuffle(group_of);
  return group_of;
}

class Position {
 public:
  Position(const Shape& shape, Random& random)
      : shape_(shape),
        random_(random),
        group_of_(draw_groups(shape, random)),
        count_(static_cast<int>(group_of_.size())),
        rounds_(draw(shape.rounds, random)),
        favoured_(draw(shape.favoured, random)),
        floats_(draw(shape.floats, random)) {}

  Tournament make() {
    enter_players();
    for (int round = 0; round < rounds_; ++round) play(round);
    // The strangers leave.
    for (PlayerIndex s = count_; s < static_cast<PlayerIndex>(tournament_.players.size()); ++s)
      player(s).rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
    if (!shape_.last_round || chance(random_, 30)) make_score_groups();
    forbid();
    return std::move(tournament_);
  }

 private:
  Player& player(PlayerIndex p) { return tournament_.players[at(p)]; }

  void enter_players() {
    tournament_.name = "Position for " + std::string(shape_.name);
    tournament_.initial_colour = chance(random_, 50) ? Colour::White : Colour::Black;
    tournament_.rounds_played = rounds_;
    tournament_.rounds_declared = rounds_ + (shape_.last_round ? 1 : random_.between(2, 5));
    const int all = rounds_ > 0 ? 2 * count_ : count_;
    for (int number = 1; number <= all; ++number) {
      Player one;
      one.id = number;
      one.name = (number <= count_ ? "Player " : "Stranger ") + std::to_string(number);
      one.rating = 2600 - 5 * number;
      tournament_.players.push_back(std::move(one));
      if (number <= count_) favourites_.push_back(chance(random_, 50) ? Colour::White : Colour::Black);
    }
  }

  std::pair<Outcome, Outcome> result() {
    const int wins = shape_.last_round ? 75 : 40;
    const int roll = random_.between(1, 100);
    if (roll <= wins) return {Outcome::Win, Outcome::Loss};
    if (roll <= wins + 3) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
    if (roll <= wins + 13) return {Outcome::Draw, Outcome::Draw};
    return {Outcome::Loss, Outcome::Win};
  }

  Colour colour_of(PlayerIndex p, int round) {
    if (shape_.colours == Colours::Alternating) return round % 2 == 0 ? Colour::White : Colour::Black;
    return chance(random_, favoured_) ? favourites_[at(p)] : opposite(favourites_[at(p)]);
  }

  // Player p meets stranger p + round, counted cyclically, so that no pair meets twice.
  void play(int round) {
    for (PlayerIndex p = 0; p < count_; ++p) {
      const PlayerIndex s = count_ + (p + round) % count_;
      const Colour colour = colour_of(p, round);
      const auto [own, others] = result();
      enter_virtual_points(p, s, round);
      player(p).rounds.push_back({s, colour, own});
      player(s).rounds.push_back({p, opposite(colour), others});
    }
  }

  // Gives points high enough for the stranger to be level with the player, above or below: the float of this
  // round.
  void enter_virtual_points(PlayerIndex p, PlayerIndex s, int round) {
    if (shape_.floats.most == 0) return;
    constexpr Points base = 100;
    const auto points = [&](PlayerIndex q) { return standings_points(tournament_, player(q), round); };
    const Points step = 5 * random_.between(1, 4);
    const Points lead = !chance(random_, floats_) ? 0 : chance(random_, 50) ? step : -step;
    player(p).virtual_points.push_back(base);
    player(s).virtual_points.push_back(base + points(p) - points(s) + lead);
  }

  void make_score_groups() {
    const Points gap = 5 * random_.between(1, 2);
    const Points lowest = rounds_ * one_point;
    const int bottom = *std::max_element(group_of_.begin(), group_of_.end());
    for (PlayerIndex p = 0; p < count_; ++p) {
      const Points score = lowest + gap * (bottom - group_of_[at(p)]);
      player(p).virtual_points.resize(at(rounds_));
      player(p).virtual_points.push_back(score - standings_points(tournament_, player(p), rounds_));
    }
  }

  void forbid() {
    const int everywhere = draw(shape_.forbidden, random_);
    for (PlayerIndex a = 0; a < count_; ++a) {
      for (PlayerIndex b = a + 1; b < count_; ++b) {
        if (chance(random_, std::max(everywhere, forbidden_percent(a, b))))
          tournament_.forbidden_groups.push_back({a, b});
      }
    }
  }

  // Returns the percentage by the score groups of both players. Requires a < b.
  [[nodiscard]] int forbidden_percent(PlayerIndex a, PlayerIndex b) const {
    const auto [top, bottom] = std::minmax_element(group_of_.begin(), group_of_.end());
    const int group = group_of_[at(a)];
    const bool together = group == group_of_[at(b)];
    int percent = 0;
    if (together && group == *top) percent = std::max(percent, shape_.forbidden_on_top);
    if (group < *bottom && group_of_[at(b)] < *bottom) percent = std::max(percent, shape_.forbidden_above);
    if (together && is_upper(a) && !is_upper(b)) percent = std::max(percent, shape_.forbidden_across);
    return percent;
  }

  // True if the player is in the upper half of the score group.
  [[nodiscard]] bool is_upper(PlayerIndex p) const {
    const int group = group_of_[at(p)];
    const auto size = std::count(group_of_.begin(), group_of_.end(), group);
    return 2 * std::count(group_of_.begin(), group_of_.begin() + p, group) < size;
  }

  const Shape& shape_;
  Random& random_;
  std::vector<int> group_of_;  // 0 is the highest
  int count_;
  int rounds_;
  int favoured_;
  int floats_;
  std::vector<Colour> favourites_;
  Tournament tournament_;
};

}  // namespace

std::span<const Shape> shapes() noexcept { return table; }

Tournament make_position(const Shape& shape, Random& random, Between players) {
  if (shape.any_state) return tournament_of(random_state(random, players));
  return Position(shape, random).make();
}

}  // namespace bloesem::campaign
