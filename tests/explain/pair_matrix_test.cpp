#include "engine/explain/pair_matrix/pair_matrix.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/explain/pair_matrix/pair_row.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

// Returns the pairs about which pairing the round again for each gives another answer.
std::string unlike_one_by_one(const Subject& subject) {
  const Result<AllPairs> matrix = pair_matrix(subject);
  const Result<AllPairs> again = all_pairs_one_by_one(subject);
  if (!matrix || !again) return "refused";
  std::string text;
  for (PlayerIndex a = 0; a < matrix->players(); ++a)
    for (PlayerIndex b = 0; b < a; ++b)
      if (matrix->at(a, b) != again->at(a, b))
        text += std::to_string(b + 1) + "-" + std::to_string(a + 1) + ": " + test::text_of(matrix->at(a, b)) +
                ", not " + test::text_of(again->at(a, b)) + '\n';
  return text;
}

// Returns the pairs about which the row of a player gives another answer than the matrix.
std::string unlike_rows(const Subject& subject) {
  const Result<PairLegality> legality = pair_legality(subject);
  const Result<AllPairs> matrix = pair_matrix(subject);
  if (!legality || !matrix) return "refused";
  const swiss::RoundField& field = legality->request.field;
  std::string text;
  for (swiss::Position p = 0; p < field.size(); ++p) {
    std::vector<PlayerIndex> others;
    for (swiss::Position q = 0; q < field.size(); ++q)
      if (p != q && legality->fate(p, q) == PairFate::Absent) others.push_back(field.player(q));
    const PlayerIndex player = field.player(p);
    const Result<std::vector<PairAnswer>> row = pair_row(subject, legality->request, player, others);
    if (!row) return "refused";
    for (std::size_t i = 0; i < others.size(); ++i)
      if ((*row)[i] != matrix->at(player, others[i]))
        text += std::to_string(player + 1) + "-" + std::to_string(others[i] + 1) + ": " +
                test::text_of((*row)[i]) + ", not " + test::text_of(matrix->at(player, others[i])) + '\n';
  }
  return text;
}

void compare_with_one_by_one(unsigned seed, int matrices, int fewest, int most) {
  test::Random random(seed);
  for (int compared = 0; compared < matrices;) {
    const auto subject = test::random_round(random, fewest, most);
    if (!subject || !has_pair_matrix(*subject)) continue;
    ASSERT_EQ(unlike_one_by_one(*subject), "")
        << "matrix " << compared << ", " << full_title_of(*subject->options.edition) << ", round "
        << subject->round() << ", " << subject->tournament.players.size() << " players";
    ASSERT_EQ(unlike_rows(*subject), "") << "matrix " << compared;
    ++compared;
  }
}

TEST(PairMatrix, OfSmallRoundsIsWhatPairingAgainSays) { compare_with_one_by_one(2311, 100, 6, 20); }

TEST(PairMatrix, OfLargerRoundsIsWhatPairingAgainSays) { compare_with_one_by_one(2312, 12, 40, 90); }

// Pairing the round again for each pair would solve many brackets for each of the 44 850 pairs.
TEST(PairMatrix, SolvesFewBrackets) {
  test::Random random(2314);
  const Tournament tournament = test::played_tournament(random, 300, 5);
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    const Result<Subject> subject = subject_of(tournament, {.edition = edition, .rounds_declared = 9});
    ASSERT_TRUE(subject && has_pair_matrix(*subject));
    MatrixEffort effort;
    ASSERT_TRUE(pair_matrix(*subject, &effort));
    EXPECT_LT(effort.brackets_solved, 2500) << full_title_of(edition);
    EXPECT_LT(effort.rounds_paired, 10) << full_title_of(edition);
  }
}

// The table of a player is one row: it costs about as much as pairing the round a few times.
TEST(PairMatrix, SolvesFewBracketsForOneRow) {
  test::Random random(2315);
  const Tournament tournament = test::played_tournament(random, 300, 5);
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    const Result<Subject> subject = subject_of(tournament, {.edition = edition, .rounds_declared = 9});
    ASSERT_TRUE(subject && has_pair_matrix(*subject));
    const Result<PairLegality> legality = pair_legality(*subject);
    ASSERT_TRUE(legality);
    const swiss::RoundField& field = legality->request.field;
    std::vector<PlayerIndex> others;
    for (swiss::Position q = 1; q < field.size(); ++q)
      if (legality->fate(0, q) == PairFate::Absent) others.push_back(field.player(q));
    MatrixEffort effort;
    ASSERT_TRUE(pair_row(*subject, legality->request, field.player(0), others, &effort));
    EXPECT_LT(effort.brackets_solved, 200) << full_title_of(edition);
    EXPECT_LT(effort.rounds_paired, 10) << full_title_of(edition);
  }
}

TEST(PairMatrix, KnowsWhereItDoesNotApply) {
  const auto applies = [](Edition edition) {
    const Result<Subject> subject = subject_of(test::TournamentBuilder(6).build(), {.edition = edition});
    return subject && has_pair_matrix(*subject);
  };
  EXPECT_TRUE(applies(Edition::Baku2016));
  EXPECT_TRUE(applies(*find_edition("ranked-dutch", "2026")));
  EXPECT_FALSE(applies(*find_edition("burstein", "2026")));
  EXPECT_FALSE(applies(*find_edition("dutch", "2012")));
}

TEST(SlowExplanations, MatricesAreWhatPairingAgainSays) { compare_with_one_by_one(2313, 3000, 6, 40); }

}  // namespace
}  // namespace bloesem::explain
