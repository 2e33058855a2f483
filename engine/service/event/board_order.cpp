#include "engine/service/event/board_order.hpp"

#include <optional>
#include <utility>

#include "engine/as_paired.hpp"
#include "engine/board_list.hpp"
#include "engine/service/standings/pairing_ranking.hpp"

namespace bloesem::service {

std::vector<Board> numbered_boards(const EventText& event, int round) {
  const Tournament& tournament = event.tournament();
  const std::optional<EditionChoice> rules = event.rules();
  if (!rules) return published_boards(tournament, round);
  PairOptions options{.edition = rules->edition, .readings = chosen_readings(rules->edition, rules->readings)};
  if (Result<RankingCallback> ranking = pairing_ranking(*rules, tournament.heading, std::nullopt))
    options.ranking = std::move(ranking).value();
  // Matches are counted by the event itself.
  if (tournament.rounds_are_matches || is_paired_as_filed(rules->edition))
    return published_boards(tournament, round, options);
  const Result<Tournament> paired = as_paired(tournament, rules->edition, rules->readings);
  return published_boards(paired ? *paired : tournament, round, options);
}

}  // namespace bloesem::service
