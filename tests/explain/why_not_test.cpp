#include "bloesem/explain/why_not.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "engine/sequence/pair_round.hpp"
#include "tests/explain/random_round.hpp"
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

// Returns what the sequence engine makes of the round with all other partners and the bye forbidden.
Result<RoundPairing> sequence_with(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  PairOptions options = subject.options;
  for (PlayerIndex each = 0; each < static_cast<PlayerIndex>(subject.tournament.players.size()); ++each)
    for (const PlayerIndex own : {one, other})
      if (each != one && each != other) options.forbidden.emplace_back(own, each);
  options.without_bye.insert(options.without_bye.end(), {one, other});
  return sequence::pair_round(subject.tournament, options);
}

// Returns what is wrong with an answer about a pair that is legal and not on a board; empty if nothing is.
std::string wrong_in(const Subject& subject, const WhyNot& answer, const Result<RoundPairing>& again) {
  if (answer.with.has_value() != again.has_value()) return "one engine has a round with the pair";
  if (!again) return answer.fate == PairFate::Impossible ? "" : "the pair is not impossible";
  if (sorted_pairs(*answer.with) != sorted_pairs(*again)) return "other pairs";
  if (answer.with->bye != again->bye) return "another bye";
  const auto rules = sequence::pair_round(subject.tournament, subject.options);
  if (!rules) return "the sequence engine has no round";
  const auto departure = first_departure(rules->record, again->record);
  if (!departure) return "no departure";
  if (answer.departure != departure)
    return "another departure: bracket " + std::to_string(answer.departure->bracket) + ", not " +
           std::to_string(departure->bracket) + "; of the other " + std::to_string(answer.departure->of_other) +
           ", not " + std::to_string(departure->of_other) + "; kind " +
           std::to_string(static_cast<int>(answer.departure->kind)) + ", not " +
           std::to_string(static_cast<int>(departure->kind)) + "; criterion " +
           std::to_string(answer.departure->criterion) + ", not " + std::to_string(departure->criterion);
  const PairFate fate = departure->kind == DepartureKind::Completion  ? PairFate::Completion
                        : departure->kind == DepartureKind::Criterion ? PairFate::Criterion
                                                                      : PairFate::Order;
  if (answer.fate != fate) return "another fate";
  if (fate == PairFate::Criterion) {
    const auto& ours = rules->record.brackets[departure->bracket].criteria[departure->criterion];
    const auto& theirs = again->record.brackets[departure->of_other].criteria[departure->criterion];
    if (ours == theirs) return "equal values";
    if (!(answer.with->record.brackets[departure->of_other].criteria[departure->criterion] == theirs))
      return "another value";
  }
  if (fate == PairFate::Order && answer.later && !answer.later->first_is_earlier) return "generated earlier";
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
        if (answer->fate == PairFate::Board) {
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
  for (const Edition edition : editions()) {
    const Tournament tournament = TournamentBuilder(7);
    const auto subject = subject_of(tournament, {.edition = edition, .initial_colour = Colour::White});
    if (!subject || !subject->answer) continue;
    for (PlayerIndex one = 0; one < 7; ++one)
      for (PlayerIndex other = 0; other < one; ++other) {
        const auto with = best_round_with(*subject, one, other);
        if (!with) continue;
        EXPECT_TRUE(with->bye != one && with->bye != other)
            << full_title_of(edition) << ' ' << one << ' ' << other;
      }
  }
}

}  // namespace
}  // namespace bloesem::explain
