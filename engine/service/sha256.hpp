// SHA-256 (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace bloesem::service {

// Returns 64 lower-case hexadecimal digits, like sha256sum.
[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace bloesem::service
