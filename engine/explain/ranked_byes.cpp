#include <algorithm>
#include <utility>
#include <vector>

#include "bloesem/explain/ranked.hpp"
#include "engine/explain/asked_round.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/restricted_rounds.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

// Adds the others who may have the bye: no legal round gives it to them.
void add_impossible_byes(const swiss::RoundField& field, const std::vector<swiss::Position>& barred,
                         std::size_t limit, std::vector<RankedPlayer>& players) {
  for (swiss::Position p = 0; p < field.size() && players.size() < limit; ++p)
    if (field.facts(p).bye_eligible && std::find(barred.begin(), barred.end(), p) == barred.end())
      players.push_back({field.player(p), {PairFate::Impossible}});
}

}  // namespace

// Barring one player after the other gives the best round of each, and these in their order: what the rules
// prefer among the rounds that remain does not depend on the rounds that are barred.
Result<Ranking> ranked_byes(const Subject& subject, std::size_t limit) {
  if (!has_costs(subject)) return refuse_costs(subject);
  const Result<RequestedRound> request = asked_round_of_any_system(subject);
  if (!request) return request.error();
  const Result<PlayerIndex> bye = bye_by_rules(subject, *request);
  if (!bye) return bye.error();
  const swiss::ByPlayer<swiss::Position> places = swiss::positions_by_player(request->field);
  RestrictedRounds rounds(subject, *request);
  Ranking ranking;
  std::vector<swiss::Position> without_bye{places[*bye]};
  while (ranking.players.size() < limit) {
    const Result<RoundPairing> next = rounds.best({}, without_bye);
    Result<PairAnswer> cost = cost_of(subject, next);
    if (!cost) return cost.error();
    if (cost->fate == PairFate::Impossible) {
      add_impossible_byes(request->field, without_bye, limit, ranking.players);
      ranking.complete = true;
      break;
    }
    ranking.players.push_back({next->bye.value(), *std::move(cost)});
    without_bye.push_back(places[*next->bye]);
  }
  return ranking;
}

}  // namespace bloesem::explain
