// The whole program: the first line of the input holds the words of the command line, separated by single
// blanks; the rest is the file in.trf, which is also given on standard input.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/command_line.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/words.hpp"

namespace bloesem::fuzz {

namespace {

// The solver's time grows with the field, the chance of finding something does not.
constexpr std::size_t max_words = 24;
constexpr std::size_t max_players = 40;

std::size_t count_players(std::string_view file) {
  std::size_t count = 0;
  for (std::size_t at = file.find("001"); at != std::string_view::npos; at = file.find("001", at + 1)) ++count;
  return count;
}

int check(std::string_view input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  const std::vector<std::string> words = words_of(input.substr(0, end));
  const std::string_view file = input.substr(std::min(end + 1, input.size()));
  if (words.size() > max_words || !stays_inside(words) || plays_long(words) ||
      count_players(file) > max_players)
    return refused;
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
