// The command line of a program, which on Windows is one text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::platform {

// Returns the text that programs split into these words again. The first one is the name of the program, which
// has no quotes in it.
[[nodiscard]] std::wstring text_of_words(const std::vector<std::string>& words);

}  // namespace bloesem::platform
