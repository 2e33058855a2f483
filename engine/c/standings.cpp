// bloesem_standings: the players, best first.
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "bloesem/c.h"
#include "engine/c/error.hpp"
#include "engine/c/round.hpp"
#include "engine/c/tournament.hpp"

struct bloesem_standings : bloesem::c::Handle {
  std::vector<std::int32_t> players;
  std::vector<std::int32_t> ranks;
  std::vector<std::int32_t> points;
};

using namespace bloesem;

int32_t bloesem_tournament_standings(const bloesem_tournament* tournament, const char* tiebreaks,
                                     bloesem_standings** standings, bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (c::alive(tournament) == nullptr || standings == nullptr) return c::fail_dead(error);
    const std::string_view list = tiebreaks == nullptr ? "" : tiebreaks;
    const Result<EventStandings, Failure> ranked = tournament->event.standings(list);
    if (!ranked) return c::fail(error, ranked.error(), c::subject_of(*tournament));
    auto own = std::make_unique<bloesem_standings>();
    for (const EventStanding& place : ranked->places) {
      own->players.push_back(place.id.number);
      own->ranks.push_back(place.rank);
      own->points.push_back(place.points);
    }
    *standings = own.release();
    return BLOESEM_OK;
  });
}

const int32_t* bloesem_standings_players(const bloesem_standings* standings, size_t* count) {
  return c::array_of(c::alive(standings) == nullptr ? nullptr : &standings->players, count);
}

const int32_t* bloesem_standings_ranks(const bloesem_standings* standings) {
  return c::alive(standings) == nullptr ? nullptr : standings->ranks.data();
}

const int32_t* bloesem_standings_points(const bloesem_standings* standings) {
  return c::alive(standings) == nullptr ? nullptr : standings->points.data();
}

void bloesem_standings_free(bloesem_standings* standings) { c::release(standings); }
