#include "engine/swiss/whole_brackets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/requested_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss {
namespace {

using criteria::BracketKind;

// What is known of the brackets of a walk without their pairs, compared with what the solvers found.
class Compared {
 public:
  Compared(const RoundField& field, criteria::CriteriaTable criteria) : field_(field), criteria_(criteria) {}

  void compare(const BracketRecord& record, const Bracket& bracket) {
    WholeBrackets whole({no_position, no_position});
    const std::optional<BracketPairing> answer = whole.answer(field_, criteria_, bracket);
    even_ += (bracket.moved_down.size() + bracket.residents.size()) % 2 == 0 ? 1 : 0;
    if (!answer) return;
    ++answered_;
    EXPECT_TRUE(record.downfloaters.empty());
    EXPECT_TRUE(answer->downfloaters.empty());
    std::vector<Position> seated;
    for (const auto& [one, other] : answer->pairs) seated.insert(seated.end(), {one, other});
    std::sort(seated.begin(), seated.end());
    std::vector<Position> players = bracket.moved_down;
    players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
    EXPECT_EQ(seated, players);
    WholeBrackets about_one({players.back(), no_position});
    EXPECT_FALSE(about_one.answer(field_, criteria_, bracket)) << "the pairs are wanted";
  }

  [[nodiscard]] int answered() const noexcept { return answered_; }
  [[nodiscard]] int even() const noexcept { return even_; }

 private:
  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  int answered_ = 0;
  int even_ = 0;
};

TEST(WholeBrackets, HaveNoDownfloatersInTheRound) {
  test::Random random(2391);
  int answered = 0;
  int even = 0;
  for (int run = 0; run < 400; ++run) {
    const Tournament tournament = test::played_tournament(random, random.between(20, 61), random.between(2, 6));
    const PairOptions options{.edition = run % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026,
                              .rounds_declared = 9};
    const Result<RoundPairing> round = pair_round(tournament, options);
    if (!round) continue;
    Result<RequestedRound> request = requested_round(tournament, options);
    ASSERT_TRUE(request);
    const ByPlayer<Position> places = positions_by_player(request->field);
    Compared compared(request->field, request->edition.system().criteria());
    for (const BracketRecord& record : round->record.brackets) {
      if (record.discarded) continue;
      Bracket bracket = bracket_of(record, places);
      compared.compare(record, bracket);
    }
    answered += compared.answered();
    even += compared.even();
  }
  EXPECT_GT(answered, 300);
  EXPECT_LT(answered, even) << "counting does not show it of all";
}

TEST(WholeBrackets, AreOfKindsThatOnlyLookAhead) {
  test::Random random(2392);
  const Tournament tournament = test::played_tournament(random, 40, 1);
  Result<RequestedRound> request =
      requested_round(tournament, {.edition = Edition::Baku2016, .rounds_declared = 9});
  ASSERT_TRUE(request);
  const criteria::CriteriaTable criteria = request->edition.system().criteria();
  WholeBrackets whole({no_position, no_position});
  Bracket bracket{BracketKind::Normal, {}, positions(0, 20), positions(20, 40)};
  EXPECT_TRUE(whole.answer(request->field, criteria, bracket));
  bracket.kind = BracketKind::Penultimate;
  EXPECT_FALSE(whole.answer(request->field, criteria, bracket));
  bracket = {BracketKind::Normal, {}, positions(0, 19), positions(19, 40)};
  EXPECT_FALSE(whole.answer(request->field, criteria, bracket)) << "one floats down";
}

}  // namespace
}  // namespace bloesem::swiss
