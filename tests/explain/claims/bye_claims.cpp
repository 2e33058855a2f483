// Who may have the bye, and what it costs to give it to somebody else.
#include <algorithm>

#include "tests/explain/claims/cost_claims.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::PairFate;
using explain::Statement;

// Of the systems beside the Dutch family only the number of players is counted again.
bool may_have_the_bye(Evidence& e, const Claim& c) {
  if (number_in(c, "players") != static_cast<int>(e.field().size()) || text_in(c, "article").empty())
    return false;
  if (!e.has_records()) return number_in(c, "count") >= 1 && number_in(c, "count") <= number_in(c, "players");
  return number_in(c, "count") == std::count_if(e.field().begin(), e.field().end(), [&](PlayerIndex player) {
           return e.facts(player)->facts.bye_eligible;
         });
}

std::vector<PlayerIndex> denied_in(const Claim& c) { return argument<std::vector<PlayerIndex>>(c, "players"); }

PairOptions with_bye_denied(Evidence& e, const Claim& c) {
  PairOptions options = e.subject().options;
  const std::vector<PlayerIndex> denied = denied_in(c);
  options.without_bye.insert(options.without_bye.end(), denied.begin(), denied.end());
  return options;
}

template <PairFate fate>
bool would_cost(Evidence& e, const Claim& c) {
  if (e.own()->bye != denied_in(c).front()) return false;
  const PairOptions options = with_bye_denied(e, c);
  if (fate != PairFate::Impossible && e.with(options)->bye != player_in(c, "other")) return false;
  return has_cost(e, c, options, fate);
}

// The engines of these systems cannot bar a player from the bye: everybody else is sent away in turn, and must
// be somebody without whom the others can be paired. Nobody of a lower score may have been left out.
bool another_would_have_it(Evidence& e, const Claim& c) {
  const PlayerIndex other = player_in(c, "other");
  const auto rest_is_paired = [&](PlayerIndex player) {
    PairOptions options = e.subject().options;
    options.absent.push_back(player);
    return e.with(options).has_value();
  };
  return e.own()->bye == denied_in(c).front() && !players_in(c).contains(other) && rest_is_paired(other);
}

bool by_a_criterion(Evidence& e, const Claim& c) {
  return another_would_have_it(e, c) && text_in(c, "value") != text_in(c, "instead");
}

constexpr Verifier bye_rows[] = {
    {Statement::MayHaveTheBye, may_have_the_bye},
    {Statement::ByeOrImpossible, would_cost<PairFate::Impossible>},
    {Statement::ByeOrCompletion, would_cost<PairFate::Completion>},
    {Statement::ByeOrCriterion, would_cost<PairFate::Criterion>},
    {Statement::ByeOrOrder, would_cost<PairFate::Order>},
    {Statement::ByeOrOtherBye, by_a_criterion},
    {Statement::ByeOrLaterBye, another_would_have_it},
};

}  // namespace

std::span<const Verifier> bye_verifiers() { return bye_rows; }

}  // namespace bloesem::test
