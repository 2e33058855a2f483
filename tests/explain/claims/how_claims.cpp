// What would have had to be different: each change that is named is made, and the round paired again.
#include <algorithm>
#include <functional>

#include "tests/explain/claims/changed_round.hpp"
#include "tests/explain/claims/restrictions.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Change;
using explain::ChangeKind;
using explain::Claim;
using explain::Statement;

bool has_goal(Evidence& e, const std::optional<RoundPairing>& round) {
  const explain::Goal& goal = e.asked().goal;
  if (!round) return false;
  if (!goal.is_bye()) return opponent_of(*round, goal.one) == goal.other;
  const std::vector<PlayerIndex> byes = byes_of(*round);
  return std::count(byes.begin(), byes.end(), goal.one) == 1;
}

bool has_goal_after(Evidence& e, const std::vector<Change>& changes) {
  return has_goal(e, ChangedRound(e.subject(), changes).round());
}

// The names of the goal, and that the round does not have it as it is.
bool is_about_goal(Evidence& e, const Claim& c) {
  const explain::Goal& goal = e.asked().goal;
  return player_in(c) == goal.one && (goal.is_bye() || player_in(c, "opponent") == goal.other) &&
         !has_goal(e, e.own());
}

Change result_in_claim(const Claim& c, std::string_view one, std::string_view other, std::string_view result) {
  const auto [of_one, of_other] = outcomes_of(text_in(c, result));
  return {ChangeKind::Result, player_in(c, one), player_in(c, other), number_in(c, "of"), of_one, of_other};
}

bool by_result(Evidence& e, const Claim& c) {
  return is_about_goal(e, c) && has_goal_after(e, {result_in_claim(c, "one", "other", "result")});
}

bool by_two_results(Evidence& e, const Claim& c) {
  return is_about_goal(e, c) && has_goal_after(e, {result_in_claim(c, "one", "other", "result"),
                                                   result_in_claim(c, "third", "fourth", "second_result")});
}

bool by_absence(Evidence& e, const Claim& c) {
  return is_about_goal(e, c) && has_goal_after(e, {{ChangeKind::Absent, player_in(c, "absent")}});
}

template <ChangeKind kind>
bool by_pair(Evidence& e, const Claim& c) {
  return is_about_goal(e, c) && has_goal_after(e, {{kind, player_in(c, "one"), player_in(c, "other")}});
}

