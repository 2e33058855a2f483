// Random (seeded) facts for the players of a bracket, and random candidates.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "criteria/compatibility.hpp"
#include "criteria/player_facts.hpp"
#include "tests/criteria/every_kind_of_facts.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

struct BracketFacts {
  std::vector<criteria::PlayerFacts> players;  // MDPs first, then by descending score
  std::size_t moved_down = 0;

  // True if all residents have the same score.
  [[nodiscard]] bool one_score() const { return players[moved_down].score == players.back().score; }
};

// Every second bracket has some topscorers, of any score; every third has residents of several scores.
[[nodiscard]] inline BracketFacts random_bracket_facts(Random& random, int max_players = 9) {
  static const std::vector<criteria::ColourPreference> colours = every_kind_of_preference();
  BracketFacts bracket;
  const int n = random.between(2, max_players);
  bracket.moved_down = random.chance(40) ? 0 : random.between<std::size_t>(1, static_cast<std::size_t>(n) / 2);
  const int topscorers = random.chance(50) ? 0 : 40;
  const bool several_scores = random.chance(33);
  // Few colour histories, so that candidates also differ in other criteria.
  std::vector<criteria::ColourPreference> palette;
  for (int i = 0; i < 4; ++i) palette.push_back(colours[random.between<std::size_t>(0, colours.size() - 1)]);
  for (int p = 0; p < n; ++p) {
    criteria::PlayerFacts facts;
    facts.preference = palette[random.between<std::size_t>(0, palette.size() - 1)];
    facts.previous = every_float[random.between(0, 2)];
    facts.before_previous = every_float[random.between(0, 2)];
    facts.topscorer = random.chance(topscorers);
    facts.bye_eligible = random.chance(70);
    if (static_cast<std::size_t>(p) < bracket.moved_down)
      facts.score = 40 + 5 * random.between(1, 5);
    else
      facts.score = 40 - (several_scores ? 5 * random.between(0, 3) : 0);
    bracket.players.push_back(facts);
  }
  std::stable_sort(bracket.players.begin(), bracket.players.end(),
                   [](const auto& a, const auto& b) { return a.score > b.score; });
  return bracket;
}

// Pairs with the higher ranked player first; values are indices in the bracket.
struct Candidate {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  std::vector<std::size_t> singles;
};

// Returns a candidate with `singles` singles if possible, otherwise with a few more. MDPs do not meet each
// other, nor do players whom C.3 forbids to meet.
[[nodiscard]] inline Candidate random_candidate(Random& random, const BracketFacts& bracket,
                                                std::size_t singles) {
  std::vector<std::size_t> order(bracket.players.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  random.shuffle(order);
  Candidate candidate;
  while (!order.empty()) {
    const std::size_t a = order.back();
    order.pop_back();
    const auto partner = std::find_if(order.begin(), order.end(), [&](std::size_t b) {
      return std::max(a, b) >= bracket.moved_down &&
             criteria::colours_allow(bracket.players[a], bracket.players[b]);
    });
    if (partner == order.end() || candidate.singles.size() < singles) {
      candidate.singles.push_back(a);
      continue;
    }
    candidate.pairs.emplace_back(std::min(a, *partner), std::max(a, *partner));
    order.erase(partner);
  }
  return candidate;
}

}  // namespace bloesem::test
