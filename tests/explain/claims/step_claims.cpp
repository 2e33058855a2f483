// Why two players do not meet, in systems that choose the bye first, pair step by step, or have a table.
#include <algorithm>

#include "tests/explain/claims/table_pairs.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

PlayerIndex other_in_pair(const Claim& c) { return player_in(c, "opponent"); }

bool takes_other_bye(Evidence& e, const Claim& c, PlayerIndex instead) {
  const auto with = e.with_pair(player_in(c), other_in_pair(c));
  return with && with->bye == player_in(c, "bye") && e.own()->bye == instead && with->bye != e.own()->bye;
}

bool takes_bye(Evidence& e, const Claim& c) { return takes_other_bye(e, c, player_in(c, "instead")); }

bool costs_bye(Evidence& e, const Claim& c) {
  return e.own()->bye && takes_other_bye(e, c, *e.own()->bye) && text_in(c, "value") != text_in(c, "instead");
}

// The step is a pair of the round that the other round does not have, and both have the same bye.
bool is_step(Evidence& e, const Claim& c) {
  const auto with = e.with_pair(player_in(c), other_in_pair(c));
  return with && with->bye == e.own()->bye &&
         opponent_of(*e.own(), player_in(c, "one")) == player_in(c, "system") &&
         opponent_of(*with, player_in(c, "one")) == player_in(c, "instead") &&
         player_in(c, "system") != player_in(c, "instead");
}

// All boards of higher scores are in both rounds.
bool is_first_step(Evidence& e, const Claim& c) {
  return is_step(e, c) &&
         (e.score(player_in(c, "one")) >= score_in(c) || e.score(player_in(c, "system")) >= score_in(c));
}

// Equal in all criteria, but later: another choice of pairs in this bracket.
bool is_later_in_order(Evidence& e, const Claim& c) {
  const auto with = e.with_pair(player_in(c), other_in_pair(c));
  const PairSet system = pairs_in(c, "system");
  const PairSet instead = pairs_in(c, "instead");
  const PairSet now = pairs_of(e.own()->boards);
  const PairSet then = pairs_of(with->boards);
  return system != instead && std::includes(now.begin(), now.end(), system.begin(), system.end()) &&
         std::includes(then.begin(), then.end(), instead.begin(), instead.end());
}

bool is_not_in_table(Evidence& e, const Claim& c) {
  PairSet expected;
  for (const PlayerIndex player : {player_in(c), other_in_pair(c)})
    if (const auto partner = partner_in_table(e, player)) expected.insert(std::minmax(player, *partner));
  return pairs_in(c, "system") == expected && !expected.contains(std::minmax(player_in(c), other_in_pair(c)));
}

constexpr Verifier step_rows[] = {
    {Statement::PairOrderDiffers, is_later_in_order}, {Statement::PairTakesOtherBye, costs_bye},
    {Statement::PairTakesLaterBye, takes_bye},        {Statement::PairTakesBye, takes_bye},
    {Statement::PairWalkDiffers, is_first_step},      {Statement::PairNotTaken, is_step},
    {Statement::PairNotInTable, is_not_in_table},
};

}  // namespace

std::span<const Verifier> step_verifiers() { return step_rows; }

}  // namespace bloesem::test
