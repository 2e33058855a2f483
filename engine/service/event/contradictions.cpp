#include "engine/service/event/contradictions.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/groups.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

std::optional<Error> find_repetition(std::vector<int> ids) {
  std::sort(ids.begin(), ids.end());
  const auto twice = std::adjacent_find(ids.begin(), ids.end());
  if (twice == ids.end()) return std::nullopt;
  return refusal("player " + std::to_string(*twice) + " is named twice: give one instruction for each player");
}

std::optional<Error> find_second_result(const std::vector<ResultEntry>& results) {
  std::map<std::pair<int, int>, BoardResult> given;
  for (const ResultEntry& entry : results) {
    const bool in_order = entry.white < entry.black;
    const BoardResult result = in_order ? entry.result : reversed(entry.result);
    const auto [known, is_new] = given.emplace(std::minmax(entry.white, entry.black), result);
    if (is_new || known->second == result) continue;
    std::string message =
        entry.source + "board " + std::to_string(entry.white) + '-' + std::to_string(entry.black);
    message += " is given two results, ";
    message += text_of(in_order ? known->second : reversed(known->second));
    message += " and ";
    message += text_of(entry.result);
    return refusal(std::move(message));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> find_contradiction(const Changes& changes, const EventText& event, int round) {
  std::vector<int> in_round;
  for (const auto& [white, black] : changes.pairs) in_round.insert(in_round.end(), {white, black});
  for (const auto& [id, outcome] : changes.byes) in_round.push_back(id);
  std::vector<int> for_good = changes.withdrawn;
  for_good.insert(for_good.end(), changes.returned.begin(), changes.returned.end());
  // Absences for good begin with the coming round; a bye in the current round is unrelated to them.
  if (round > event.last_round()) for_good.insert(for_good.end(), in_round.begin(), in_round.end());
  if (std::optional<Error> error = find_repetition(std::move(in_round))) return error;
  if (std::optional<Error> error = find_repetition(std::move(for_good))) return error;
  return find_second_result(changes.results);
}

std::optional<Error> find_second_bye(const EventText& event, int round) {
  const std::vector<int> groups = groups_of_players(event.tournament());
  std::map<int, std::string> first_by_group;
  for (std::size_t i = 0; i < event.tournament().players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    if (event.entry(player, round).outcome != Outcome::PairingBye) continue;
    std::string& first = first_by_group[groups[i]];
    if (first.empty()) {
      first = shown(event, player);
      continue;
    }
    return refusal("round " + std::to_string(round) + ": both " + first + " and " + shown(event, player) +
                   " would have the pairing-allocated bye; change one of them");
  }
  return std::nullopt;
}

}  // namespace bloesem::service
