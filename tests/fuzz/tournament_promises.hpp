// What the library promises to who builds tournaments in memory.
#pragma once

#include <string_view>

namespace bloesem::fuzz {

enum class OddAnswer { Paired, Impossible, Refused };

// Makes a tournament of the bytes (odd_tournament.hpp), and has it validated, paired by both engines, judged,
// checked, ranked and written.
OddAnswer check_tournament_value(std::string_view bytes);

}  // namespace bloesem::fuzz
