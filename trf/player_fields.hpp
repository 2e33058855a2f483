// Personal data of a player line as text, for writing new lines.
#pragma once

#include <string>
#include <string_view>

#include "trf/line_text.hpp"

namespace bloesem::trf {

struct PlayerFields {
  std::string sex = {};
  std::string title = {};
  std::string name = {};
  std::string rating = {};
  std::string federation = {};
  std::string fide_id = {};
  std::string birth = {};
};

[[nodiscard]] PlayerFields read_fields(const LineText& line);

// Returns columns 1 to 79 of a player line, without points and rank.
[[nodiscard]] std::string player_line(int id, const PlayerFields& fields);

// Replaces the starting rank in a player line.
void put_id(std::string& line, int id);

// Returns the position of a title in the initial order (C.04.2.B.2), from 0 for GM to 8 for none. Accepts the
// letters of older files (g, m, f, c, wg, ...).
[[nodiscard]] int title_order(std::string_view title) noexcept;
inline constexpr int no_title = 8;

}  // namespace bloesem::trf
