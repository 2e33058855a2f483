// Rounds that cannot be paired, and what would make them possible: by pairing with every smaller set of
// changes.
#include <algorithm>
#include <functional>

#include "bloesem/explain/repair.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/claims/restrictions.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

// The round with only these restrictions, and without these players.
bool can_be_paired(Evidence& e, const PairSet& restrictions, const PlayerSet& absent) {
  const auto [tournament, options] = with_restrictions(e.subject(), restrictions, absent);
  return sequence::pair_round(tournament, options).has_value();
}

template <class Item>
bool any_subset(const std::set<Item>& items, std::size_t size,
                const std::function<bool(const std::set<Item>&)>& works) {
  const std::vector<Item> list(items.begin(), items.end());
  std::vector<char> chosen(list.size(), 0);
  std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(std::min(size, list.size())), char(1));
  if (size > list.size()) return false;
  do {
    std::set<Item> subset;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (chosen[i] != 0) subset.insert(list[i]);
    if (works(subset)) return true;
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return false;
}

using Pairs = PairSet;

bool lifting_helps(Evidence& e, const Claim& c) {
  const Pairs all = restrictions_of_round(e.subject());
  const Pairs lifted = pairs_in(c, "pairs");
  const auto works = [&](const Pairs& pairs) { return can_be_paired(e, minus(all, pairs), {}); };
  return number_in(c, "count") == static_cast<int>(lifted.size()) && works(lifted) &&
         !any_subset<Pairs::value_type>(all, lifted.size() - 1, works);
}

bool absences_help(Evidence& e, const Claim& c) {
  const Pairs all = restrictions_of_round(e.subject());
  const PlayerSet absent = players_in(c);
  const auto works = [&](const PlayerSet& players) { return can_be_paired(e, all, players); };
  return number_in(c, "count") == static_cast<int>(absent.size()) && works(absent) &&
         !any_subset<PlayerIndex>(e.field(), absent.size() - 1, works);
}

bool both_help(Evidence& e, const Claim& c) {
  const Pairs all = restrictions_of_round(e.subject());
  const Pairs lifted = pairs_in(c, "pairs");
  const PlayerSet absent = players_in(c);
  const std::size_t size = lifted.size() + absent.size();
  return !lifted.empty() && !absent.empty() && can_be_paired(e, minus(all, lifted), absent) &&
         !any_subset<PlayerIndex>(e.field(), size,
                                  [&](const PlayerSet& players) { return can_be_paired(e, all, players); });
}

bool nothing_to_lift(Evidence& e, const Claim&) {
  const Pairs all = restrictions_of_round(e.subject());
  const auto [tournament, options] = with_restrictions(e.subject(), {}, {});
  const auto free = sequence::requested_field(tournament, options);
  return free && std::all_of(all.begin(), all.end(), [&](const auto& pair) {
           const sequence::Place a = free->field.place_of(pair.first);
           const sequence::Place b = free->field.place_of(pair.second);
           return a < 0 || b < 0 || !free->field.may_meet(a, b);
         });
}

bool has_no_opponent(Evidence& e, PlayerIndex player) {
  return std::none_of(e.field().begin(), e.field().end(),
                      [&](PlayerIndex other) { return other != player && e.may_meet(player, other); });
}

bool are_no_pairs_for_all(Evidence& e, const Claim& c) {
  return !e.own() && !e.can_all_be_paired(players_in(c));
}

constexpr Verifier repair_rows[] = {
    {Statement::NoOpponentLeft,
     [](Evidence& e, const Claim& c) { return !e.own() && has_no_opponent(e, player_in(c)); }},
    {Statement::NoOpponentNorBye,
     [](Evidence& e, const Claim& c) {
       return !e.own() && has_no_opponent(e, player_in(c)) && !e.facts(player_in(c))->facts.bye_eligible;
     }},
    {Statement::OneWithoutOpponent, are_no_pairs_for_all},
    {Statement::OneWithoutOpponentOrBye, are_no_pairs_for_all},
    {Statement::NothingToLift, nothing_to_lift},
    {Statement::LiftingDoesNotHelp,
     [](Evidence& e, const Claim&) {
       return !can_be_paired(e, {}, {}) && !restrictions_of_round(e.subject()).empty();
     }},
    {Statement::LiftingHelps, lifting_helps},
    {Statement::AbsencesHelp, absences_help},
    {Statement::BothHelp, both_help},
    {Statement::RepairsUnknown,
     [](Evidence& e, const Claim& c) {
       const swiss::System& system = e.subject().options.edition->system();
       return text_in(c, "system") == system.names.title &&
              (system.table != nullptr || system.why_apart != nullptr);
     }},
    {Statement::RepairsOfFewOnly,
     [](Evidence& e, const Claim& c) {
       return number_in(c, "players") == explain::max_repaired_players &&
              static_cast<int>(e.field().size()) > explain::max_repaired_players;
     }},
    {Statement::MetStayApart,
     [](Evidence& e, const Claim& c) {
       return !text_in(c, "met").empty() && !e.subject().options.edition->system().field.colours_forbid;
     }},
    {Statement::MetAndColoursStayApart,
     [](Evidence&, const Claim& c) { return !text_in(c, "met").empty() && !text_in(c, "colours").empty(); }},
};

}  // namespace

std::span<const Verifier> repair_verifiers() { return repair_rows; }

}  // namespace bloesem::test
