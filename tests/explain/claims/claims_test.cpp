// Every claim of random answers to every kind of question, against its verifier.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <string>

#include "bloesem/explain/how.hpp"
#include "bloesem/explain/open_results.hpp"
#include "bloesem/explain/repair.hpp"
#include "bloesem/explain/round_story.hpp"
#include "bloesem/explain/rounds_ahead.hpp"
#include "bloesem/explain/verdict_story.hpp"
#include "bloesem/explain/what_if.hpp"
#include "bloesem/explain/why.hpp"
#include "bloesem/explain/why_not.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/as_paired.hpp"
#include "engine/explain/cost.hpp"
#include "engine/generator/generate.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/claims/verifiers.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

using test::Asked;
using test::Evidence;
using test::Random;

TEST(Claims, EachStatementHasAVerifier) {
  // Those about the only pairing are compared with all candidates (tests/explain/uniqueness_story_test.cpp).
  for (std::size_t i = 0; i < static_cast<std::size_t>(Statement::RoundOnlyOne); ++i)
    EXPECT_NE(test::verifier_of(static_cast<Statement>(i)), nullptr) << "statement " << i;
}

// Players by index, from 0.
struct ValueText {
  std::string operator()(std::int64_t count) const { return std::to_string(count); }
  std::string operator()(const Score& score) const { return std::to_string(score.tenths) + "/10"; }
  std::string operator()(PlayerIndex player) const { return "#" + std::to_string(player.value()); }
  std::string operator()(const Pair& pair) const { return (*this)(pair.first) + '-' + (*this)(pair.second); }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(Colour colour) const { return colour == Colour::White ? "White" : "Black"; }
  template <class Item>
  std::string operator()(const std::vector<Item>& items) const {
    std::string text;
    for (const Item& item : items) text += (*this)(item) + ' ';
    return text;
  }
};

std::string text_of_claim(const Claim& claim) {
  std::string text = "statement " + std::to_string(static_cast<int>(claim.statement));
  for (const Argument& argument : claim.arguments)
    text += ", " + std::string(argument.name) + ' ' + std::visit(ValueText(), argument.value);
  return text;
}

// Counts answers and claims, so that a test can ask for enough of each.
class Verified {
 public:
  void answer(const Result<Explanation>& answer, Asked asked) {
    if (!answer) return;
    asked.complete = answer->complete;
    Evidence evidence(std::move(asked));
    ++answers_;
    for (const Claim& claim : answer->story) {
      bool is_true = false;
      try {
        is_true = test::verifier_of(claim.statement)(evidence, claim);
      } catch (const Evidence::Unknown&) {
        continue;
      }
      ++claims_[claim.statement];
      ASSERT_TRUE(is_true) << text_of_claim(claim) << "; of a story about '" << answer->question << "', answer "
                           << answers_ << ", "
                           << full_title_of(evidence.subject().options.edition.value_or(edition_in_force))
                           << ", round " << evidence.subject().round();
    }
  }

  [[nodiscard]] int answers() const { return answers_; }
  [[nodiscard]] int claims(Statement statement) const {
    const auto found = claims_.find(statement);
    return found == claims_.end() ? 0 : found->second;
  }
  [[nodiscard]] int claims() const {
    int all = 0;
    for (const auto& [statement, number] : claims_) all += number;
    return all;
  }
  [[nodiscard]] std::size_t statements() const { return claims_.size(); }

 private:
  int answers_ = 0;
  std::map<Statement, int> claims_;
};

PlayerIndex any_player(Random& random, const Subject& subject) {
  return random.between(PlayerIndex(0), static_cast<PlayerIndex>(subject.tournament.players.size() - 1));
}

void ask_about_round(Random& random, const Subject& subject, Verified& verified) {
  if (!subject.answer) return verified.answer(explain_impossible(subject), {subject});
  verified.answer(explain_round(subject), {subject});
  for (int i = 0; i < 3; ++i) verified.answer(explain_player(subject, any_player(random, subject)), {subject});
  verified.answer(explain_board(subject, 1), {subject});
  verified.answer(explain_bye(subject), {subject});
  for (const BracketRecord& bracket : subject.answer->record.brackets)
    if (!bracket.discarded && random.chance(30))
      verified.answer(explain_bracket(subject, bracket.score), {subject});
}

void ask_about_pairs(Random& random, const Subject& subject, Verified& verified) {
  for (int i = 0; i < 4; ++i)
    verified.answer(explain_why_not(subject, any_player(random, subject), any_player(random, subject)),
                    {subject});
}

