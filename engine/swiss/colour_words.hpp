// Why a board has its colours, in the words that the systems share.
#pragma once

#include <string>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss {

// The facts that colour rules cite. Each returns part of a sentence. A view of the pair.
class ColourWords {
 public:
  explicit ColourWords(const ColouredPair& pair);

  // "3 prefers White strongly, 7 prefers White mildly"
  [[nodiscard]] std::string preferences() const;
  // Also names the last game in which the two had different colours. Requires that there is one.
  [[nodiscard]] std::string alternation() const;
  // That game alone: "in their last games they had White and Black"
  [[nodiscard]] std::string last_difference() const;
  // The preference of the higher ranked player is granted.
  [[nodiscard]] std::string higher_ranked() const;
  // Neither has played: the parity of the higher ranked player's number decides.
  [[nodiscard]] std::string first_game() const;

 private:
  const ColouredPair& pair_;
  std::string higher_;  // the player's number
  std::string lower_;
};

}  // namespace bloesem::swiss
