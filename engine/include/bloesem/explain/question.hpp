// The questions that can be asked about a round.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/explain/search_limit.hpp"

namespace bloesem::explain {

enum class QuestionKind : std::uint8_t {
  Round,        // the round as a whole; of an impossible round, what stands in the way
  Player,       // why a player is where they are
  Board,        // why a board is as it is
  Bye,          // why this player has the bye
  Bracket,      // what is in a bracket
  AllPairs,     // every two players
  WhyNot,       // why two players do not meet
  How,          // what would have had to be different
  WhatIf,       // what some changes would bring
  OpenResults,  // what does not depend on the games that have no result yet
  RoundsAhead,  // how many more can be paired
  OnlyOne,      // whether the round or, if one is named, a bracket is the only one with its criteria
};

struct Question {
  QuestionKind kind = QuestionKind::Round;
  std::string about = {};                 // as typed: "3-9" for a pair, "bye 7"; a player, a board, a score
  std::vector<std::string> changes = {};  // of WhatIf: "12-5=1/2", "absent 7", "forbid 3-9"
  SearchLimit time = {};                  // of How and OpenResults
};

}  // namespace bloesem::explain
