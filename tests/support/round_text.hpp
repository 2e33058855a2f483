// A round as text, to compare the answers of two engines.
#pragma once

#include <set>
#include <string>

#include "bloesem/pair_round.hpp"

namespace bloesem::test {

// Returns the boards whatever their order, White first, and the bye: "1-4 3-2 bye 5"; "none" if there is no
// valid pairing, else the message of the error.
[[nodiscard]] inline std::string sorted_text(const Result<RoundPairing>& pairing) {
  if (!pairing) return pairing.error().code == ErrorCode::NoValidPairing ? "none" : pairing.error().message;
  std::set<std::string> texts;
  for (const Board& board : pairing->boards)
    texts.insert(std::to_string(board.white + 1) + '-' + std::to_string(board.black + 1));
  std::string text;
  for (const std::string& board : texts) text += board + ' ';
  return text + "bye " + (pairing->bye ? std::to_string(*pairing->bye + 1) : "-");
}

}  // namespace bloesem::test
