// Player lines that are as nearly all are, read at sight. Internal to the reader.
#pragma once

#include <string_view>

#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// True if the line, which begins with "001 ", could be read so: ASCII without tabs and bars, every field in its
// place and against its usual end, every round without a fault. Then the player is added to the draft as
// read_player would have added him, and nothing is to be said. Otherwise nothing has been done.
[[nodiscard]] bool read_plain_player(int number, std::string_view text, Draft& draft);

}  // namespace bloesem::trf
