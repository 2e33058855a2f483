#include "trf/most_players.hpp"

#include <string>

#include "engine/model/counted.hpp"

namespace bloesem::trf {

std::optional<int> line_beyond_limit(const std::vector<std::string_view>& lines, const ReadOptions& options) {
  if (!options.max_players) return std::nullopt;
  std::size_t players = 0;
  int number = 0;
  for (const std::string_view line : lines) {
    ++number;
    if (line.starts_with("001") && ++players > *options.max_players) return number;
  }
  return std::nullopt;
}

Finding too_many_players(std::size_t most) {
  return {"more players than the limit allows", "", "at most " + counted(most, "player")};
}

}  // namespace bloesem::trf
