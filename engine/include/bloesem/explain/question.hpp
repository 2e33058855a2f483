// The questions that can be asked about a round.
#pragma once

#include <cstdint>
#include <string>

namespace bloesem::explain {

enum class QuestionKind : std::uint8_t {
  Round,        // the round as a whole; of an impossible round, what stands in the way
  AllPairs,     // every two players
  RoundsAhead,  // how many more can be paired
};

struct Question {
  QuestionKind kind = QuestionKind::Round;
  std::string about;  // as typed: "3" for a board, "7" or a name for a player, "3-9" for a pair
};

}  // namespace bloesem::explain
