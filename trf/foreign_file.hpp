// Recognises files of other kinds, which have no players. Internal to the readers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

// Returns a description for a message: "this is a list of players: use 'bloesem new --players'"; empty if the
// file is not recognised. `lines` must be UTF-8.
[[nodiscard]] std::string foreign_file(const std::vector<std::string_view>& lines);

}  // namespace bloesem::trf
