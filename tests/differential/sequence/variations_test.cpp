// Every rule that can be varied decides something: leaving it out, or turning it round, changes a pairing.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/sequence/pair_bracket.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/differential/sequence/literal_bracket.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;

// Where C.5 and C.6 disagree: MDPs who can be paired together can also be paired together when as many pairs as
// possible are made, unless C.4 interferes.
BracketCase penultimate(Random& random) {
  return random_bracket(random, BracketKind::Penultimate,
                        {random.between(1, 4), random.between(2, 6), random.between(1, 4)});
}

BracketCase with_clashes(Random& random) {
  const bool last = random.chance(50);
  return random_bracket(random, last ? BracketKind::Last : BracketKind::Normal,
                        {random.between(0, 3), random.between(4, 7), last ? 0 : 3}, Past::LopsidedColours);
}

BracketCase with_floats(Random& random) {
  return random_bracket(random, BracketKind::Collapsed, {random.between(0, 4), random.between(4, 7), 0},
                        Past::Floats);
}

BracketCase looking_ahead(Random& random) {
  return random_bracket(random, BracketKind::Normal,
                        {random.between(0, 2), random.between(2, 6), random.between(1, 4)});
}

BracketCase with_exchanges(Random& random) {
  return random_bracket(random, BracketKind::Normal, {random.between(0, 1), random.between(6, 9), 1},
                        Past::Halves);
}

BracketCase with_limbo(Random& random) {
  return random_bracket(random, BracketKind::Normal, {random.between(2, 5), random.between(1, 3), 3});
}

using Source = BracketCase (*)(Random&);

Source source_for(std::string_view rule) {
  if (rule == "C.5" || rule == "C.6") return penultimate;
  if (rule == "C.7") return looking_ahead;
  if (rule == "C.8" || rule == "C.9" || rule == "C.10" || rule == "C.11") return with_clashes;
  if (rule.starts_with("C.")) return with_floats;
  return rule == "D.3.b" ? with_limbo : with_exchanges;
}

std::string text_of(const Result<sequence::Candidate>& candidate) {
  if (!candidate) return candidate.error().message;
  std::string text;
  for (const auto& [higher, lower] : candidate->pairs)
    text += std::to_string(higher) + "-" + std::to_string(lower) + " ";
  return text;
}

std::string pairing(const BracketCase& c, const sequence::Rulebook& rules) {
  sequence::Budget budget(sequence::Budget::unlimited);
  return text_of(pair_bracket(field_of(c), bracket_of(c), rules, budget));
}

constexpr int limit = 20000;

// The first random bracket that is paired differently; limit if there is none.
int first_difference(std::string_view rule) {
  const sequence::Rulebook varied = *sequence::rulebook_without(rule);
  Random random(20161201);
  for (int i = 0; i < limit; ++i) {
    const BracketCase c = source_for(rule)(random);
    if (pairing(c, sequence::baku_2016()) != pairing(c, varied)) return i;
  }
  return limit;
}

TEST(Variations, EveryCriterionAndEveryOrderDecidesSomeBracket) {
  for (const std::string_view rule : sequence::variable_rules()) {
    if (!rule.starts_with("C.") && !rule.starts_with("D.")) continue;
    const int needed = first_difference(rule);
    EXPECT_LT(needed, limit) << rule;
    RecordProperty(std::string(rule), needed);
  }
}

bool decides(std::string_view rule, const Tournament& tournament) {
  const Result<RoundPairing> as_written = sequence::pair_round(tournament, {});
  const Result<RoundPairing> varied = sequence::pair_round(tournament, {}, {sequence::default_budget, rule});
  return as_written && test::text_of(varied) != test::text_of(as_written);
}

TEST(Variations, EveryColourRuleAndTheTwoLastBracketsDecideSomeRound) {
  for (const std::string_view rule : {"E.1", "E.2", "E.3", "E.4", "E.5", "PPB", "CLB"}) {
    Random random(20161202);
    int needed = 0;
    for (bool decided = false; !decided && needed < limit; ++needed) {
      Tournament tournament = made_up_tournament(random, random.between(4, 12), random.between(1, 5));
      tournament.rounds_declared = tournament.rounds_played + 2;
      decided = decides(rule, tournament);
    }
    EXPECT_LT(needed, limit) << rule;
    RecordProperty(std::string(rule), needed);
  }
}

// Without the PPB nobody can complete the round any more.
TEST(Variations, WithoutThePpbARoundThatNeedsOneIsNeverTheSame) {
  Random random(20161203);
  int needed = 0;
  for (int i = 0; i < 1500; ++i) {
    Tournament tournament = made_up_tournament(random, random.between(4, 10), random.between(2, 5));
    tournament.rounds_declared = tournament.rounds_played + 2;
    const Result<RoundPairing> as_written = sequence::pair_round(tournament, {});
    if (!as_written) continue;
    const auto& brackets = as_written->record.brackets;
    if (std::none_of(brackets.begin(), brackets.end(), [](const auto& bracket) { return bracket.discarded; })) {
      EXPECT_FALSE(decides("PPB", tournament));
      EXPECT_FALSE(decides("CLB", tournament));
      continue;
    }
    ++needed;
    EXPECT_TRUE(decides("PPB", tournament));
  }
  EXPECT_GT(needed, 50);
}

}  // namespace
}  // namespace bloesem::test
