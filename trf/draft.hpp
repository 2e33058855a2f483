// What the lines say, one by one, before they are held against each other. Internal to the reader.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/diagnostic.hpp"

namespace bloesem::trf {

template <class T>
struct Stated {
  T value;
  Place place;
};

// One round of one player.
struct Cell {
  int opponent = 0;  // id; 0 = none
  Colour colour = Colour::None;
  Outcome outcome = Outcome::Absent;
  bool broken = false;  // reported already: draw no conclusions from it
};

struct PlayerLine {
  int line = 0;
  int id = 0;
  std::string name;
  int rating = 0;
  std::optional<Points> points;  // columns 81-84
  std::vector<Cell> cells;
  bool broken = false;  // reported already

  [[nodiscard]] Cell cell(int round) const noexcept {
    const auto i = static_cast<std::size_t>(round);
    return i < cells.size() ? cells[i] : Cell{};
  }
};

// Players named in one line (XXZ, XXP).
using IdList = std::vector<Stated<int>>;

// One XXA line.
struct VirtualRow {
  Stated<int> id;
  std::vector<Points> points;  // [r] = round r+1
};

// Values by the codes of the two dialects; scoring.cpp knows the order.
struct ScoringDraft {
  static constexpr int xxs_codes = 12;
  static constexpr int bb_codes = 6;
  std::array<std::optional<Points>, xxs_codes> xxs = {};
  std::array<std::optional<Points>, bb_codes> bb = {};
  std::optional<Place> xxs_place;  // of the last such line
  std::optional<Place> bb_place;
  bool broken = false;
};

struct Draft {
  std::string name;
  std::string system_code;
  std::optional<std::string> start_date;
  std::vector<PlayerLine> players;  // in the order of the file
  bool roster_broken = false;       // a player could not be told from the others
  std::optional<Stated<int>> rounds;
  std::optional<Stated<Colour>> initial_colour;
  bool by_position = false;  // XXC rank
  IdList absent;
  std::vector<IdList> forbidden;
  std::vector<VirtualRow> virtual_rows;
  ScoringDraft scoring;
};

}  // namespace bloesem::trf
