// Records 202 and 212: by which the standings are ordered.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

class LineText;

// One entry of the list, "BH:GP/C1/P", in capitals.
struct TieBreak {
  std::string acronym;                 // "BH"
  std::string points;                  // "MP" or "GP": of teams, which score it is about; mostly empty
  std::vector<std::string> modifiers;  // "C1", "P"
  Place place;                         // of the whole entry

  // Without the place.
  [[nodiscard]] std::string text() const;
};

// What the standings are ordered by: the points (PTS) first, unless record 212 says otherwise.
struct StandingsOrder {
  std::vector<TieBreak> keys;
  Place place;  // of the record's content
};

// The list as written, entries separated by commas; empty ones are passed over.
[[nodiscard]] StandingsOrder read_standings_order(const LineText& line);

// Why an entry is none of the format: an unknown acronym or modifier. Nothing if it is one. Methods of other
// bodies begin with OTHER_ and may be anything.
[[nodiscard]] std::optional<std::string> fault_of(const TieBreak& tie_break);

// Record 202 as record 212 says it: PTS,x,y for x,y.
[[nodiscard]] StandingsOrder with_points_first(StandingsOrder tie_breaks);

}  // namespace bloesem::trf
