// A.9, and what the record of a round states about its brackets.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "tests/property/paired_brackets.hpp"
#include "tests/support/bracket_oracle.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using criteria::CriterionValue;
using List = std::vector<std::int64_t>;

List list_of(const CriterionValue& value) {
  if (!value.is_list) return {value.count};
  return {value.differences.begin(), value.differences.end()};
}

// Returns, by article, the values counted literally. C.2, C.4 and C.7 look beyond the bracket and are left out.
std::vector<OracleValue> by_the_letter(const RoundField& field, const PairedBracket& bracket) {
  List differences = psd(field, bracket.grouping, bracket.below);
  std::erase(differences, 0);  // the record omits pairs of equal scores
  std::vector<OracleValue> values = {{"C.5", {static_cast<std::int64_t>(bracket.grouping.singles.size())}},
                                     {"C.6", std::move(differences)}};
  for (OracleValue& value : colours_and_floats(field, bracket.grouping, bracket.below))
    values.push_back(std::move(value));
  return values;
}

TEST(Brackets, RecordTheCriteriaThatTheLetterCounts) {
  int compared = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    const RoundField field = field_of(t);
    for (const PairedBracket& bracket : paired_brackets(field, pairing)) {
      for (const OracleValue& expected : by_the_letter(field, bracket)) {
        const auto& recorded = bracket.record->criteria;
        const auto found = std::find_if(recorded.begin(), recorded.end(), [&](const CriterionValue& value) {
          return value.article == expected.article;
        });
        ASSERT_NE(found, recorded.end()) << expected.article;
        EXPECT_EQ(list_of(*found), expected.list) << expected.article << ", score " << bracket.record->score;
        ++compared;
      }
    }
  });
  EXPECT_GT(compared, 14 * rounds_to_try());
}

bool goes_on(const RoundField& field, const PairedBracket& bracket) {
  std::vector<Position> left = bracket.grouping.singles;
  left.insert(left.end(), bracket.lower.begin(), bracket.lower.end());
  return completable(field, left);
}

// A.9: a pairing is discarded if and only if the rest cannot be completed after it, and the PPB then has the
// same players. C.4 may cost pairs and score differences there, but never improves them.
TEST(Brackets, AreDiscardedExactlyIfTheRestCannotBeCompleted) {
  int kept = 0;
  int discarded = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    if (t.players.size() > 12) return;
    const RoundField field = field_of(t);
    const std::vector<PairedBracket> brackets = paired_brackets(field, pairing);
    for (std::size_t i = 0; i < brackets.size(); ++i) {
      if (brackets[i].record->kind == BracketKind::Collapsed) continue;
      EXPECT_NE(goes_on(field, brackets[i]), brackets[i].record->discarded);
      ++(brackets[i].record->discarded ? discarded : kept);
      if (!brackets[i].record->discarded) continue;
      ASSERT_LT(i + 2, brackets.size());
      EXPECT_EQ(brackets[i + 1].record->kind, BracketKind::Penultimate);
      EXPECT_EQ(brackets[i + 1].players(), brackets[i].players());
      const auto first_attempt = by_the_letter(field, brackets[i]);
      const auto again = by_the_letter(field, brackets[i + 1]);
      EXPECT_LE(std::tie(first_attempt[0], first_attempt[1]), std::tie(again[0], again[1]));
    }
  });
  RecordProperty("discarded", discarded);
  EXPECT_GT(kept, rounds_to_try() / 2);
  EXPECT_GT(discarded, rounds_to_try() / 20);
}

// A.9 proceeds from the top, and only downfloaters come from above: if the upper brackets have none, the others
// are paired the same without them. (E.5 may give other colours, because numbers count those who take part.)
TEST(Brackets, BelowAClosedOneDoNotDependOnIt) {
  int cuts = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    Tournament rest = t;
    const auto& brackets = pairing.record.brackets;
    for (std::size_t i = 0; i + 1 < brackets.size(); ++i) {
      if (brackets[i].discarded) break;
      for (const auto& [h, l] : brackets[i].pairs) {
        for (const PlayerIndex p : {h, l}) {
          Player& player = rest.players[static_cast<std::size_t>(p)];
          player.rounds.resize(static_cast<std::size_t>(t.rounds_played));
          player.rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
        }
      }
      if (!brackets[i].downfloaters.empty()) continue;
      const Result<RoundPairing> again = pair_round(rest);
      ASSERT_TRUE(again) << again.error().message;
      EXPECT_EQ(again->bye, pairing.bye);
      ASSERT_EQ(again->record.brackets.size(), brackets.size() - i - 1);
      for (std::size_t k = 0; k < again->record.brackets.size(); ++k) {
        EXPECT_EQ(again->record.brackets[k].pairs, brackets[i + 1 + k].pairs);
        EXPECT_EQ(again->record.brackets[k].criteria, brackets[i + 1 + k].criteria);
      }
      ++cuts;
    }
  });
  EXPECT_GT(cuts, rounds_to_try() / 5);
}

}  // namespace
}  // namespace bloesem::test
