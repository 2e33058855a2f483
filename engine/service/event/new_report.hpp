// The report file of a new tournament: its settings and its players, no rounds.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/points.hpp"
#include "bloesem/result.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/players/entrant.hpp"

namespace bloesem::service {

struct NewEvent {
  std::string name = {};
  std::string city = {};
  std::string federation = {};
  std::string arbiter = {};
  std::string start_date = {};  // YYYY/MM/DD
  std::string end_date = {};
  int rounds = 0;
  std::optional<Colour> initial_colour = Colour::White;  // empty: not stated
  Rules rules = {};                                      // what is empty: by the start date, or those in force
  bool baku = false;                                     // Baku acceleration
  PointSystem points = {};
  std::string tie_breaks = {};  // as written in record 212
};

// Returns the file. The players get the numbers 1, 2, ... in this order. InvalidInput: no record states these
// points, or the acceleration of the requested system; or that system, edition or reading is unknown.
[[nodiscard]] Result<std::string> new_report(const NewEvent& event, const std::vector<Entrant>& entrants);

// Returns the type of an event with these rules, as record 092 has it: "Individual: Swiss-System". Empty if
// there are no usual words.
[[nodiscard]] std::string type_of_event(const Heading& rules);

// Returns the number of players who have a rating.
[[nodiscard]] std::ptrdiff_t count_rated(const std::vector<Entrant>& entrants);

}  // namespace bloesem::service
