// What is in a bracket.
#include <algorithm>

#include "bloesem/articles.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

bool has_residents(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  return bracket != nullptr && static_cast<int>(bracket->residents.size()) == number_in(c, "count");
}

bool has_moved_down(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  return bracket != nullptr && set_of(bracket->moved_down) == players_in(c);
}

bool has_moved_up(Evidence& e, const Claim& c) {
  const PlayerSet players = players_in(c);
  return std::all_of(players.begin(), players.end(), [&](PlayerIndex player) {
    const PlayerIndex opponent = opponent_of(*e.own(), player);
    return e.score(player) < score_in(c) && opponent != no_player &&
           (e.score(opponent) >= score_in(c) || players.contains(opponent));
  });
}

bool was_discarded(Evidence& e, const Claim& c) {
  if (!e.has_records()) throw Evidence::Unknown();
  const std::vector<BracketRecord>& brackets = e.own()->record.brackets;
  return text_in(c, "article") == articles_of(e.own()->edition).completion &&
         std::any_of(brackets.begin(), brackets.end(), [&](const BracketRecord& bracket) {
           return bracket.discarded && bracket.score == score_in(c);
         });
}

bool gives_pairs(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  return bracket != nullptr && static_cast<int>(bracket->pairs.size()) == number_in(c, "count");
}

bool leaves_over(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  if (bracket == nullptr) return false;
  PlayerSet left = everybody_of(*bracket);
  for (const auto& [one, other] : bracket->pairs) {
    left.erase(one);
    left.erase(other);
  }
  return players_in(c) == left;
}

bool has_exchanges(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  return bracket != nullptr && bracket->exchanges == number_in(c, "count");
}

constexpr Verifier bracket_rows[] = {
    {Statement::BracketHasPlayers, has_residents}, {Statement::BracketHasMovedDown, has_moved_down},
    {Statement::BracketHasMovedUp, has_moved_up},  {Statement::BracketWasDiscarded, was_discarded},
    {Statement::BracketHasPairs, gives_pairs},     {Statement::BracketLeavesOver, leaves_over},
    {Statement::BracketExchanges, has_exchanges},
};

}  // namespace

std::span<const Verifier> bracket_verifiers() { return bracket_rows; }

}  // namespace bloesem::test
