#include "engine/cli/format_csv.hpp"

#include "engine/cli/player_id.hpp"
#include "trf/entry_text.hpp"

namespace bloesem::cli {

std::string format_csv(const Tournament& tournament, const RoundPairing& pairing) {
  std::string text = "board,white,black\n";
  int number = 0;
  for (const Board& board : pairing.boards) {
    trf::append_number(text, ++number);
    text += ',';
    trf::append_number(text, id_of(tournament, board.white));
    text += ',';
    trf::append_number(text, id_of(tournament, board.black));
    text += '\n';
  }
  if (pairing.bye) {
    text += ',';
    trf::append_number(text, id_of(tournament, *pairing.bye));
    text += ",\n";
  }
  return text;
}

}  // namespace bloesem::cli
