// B.3 and B.4: the candidate with the original S1 and S2 is the first, and if it is perfect it is the pairing
// of the bracket.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "tests/property/paired_brackets.hpp"
#include "tests/support/bracket_oracle.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using Positions = std::vector<Position>;

// The MDPs against the first residents; among the others the upper half against the lower. Nothing if there are
// more MDPs than residents.
std::optional<Grouping> first_candidate(const PairedBracket& bracket) {
  const std::size_t mdps = bracket.moved_down.size();
  if (mdps > bracket.residents.size()) return std::nullopt;
  Grouping candidate;
  for (std::size_t i = 0; i < mdps; ++i)
    candidate.pairs.emplace_back(bracket.moved_down[i], bracket.residents[i]);
  const std::size_t half = (bracket.residents.size() - mdps) / 2;
  for (std::size_t i = mdps; i < mdps + half; ++i)
    candidate.pairs.emplace_back(bracket.residents[i], bracket.residents[i + half]);
  candidate.singles.assign(bracket.residents.begin() + static_cast<std::ptrdiff_t>(mdps + 2 * half),
                           bracket.residents.end());
  return candidate;
}

Positions without(Positions players, Position p) {
  std::erase(players, p);
  return players;
}

// True if all players can be paired, up to any one of them when their number is odd.
bool pair_but_one(const RoundField& field, const Positions& players) {
  if (players.size() % 2 == 0) return completable(field, players);
  return std::any_of(players.begin(), players.end(),
                     [&](Position p) { return completable(field, without(players, p)); });
}

// C.7 cannot be fulfilled better: in the following bracket all players have an opponent, up to an odd resident,
// who is bye-eligible if that bracket is the last.
bool welcome_below(const RoundField& field, const PairedBracket& bracket, Position downfloater) {
  const bool last = bracket.next.size() == bracket.lower.size();
  return std::any_of(bracket.next.begin(), bracket.next.end(), [&](Position p) {
    if (!may_meet(field, downfloater, p)) return false;
    const Positions rest = without(bracket.next, p);
    return last ? completable(field, rest) : pair_but_one(field, rest);
  });
}

// C.2, C.4 and C.7, as far as they apply to this kind of bracket.
bool nobody_below_suffers(const RoundField& field, const PairedBracket& bracket, const Positions& singles) {
  switch (bracket.record->kind) {
    case BracketKind::Normal:
    case BracketKind::BeforeLast:
      return singles.empty() || (few(bracket.next) && welcome_below(field, bracket, singles.front()));
    case BracketKind::Penultimate: {
      Positions left = singles;
      left.insert(left.end(), bracket.lower.begin(), bracket.lower.end());
      return few(left) && completable(field, left);
    }
    case BracketKind::Last:
    case BracketKind::Collapsed: return singles.empty() || field.facts(singles.front()).bye_eligible;
    case BracketKind::Closing:
    case BracketKind::Completing:
    case BracketKind::Bye: break;  // of other editions and systems; these rounds use 2016
  }
  return false;
}

// True if every criterion has its best possible value: as many pairs as the number of players allows, no MDP
// left over, and no other cost. Residents with several scores (CLB) can always be paired better.
bool perfect(const RoundField& field, const PairedBracket& bracket, const Grouping& candidate) {
  const auto& residents = bracket.residents;
  if (field.facts(residents.front()).score != field.facts(residents.back()).score) return false;
  const bool legal = std::all_of(candidate.pairs.begin(), candidate.pairs.end(),
                                 [&](const auto& pair) { return may_meet(field, pair.first, pair.second); });
  if (!legal || !nobody_below_suffers(field, bracket, candidate.singles)) return false;
  // A score difference is never zero, so a count must be zero and a list empty.
  const std::vector<OracleValue> values = colours_and_floats(field, candidate, bracket.below);
  return std::all_of(values.begin(), values.end(), [](const OracleValue& value) {
    return std::all_of(value.list.begin(), value.list.end(), [](std::int64_t cost) { return cost == 0; });
  });
}

TEST(FirstCandidate, IsThePairingIfPerfect) {
  int homogeneous = 0;
  int heterogeneous = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    const RoundField field = field_of(t);
    for (const PairedBracket& bracket : paired_brackets(field, pairing)) {
      const std::optional<Grouping> first = first_candidate(bracket);
      if (!first || first->pairs.empty() || !perfect(field, bracket, *first)) continue;
      EXPECT_EQ(bracket.grouping.pairs, first->pairs) << "bracket of score " << bracket.record->score;
      EXPECT_EQ(bracket.grouping.singles, first->singles);
      if (bracket.players().size() < 3) continue;
      ++(bracket.moved_down.empty() ? homogeneous : heterogeneous);
    }
  });
  RecordProperty("homogeneous", homogeneous);
  RecordProperty("heterogeneous", heterogeneous);
  EXPECT_GT(homogeneous, rounds_to_try() / 10);
  EXPECT_GT(heterogeneous, rounds_to_try() / 100);
}

}  // namespace
}  // namespace bloesem::test
