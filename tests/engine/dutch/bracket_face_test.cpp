#include "engine/dutch/solve/blossom/bracket_face.hpp"

#include <gtest/gtest.h>

#include <variant>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

// The order of generation chooses among the candidates of the face, so the values are those of the first one.
TEST(BracketFace, HoldsCandidatesOfTheBestValues) {
  test::Random random(41);
  BracketFace face;
  for (int i = 0; i < 300 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const int players = random.between(2, 12);
    PairOptions options{.edition = Edition::Baku2016};
    for (int a = 0; a < players; ++a)
      for (int b = a + 1; b < players; ++b)
        if (random.chance(40)) options.forbidden.emplace_back(a, b);
    const RoundField field = requested_round(test::TournamentBuilder(players), options)->field;
    const Bracket bracket{criteria::BracketKind::Normal, {}, positions(0, field.size())};
    const BracketProblem problem(field, criteria::baku_2016(), bracket);
    ASSERT_FALSE(BracketFace::refuses(problem));
    face.solve(problem);
    BlossomBracketSolver solver;
    const BracketAnswer first = solver.solve(problem);
    EXPECT_EQ(face.candidate().criteria, std::get<BracketPairing>(first).criteria);
    EXPECT_EQ(face.candidate().pairs.size(), std::get<BracketPairing>(first).pairs.size());
  }
}

}  // namespace
}  // namespace bloesem::swiss::dutch
