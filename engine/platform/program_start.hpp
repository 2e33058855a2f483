// What the operating system hands to a program at its start.
#pragma once

namespace bloesem::platform {

struct Arguments {
  int count;
  const char* const* words;  // in UTF-8 on Windows, elsewhere as they are; they live as long as the program
};

// Returns the arguments of the program, given those of main(). On Windows, patterns of file names (*.trf) are
// replaced by the files, as a shell does elsewhere, and the standard streams are made to carry every byte
// unchanged.
[[nodiscard]] Arguments start_program(int count, const char* const* words);

}  // namespace bloesem::platform
