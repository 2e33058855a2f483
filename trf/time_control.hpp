// Record 222: the time control.
#pragma once

#include <string_view>

namespace bloesem::trf {

// Periods separated by colons, each as moves/seconds+increment (moves and increment may be missing): one list
// for both players, or W... - B... without blanks.
[[nodiscard]] bool is_time_control(std::string_view text) noexcept;

}  // namespace bloesem::trf
