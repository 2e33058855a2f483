// Drawing of lots for the starting ranks of a round robin, which decide the whole schedule (C.05, Annex 2).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/players/entrant.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::service {

enum class DrawKind : std::uint8_t {
  Restricted,  // by the tables of the Handbook: players of one federation do not meet in the last three rounds
  Corrected,   // the same without the misprint of the table for 12 players
  Free,        // without restriction
};

struct DrawRequest {
  std::uint64_t seed = 0;
  DrawKind kind = DrawKind::Restricted;
};

struct DrawnNumbers {
  std::vector<int> numbers;        // by player, from 1
  std::vector<std::string> notes;  // what the arbiter should know, a sentence each
};

// Draws numbers for players who are to play by these rules. The same players and seed give the same numbers.
// InvalidInput: the rules are not those of a round robin, or the draw is not defined for them or for the number
// of players.
[[nodiscard]] Result<DrawnNumbers> draw_numbers(const std::vector<trf::PlayerFields>& players,
                                                const EditionChoice& rules, const DrawRequest& request);

// Puts the players of a new event in the order of their drawn numbers. Returns the notes. Errors: those of
// draw_numbers.
[[nodiscard]] Result<std::vector<std::string>> draw_order(std::vector<Entrant>& entrants,
                                                          const EditionChoice& rules,
                                                          const DrawRequest& request);

// A report file with drawn starting ranks.
struct DrawnReport {
  std::string bytes;
  std::vector<std::string> notes;
};

// Returns the report file with new starting ranks, wherever it mentions them. `asked`: the rules requested
// beside those of the file. InvalidInput also if the file cannot be changed, a round has been paired, or lines
// and not starting ranks number the players (XXC rank).
[[nodiscard]] Result<DrawnReport> draw_starting_ranks(const std::string& bytes, const Rules& asked,
                                                      const DrawRequest& request);

}  // namespace bloesem::service
