// Splits and joins lists of words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::service {

// Splits "4,7" at the commas.
[[nodiscard]] std::vector<std::string_view> split_list(std::string_view text, char separator = ',');

// Returns "pairs, table or json" for (", ", " or ").
[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between,
                                 std::string_view before_last);

// True if the words are equal, ignoring case.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b) noexcept;

}  // namespace bloesem::service
