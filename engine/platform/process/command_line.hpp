// The command line of another program, as typed: words as a shell would split them, without a shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

// Where the names of files stand in a command line.
inline constexpr std::string_view input_mark = "{in}";
inline constexpr std::string_view output_mark = "{out}";

// Blanks separate words; 'between these' everything is itself; "between these", and outside of quotes, a
// backslash takes the next character as it is. Nothing else has a meaning: no variables, no patterns, no pipes.
// InvalidInput: a quote that does not end, or no word at all.
[[nodiscard]] Result<std::vector<std::string>> split_words(std::string_view text);

// The words with the names of the files in place of the marks, which may be parts of words: --file={in}.
[[nodiscard]] std::vector<std::string> with_files(const std::vector<std::string>& words,
                                                  const std::string& input, const std::string& output);

[[nodiscard]] bool mentions(const std::vector<std::string>& words, std::string_view mark);

}  // namespace bloesem::cli
