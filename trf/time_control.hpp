// Record 222: the time control.
#pragma once

#include <string_view>

namespace bloesem::trf {

// True if the text is a valid time control: periods separated by colons, each moves/seconds+increment (moves
// and increment optional); one list for both players, or W... - B... without blanks inside.
[[nodiscard]] bool is_time_control(std::string_view text) noexcept;

}  // namespace bloesem::trf
