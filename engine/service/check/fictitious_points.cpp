#include "engine/service/check/fictitious_points.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <vector>

#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr std::size_t max_spans_named = 6;

// Returns "1 to 16, 18": ranges of players at consecutive positions in the list.
std::string spans_of(const Tournament& tournament, const std::vector<std::size_t>& players) {
  std::string text;
  std::size_t spans = 0;
  for (std::size_t i = 0; i < players.size(); ++spans) {
    std::size_t last = i;
    while (last + 1 < players.size() && players[last + 1] == players[last] + 1) ++last;
    if (spans == max_spans_named) return text + " and " + std::to_string(players.size() - i) + " more";
    text += (spans == 0 ? "" : ", ") + std::to_string(tournament.players[players[i]].id);
    if (last > i)
      text += (last == i + 1 ? ", " : " to ") + std::to_string(tournament.players[players[last]].id);
    i = last + 1;
  }
  return text;
}

}  // namespace

bool is_accelerated(const Tournament& tournament, int round) noexcept {
  return std::any_of(tournament.players.begin(), tournament.players.end(),
                     [round](const Player& player) { return player.virtual_in(round - 1) != 0; });
}

std::vector<std::string> fictitious_points_words(const Tournament& tournament, int round) {
  std::map<Points, std::vector<std::size_t>, std::greater<>> groups;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const Points points = tournament.players[i].virtual_in(round - 1);
    if (points != 0) groups[points].push_back(i);
  }
  if (groups.empty()) return {};
  std::string text;
  for (const auto& [points, players] : groups)
    text += (text.empty() ? "" : "; ") + trf::format_points(points) + " for " + spans_of(tournament, players);
  return {"Accelerated round, fictitious points: " + text + '.',
          "They count for the pairing of this round, and not for the standings."};
}

std::string points_before(const Tournament& tournament, const Player& player, int round) {
  std::string text = trf::format_points(standings_points(tournament, player, round - 1));
  const Points fictitious = player.virtual_in(round - 1);
  return fictitious == 0 ? text : text + '+' + trf::format_points(fictitious);
}

}  // namespace bloesem::service
