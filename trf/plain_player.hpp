// Fast path for ordinary player lines. Internal to the reader.
#pragma once

#include <string_view>

#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// Reads a line beginning with "001 " and adds the player exactly as read_player would; true on success.
// Requires ASCII without tabs and bars, every field in its columns with the usual alignment, and no error in
// any round; otherwise does nothing and returns false. Never reports a diagnostic.
[[nodiscard]] bool read_plain_player(int number, std::string_view text, Draft& draft);

}  // namespace bloesem::trf
