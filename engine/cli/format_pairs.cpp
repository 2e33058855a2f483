#include "engine/cli/format_pairs.hpp"

#include <cstddef>
#include <vector>

#include "trf/entry_text.hpp"

namespace bloesem::cli {

std::string format_pairs(const Tournament& tournament, const RoundPairing& pairing) {
  const std::size_t lines = pairing.boards.size() + (pairing.bye ? 1 : 0);
  std::string text = std::to_string(lines) + '\n';
  // Boards name players from all over the list: side by side their ids are near enough.
  std::vector<int> ids;
  ids.reserve(tournament.players.size());
  for (const Player& player : tournament.players) ids.push_back(player.id);
  const auto id = [&ids](PlayerIndex player) { return ids[static_cast<std::size_t>(player)]; };
  for (const Board& board : pairing.boards) {
    trf::append_number(text, id(board.white));
    text += ' ';
    trf::append_number(text, id(board.black));
    text += '\n';
  }
  if (pairing.bye) text += std::to_string(id(*pairing.bye)) + " 0\n";
  return text;
}

}  // namespace bloesem::cli
