// Which half a player stands in, and whom the order offers first.
#include <algorithm>

#include "tests/explain/claims/cost_claims.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::PairFate;
using explain::Statement;

struct Place {
  std::string role;
  PlayerIndex offered = no_player;
};

PlayerIndex partner_of(const BracketRecord& bracket, PlayerIndex player) {
  for (const auto& [one, other] : bracket.pairs)
    if (one == player || other == player) return one == player ? other : one;
  return no_player;
}

// B.2, D.1: the MDPs who are paired face the residents in order; the rest is cut after as many players as it
// gives pairs.
Place place_of(const BracketRecord& bracket, PlayerIndex player) {
  std::vector<PlayerIndex> mdps;
  for (const PlayerIndex mdp : bracket.moved_down)
    if (partner_of(bracket, mdp) != no_player) mdps.push_back(mdp);
  std::vector<PlayerIndex> rest;
  for (const PlayerIndex resident : bracket.residents)
    if (std::count(mdps.begin(), mdps.end(), partner_of(bracket, resident)) == 0) rest.push_back(resident);
  const std::size_t half = bracket.pairs.size() - mdps.size();
  for (std::size_t i = 0; i < mdps.size(); ++i)
    if (mdps[i] == player) return {"role-moved-down", bracket.residents[i]};
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] != player) continue;
    if (i < half) return {"role-first-half", rest[half + i]};
    return {"role-second-half", i - half < half ? rest[i - half] : no_player};
  }
  return {};
}

bool is_offered(Evidence& e, const Claim& c, PlayerIndex opponent) {
  const BracketRecord* const bracket = e.bracket_of(player_in(c));
  if (bracket == nullptr || bracket->score != score_in(c)) return false;
  const Place place = place_of(*bracket, player_in(c));
  return place.role == text_in(c, "role") && place.offered == opponent;
}

bool is_offered(Evidence& e, const Claim& c) { return is_offered(e, c, player_in(c, "opponent")); }

template <PairFate fate>
bool is_offered_at(Evidence& e, const Claim& c) {
  const PlayerIndex opponent = player_in(c, "opponent");
  return is_offered(e, c) && has_cost(e, c, meeting_each_other(e.subject(), player_in(c), opponent), fate);
}

bool is_taken_by_mdp(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket_of(player_in(c));
  return bracket != nullptr && bracket->score == score_in(c) &&
         set_of(bracket->residents).contains(player_in(c)) &&
         set_of(bracket->moved_down).contains(partner_of(*bracket, player_in(c)));
}

bool is_kept_apart_by_colours(Evidence& e, const Claim& c) {
  const PlayerIndex other = player_in(c, "opponent");
  const auto& own = e.facts(player_in(c))->facts.preference;
  return is_offered(e, c) && !e.may_meet(player_in(c), other) && e.met(player_in(c), other) == 0 &&
         own.absolute() && own.colour == e.facts(other)->facts.preference.colour;
}

constexpr Verifier order_rows[] = {
    {Statement::TakenByMovedDown, is_taken_by_mdp},
    {Statement::NobodyOffered, [](Evidence& e, const Claim& c) { return is_offered(e, c, no_player); }},
    {Statement::OfferedPlays,
     [](Evidence& e, const Claim& c) {
       return is_offered(e, c) && opponent_of(*e.own(), player_in(c)) == player_in(c, "opponent");
     }},
    {Statement::OfferedMet,
     [](Evidence& e, const Claim& c) {
       return is_offered(e, c) && e.met(player_in(c), player_in(c, "opponent")) == number_in(c, "of");
     }},
    {Statement::OfferedColours, is_kept_apart_by_colours},
    {Statement::OfferedForbidden,
     [](Evidence& e, const Claim& c) {
       const PlayerIndex other = player_in(c, "opponent");
       return is_offered(e, c) && !e.may_meet(player_in(c), other) && e.met(player_in(c), other) == 0;
     }},
    {Statement::OfferedImpossible, is_offered_at<PairFate::Impossible>},
    {Statement::OfferedCompletion, is_offered_at<PairFate::Completion>},
    {Statement::OfferedCriterion, is_offered_at<PairFate::Criterion>},
    {Statement::OfferedOrder, is_offered_at<PairFate::Order>},
};

}  // namespace

std::span<const Verifier> order_verifiers() { return order_rows; }

}  // namespace bloesem::test
