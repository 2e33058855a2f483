#include "engine/service/standings/separation.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bloesem::service {

namespace {

using standings::Decision;
using standings::Standings;
using standings::Working;

bool is_encounter(const Standings& result, int tie_break) {
  return tie_break >= 0 &&
         result.list[static_cast<std::size_t>(tie_break)].measure == standings::Measure::DirectEncounter;
}

// Returns all players who were still tied with these two before this entry of the list.
std::vector<PlayerIndex> tied_before(const Standings& result, std::size_t above, int tie_break) {
  const auto still_tied = [&](const standings::Place& place) {
    return place.decision != Decision::First && place.decision != Decision::NotCounted &&
           (place.decision != Decision::TieBreak || place.tie_break >= tie_break);
  };
  std::size_t begin = above;
  while (begin > 0 && still_tied(result.places[begin])) --begin;
  std::vector<PlayerIndex> tied{result.places[begin].player};
  for (std::size_t i = begin + 1; i < result.places.size() && still_tied(result.places[i]); ++i)
    tied.push_back(result.places[i].player);
  std::sort(tied.begin(), tied.end());
  return tied;
}

}  // namespace

std::vector<std::size_t> positions_of(const Standings& result) {
  std::vector<std::size_t> positions(result.places.size());
  for (std::size_t i = 0; i < result.places.size(); ++i)
    positions[static_cast<std::size_t>(result.places[i].player)] = i;
  return positions;
}

Cause cause_between(const Standings& result, std::size_t above, std::size_t below) {
  // The order of Decision: first whether games count, then entries of the list, then the arbiter, then lots.
  const auto key = [](const Cause& cause) { return std::pair(cause.decision, cause.tie_break); };
  Cause first;
  for (std::size_t i = above + 1; i <= below; ++i) {
    const Cause here{result.places[i].decision, result.places[i].tie_break};
    if (key(here) < key(first)) first = here;
  }
  return first;
}

std::string name_of(const Cause& cause, const std::vector<standings::TieBreak>& list) {
  switch (cause.decision) {
    case Decision::First: return "";
    case Decision::TieBreak: return list[static_cast<std::size_t>(cause.tie_break)].text();
    case Decision::NotCounted: return "not counted";
    case Decision::Arbiter: return "arbiter";
    case Decision::Lots: return "lots";
    case Decision::Shared: break;
  }
  return "shared";
}

Result<Separation> separation_of(const Tournament& tournament, const Standings& result,
                                 const standings::StandingsOptions& options, PlayerIndex one,
                                 PlayerIndex other) {
  const std::vector<std::size_t> positions = positions_of(result);
  std::size_t above = positions.at(static_cast<std::size_t>(one));
  std::size_t below = positions.at(static_cast<std::size_t>(other));
  const bool turned = above > below;
  if (turned) std::swap(above, below);
  const Cause cause = cause_between(result, above, below);
  Separation separation{.players = {result.places[above].player, result.places[below].player},
                        .decision = cause.decision,
                        .tie_break = cause.tie_break};
  if (cause.decision == Decision::Shared) separation.players = {one, other};
  if (cause.decision != Decision::TieBreak) return separation;
  const standings::TieBreak& tie_break = result.list[static_cast<std::size_t>(cause.tie_break)];
  if (is_encounter(result, cause.tie_break)) {
    separation.tables = standings::explain_encounter(tournament, tie_break,
                                                     tied_before(result, above, cause.tie_break), options);
    return separation;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    Result<Working> working = standings::explain(tournament, tie_break, separation.players[side], options);
    if (!working) return working.error();
    separation.workings[side] = std::move(working).value();
  }
  return separation;
}

}  // namespace bloesem::service
