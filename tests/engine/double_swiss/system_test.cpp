// The row of Double-Swiss: what the facade and the judge make of it.
#include "engine/double_swiss/system.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bloesem/judge/judge.hpp"
#include "engine/as_paired.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "engine/team_swiss/system.hpp"
#include "tests/engine/double_swiss/match_position.hpp"
#include "tests/engine/double_swiss/random_matches.hpp"

namespace bloesem::test {
namespace {

const Edition double_swiss_2026(swiss::double_swiss::fide_2026);

TEST(DoubleSwissSystem, RoundsOfAFileAreMatches) {
  EXPECT_EQ(columns_of_a_round(double_swiss_2026), 2);
  EXPECT_EQ(columns_of_a_round(Edition::Fide2026), 1);
  const Tournament games = TournamentBuilder(2).round("1-2 1/0").round("2-1 =").build();
  const Tournament matches = as_paired(games, double_swiss_2026, {}).value();
  EXPECT_EQ(matches.rounds_played, 1);
  EXPECT_EQ(as_paired(matches, double_swiss_2026, {})->rounds_played, 1) << "folded once";
  EXPECT_EQ(as_paired(games, Edition::Fide2026, {})->rounds_played, 2);
  EXPECT_FALSE(as_paired(TournamentBuilder(2).round("1-2 1/0").build(), double_swiss_2026, {}));
}

TEST(DoubleSwissSystem, OtherSolversAreRefused) {
  const PairOptions options{.edition = double_swiss_2026, .solver = SolverChoice::Lemon};
  EXPECT_EQ(pair_round(TournamentBuilder(4).build(), options).error().code, ErrorCode::InvalidInput);
  EXPECT_TRUE(pair_round(TournamentBuilder(4).build(), {.edition = double_swiss_2026, .paranoid = true}));
}

// Pairs the players of the coming round at random, as legally as they can be.
std::optional<Proposal> random_proposal(Random& random, const Tournament& tournament,
                                        const swiss::System& system) {
  const swiss::RoundField field(tournament, system, {tournament.rounds_played + 1, 99, {}, {}});
  std::vector<swiss::Position> players;
  for (swiss::Position p = 0; p < field.size(); ++p) players.push_back(p);
  random.shuffle(players);
  Proposal proposal;
  if (players.size() % 2 != 0) {
    const auto bye = std::find_if(players.begin(), players.end(),
                                  [&](swiss::Position p) { return field.facts(p).bye_eligible; });
    if (bye == players.end()) return std::nullopt;
    proposal.byes.push_back(field.player(*bye));
    players.erase(bye);
  }
  while (!players.empty()) {
    const swiss::Position one = players.back();
    players.pop_back();
    const auto other = std::find_if(players.begin(), players.end(),
                                    [&](swiss::Position p) { return field.compatible(one, p); });
    if (other == players.end()) return std::nullopt;
    proposal.boards.push_back({{field.player(one), field.player(*other)}, false});
    players.erase(other);
  }
  return proposal;
}

// The judge reports an internal error if a legal proposal does not rank below the system's pairing.
void expect_judged(const Edition& edition, std::uint64_t seed) {
  Random random(seed);
  int different = 0;
  int correct = 0;
  for (int event = 0; event < 60; ++event) {
    play_matches(random, {}, [&](const Tournament& tournament, PairOptions options) {
      options.edition = edition;
      const Result<RoundPairing> pairing = pair_round(tournament, options);
      if (!pairing) return pairing;
      EXPECT_EQ(judge(tournament, proposal_of(*pairing), options)->kind, VerdictKind::Correct);
      for (int i = 0; i < 4; ++i) {
        const auto proposal = random_proposal(random, tournament, edition.system());
        if (!proposal) continue;
        const Result<Verdict> verdict = judge(tournament, *proposal, options);
        EXPECT_TRUE(verdict) << verdict.error().message;
        if (!verdict) continue;
        EXPECT_TRUE(verdict->kind == VerdictKind::Different || verdict->kind == VerdictKind::Correct);
        (verdict->kind == VerdictKind::Correct ? correct : different) += 1;
      }
      return pairing;
    });
  }
  EXPECT_GT(different, 300);
  EXPECT_GT(correct, 10);
}

TEST(DoubleSwissSystem, TheJudgeFindsAReasonAgainstEveryOtherPairing) { expect_judged(double_swiss_2026, 23); }

TEST(TeamSwissSystem, TheJudgeFindsAReasonAgainstEveryOtherPairing) {
  expect_judged(Edition(swiss::team_swiss::fide_2026), 29);
}

TEST(DoubleSwissSystem, TheJudgeNamesTheArticle) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 20}, {5, 10}, {6, 10}});
  position.apart(3, {4});
  const PairOptions options{.edition = double_swiss_2026};
  const auto article = [&](std::initializer_list<Board> boards) {
    Proposal proposal;
    for (const Board& board : boards) proposal.boards.push_back({board, false});
    const Departure departure = judge(position.tournament, proposal, options)->departure.value();
    return std::string(departure.worse ? departure.system.criteria[*departure.worse].article
                                       : departure.later->article);
  };
  // The system pairs 1-3 2-4 5-6.
  EXPECT_EQ(article({{nr(1), nr(2)}, {nr(3), nr(5)}, {nr(4), nr(6)}}), "C6");
  EXPECT_EQ(article({{nr(1), nr(5)}, {nr(2), nr(3)}, {nr(4), nr(6)}}), "C5");
  EXPECT_EQ(article({{nr(1), nr(4)}, {nr(2), nr(3)}, {nr(5), nr(6)}}), "3.5");
}

}  // namespace
}  // namespace bloesem::test
