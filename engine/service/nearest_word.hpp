// Suggests the known word that is nearest to a mistyped one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::service {

// Returns "; did you mean 'pair'?" with the first of the nearest words; empty if none is near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace bloesem::service
