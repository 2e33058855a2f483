#include "engine/cli/format_pairs.hpp"

#include <cstddef>

#include "engine/cli/player_id.hpp"
#include "trf/entry_text.hpp"

namespace bloesem::cli {

std::string format_pairs(const Tournament& tournament, const RoundPairing& pairing) {
  const std::size_t lines = pairing.boards.size() + (pairing.bye ? 1 : 0);
  std::string text = std::to_string(lines) + '\n';
  for (const Board& board : pairing.boards) {
    trf::append_number(text, id_of(tournament, board.white));
    text += ' ';
    trf::append_number(text, id_of(tournament, board.black));
    text += '\n';
  }
  if (pairing.bye) text += std::to_string(id_of(tournament, *pairing.bye)) + " 0\n";
  return text;
}

}  // namespace bloesem::cli