// Stops at the first claim that is false.
template <class Ask>
void verify_answers(std::uint64_t seed, int answers, Verified& verified, const Ask& ask) {
  Random random(seed);
  while (verified.answers() < answers && !testing::Test::HasFatalFailure()) ask(random, verified);
}

void verify_rounds(std::uint64_t seed, int answers, Verified& verified) {
  verify_answers(seed, answers, verified, [](Random& random, Verified& all) {
    const auto subject = test::random_round(random, 2, 11);
    if (!subject) return;
    ask_about_round(random, *subject, all);
    ask_about_pairs(random, *subject, all);
  });
}

void verify_changes(std::uint64_t seed, int answers, Verified& verified) {
  verify_answers(seed, answers, verified, [](Random& random, Verified& all) {
    const Subject subject = test::round_to_change(random, 12, 5);
    const std::vector<Change> changes = test::random_changes(random, subject, random.between(1, 3));
    if (!changes.empty()) all.answer(explain_what_if(subject, changes), {subject, changes});
  });
}

// One or two games of earlier rounds have no result.
Subject with_open_games(Random& random, const Subject& subject) {
  Tournament tournament = subject.tournament;
  for (int left = random.between(0, 2), tries = 0; left > 0 && tries < 50; ++tries) {
    const auto round = static_cast<std::size_t>(random.between(1, subject.round() - 1) - 1);
    Player& player = tournament.players[static_cast<std::size_t>(any_player(random, subject))];
    const RoundEntry entry = player.round(static_cast<int>(round));
    if (entry.opponent == no_player || entry.colour == Colour::None || entry.outcome == Outcome::Unfinished)
      continue;
    player.rounds[round].outcome = Outcome::Unfinished;
    tournament.players[static_cast<std::size_t>(entry.opponent)].rounds[round].outcome = Outcome::Unfinished;
    --left;
  }
  return *subject_of(tournament, subject.options);
}

void verify_searches(std::uint64_t seed, int answers, Verified& verified) {
  verify_answers(seed, answers, verified, [](Random& random, Verified& all) {
    const Subject round = test::round_to_change(random, 8, 4);
    if (round.round() == 1) return;
    const Subject subject = with_open_games(random, round);
    Goal goal{any_player(random, subject), any_player(random, subject)};
    if (goal.one == goal.other) goal.other = no_player;
    SearchLimit time;
    if (random.chance(5)) time.deadline = std::chrono::steady_clock::now();
    all.answer(explain_how(subject, goal, {.time = time}), {.subject = subject, .goal = goal});
    all.answer(explain_open_results(subject, {.time = time}), {subject});
  });
}

// Proposes the round itself, one with other colours, the best round with another pair, or one with two partners
// exchanged, which may break a rule.
Proposal proposal_about(Random& random, const Subject& subject) {
  const RoundPairing& own = *subject.answer;
  Proposal proposal = proposal_of(own);
  if (own.boards.empty()) return proposal;
  ProposedBoard& one = proposal.boards[random.between<std::size_t>(0, own.boards.size() - 1)];
  ProposedBoard& other = proposal.boards[random.between<std::size_t>(0, own.boards.size() - 1)];
  switch (random.between(0, 12)) {
    case 10: proposal.byes.push_back(one.board.white); return proposal;
    case 11: one.board.white = other.board.black; return proposal;
    case 12: proposal.byes.clear(); return proposal;
    case 0: return proposal;
    case 1: std::swap(one.board.white, one.board.black); return proposal;
    case 2: std::swap(one.board.white, other.board.white); return proposal;
    case 3:
      if (!proposal.byes.empty()) std::swap(one.board.white, proposal.byes.front());
      return proposal;
    default: break;
  }
  const Result<RoundPairing> best = best_round_with(subject, one.board.white, other.board.black);
  return best ? proposal_of(*best) : proposal;
}

void verify_verdicts(std::uint64_t seed, int answers, Verified& verified) {
  verify_answers(seed, answers, verified, [](Random& random, Verified& all) {
    const auto subject = test::random_round(random, 4, 11);
    if (!subject) return;
    const Proposal proposal = subject->answer ? proposal_about(random, *subject) : Proposal();
    const Result<Verdict> verdict = judge(subject->tournament, proposal, subject->options);
    const bool complete = subject->answer || (verdict && verdict->kind == VerdictKind::Impossible);
    if (!verdict || !complete) return;
    Explanation story = explain_verdict(*verdict);
    if (!subject->answer) story.story.resize(1);  // of an empty proposal: only that there is none
    all.answer(story, {.subject = *subject, .proposal = proposal});
  });
}

