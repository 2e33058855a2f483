// Pairs the next round of a report file through the library: consumer FILE
#include <fstream>
#include <iostream>
#include <sstream>

#include "bloesem/prepare.hpp"

int main(int argc, char** argv) {
  if (argc != 2) return 3;
  std::ifstream stream(argv[1], std::ios::binary);
  std::stringstream bytes;
  bytes << stream.rdbuf();
  const auto file = bloesem::service::prepare(bytes.str());
  if (!file) return 3;
  const auto pairing = bloesem::pair_round(file->tournament, file->options);
  if (!pairing) return 1;

  const auto id = [&](bloesem::PlayerIndex player) {
    return file->tournament.players[static_cast<std::size_t>(player)].id;
  };
  std::cout << pairing->boards.size() + (pairing->bye ? 1 : 0) << '\n';
  for (const bloesem::Board& board : pairing->boards) {
    std::cout << id(board.white) << ' ' << id(board.black) << '\n';
  }
  if (pairing->bye) std::cout << id(*pairing->bye) << " 0\n";
}
