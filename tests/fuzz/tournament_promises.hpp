// Promises of the library to callers who build tournaments in memory.
#pragma once

#include <string_view>

namespace bloesem::fuzz {

enum class OddAnswer { Paired, Impossible, Refused };

// Builds a tournament from the bytes (odd_tournament.hpp) and has it validated, paired by both engines, judged,
// checked, ranked and written.
OddAnswer check_tournament_value(std::string_view bytes);

}  // namespace bloesem::fuzz
