// How far the round that the present thread pairs has come: for the message when its work is stopped.
#pragma once

#include <string_view>

namespace bloesem {

struct SoFar {
  int round = 0;                // 0: none was begun
  int players = 0;              // to be paired in it
  int paired = 0;               // of these, before the present bracket
  int bracket = 0;              // from 1; 0: the first was not begun
  std::string_view doing = {};  // beside pairing brackets: "proving it"; empty: nothing
};

// Belongs to the thread, as the count of its steps does (matching/steps.hpp).
inline constinit thread_local SoFar so_far;

}  // namespace bloesem
