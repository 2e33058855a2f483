#include "engine/campaign/recipe.hpp"

#include <algorithm>

#include "bloesem/limits.hpp"
#include "matching/index.hpp"

namespace bloesem::campaign {
namespace {

using criteria::Float;
using generator::Random;

constexpr Points lowest_score = 10;
constexpr Points half_a_point = 5;

int rank_at(int thousandths, int size) { return static_cast<int>(std::int64_t{thousandths} * size / 1000); }

int size_of(const Recipe& recipe, int players) {
  return recipe.odd && players % 2 == 0 ? players - 1 : players;
}

int rank_of_bye(const Recipe& recipe, int size) { return std::min(rank_at(recipe.bye, size), size - 1); }

// The place, from 0, of the partner of the j-th of an even number of players.
using PartnerOf = int (*)(int j, int size);
constexpr PartnerOf partners_of[] = {
    [](int j, int size) { return j < size / 2 ? j + size / 2 : j - size / 2; },  // Fold
    [](int j, int /*size*/) { return j ^ 1; },                                   // Neighbours
    [](int j, int size) { return size - 1 - j; },                                // Ends
};

// Returns the partner of each player in the witness; -1 for the one who has the bye.
std::vector<int> partners_in_witness(const Recipe& recipe, int size) {
  std::vector<int> partners(at(size), -1);
  const int bye = size % 2 == 0 ? size : rank_of_bye(recipe, size);
  const auto rank = [&](int place) { return place + (place >= bye ? 1 : 0); };
  const int even = size - size % 2;
  for (int j = 0; j < even; ++j)
    partners[at(rank(j))] = rank(partners_of[static_cast<std::size_t>(recipe.witness)](j, even));
  return partners;
}

// Applies the rules of a recipe, one after another.
class Cook {
 public:
  Cook(const Recipe& recipe, int players)
      : recipe_(recipe), size_(size_of(recipe, players)), partners_(partners_in_witness(recipe, size_)) {
    state_.players.resize(at(size_));
    state_.last_round = recipe.last_round;
    state_.rounds = recipe.rounds;
    for (const RecipeRule& rule : recipe.rules)  // a round without a game bars from the bye
      if (rule.effect == Effect::Barred) state_.rounds = std::max(state_.rounds, 1);
    groups_.assign(at(size_), 0);
    rule_of_score_.assign(at(size_), 0);
    for (int p = 0; p < size_; ++p) give_colours(p, p % 2 == 0 ? "WB" : "BW", 0);
  }

  State cook() {
    for (std::size_t i = 0; i < recipe_.rules.size(); ++i) apply(recipe_.rules[i], static_cast<int>(i) + 1);
    give_scores();
    return std::move(state_);
  }

 private:
  template <class Visit>
  void for_each_player(const RecipeRule& rule, Visit visit) const {
    const int end = rank_at(rule.to, size_);
    for (int p = rank_at(rule.from, size_); p < end; ++p)
      if (p % rule.step == rule.phase) visit(p);
  }

  void apply(const RecipeRule& rule, int number) {
    const std::uint64_t own = generator::derive(recipe_.seed, static_cast<std::uint64_t>(number));
    switch (rule.effect) {
      case Effect::Scores:
        for_each_player(rule, [&](int p) {
          groups_[at(p)] = rule.numbers[0];
          rule_of_score_[at(p)] = number;
        });
        break;
      case Effect::Apart:
        state_.apart.emplace_back();
        for_each_player(rule, [&](int p) { state_.apart.back().push_back(p); });
        if (state_.apart.back().size() < 2) state_.apart.pop_back();
        break;
      case Effect::Met: for_each_player(rule, [&](int p) { meet(p, rule, own); }); break;
      case Effect::Near: for_each_player(rule, [&](int p) { meet_next(p, rule.numbers[0]); }); break;
      case Effect::Barred: {
        int spared = rule.numbers[0];
        for_each_player(rule, [&](int p) { spared > 0 ? static_cast<void>(--spared) : bar_from_bye(p); });
        break;
      }
      case Effect::Colours: for_each_player(rule, [&](int p) { give_colours(p, rule.letters, own); }); break;
      case Effect::Floats: for_each_player(rule, [&](int p) { give_floats(p, rule.letters, own); }); break;
    }
  }

