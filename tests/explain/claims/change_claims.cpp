// What if: the changes themselves, and what they alter of the players.
#include <algorithm>
#include <functional>

#include "tests/explain/claims/changed_round.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Change;
using explain::ChangeKind;
using explain::Claim;
using explain::Statement;

bool is_a_change(Evidence& e, ChangeKind kind, const std::function<bool(const Change&)>& fits) {
  return std::any_of(e.asked().changes.begin(), e.asked().changes.end(),
                     [&](const Change& change) { return change.kind == kind && fits(change); });
}

template <ChangeKind kind>
bool is_of_one(Evidence& e, const Claim& c) {
  return is_a_change(e, kind, [&](const Change& change) { return change.one == player_in(c); });
}

template <ChangeKind kind>
bool is_of_two(Evidence& e, const Claim& c) {
  return is_a_change(e, kind, [&](const Change& change) {
    return change.one == player_in(c) && change.other == player_in(c, "opponent");
  });
}

std::string half_of(Outcome outcome) {
  if (outcome == Outcome::Win || outcome == Outcome::UnratedWin) return "1";
  if (outcome == Outcome::Draw || outcome == Outcome::UnratedDraw) return "1/2";
  if (outcome == Outcome::Loss || outcome == Outcome::UnratedLoss) return "0";
  if (outcome == Outcome::ForfeitWin) return "+";
  return outcome == Outcome::ForfeitLoss ? "-" : "?";
}

std::string result_of(Outcome one, Outcome other) {
  if (one == Outcome::Unfinished && other == Outcome::Unfinished) return "?";
  const bool unrated = one == Outcome::UnratedWin || one == Outcome::UnratedDraw || one == Outcome::UnratedLoss;
  const bool forfeit = one == Outcome::ForfeitWin || one == Outcome::ForfeitLoss;
  return half_of(one) + (forfeit ? "/" : "-") + half_of(other) + (unrated ? "u" : "");
}

// Returns the result of a board; the points of a match of two games.
std::string result_of(Evidence& e, Outcome one, Outcome other, Points more_of_one, Points more_of_other) {
  if (!e.tournament().rounds_are_matches || one == Outcome::Unfinished || one == Outcome::ForfeitWin ||
      one == Outcome::ForfeitLoss)
    return result_of(one, other);
  const auto text = [&](Points points) {
    return std::to_string(points / 10) + '.' + std::to_string(points % 10);
  };
  return text(points_of(one, e.tournament().points) + more_of_one) + '-' +
         text(points_of(other, e.tournament().points) + more_of_other);
}

Points more_of(Evidence& e, PlayerIndex player, int round) {
  const std::vector<Points>& more = e.player(player).adjustments;
  return std::ssize(more) > round ? more[static_cast<std::size_t>(round)] : 0;
}

bool is_result(Evidence& e, const Claim& c) {
  return is_a_change(e, ChangeKind::Result, [&](const Change& change) {
    return change.one == player_in(c) && change.other == player_in(c, "opponent") &&
           change.round == number_in(c, "of") &&
           result_of(e, change.of_one, change.of_other, change.more_of_one, change.more_of_other) ==
               text_in(c, "result");
  });
}

// A game may be changed twice, so the result before is that of the tournament.
bool is_another_result(Evidence& e, const Claim& c) {
  const auto round = number_in(c, "of") - 1;
  return is_result(e, c) &&
         text_in(c, "instead") == result_of(e, e.player(player_in(c)).round(round).outcome,
                                            e.player(player_in(c, "opponent")).round(round).outcome,
                                            more_of(e, player_in(c), round),
                                            more_of(e, player_in(c, "opponent"), round));
}

bool has_other_score(Evidence& e, const Claim& c) {
  ChangedRound& after = e.changed();
  return e.score(player_in(c)) == score_in(c, "instead") && after.score(player_in(c)) == score_in(c) &&
         score_in(c) != score_in(c, "instead");
}

// The players of both rounds of whom this is otherwise.
template <class Differ>
bool are_those(Evidence& e, const Claim& c, const Differ& differ) {
  PlayerSet expected;
  for (const PlayerIndex player : e.field()) {
    const sequence::Entrant* const then = e.facts(player);
    const sequence::Entrant* const now = e.changed().facts(player);
    if (now != nullptr && differ(then->facts, now->facts)) expected.insert(player);
  }
  return players_in(c) == expected;
}

bool have_other_floats(Evidence& e, const Claim& c) {
  return are_those(e, c, [](const auto& a, const auto& b) {
    return a.previous != b.previous || a.before_previous != b.before_previous;
  });
}

bool prefer_other_colours(Evidence& e, const Claim& c) {
  return are_those(e, c, [](const auto& a, const auto& b) { return a.preference != b.preference; });
}

bool have_another_right(Evidence& e, const Claim& c) {
  return are_those(e, c, [](const auto& a, const auto& b) { return a.bye_eligible != b.bye_eligible; });
}

constexpr Verifier change_rows[] = {
    {Statement::SupposeResult, is_another_result},
    {Statement::SupposeMatch, is_another_result},
    {Statement::SupposeOpenEnds, is_result},
    {Statement::SupposeAbsent, is_of_one<ChangeKind::Absent>},
    {Statement::SupposeWithdrawn, is_of_one<ChangeKind::Withdrawn>},
    {Statement::SupposeForbidden, is_of_two<ChangeKind::Forbidden>},
    {Statement::SupposeAllowed, is_of_two<ChangeKind::Allowed>},
    {Statement::WouldHaveScore, has_other_score},
    {Statement::WouldHaveOtherFloats, have_other_floats},
    {Statement::WouldPreferOtherColours, prefer_other_colours},
    {Statement::WouldHaveOtherByeRight, have_another_right},
};

}  // namespace

std::span<const Verifier> change_verifiers() { return change_rows; }

}  // namespace bloesem::test
