// Splits the command line of another program into words as a shell would, without running one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::platform {

// Placeholders for file names in a command line.
inline constexpr std::string_view input_mark = "{in}";
inline constexpr std::string_view output_mark = "{out}";

// Splits at blanks. Single quotes keep everything literally; within double quotes and outside of quotes, a
// backslash keeps the next character. Variables, patterns and pipes have no meaning. InvalidInput: a quote
// is not closed, or there is no word.
[[nodiscard]] Result<std::vector<std::string>> split_words(std::string_view text);

// Returns the words with file names in place of the placeholders, which may be parts of words: --file={in}.
[[nodiscard]] std::vector<std::string> with_files(const std::vector<std::string>& words,
                                                  const std::string& input, const std::string& output);

[[nodiscard]] bool mentions(const std::vector<std::string>& words, std::string_view mark);

}  // namespace bloesem::platform
