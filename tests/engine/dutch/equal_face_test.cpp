#include "engine/dutch/equal_face.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::Random;
using Positions = std::vector<Position>;
using Pairs = std::vector<std::pair<Position, Position>>;

// Returns the field of a first round in which only some pairs are legal. All candidates with as many pairs are
// equal.
RoundField first_round(Random& random, int players) {
  const int percent = random.between(30, 95);
  PairOptions options{.edition = Edition::Baku2016};
  for (int a = 0; a < players; ++a)
    for (int b = a + 1; b < players; ++b)
      if (random.chance(percent)) options.forbidden.emplace_back(a, b);
  return requested_round(test::TournamentBuilder(players), options)->field;
}

// Calls visit(pairs, downfloaters) for every pairing of the field.
template <class Visit>
void for_each_pairing(const RoundField& field, Position p, std::vector<char>& taken, Pairs& pairs,
                      Positions& single, Visit& visit) {
  while (p < field.size() && taken[at(p)] != 0) ++p;
  if (p == field.size()) return visit(pairs, single);
  single.push_back(p);
  for_each_pairing(field, p + 1, taken, pairs, single, visit);
  single.pop_back();
  for (Position q = p + 1; q < field.size(); ++q) {
    if (taken[at(q)] != 0 || !field.compatible(p, q)) continue;
    taken[at(q)] = 1;
    pairs.emplace_back(p, q);
    for_each_pairing(field, p + 1, taken, pairs, single, visit);
    pairs.pop_back();
    taken[at(q)] = 0;
  }
}

// A candidate is legal, and what it has otherwise leads from the pairing to its downfloaters.
void expect_candidate(const EqualCandidate& other, const BracketPairing& paired, const Positions& downfloaters,
                      const RoundField& field) {
  EXPECT_EQ(other.gone.size(), other.come.size());
  Positions players = paired.downfloaters;
  for (const Position p : other.instead) EXPECT_EQ(std::erase(players, p), 1);
  players.insert(players.end(), other.floaters.begin(), other.floaters.end());
  std::sort(players.begin(), players.end());
  EXPECT_EQ(players, downfloaters);
  Positions left = other.floaters;
  Positions right = other.instead;
  for (const auto& [a, b] : other.come) {
    EXPECT_TRUE(a < b && field.compatible(a, b));
    left.insert(left.end(), {a, b});
  }
  for (const auto& [a, b] : other.gone) right.insert(right.end(), {a, b});
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  EXPECT_EQ(left, right);
}

TEST(EqualFace, FindsACandidateWithoutAPairWhoseDownfloatersComply) {
  Random random(23);
  int found = 0;
  int missing = 0;
  int several = 0;
  for (int i = 0; i < 1'500 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const RoundField field = first_round(random, random.between(2, 9));
    const Bracket bracket{criteria::BracketKind::Normal, {}, positions(0, field.size())};
    const BracketProblem problem(field, criteria::baku_2016(), bracket);
    BlossomBracketSolver solver;
    const BracketAnswer answer = solver.solve(problem);
    const auto& paired = std::get<BracketPairing>(answer);
    EqualFace face;
    ASSERT_TRUE(face.take(problem, paired.pairs));

    const int percent = random.between(5, 60);
    std::map<Positions, bool> compliance;
    const auto complies = [&](std::span<const Position> floaters) {
      const Positions key(floaters.begin(), floaters.end());
      if (!compliance.contains(key)) compliance[key] = random.chance(percent);
      return compliance[key];
    };
    for (std::size_t pair = 0; pair < paired.pairs.size(); ++pair) {
      bool possible = false;
      const auto look = [&](const Pairs& pairs, const Positions& single) {
        if (pairs.size() < paired.pairs.size() || !complies(single)) return;
        possible = possible || std::count(pairs.begin(), pairs.end(), paired.pairs[pair]) == 0;
      };
      std::vector<char> taken(at(field.size()), 0);
      Pairs pairs;
      Positions single;
      for_each_pairing(field, 0, taken, pairs, single, look);
      const Result<bool> result = face.find_without(pair, complies);
      ASSERT_TRUE(result);
      ASSERT_EQ(*result, possible);
      ++(possible ? found : missing);
      if (!possible) continue;
      const EqualCandidate other = face.current();
      const Positions downfloaters = face.current_downfloaters();
      several += downfloaters.size() > 1 ? 1 : 0;
      EXPECT_TRUE(compliance.at(downfloaters));
      expect_candidate(other, paired, downfloaters, field);
      EXPECT_EQ(std::count(other.gone.begin(), other.gone.end(), paired.pairs[pair]), 1);
    }
  }
  EXPECT_GT(found, 500);
  EXPECT_GT(missing, 500);
  EXPECT_GT(several, 200);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