void verify_rounds_ahead(std::uint64_t seed, int answers, Verified& verified) {
  verify_answers(seed, answers, verified, [](Random& random, Verified& all) {
    const Subject subject = test::round_to_change(random, 9, 3);
    all.answer(explain_rounds_ahead(subject), {subject});
    if (!subject.answer) all.answer(explain_impossible(subject), {subject});
  });
}

// What the judge says where a system pairs step by step.
void judge_steps(Random& random, const Subject& subject, Verified& verified) {
  const Proposal proposal = proposal_about(random, subject);
  const Result<Verdict> verdict = judge(subject.tournament, proposal, subject.options);
  if (!verdict || !verdict->departure || !verdict->departure->step) return;
  verified.answer(explain_verdict(*verdict), {.subject = subject, .proposal = proposal});
}

// Rounds of the systems beside the Dutch family; the literal engines know small fields.
void verify_systems(std::uint64_t seed, int answers, Verified& verified) {
  verify_answers(seed, answers, verified, [](Random& random, Verified& all) {
    const auto rows = editions();
    const Edition edition = rows[random.between<std::size_t>(0, rows.size() - 1)];
    if (edition.system().rulebook != nullptr) return;
    const bool by_table = edition.system().table != nullptr;
    const auto made = generator::generate(
        {.players = random.between(5, 10), .rounds = by_table ? 0 : 4, .edition = edition}, random.next());
    if (!made) return;
    const Result<Tournament> tournament = as_paired(made->tournament, edition, {});
    if (!tournament || tournament->rounds_played < 2) return;
    const int round = random.between(2, std::min(4, tournament->rounds_played));
    const Result<Subject> subject = subject_of(*tournament, {.edition = edition, .round = round});
    if (!subject || !subject->answer) return;
    all.answer(explain_round(*subject), {*subject});
    for (int i = 0; i < 3; ++i) all.answer(explain_player(*subject, any_player(random, *subject)), {*subject});
    ask_about_pairs(random, *subject, all);
    judge_steps(random, *subject, all);
    if (!has_costs(*subject)) return;
    all.answer(explain_bye(*subject), {*subject});
    const std::vector<BracketRecord>& brackets = subject->answer->record.brackets;
    const auto any = random.between<std::size_t>(0, brackets.size() - 1);
    all.answer(explain_bracket(*subject, brackets[any].score), {*subject});
  });
}

using Verify = void (*)(std::uint64_t seed, int answers, Verified& verified);

void verify_some(Verify verify, int answers) {
  Verified verified;
  verify(20261126, answers, verified);
  if (!testing::Test::HasFatalFailure()) {
    EXPECT_GE(verified.claims(), answers);
  }
}

TEST(Claims, AboutRoundsAreTrue) { verify_some(verify_rounds, 400); }
TEST(Claims, AboutChangesAreTrue) { verify_some(verify_changes, 200); }
TEST(Claims, OfSearchesAreTrue) { verify_some(verify_searches, 60); }
TEST(Claims, OfTheJudgeAreTrue) { verify_some(verify_verdicts, 200); }
TEST(Claims, AboutRoundsAheadAreTrue) { verify_some(verify_rounds_ahead, 60); }
TEST(Claims, AboutOtherSystemsAreTrue) { verify_some(verify_systems, 300); }

void verify_ten_thousand(const char* name, Verify verify) {
  Verified verified;
  verify(20261127, 10'000, verified);
  std::printf("%s: %d answers, %d claims of %zu statements\n", name, verified.answers(), verified.claims(),
              verified.statements());
}

TEST(SlowExplanations, ClaimsAboutRounds) { verify_ten_thousand("rounds", verify_rounds); }
TEST(SlowExplanations, ClaimsAboutChanges) { verify_ten_thousand("changes", verify_changes); }
TEST(SlowExplanations, ClaimsOfSearches) { verify_ten_thousand("searches", verify_searches); }
TEST(SlowExplanations, ClaimsOfTheJudge) { verify_ten_thousand("judge", verify_verdicts); }
TEST(SlowExplanations, ClaimsAboutRoundsAhead) { verify_ten_thousand("rounds ahead", verify_rounds_ahead); }
TEST(SlowExplanations, ClaimsAboutOtherSystems) { verify_ten_thousand("other systems", verify_systems); }

}  // namespace
}  // namespace bloesem::explain
