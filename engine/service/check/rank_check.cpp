#include "engine/service/check/rank_check.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/service/player_id.hpp"

namespace bloesem::service {

namespace {

using standings::Standings;
using Ranks = std::vector<std::optional<int>>;

constexpr std::size_t max_explained = 5;

std::optional<int> rank_in(const Ranks& stated, PlayerIndex player) {
  return stated[static_cast<std::size_t>(player)];
}

// The players who share one place of the list: the first rank and their positions [begin, end).
struct SharedPlace {
  std::size_t begin = 0;
  std::size_t end = 0;
  int rank = 1;
};

SharedPlace place_at(const Standings& result, std::size_t begin) {
  SharedPlace place{begin, begin + 1, result.places[begin].rank};
  while (place.end < result.places.size() && result.places[place.end].rank == place.rank) ++place.end;
  return place;
}

// Each tied player's rank must be the place's rank plus the number of the tied players with lower ranks, as in
// 3 3 3, 3 4 5 or 3 4 4.
void check_place(const Standings& result, const SharedPlace& place, const Ranks& stated,
                 std::vector<WrongRank>& wrong) {
  const int last = place.rank + static_cast<int>(place.end - place.begin) - 1;
  const auto fits = [&](std::optional<int> rank) { return rank && *rank >= place.rank && *rank <= last; };
  std::vector<int> fitting;
  for (std::size_t i = place.begin; i < place.end; ++i) {
    const std::optional<int> rank = rank_in(stated, result.places[i].player);
    if (fits(rank)) fitting.push_back(*rank);
  }
  std::sort(fitting.begin(), fitting.end());
  for (std::size_t i = place.begin; i < place.end; ++i) {
    const PlayerIndex player = result.places[i].player;
    const std::optional<int> rank = rank_in(stated, player);
    if (!fits(rank)) {
      wrong.push_back({player, rank, place.rank, last});
      continue;
    }
    const auto above = std::lower_bound(fitting.begin(), fitting.end(), *rank) - fitting.begin();
    const int expected = place.rank + static_cast<int>(above);
    if (*rank != expected) wrong.push_back({player, rank, expected, expected});
  }
}

std::vector<Contradiction> contradictions_in(const Standings& result, const Ranks& stated) {
  const std::vector<std::size_t> positions = positions_of(result);
  std::vector<PlayerIndex> order;
  for (const standings::Place& place : result.places)
    if (rank_in(stated, place.player)) order.push_back(place.player);
  std::stable_sort(order.begin(), order.end(),
                   [&](PlayerIndex a, PlayerIndex b) { return *rank_in(stated, a) < *rank_in(stated, b); });
  std::vector<Contradiction> found;
  for (std::size_t i = 1; i < order.size(); ++i) {
    const auto rank_of = [&](PlayerIndex p) {
      return result.places[positions[static_cast<std::size_t>(p)]].rank;
    };
    const int before = rank_of(order[i - 1]);
    const int after = rank_of(order[i]);
    const bool same = rank_in(stated, order[i - 1]) == rank_in(stated, order[i]);
    if (same ? before != after : before > after) found.push_back({order[i - 1], order[i], same});
  }
  return found;
}

}  // namespace

RankCheck check_ranks(const Standings& result, const Ranks& stated) {
  RankCheck check;
  for (std::size_t i = 0; i < result.places.size();) {
    const SharedPlace place = place_at(result, i);
    check_place(result, place, stated, check.wrong);
    i = place.end;
  }
  if (!check.wrong.empty()) check.contradictions = contradictions_in(result, stated);
  return check;
}

bool has_ranks(const std::vector<trf::StatedPlayer>& stated) noexcept {
  return std::any_of(stated.begin(), stated.end(),
                     [](const trf::StatedPlayer& player) { return player.rank.has_value(); });
}

bool awaits_results(const Tournament& tournament) noexcept {
  const int rounds = standings::last_paired_round(tournament);
  return std::any_of(tournament.players.begin(), tournament.players.end(), [rounds](const Player& player) {
    for (int round = 0; round < rounds; ++round)
      if (player.round(round).outcome == Outcome::Unfinished) return true;
    return false;
  });
}

Result<CheckedStandings> check_standings(const Tournament& tournament, const StandingsPlan& plan,
                                         const std::vector<trf::StatedPlayer>& stated, int wrong_points) {
  CheckedStandings checked;
  std::vector<standings::TieBreak> list = plan.list;
  const auto foreign =
      std::find_if(list.begin(), list.end(), [](const auto& tie_break) { return !tie_break.foreign.empty(); });
  if (foreign != list.end()) {
    checked.ends_at = foreign->text();
    list.erase(foreign, list.end());
  }
  Result<Standings> result = standings::compute_standings(tournament, list, plan.options);
  if (!result) return result.error();
  checked.result = std::move(result).value();
  checked.regulations = plan.options.regulations->name;
  checked.wrong_points = wrong_points;
  Ranks ranks;
  for (const trf::StatedPlayer& player : stated) ranks.push_back(player.rank);
  RankCheck check = check_ranks(checked.result, ranks);
  checked.wrong = std::move(check.wrong);
  checked.unexplained = check.contradictions.size();
  for (const Contradiction& contradiction : check.contradictions) {
    if (checked.contradictions.size() == max_explained) break;
    Result<Separation> separation =
        separation_of(tournament, checked.result, plan.options, contradiction.first, contradiction.second);
    if (!separation) return separation.error();
    checked.contradictions.push_back({contradiction, std::move(separation).value()});
  }
  checked.unexplained -= checked.contradictions.size();
  return checked;
}

}  // namespace bloesem::service
