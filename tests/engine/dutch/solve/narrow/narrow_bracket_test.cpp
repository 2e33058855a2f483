// Brackets with many MDPs and few others, solved with and without the superfluous MDPs.
#include "engine/dutch/solve/narrow/narrow_bracket.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "criteria/dutch/fide_2026.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solve/narrow/narrowing_solver.hpp"
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::Random;

// Returns some players of the score group that begins at `begin`, contiguous.
std::vector<Position> some_of_group(Random& random, const RoundField& field, Position begin, int most) {
  std::vector<Position> players;
  const Position end = field.end_of_score_group(begin);
  for (Position p = begin; p < end && players.size() < static_cast<std::size_t>(most); ++p)
    players.push_back(p);
  if (players.size() > 1 && random.chance(50)) players.resize(random.between<std::size_t>(1, players.size()));
  return players;
}

// Returns a normal bracket in which most players above its score group are MDPs; empty if there are too few.
std::optional<Bracket> random_bracket(Random& random, const RoundField& field) {
  std::vector<Position> groups;
  for (Position p = 0; p < field.size(); p = field.end_of_score_group(p))
    if (p >= 24 && field.end_of_score_group(p) < field.size()) groups.push_back(p);
  if (groups.empty()) return std::nullopt;
  const Position begin = groups[random.between<std::size_t>(0, groups.size() - 1)];
  Bracket bracket{criteria::BracketKind::Normal, {}, {}, {}, {}};
  for (Position p = 0; p < begin; ++p)
    if (random.chance(95)) bracket.moved_down.push_back(p);
  bracket.residents = some_of_group(random, field, begin, random.between(1, 5));
  bracket.ahead = some_of_group(random, field, field.end_of_score_group(begin), random.between(1, 5));
  return bracket;
}

Tournament with_forbidden_groups(Random& random) {
  Tournament t = test::made_up_tournament(random, random.between(30, 64), random.between(0, 5),
                                          random.chance(50) ? test::Colours::Lopsided : test::Colours::Mixed);
  for (int groups = random.between(0, 2); groups > 0; --groups) {
    t.forbidden_groups.emplace_back();
    for (std::size_t p = 0; p < t.players.size(); ++p)
      if (random.chance(50)) t.forbidden_groups.back().push_back(static_cast<PlayerIndex>(p));
  }
  return t;
}

struct Seen {
  int narrowed = 0;
  int paired = 0;
  int by_listing = 0;
};

void compare(Seen& seen, const BracketProblem& problem) {
  NarrowBracket narrow;
  if (narrow.narrowed(problem) == nullptr) return;
  ++seen.narrowed;
  NarrowingSolver<BlossomBracketSolver> narrowing;
  NarrowingSolver<SieveBracketSolver> listing;
  const BracketAnswer whole = BlossomBracketSolver().solve(problem);
  const auto& expected = std::get<BracketPairing>(whole);
  seen.paired += expected.pairs.empty() ? 0 : 1;
  for (BracketSolver* solver : std::initializer_list<BracketSolver*>{&narrowing, &listing}) {
    const BracketAnswer answer = solver->solve(problem);
    const auto* pairing = std::get_if<BracketPairing>(&answer);
    if (pairing == nullptr) continue;
    if (solver == &listing) ++seen.by_listing;
    EXPECT_EQ(pairing->pairs, expected.pairs);
    EXPECT_EQ(pairing->downfloaters, expected.downfloaters);
    EXPECT_EQ(pairing->exchanges, expected.exchanges);
    EXPECT_EQ(pairing->criteria, expected.criteria);
  }
}

void compare_with_whole_brackets(std::uint64_t seed, int brackets) {
  Random random(seed);
  Seen seen;
  while (seen.narrowed < brackets && !testing::Test::HasFailure()) {
    const bool first = random.chance(50);
    const RoundField field = test::next_round(with_forbidden_groups(random), first ? baku_2016 : fide_2026);
    for (int tries = 0; tries < 4; ++tries)
      if (const std::optional<Bracket> bracket = random_bracket(random, field))
        compare(seen, {field, first ? criteria::baku_2016() : criteria::fide_2026(), *bracket});
  }
  EXPECT_GT(10 * seen.paired, 3 * seen.narrowed);
  EXPECT_GT(10 * seen.by_listing, seen.narrowed);
}

TEST(NarrowBracket, HasTheAnswerOfTheWholeBracket) { compare_with_whole_brackets(371, 400); }
TEST(SlowEngine, NarrowBracketsHaveTheAnswerOfTheWholeBracket) { compare_with_whole_brackets(372, 20'000); }

}  // namespace
}  // namespace bloesem::swiss::dutch
