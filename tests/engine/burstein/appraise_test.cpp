#include "engine/burstein/appraise.hpp"

#include <gtest/gtest.h>

#include <map>

#include "bloesem/judge/judge.hpp"
#include "engine/requested_round.hpp"
#include "tests/engine/judge/proposals.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

std::string verdict_on(const Tournament& t, std::string_view proposal) {
  return test::text_of(judge(t, test::proposed(proposal), {.edition = test::burstein_2026}));
}

// Round 4 is paired 3-1 7-6 4-5 with the bye for 2.
TournamentBuilder judged_example() {
  return TournamentBuilder(7)
      .declared(6)
      .round("1-4 =, 5-2 0/1, 3-6 =, 7 U")
      .round("6-1 0/1, 4-3 =, 2-7 =, 5 U")
      .round("1-2 1/0, 3-5 1/0, 7-4 =, 6 U");
}

TEST(BursteinJudge, KnowsTheSystemsPairing) {
  EXPECT_EQ(verdict_on(judged_example(), "3-1 7-6 4-5 2 bye"), "correct");
  EXPECT_EQ(verdict_on(judged_example(), "1-3 7-6 4-5 2 bye"), "different: 5.2.5 3-1");
}

TEST(BursteinJudge, NamesTheCriterionThatIsWorse) {
  EXPECT_EQ(verdict_on(judged_example(), "3-1 2-6 4-5 7 bye"), "illegal: C2 7 had the bye in round 1");
  EXPECT_EQ(verdict_on(judged_example(), "1-7 3-2 6-5 4 bye"), "different: bracket 1 later 3.1.5");
  EXPECT_EQ(verdict_on(judged_example(), "3-7 1-5 4-6 2 bye"), "different: bracket 3 C6");
}

// In a seeding round the Dutch rules judge.
TEST(BursteinJudge, SeedingRoundsAreJudgedByTheirOwnRules) {
  const Tournament t = TournamentBuilder(6).declared(6);
  EXPECT_EQ(verdict_on(t, "1-4 5-2 3-6"), "correct");
  EXPECT_EQ(verdict_on(t, "1-5 4-2 3-6"), "different: bracket 1 later C.04.3.4.2");
}

// A complete legal pairing at random; empty if none was found.
std::vector<Board> random_boards(test::Random& random, const RoundField& field) {
  std::vector<Position> left;
  for (Position p = 0; p < field.size(); ++p) left.push_back(p);
  random.shuffle(left);
  std::vector<Board> boards;
  while (left.size() > 1) {
    const Position p = left.back();
    left.pop_back();
    const auto other =
        std::find_if(left.begin(), left.end(), [&](Position q) { return field.compatible(p, q); });
    if (other == left.end()) return {};
    boards.push_back({field.player(p), field.player(*other)});
    left.erase(other);
  }
  return boards;
}

// No legal pairing is better than the system's, and the record says what the appraisal does.
TEST(BursteinJudge, RandomPairingsAreNeverBetter) {
  test::Random random(5);
  std::map<std::string, int> verdicts;
  for (int i = 0; i < 1500; ++i) {
    const test::BursteinCase round = test::random_burstein_case(random, 4, 14);
    const Result<RoundPairing> system = pair_round(round.tournament, round.options);
    if (!system) continue;
    const std::vector<Board> boards = random_boards(random, round.field());
    if (boards.empty()) continue;
    Proposal proposal;
    std::vector<bool> paired(round.tournament.players.size(), false);
    for (const Board& board : boards) {
      proposal.boards.push_back({board, false});
      paired[at(board.white)] = paired[at(board.black)] = true;
    }
    const RoundField field = round.field();
    for (Position p = 0; p < field.size(); ++p)
      if (!paired[at(field.player(p))]) proposal.byes.push_back(field.player(p));
    const Result<Verdict> verdict = judge(round.tournament, proposal, round.options);
    ASSERT_TRUE(verdict) << verdict.error().message;
    ++verdicts[std::string(name_of(verdict->kind))];
    if (verdict->departure) {
      const auto& departure = *verdict->departure;
      if (departure.worse) ++verdicts[std::string(departure.system.criteria[*departure.worse].article)];
      if (departure.later) ++verdicts[std::string(departure.later->article)];
    }
  }
  EXPECT_GT(verdicts["different"], 500);
  for (const char* article : {"3.1.3", "3.1.4", "3.1.5", "C5", "C6", "C7", "C8", "4.3"})
    EXPECT_GT(verdicts[article], 0) << article;
}

// The stages of the system's own pairing are its record.
TEST(BursteinJudge, TheRecordIsTheAppraisal) {
  test::Random random(6);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    const test::BursteinCase round = test::random_burstein_case(random, 4, 30);
    const Result<RoundPairing> pairing = pair_round(round.tournament, round.options);
    if (!pairing) continue;
    const Result<RequestedRound> request = requested_round(round.tournament, round.options);
    std::vector<Position> positions(round.tournament.players.size(), -1);
    for (Position p = 0; p < request->field.size(); ++p) positions[at(request->field.player(p))] = p;
    std::vector<std::pair<Position, Position>> pairs;
    for (const Board& board : pairing->boards)
      pairs.emplace_back(positions[at(board.black)], positions[at(board.white)]);
    CompletePairing complete{pairs};
    if (pairing->bye && !request->assigned_bye) complete.bye = positions[at(*pairing->bye)];
    const auto stages = appraise_2026(request->field, request->task(round.tournament, round.options), complete);
    ASSERT_EQ(stages.size(), pairing->record.brackets.size());
    ++compared;
    for (std::size_t s = 0; s < stages.size(); ++s) {
      const BracketRecord& own = pairing->record.brackets[s];
      EXPECT_EQ(stages[s].record.criteria, own.criteria);
      EXPECT_EQ(stages[s].record.pairs, own.pairs);
      EXPECT_EQ(stages[s].record.downfloaters, own.downfloaters);
      EXPECT_EQ(stages[s].record.moved_down, own.moved_down);
      EXPECT_EQ(stages[s].record.residents, own.residents);
      EXPECT_EQ(stages[s].record.kind, own.kind);
      EXPECT_FALSE(stages[s].order.empty());
    }
    // What one bracket expects of the next is what the next does.
    for (std::size_t s = 0; s + 1 < stages.size(); ++s) {
      if (stages[s].record.kind != criteria::BracketKind::Normal) continue;
      EXPECT_EQ(stages[s].record.criteria[2].count, stages[s + 1].record.criteria[0].count);
      EXPECT_EQ(stages[s].record.criteria[3].differences, stages[s + 1].record.criteria[1].differences);
    }
  }
  EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
