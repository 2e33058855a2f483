// A small valid tournament is made from the input's bytes: pairing it succeeds or no pairing exists, and a
// pairing keeps the absolute criteria and is the same for every solver. The rest of the input then damages the
// file, which reaches further into the program than arbitrary text does.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/small_tournament.hpp"
#include "tests/fuzz/words.hpp"

namespace bloesem::fuzz {

namespace {

using platform::ExitCode;

// Returns the next number of the output.
int next_number(std::string_view& text) {
  int number = 0;
  std::size_t at = 0;
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) number = number * 10 + (text[at] - '0');
  promise(at > 0 && at < text.size(), "the output is made of numbers", text);
  text.remove_prefix(at + 1);
  return number;
}

void check_board(const SmallTournament& tournament, int white, int black) {
  if (black == 0) {
    promise(!tournament.barred_from_bye.contains(white), "no second bye (C.2)", tournament.text);
  } else {
    promise(!tournament.met.contains(std::minmax(white, black)), "nobody meets twice (C.1)", tournament.text);
  }
}

void check_pairing(const SmallTournament& tournament, std::string_view out) {
  std::set<int> left = tournament.present;
  const int lines = next_number(out);
  promise(static_cast<std::size_t>(lines) == (left.size() + 1) / 2, "one line a board", tournament.text);
  for (int line = 0; line < lines; ++line) {
    const int white = next_number(out);
    const int black = next_number(out);
    promise(left.erase(white) == 1, "everybody is paired once", tournament.text);
    promise(black == 0 ? left.empty() : left.erase(black) == 1, "everybody is paired once", tournament.text);
    check_board(tournament, white, black);
  }
  promise(left.empty() && out.empty(), "everybody is paired", tournament.text);
}

std::string with_edits(std::string text, ByteSource& bytes) {
  while (!bytes.empty()) {
    const std::size_t at = bytes.below(256) * 256 + bytes.below(256);
    const std::size_t byte = bytes.below(256);
    text[at % text.size()] = static_cast<char>(static_cast<unsigned char>(byte));
  }
  return text;
}

void check(std::string_view input) {
  static const Folder folder;
  ByteSource bytes(input);
  const SmallTournament tournament = make_small_tournament(bytes);
  const Run run = check_program(folder, words_of("pair --paranoid --rules 2016 in.trf"), tournament.text);
  promise(run.code == ExitCode::Done || run.code == ExitCode::NoValidPairing,
          "a sound file is paired, by all solvers alike", run.err);
  if (run.code == ExitCode::Done) check_pairing(tournament, run.out);
  if (bytes.empty()) return;
  const std::string text = with_edits(tournament.text, bytes);
  check_program(folder, words_of("pair --rules 2016 --format json in.trf -o old.man"), text);
  check_program(folder, words_of("check --rules 2016 in.trf"), text);
}

}  // namespace

}  // namespace bloesem::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t largest = 1024;
  if (size > largest) return bloesem::fuzz::refused;
  bloesem::fuzz::check({reinterpret_cast<const char*>(data), size});
  return bloesem::fuzz::used;
}