// Every other result over the board of the games of these rounds that have colours.
std::vector<Change> other_results_of(Evidence& e, int first, int last) {
  constexpr std::pair<Outcome, Outcome> results[] = {
      {Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};
  const auto rated = [](Outcome outcome) {
    if (outcome == Outcome::UnratedWin) return Outcome::Win;
    if (outcome == Outcome::UnratedDraw) return Outcome::Draw;
    return outcome == Outcome::UnratedLoss ? Outcome::Loss : outcome;
  };
  std::vector<Change> changes;
  for (int round = first; round <= last; ++round)
    for (std::size_t i = 0; i < e.tournament().players.size(); ++i) {
      const auto white = static_cast<PlayerIndex>(i);
      const RoundEntry entry = e.player(white).round(round - 1);
      if (entry.opponent == no_player || entry.colour != Colour::White) continue;
      const Outcome others = e.player(entry.opponent).round(round - 1).outcome;
      for (const auto& [one, other] : results)
        if (one != rated(entry.outcome) || other != rated(others))
          changes.push_back({ChangeKind::Result, white, entry.opponent, round, one, other});
    }
  return changes;
}

bool is_of_goal(const explain::Goal& goal, PlayerIndex player) {
  return player == goal.one || player == goal.other;
}

std::vector<Change> absences_of(Evidence& e) {
  std::vector<Change> changes;
  for (const PlayerIndex player : e.field())
    if (!is_of_goal(e.asked().goal, player)) changes.push_back({ChangeKind::Absent, player});
  return changes;
}

std::vector<Change> forbidden_of(Evidence& e) {
  const explain::Goal& goal = e.asked().goal;
  std::vector<Change> changes;
  for (const PlayerIndex one : e.field())
    for (const PlayerIndex other : e.field())
      if (one < other && !e.kept_apart(one, other) && !(is_of_goal(goal, one) && is_of_goal(goal, other)))
        changes.push_back({ChangeKind::Forbidden, one, other});
  return changes;
}

bool singles_are_counted(Evidence& e, const Claim& c) {
  const int last = e.subject().round() - 1;
  const auto count = [&](std::string_view name) { return static_cast<std::size_t>(number_in(c, name)); };
  return count("last") == other_results_of(e, std::max(last, 1), last).size() &&
         count("earlier") == other_results_of(e, 1, last - 1).size() &&
         count("absences") == absences_of(e).size() && count("forbidden") == forbidden_of(e).size() &&
         count("allowed") == restrictions_of_round(e.subject()).size();
}

std::size_t ways_to_change_two(Evidence& e) {
  const int last = e.subject().round() - 1;
  const std::vector<Change> changes = other_results_of(e, std::max(last, 1), last);
  std::size_t ways = 0;
  for (std::size_t i = 0; i < changes.size(); ++i)
    for (std::size_t j = i + 1; j < changes.size(); ++j) ways += changes[i].one == changes[j].one ? 0 : 1;
  return ways;
}

// Every single change is made in turn.
bool no_single_change_helps(Evidence& e, const Claim& c) {
  std::vector<Change> changes = other_results_of(e, 1, e.subject().round() - 1);
  for (const std::vector<Change>& more : {absences_of(e), forbidden_of(e)})
    changes.insert(changes.end(), more.begin(), more.end());
  for (const auto& [one, other] : restrictions_of_round(e.subject()))
    changes.push_back({ChangeKind::Allowed, one, other});
  if (!e.asked().complete) return is_about_goal(e, c);
  return is_about_goal(e, c) && std::none_of(changes.begin(), changes.end(),
                                             [&](const Change& change) { return has_goal_after(e, {change}); });
}

bool holds(Evidence& e, const Claim& c) { return player_in(c) == e.asked().goal.one && has_goal(e, e.own()); }

constexpr Verifier how_rows[] = {
    {Statement::PairHolds, holds},
    {Statement::ByeHolds, holds},
    {Statement::PairHasMet,
     [](Evidence& e, const Claim& c) {
       const RoundEntry entry = e.player(player_in(c)).round(number_in(c, "met") - 1);
       return was_played(entry) && entry.opponent == player_in(c, "opponent");
     }},
    {Statement::PairByResult, by_result},
    {Statement::PairByOpenResult, by_result},
    {Statement::PairByAbsence, by_absence},
    {Statement::PairByForbidding, by_pair<ChangeKind::Forbidden>},
    {Statement::PairByAllowing, by_pair<ChangeKind::Allowed>},
    {Statement::PairByTwoResults, by_two_results},
    {Statement::PairByNothing, no_single_change_helps},
    {Statement::ByeByResult, by_result},
    {Statement::ByeByOpenResult, by_result},
    {Statement::ByeByAbsence, by_absence},
    {Statement::ByeByForbidding, by_pair<ChangeKind::Forbidden>},
    {Statement::ByeByAllowing, by_pair<ChangeKind::Allowed>},
    {Statement::ByeByTwoResults, by_two_results},
    {Statement::ByeByNothing, no_single_change_helps},
    {Statement::SingleChangesTried, singles_are_counted},
    {Statement::SingleChangesUntried,
     [](Evidence&, const Claim& c) { return number_in(c, "searched") < number_in(c, "count"); }},
    {Statement::TwoResultsTried,
     [](Evidence& e, const Claim& c) {
       return static_cast<std::size_t>(number_in(c, "count")) == ways_to_change_two(e);
     }},
    {Statement::TwoResultsUntried,
     [](Evidence& e, const Claim& c) {
       return number_in(c, "searched") < number_in(c, "count") &&
              static_cast<std::size_t>(number_in(c, "count")) == ways_to_change_two(e);
     }},
};

}  // namespace

std::span<const Verifier> how_verifiers() { return how_rows; }

}  // namespace bloesem::test
