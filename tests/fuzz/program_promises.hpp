// Promises of docs/errors.md about every request, sensible or not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/program_in_process.hpp"

namespace bloesem::fuzz {

inline constexpr std::string_view input_name = "in.trf";

// Puts the file into the folder as in.trf (and on standard input), runs the program, and ends the process if a
// promise is broken. The folder also contains an older output, old.man.
Run check_program(const Folder& folder, const std::vector<std::string>& words, std::string_view file);

// True for a request that may run while fuzzing: it stays inside the folder and starts no other program.
[[nodiscard]] bool stays_inside(const std::vector<std::string>& words);

// The same with a time limit (last_words.hpp).
Run check_in_time(const Folder& folder, const std::vector<std::string>& words, std::string_view file);

}  // namespace bloesem::fuzz
