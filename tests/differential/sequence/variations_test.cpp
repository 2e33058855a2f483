// Every rule that can be varied decides something: omitting or inverting it changes a pairing.
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

// Brackets in which C.5 and C.6 can disagree: a set of MDPs that can be paired can also be paired when the
// number of pairs is maximal, unless C.4 interferes.
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

BracketCase with_moved_down(Random& random) {
  const bool last = random.chance(50);
  return random_bracket(random, last ? BracketKind::Last : BracketKind::Normal,
                        {random.between(1, 4), random.between(3, 6), last ? 0 : 3}, Past::Floats);
}

using Source = BracketCase (*)(Random&);

Source source_for_2016(std::string_view rule) {
  if (rule == "C.5" || rule == "C.6") return penultimate;
  if (rule == "C.7") return looking_ahead;
  if (rule == "C.8" || rule == "C.9" || rule == "C.10" || rule == "C.11") return with_clashes;
  if (rule.starts_with("C.")) return with_floats;
  if (rule.starts_with("D.")) return rule == "D.3.b" ? with_limbo : with_exchanges;
  return nullptr;
}

Source source_for_2026(std::string_view rule) {
  if (rule == "C10" || rule == "C11" || rule == "C12" || rule == "C13") return with_clashes;
  if (rule.starts_with("C1") || rule.starts_with("C2")) return with_moved_down;
  if (rule.starts_with("4.")) return rule == "4.4.2" ? with_limbo : with_exchanges;
  return nullptr;
}

// Null: whole rounds show the rule.
Source source_for(Edition edition, std::string_view rule) {
  return edition == Edition::Baku2016 ? source_for_2016(rule) : source_for_2026(rule);
}

std::string candidate_text(const Result<sequence::Candidate>& candidate) {
  if (!candidate) return candidate.error().message;
  std::string text;
  for (const auto& [higher, lower] : candidate->pairs)
    text += std::to_string(higher) + "-" + std::to_string(lower) + " ";
  return text;
}

std::string pairing(const BracketCase& c, const sequence::Rulebook& rules) {
  return candidate_text(pair_bracket(field_of(c, rules), bracket_of(c, rules), rules));
}

constexpr int bracket_limit = 20000;

// Returns the index of the first random bracket that is paired differently; `bracket_limit` if there is none.
int first_bracket(Edition edition, std::string_view rule, Source source) {
  const sequence::Rulebook varied = *sequence::rulebook_without(rule, edition);
  Random random(20161201);
  for (int i = 0; i < bracket_limit; ++i) {
    const BracketCase c = source(random);
    if (pairing(c, sequence::rulebook(edition)) != pairing(c, varied)) return i;
  }
  return bracket_limit;
}

bool decides(Edition edition, std::string_view rule, const Tournament& tournament) {
  PairOptions options;
  options.edition = edition;
  const Result<RoundPairing> as_written = sequence::pair_round(tournament, options);
  if (!as_written) return false;
  const auto varied = sequence::pair_round(tournament, options, {sequence::default_budget, rule});
  return test::text_of(varied) != test::text_of(as_written);
}

int first_round(Edition edition, std::string_view rule) {
  Random random(20161202);
  for (int i = 0; i < bracket_limit; ++i) {
    Tournament tournament = made_up_tournament(random, random.between(4, 12), random.between(1, 5));
    tournament.rounds_declared = tournament.rounds_played + 2;
    if (decides(edition, rule, tournament)) return i;
  }
  return bracket_limit;
}

class Variations : public testing::TestWithParam<Edition> {};
INSTANTIATE_TEST_SUITE_P(Editions, Variations, testing::ValuesIn(editions),
                         [](const auto& info) { return name_of(info); });

TEST_P(Variations, EveryOneDecidesSomething) {
  for (const std::string_view rule : sequence::variable_rules(GetParam())) {
    const Source source = source_for(GetParam(), rule);
    const int needed =
        source == nullptr ? first_round(GetParam(), rule) : first_bracket(GetParam(), rule, source);
    EXPECT_LT(needed, bracket_limit) << rule;
    RecordProperty(std::string(rule), needed);
  }
}

// Without the PPB the round cannot be completed.
TEST(Ppb, ARoundThatNeedsOneIsNeverTheSameWithoutIt) {
  Random random(20161203);
  int needed = 0;
  for (int i = 0; i < 1500; ++i) {
    Tournament tournament = made_up_tournament(random, random.between(4, 10), random.between(2, 5));
    tournament.rounds_declared = tournament.rounds_played + 2;
    const Result<RoundPairing> as_written = sequence::pair_round(tournament, {});
    if (!as_written) continue;
    const auto& brackets = as_written->record.brackets;
    if (std::none_of(brackets.begin(), brackets.end(), [](const auto& bracket) { return bracket.discarded; })) {
      EXPECT_FALSE(decides(Edition::Baku2016, "PPB", tournament));
      EXPECT_FALSE(decides(Edition::Baku2016, "CLB", tournament));
      continue;
    }
    ++needed;
    EXPECT_TRUE(decides(Edition::Baku2016, "PPB", tournament));
  }
  EXPECT_GT(needed, 50);
}

}  // namespace
}  // namespace bloesem::test
