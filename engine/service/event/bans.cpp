#include "engine/service/event/bans.hpp"

#include <algorithm>

#include "bloesem/edition_choice.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

Result<std::string> forbid_pair(EventText& event, std::pair<int, int> ids) {
  constexpr int last_of_all = 999;  // where the number of rounds is not known, as other programs write it
  const Result<PlayerIndex> one = player_with_id(event, ids.first);
  if (!one) return one.error();
  const Result<PlayerIndex> other = player_with_id(event, ids.second);
  if (!other) return other.error();
  const int first = event.coming_round();
  const int last = event.tournament().rounds_declared.value_or(last_of_all);
  if (first > last) return refusal("no round is left in which the two could meet");
  const Result<EditionChoice> choice = choose_edition(event.tournament().heading);
  if (choice && has_table(choice->edition)) return refusal("in a round robin all players meet");
  event.write_forbidden({std::min(*one, *other), std::max(*one, *other)}, first, last);
  return shown(event, *one) + " and " + shown(event, *other) + " may not meet from round " +
         std::to_string(first) + " on\n";
}

}  // namespace bloesem::service
