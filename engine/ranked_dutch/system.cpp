// The row of Ranked Dutch. Criteria, walk, floats, colours and byes are those of the FIDE (Dutch) System; rules
// that read a number (5.2.5) read the place in the ranking.
#include "engine/ranked_dutch/system.hpp"

#include <array>

#include "engine/dutch/row_2026.hpp"
#include "engine/ranked_dutch/ranking.hpp"

namespace bloesem::swiss::ranked_dutch {

namespace {

constexpr std::array<std::string_view, 2> sources_of_tie_breaks = {"list", "sums"};

constexpr std::array readings_of_ranking = {
    Reading{.name = "tie-breaks",
            .values = sources_of_tie_breaks,
            .meaning = "players of equal score are ranked by the event's list of tie-breaks, and without one "
                       "by the sums of their opponents' points (list), or always by these sums (sums)",
            .article = ""},
};

bool ranked_by_list(const Readings& readings) noexcept { return readings[0] == 0; }

}  // namespace

constinit const System fide_2026 = [] {
  System row = dutch::row_of_2026();
  row.names = {.id = "ranked-dutch",
               .edition = "2026",
               .title = "Ranked Dutch",
               .code = "CUSTOM_SWISS",
               .former_code = "",
               .family_code = "",
               .in_force_from = {},
               .of_fide = false};
  row.ranking = ranking_by_sums;
  row.readings = readings_of_ranking;
  row.ranked_by_tie_breaks = ranked_by_list;
  return row;
}();

}  // namespace bloesem::swiss::ranked_dutch
