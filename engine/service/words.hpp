// Lists of words, taken apart and put together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli {

// "4,7": the parts between the commas.
[[nodiscard]] std::vector<std::string_view> split_list(std::string_view text, char separator = ',');

// "pairs, table or json" with (", ", " or ").
[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between,
                                 std::string_view before_last);

// Alike but for the case of letters.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b) noexcept;

}  // namespace bloesem::cli
