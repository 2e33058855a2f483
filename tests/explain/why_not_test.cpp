#include "bloesem/explain/why_not.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "engine/sequence/pair_round.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;

int wanted_questions(int usual) {
  const char* text = std::getenv("BLOESEM_QUESTIONS");
  return text == nullptr ? usual : std::atoi(text);
}

std::vector<Pair> sorted_pairs(const RoundPairing& pairing) {
  std::vector<Pair> pairs;
  for (const Board& board : pairing.boards) pairs.push_back(std::minmax({board.white, board.black}));
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

// All other partners of both, and the bye, are forbidden.
PairOptions only_with_each_other(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  PairOptions options = subject.options;
  for (PlayerIndex each = 0; each < static_cast<PlayerIndex>(subject.tournament.players.size()); ++each)
    for (const PlayerIndex own : {one, other})
      if (each != one && each != other) options.forbidden.emplace_back(own, each);
  options.without_bye.insert(options.without_bye.end(), {one, other});
  return options;
}

Result<RoundPairing> sequence_with(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  return sequence::pair_round(subject.tournament, only_with_each_other(subject, one, other));
}

bool discards_a_bracket(const RoundPairing& pairing) {
  const std::vector<BracketRecord>& brackets = pairing.record.brackets;
  return std::any_of(brackets.begin(), brackets.end(),
                     [](const BracketRecord& each) { return each.discarded; });
}

// Returns what is wrong with an answer about a pair that is legal and not on a board; empty if nothing is.
std::string wrong_in(const Subject& subject, const WhyNot& answer, const Result<RoundPairing>& again) {
  if (answer.with.has_value() != again.has_value()) return "one engine has a round with the pair";
  if (!again) return answer.fate == PairFate::Impossible ? "" : "the pair is not impossible";
  if (sorted_pairs(*answer.with) != sorted_pairs(*again)) return "other pairs";
  if (answer.with->bye != again->bye) return "another bye";
  const PairAnswer cost = test::sequence_cost(subject, only_with_each_other(subject, answer.one, answer.other));
  if (!answer.departure || answer.fate != cost.fate) return "another fate";
  const bool before_all = cost.with.article == "C5";  // a row of every bracket of the second engine
  if (!before_all && answer.departure->bracket != cost.bracket) return "another bracket";
  if (cost.fate == PairFate::Criterion) {
    const BracketRecord& theirs = answer.with->record.brackets[answer.departure->of_other];
    if (theirs.criteria[answer.departure->criterion_of_other] != cost.with) return "another value";
  }
  if (cost.fate == PairFate::Order && answer.later && !answer.later->first_is_earlier)
    return "generated earlier";
  return "";
}

void compare_with_sequence_engine(int questions, unsigned seed) {
  test::Random random(seed);
  int departures = 0;
  for (int asked = 0; asked < questions;) {
    const auto subject = test::random_round(random, 4, 16);
    if (!subject) continue;
    const int last = static_cast<int>(subject->tournament.players.size()) - 1;
    for (int i = 0; i < 5; ++i) {
      const auto one = static_cast<PlayerIndex>(random.between(0, last));
      const auto other = static_cast<PlayerIndex>(random.between(0, last));
      if (one == other) continue;
      const auto answer = why_not(*subject, one, other);
      ASSERT_TRUE(answer) << answer.error().message;
      const Result<RoundPairing> again = sequence_with(*subject, one, other);
      if (!again && again.error().code == ErrorCode::GaveUp) continue;
      ++asked;
      if (answer->fate < PairFate::Impossible) {
        const bool barred = answer->fate == PairFate::Met || answer->fate == PairFate::Colours ||
                            answer->fate == PairFate::Forbidden;
        if (barred) {
          ASSERT_FALSE(again);  // all other partners are forbidden too
        }
        // Without other partners of the two a discarded bracket may be paired otherwise, and not be discarded.
        if (answer->fate == PairFate::Board && !discards_a_bracket(*subject->answer)) {
          ASSERT_EQ(sorted_pairs(*again), sorted_pairs(*subject->answer));
        }
        continue;
      }
      ++departures;
      ASSERT_EQ(wrong_in(*subject, *answer, again), "")
          << "question " << asked << ", " << full_title_of(*subject->options.edition) << ", round "
          << subject->round() << ", pair " << one + 1 << '-' << other + 1;
    }
  }
  EXPECT_GT(departures, questions / 5);
}

TEST(WhyNot, IsWhatTheSequenceEngineFinds) { compare_with_sequence_engine(wanted_questions(500), 2311); }

TEST(SlowExplanations, WhyNotIsWhatTheSequenceEngineFinds) {
  compare_with_sequence_engine(wanted_questions(20'000), 2312);
}

TEST(WhyNot, HasTheEvidenceOfPairsThatMayNotMeet) {
  const Tournament tournament = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1").forbid({1, 4});
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_TRUE(subject);
  EXPECT_EQ(why_not(*subject, nr(1), nr(2))->board, 1);
  EXPECT_EQ(why_not(*subject, nr(3), nr(1))->met, 1);
  EXPECT_EQ(why_not(*subject, nr(4), nr(1))->fate, PairFate::Forbidden);
  EXPECT_EQ(why_not(*subject, nr(2), nr(3))->fate, PairFate::Impossible);
  EXPECT_FALSE(why_not(*subject, nr(2), nr(2)));
}

// In every system, on an odd field: neither player of the best round with a pair has the bye.
TEST(WhyNot, GivesTheByeToNeitherInAnySystem) {
  int rounds = 0;
  for (const Edition edition : editions()) {
    const Tournament tournament = TournamentBuilder(7);
    const auto subject = subject_of(tournament, {.edition = edition, .initial_colour = Colour::White});
    if (!subject || !subject->answer) continue;
    for (PlayerIndex one = 0; one < 7; ++one)
      for (PlayerIndex other = 0; other < one; ++other) {
        const auto with = best_round_with(*subject, one, other);
        if (!with) continue;
        ++rounds;
        EXPECT_TRUE(with->bye != one && with->bye != other)
            << full_title_of(edition) << ' ' << one << ' ' << other;
      }
  }
  EXPECT_GT(rounds, 100);
}

}  // namespace
}  // namespace bloesem::explain
