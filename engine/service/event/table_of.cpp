#include "engine/service/event/table_of.hpp"

#include "engine/round_robin/readings.hpp"

namespace bloesem::service {

Result<round_robin::Schedule> table_of(const Tournament& tournament, const EditionChoice& rules) {
  return round_robin::Schedule::of(static_cast<int>(tournament.players.size()),
                                   round_robin::settings_for(tournament, rules.readings));
}

}  // namespace bloesem::service
