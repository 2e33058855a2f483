#include "engine/render/format_pairs.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <vector>

namespace bloesem::render {

namespace {

// Two numbers with a blank between them and a line end.
using PairLine = std::array<char, 24>;

void append_line(std::string& text, int white, int black) {
  PairLine line;
  char* const end = line.data() + line.size();
  char* at = std::to_chars(line.data(), end, white).ptr;
  *at++ = ' ';
  at = std::to_chars(at, end, black).ptr;
  *at++ = '\n';
  text.append(line.data(), at);
}

}  // namespace

std::string format_pairs(const Tournament& tournament, const RoundPairing& pairing) {
  const std::vector<PlayerIndex> byes = byes_of(pairing);
  const std::size_t lines = pairing.boards.size() + byes.size();
  std::string text = std::to_string(lines) + '\n';
  // Boards name players from all parts of the list; a contiguous array of ids stays in the cache.
  std::vector<int> ids;
  ids.reserve(tournament.players.size());
  for (const Player& player : tournament.players) ids.push_back(player.id);
  const auto id = [&ids](PlayerIndex player) { return ids[static_cast<std::size_t>(player)]; };
  for (const Board& board : pairing.boards) append_line(text, id(board.white), id(board.black));
  for (const PlayerIndex bye : byes) append_line(text, id(bye), 0);
  return text;
}

}  // namespace bloesem::render
