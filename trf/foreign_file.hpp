// What a file without a single player is instead, where that is certain. Internal to the readers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

// "this is a list of players: use 'bloesem new --players'", ready to stand in a message; empty if it cannot be
// told. The lines are those of the text, decoded as UTF-8 or from Windows-1252.
[[nodiscard]] std::string foreign_file(const std::vector<std::string_view>& lines);

}  // namespace bloesem::trf
