// Rounds ahead: the event is played on by the rules, with many sets of results.
#include <algorithm>

#include "tests/explain/claims/played_on.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

constexpr int ways_to_play_on = 6;

// Calls visit(played on to the beginning of the round, or to one that cannot be paired before) for several sets
// of results. Returns true if all calls do.
template <class Visit>
bool in_every_way(Evidence& e, int round, const Visit& visit) {
  for (int way = 0; way < ways_to_play_on; ++way) {
    PlayedOn played(e.subject(), static_cast<std::uint64_t>(way));
    while (played.round() < round && played.play()) {
    }
    if (!visit(played)) return false;
  }
  return true;
}

bool can_be_paired_up_to(Evidence& e, int last) {
  return in_every_way(e, last + 1, [&](const PlayedOn& played) { return played.round() == last + 1; });
}

bool are_certain(Evidence& e, const Claim& c) {
  return number_in(c, "players") == static_cast<int>(e.field().size()) &&
         number_in(c, "last") - number_in(c, "first") + 1 == number_in(c, "count") &&
         number_in(c, "first") == e.subject().round() && can_be_paired_up_to(e, number_in(c, "last"));
}

bool stay_within(Evidence& e, const Claim& c, int barred, int needing) {
  return in_every_way(e, number_in(c, "round"), [&](const PlayedOn& played) {
    return played.round() < number_in(c, "round") ||
           (played.most_barred() <= barred && played.most_needing() <= needing);
  });
}

// Dirac's bound: each player may meet at least half of the others, whatever the colours.
bool is_decided_by_counting(Evidence& e, const Claim& c) {
  return number_in(c, "players") == static_cast<int>(e.field().size()) &&
         stay_within(e, c, number_in(c, "barred"), number_in(c, "needing"));
}

bool is_decided_by_search(Evidence& e, const Claim& c) {
  const int players = static_cast<int>(e.field().size());
  return number_in(c, "players") == players && number_in(c, "count") == players / 2 + 1 &&
         stay_within(e, c, players, number_in(c, "needing"));
}

bool is_impossible(Evidence& e, const Claim& c) {
  return in_every_way(e, number_in(c, "round"), [&](PlayedOn& played) {
    return played.round() == number_in(c, "round") && !played.play();
  });
}

bool may_be_barred(Evidence& e, const Claim& c) {
  return number_in(c, "players") == static_cast<int>(e.field().size()) &&
         in_every_way(e, number_in(c, "round"), [&](const PlayedOn& played) {
           return played.round() < number_in(c, "round") ||
                  played.barred(player_in(c)) <= number_in(c, "count");
         });
}

bool may_need_one_colour(Evidence& e, const Claim& c) {
  return number_in(c, "players") == static_cast<int>(e.field().size()) &&
         stay_within(e, c, number_in(c, "players"), number_in(c, "count"));
}

// Returns how many rounds from the next one on the player can play, or have the bye, by restrictions that last.
int rounds_left(Evidence& e, PlayerIndex player, bool with_bye) {
  PlayedOn played(e.subject(), 0);
  if (!played.play()) return -1;
  played.lift_passing_restrictions();
  return 1 + played.opponents_left(player) + (with_bye && played.may_have_bye(player) ? 1 : 0);
}

int byes_left(Evidence& e) {
  PlayedOn played(e.subject(), 0);
  return played.play() ? 1 + played.eligible_for_bye() : -1;
}

int rounds_to(Evidence& e, const Claim& c) { return number_in(c, "last") - e.subject().round() + 1; }

int may_have_the_bye_now(Evidence& e) {
  return static_cast<int>(std::count_if(e.field().begin(), e.field().end(), [&](PlayerIndex player) {
    return e.facts(player)->facts.bye_eligible;
  }));
}

constexpr Verifier ahead_rows[] = {
    {Statement::AllRoundsCertain, are_certain},
    {Statement::SomeRoundsCertain, are_certain},
    {Statement::DecidedByCounting, is_decided_by_counting},
    {Statement::DecidedBySearch, is_decided_by_search},
    {Statement::NextImpossibleForOne, is_impossible},
    {Statement::NextImpossibleForOneOf, is_impossible},
    {Statement::LastNeedsTopscorers,
     [](Evidence& e, const Claim& c) {
       return number_in(c, "round") == PlayedOn(e.subject(), 0).rounds_declared() &&
              !text_in(c, "colours").empty();
     }},
    {Statement::BarredFromTooMany, may_be_barred},
    {Statement::TooManyNeedOneColour, may_need_one_colour},
    {Statement::NobodyForTheBye,
     [](Evidence& e, const Claim& c) {
       return e.field().size() % 2 == 1 &&
              may_have_the_bye_now(e) <= 2 * (number_in(c, "round") - e.subject().round()) + 1;
     }},
    {Statement::OpponentsRunOut,
     [](Evidence& e, const Claim& c) {
       return rounds_left(e, player_in(c), false) == number_in(c, "count") &&
              rounds_to(e, c) == number_in(c, "count");
     }},
    {Statement::OpponentsAndByeRunOut,
     [](Evidence& e, const Claim& c) {
       return rounds_left(e, player_in(c), true) == number_in(c, "count") &&
              rounds_to(e, c) == number_in(c, "count");
     }},
    {Statement::ByesRunOut,
     [](Evidence& e, const Claim& c) {
       return byes_left(e) == number_in(c, "count") && rounds_to(e, c) == number_in(c, "count");
     }},
};

}  // namespace

std::span<const Verifier> ahead_verifiers() { return ahead_rows; }

}  // namespace bloesem::test
