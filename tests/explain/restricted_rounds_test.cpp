#include "engine/explain/restricted_rounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/explain/asked_round.hpp"
#include "engine/pair_consistent.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::Random;
using swiss::Position;

// What is barred of the rounds of one request: pairs that have a player at `below` or further.
struct Restrictions {
  std::vector<std::pair<Position, Position>> barred;
  std::vector<Position> without_bye;
};

// Bars a few players from all from `below` on, as questions about floaters do, and some pairs.
Restrictions random_restrictions(Random& random, const swiss::RoundField& field, Position below) {
  Restrictions result;
  const int last = field.size().value() - 1;
  const auto anybody = [&] { return Position(random.between(0, last)); };
  for (int staying = random.between(0, 3); staying > 0 && below > 0; --staying) {
    const auto p = Position(random.between(0, below.value() - 1));
    for (Position q = below; q < field.size(); ++q) result.barred.emplace_back(p, q);
    result.without_bye.push_back(p);
  }
  for (int pairs = random.between(0, 4); pairs > 0; --pairs)
    if (const auto [p, q] = std::minmax({anybody(), anybody()}); p != q && q >= below)
      result.barred.emplace_back(p, q);
  for (int denied = random.between(0, 2); denied > 0; --denied) result.without_bye.push_back(anybody());
  return result;
}

// As pair_round, with the restrictions among the options.
Result<RoundPairing> paired_with(const Subject& subject, const swiss::RoundField& field,
                                 const Restrictions& restrictions) {
  PairOptions options = subject.options;
  for (const auto& [p, q] : restrictions.barred)
    options.forbidden.emplace_back(field.player(p), field.player(q));
  for (const Position p : restrictions.without_bye) options.without_bye.push_back(field.player(p));
  return pair_consistent(subject.tournament, options);
}

bool same_bracket(const BracketRecord& a, const BracketRecord& b) {
  return a.kind == b.kind && a.score == b.score && a.discarded == b.discarded && a.moved_down == b.moved_down &&
         a.residents == b.residents && a.pairs == b.pairs && a.downfloaters == b.downfloaters &&
         a.exchanges == b.exchanges && a.criteria == b.criteria && a.solved_by == b.solved_by;
}

bool same_brackets(const Record& one, const Record& other) {
  return std::equal(one.brackets.begin(), one.brackets.end(), other.brackets.begin(), other.brackets.end(),
                    same_bracket);
}

TEST(RestrictedRounds, AreThoseOfARoundMadeAnew) {
  Random random(2372);
  int compared = 0;
  int impossible = 0;
  while (compared < 3000 && !testing::Test::HasFailure()) {
    const std::optional<Subject> subject = test::random_round(random, 3, 24);
    if (!subject || !subject->answer) continue;
    const Result<RequestedRound> request = asked_round_of_any_system(*subject);
    ASSERT_TRUE(request);
    const auto below = Position(random.between(0, request->field.size().value() - 1));
    RestrictedRounds rounds(*subject, *request);
    Restrictions restrictions;
    for (int again = 0; again < 5; ++again) {
      const Restrictions more = random_restrictions(random, request->field, below);
      if (random.between(0, 1) == 0) restrictions = {};  // otherwise the first pairs stay
      restrictions.barred.insert(restrictions.barred.end(), more.barred.begin(), more.barred.end());
      restrictions.without_bye = more.without_bye;
      const auto expected = paired_with(*subject, request->field, restrictions);
      const auto best = rounds.best(restrictions.barred, restrictions.without_bye);
      ASSERT_EQ(best.has_value(), expected.has_value());
      if (!best) {
        ASSERT_EQ(best.error().code, expected.error().code);
        ++impossible;
        continue;
      }
      ASSERT_EQ(test::pairs_and_byes(*best), test::pairs_and_byes(*expected));
      ASSERT_TRUE(same_brackets(best->record, expected->record));
      ++compared;
    }
  }
  EXPECT_GT(impossible, 300);
}

TEST(RestrictedRounds, WithAPairAreTheBestRoundsWithIt) {
  Random random(2374);
  int compared = 0;
  int impossible = 0;
  while (compared < 2000 && !testing::Test::HasFailure()) {
    const std::optional<Subject> subject = test::random_round(random, 3, 24);
    if (!subject || !subject->answer) continue;
    const Result<RequestedRound> request = asked_round_of_any_system(*subject);
    ASSERT_TRUE(request);
    RestrictedRounds rounds(*subject, *request);
    const auto anybody = [&] { return Position(random.between(0, request->field.size().value() - 1)); };
    for (int pairs = 0; pairs < 8; ++pairs) {
      const auto [one, other] = std::minmax({anybody(), anybody()});
      if (one == other) continue;
      const auto expected = best_round_with(*subject, request->field.player(one), request->field.player(other));
      const auto best = rounds.best_with(one, other);
      ASSERT_EQ(best.has_value(), expected.has_value());
      ++(best ? compared : impossible);
      if (!best) continue;
      ASSERT_EQ(test::pairs_and_byes(*best), test::pairs_and_byes(*expected));
      ASSERT_TRUE(same_brackets(best->record, expected->record));
    }
  }
  EXPECT_GT(impossible, 300);
}

TEST(RestrictedRounds, EndWhereThatIsEnough) {
  Random random(2373);
  int ended = 0;
  while (ended < 200 && !testing::Test::HasFailure()) {
    const std::optional<Subject> subject = test::random_round(random, 6, 24);
    if (!subject || !subject->answer) continue;
    const Result<RequestedRound> request = asked_round_of_any_system(*subject);
    RestrictedRounds rounds(*subject, *request);
    const auto brackets = random.between<std::size_t>(1, 3);
    const auto part = rounds.best({}, {}, [&](const swiss::Walk& so_far, const swiss::RoundField& /*field*/) {
      return so_far.brackets.size() == brackets;
    });
    ASSERT_TRUE(part);
    if (part->record.brackets.size() != brackets) continue;  // the round has no more
    Record expected = subject->answer->record;
    if (expected.brackets.size() > brackets) ++ended;
    expected.brackets.resize(brackets);
    ASSERT_TRUE(same_brackets(part->record, expected));
  }
}

}  // namespace
}  // namespace bloesem::explain
