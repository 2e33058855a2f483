// Names a player of a tournament.
#pragma once

#include "bloesem/index.hpp"

namespace bloesem {

// Index of a player in Tournament::players, which is in order of pairing numbers (A.1); from 0.
using PlayerIndex = Index<struct PlayerKind>;
inline constexpr PlayerIndex no_player = -1;

}  // namespace bloesem