  void meet(int p, const RecipeRule& rule, std::uint64_t own) {
    const int low = rank_at(rule.numbers[1], size_);
    const int high = rank_at(rule.numbers[2], size_) - 1;
    if (low > high) return;
    Random random(generator::derive(own, static_cast<std::uint64_t>(p)));
    for (int i = 0; i < rule.numbers[0]; ++i) bar(p, random.between(low, high));
  }

  void meet_next(int p, int count) {
    for (int other = p + 1; other <= std::min(p + count, size_ - 1); ++other) bar(p, other);
  }

  void bar(int p, int other) {
    if (other != p && other != partners_[at(p)]) state_.barred.insert(std::minmax(p, other));
  }

  // Keeps the colours of the other rounds.
  void bar_from_bye(int p) {
    StatePlayer& player = state_.players[at(p)];
    player.had_bye = true;
    player.colours.front() = Colour::None;
  }

  // Players who were barred from the bye by an earlier rule are so no longer.
  void give_colours(int p, std::string_view letters, std::uint64_t own) {
    StatePlayer& player = state_.players[at(p)];
    player.had_bye = false;
    Random random(generator::derive(own, static_cast<std::uint64_t>(p)));
    player.colours.clear();
    for (std::size_t round = 0; round < at(state_.rounds); ++round) {
      const char letter = letters[round % letters.size()];
      const Colour any = random.between(0, 1) == 0 ? Colour::White : Colour::Black;
      player.colours.push_back(letter == 'W'   ? Colour::White
                               : letter == 'B' ? Colour::Black
                               : letter == '?' ? any
                                               : Colour::None);
    }
  }

  void give_floats(int p, std::string_view letters, std::uint64_t own) {
    StatePlayer& player = state_.players[at(p)];
    Random random(generator::derive(own, static_cast<std::uint64_t>(p)));
    const auto float_of = [&](std::size_t back) {
      const char letter = letters[back % letters.size()];
      const Float any = random.between(0, 1) == 0 ? Float::Down : Float::Up;
      return letter == 'D' ? Float::Down : letter == 'U' ? Float::Up : letter == '?' ? any : Float::None;
    };
    player.previous = float_of(0);
    player.before_previous = float_of(1);
  }

  // Scores differ by half a point, or by less if there would be more points than a file can have.
  void give_scores() {
    std::vector<int> group(at(size_), 0);  // from the top
    for (int p = 1, members = 1; p < size_; ++p) {
      const bool same_rule = rule_of_score_[at(p)] == rule_of_score_[at(p - 1)];
      const bool joins = same_rule && (groups_[at(p)] == 0 || members < groups_[at(p)]);
      members = joins ? members + 1 : 1;
      group[at(p)] = group[at(p - 1)] + (joins ? 0 : 1);
    }
    const int last = group.back();
    const Points step = std::clamp((limits::max_points - lowest_score) / std::max(last, 1), 1, half_a_point);
    for (int p = 0; p < size_; ++p)
      state_.players[at(p)].score = std::min(lowest_score + step * (last - group[at(p)]), limits::max_points);
  }

  const Recipe& recipe_;
  int size_;
  std::vector<int> partners_;
  State state_;
  std::vector<int> groups_;         // by rank: how many players share a score; 0: all of the rule
  std::vector<int> rule_of_score_;  // by rank: the number of the rule, from 1; 0: none
};

}  // namespace

State position_of(const Recipe& recipe, int players) { return Cook(recipe, players).cook(); }

std::vector<std::pair<int, int>> witness_of(const Recipe& recipe, int players) {
  const std::vector<int> partners = partners_in_witness(recipe, size_of(recipe, players));
  std::vector<std::pair<int, int>> pairs;
  for (int p = 0; at(p) < partners.size(); ++p)
    if (partners[at(p)] > p) pairs.emplace_back(p, partners[at(p)]);
  return pairs;
}

}  // namespace bloesem::campaign
