// Options and their values: the first line of the input determines a command line from the program's grammar
// (command_line.hpp), the rest is the file in.trf.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/command_line.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/promise.hpp"

namespace bloesem::fuzz {

namespace {

// The solver's time grows with the file, the chance of finding something does not.
constexpr std::size_t largest_file = 4096;

int check(std::string_view input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  const std::string_view file = input.substr(std::min(end + 1, input.size()));
  if (file.size() > largest_file) return refused;
  Choices choices(input.substr(0, end));
  const std::vector<std::string> words = made_command_line(choices, {});
  if (!stays_inside(words) || plays_long(words)) return refused;
  static const Folder folder;
  check_program(folder, words, file);
  return used;
}

}  // namespace

}  // namespace bloesem::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > bloesem::fuzz::largest_fuzzed_input) return bloesem::fuzz::refused;
  return bloesem::fuzz::check({reinterpret_cast<const char*>(data), size});
}
