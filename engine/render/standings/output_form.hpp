// The output forms of lists of players.
#pragma once

#include <cstdint>

namespace bloesem::render {

enum class OutputForm : std::uint8_t { Table, Csv, Json, Html };

}  // namespace bloesem::render
