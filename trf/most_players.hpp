// The limit for the number of players (ReadOptions::max_players). Internal to the readers.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"

namespace bloesem::trf {

// Returns the line of a report file, from 1, with the first player beyond the limit.
[[nodiscard]] std::optional<int> line_beyond_limit(const std::vector<std::string_view>& lines,
                                                   const ReadOptions& options);

// Returns the finding for a file with more players. Code: TooLarge.
[[nodiscard]] Finding too_many_players(std::size_t most);

}  // namespace bloesem::trf
