// Records 202 and 212: the tie-breaks of the standings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

class LineText;

// One entry of the list, "BH:GP/C1/P", in upper case.
struct TieBreak {
  std::string acronym;                 // "BH"
  std::string points;                  // team events: the score, "MP" or "GP"; usually empty
  std::vector<std::string> modifiers;  // "C1", "P"
  Place place;                         // the whole entry

  // Returns the entry as text, without its place.
  [[nodiscard]] std::string text() const;
};

// Sort keys of the standings: points (PTS) first, unless record 212 says otherwise.
struct StandingsOrder {
  std::vector<TieBreak> keys;
  Place place;  // the content of the record
};

// Returns the list as written. Entries are separated by commas; empty ones are skipped.
[[nodiscard]] StandingsOrder read_standings_order(const LineText& line);

// Returns the list in a text such as "PTS,BH/C1,SB"; `place`: of the text.
[[nodiscard]] StandingsOrder parse_standings_order(std::string_view text, const Place& place);

// Returns why an entry is not defined by the format (unknown acronym or modifier); empty if it is valid. Names
// beginning with OTHER_, methods of other bodies, are always valid.
[[nodiscard]] std::optional<std::string> fault_of(const TieBreak& tie_break);

// Returns the list of a record 202 in the form of record 212: PTS,x,y for x,y.
[[nodiscard]] StandingsOrder with_points_first(StandingsOrder tie_breaks);

}  // namespace bloesem::trf
