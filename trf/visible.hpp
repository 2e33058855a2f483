// Text of a file on its way to a message: neither a file nor its name may steer the terminal it is shown on.
#pragma once

#include <string>
#include <string_view>

namespace bloesem::trf {

// Control characters (C0, DEL, C1) and bytes that are not UTF-8 as \xNN.
[[nodiscard]] std::string visible(std::string_view text);

// The same as a blank each: one column stays one column. Takes UTF-8.
[[nodiscard]] std::string with_blank_controls(std::string_view text);

}  // namespace bloesem::trf
