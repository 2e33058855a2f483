// How 1.7.2 is read until events can state it.
#pragma once

#include "engine/burstein/ranking.hpp"

namespace bloesem::swiss::burstein {

inline constexpr ZeroByes zero_byes = ZeroByes::UpToLastRound;

}  // namespace bloesem::swiss::burstein
