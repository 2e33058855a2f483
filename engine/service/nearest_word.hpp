// The word that was probably meant where another one was typed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli {

// "; did you mean 'pair'?", the first of the nearest; empty if none comes near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace bloesem::cli
