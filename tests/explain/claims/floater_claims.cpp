// Who else could have floated down from a bracket, against the ranking of the second engine.
#include <algorithm>

#include "tests/explain/claims/cost_claims.hpp"
#include "tests/explain/claims/verifiers.hpp"
#include "tests/explain/sequence_ranking.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::PairFate;
using explain::Statement;

SequenceRanking ranking_of_bracket(Evidence& e, Points score) {
  const std::vector<BracketRecord>& brackets = e.subject().answer->record.brackets;
  const auto found = std::find_if(brackets.begin(), brackets.end(), [score](const BracketRecord& each) {
    return !each.discarded && each.score == score;
  });
  return {e.subject(), static_cast<std::size_t>(found - brackets.begin())};
}

// Those of the claim are the downfloaters and the first in the ranking, then comes the other one.
template <PairFate fate>
bool is_next(Evidence& e, const Claim& c) {
  const SequenceRanking by_sequence = ranking_of_bracket(e, score_in(c));
  const explain::Ranking ranking = by_sequence.found();
  std::vector<PlayerIndex> before = by_sequence.floaters().to_vector();
  for (const explain::RankedPlayer& each : ranking.players) {
    if (before == argument<std::vector<PlayerIndex>>(c, "players"))
      return each.player == player_in(c, "other") && states_cost(e, c, each.cost, fate);
    before.push_back(each.player);
  }
  return false;
}

bool nobody_is_next(Evidence& e, const Claim& c) {
  const auto players = argument<std::vector<PlayerIndex>>(c, "players");
  return !e.with(ranking_of_bracket(e, score_in(c)).all_staying(players));
}

constexpr Verifier floater_rows[] = {
    {Statement::FloatNextCompletion, is_next<PairFate::Completion>},
    {Statement::FloatNextCriterion, is_next<PairFate::Criterion>},
    {Statement::FloatNextOrder, is_next<PairFate::Order>},
    {Statement::FloatNextNobody, nobody_is_next},
    {Statement::FloatersNotRanked, [](Evidence& e, const Claim&) { return !e.has_records(); }},
};

}  // namespace

std::span<const Verifier> floater_verifiers() { return floater_rows; }

}  // namespace bloesem::test
