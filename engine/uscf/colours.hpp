// Colours of US Chess in words, and in round 1.
#pragma once

#include <string>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::uscf {

// 28J, 29E2: returns the colours of a pair of players who have not played. In round 1 they alternate from board
// to board (counted from 0), later the higher ranked player has the drawn colour.
[[nodiscard]] Colouring colouring_by_lot(const RoundTask& task, Colour drawn, std::size_t board) noexcept;

// Returns the reason for the colours of a board.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::uscf
