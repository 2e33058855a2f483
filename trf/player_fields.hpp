// What a player line says of the person, as text: for lines that are written anew.
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

// Columns 1 to 79, and no further; points and rank stay open.
[[nodiscard]] std::string player_line(int id, const PlayerFields& fields);

// Puts another starting rank into a player line.
void put_id(std::string& line, int id);

// Place of a title in the initial order (C.04.2.B.2), from 0 for GM to 8 for none. Also the letters of older
// files (g, m, f, c, wg, ...).
[[nodiscard]] int title_order(std::string_view title) noexcept;
inline constexpr int no_title = 8;

}  // namespace bloesem::trf
