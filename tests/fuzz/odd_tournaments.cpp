// Random tournaments as callers of the library may build them, one after the other (tournament_promises.hpp).
// Each case is determined by its number. BLOESEM_ODD_TOURNAMENTS in the environment also sets the count.
//   odd_tournaments [--first N] [--count N]
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/tournament_promises.hpp"
#include "tests/support/random.hpp"

namespace bloesem::fuzz {

namespace {

constexpr std::size_t bytes_of_a_case = 192;

std::uint64_t number_in(const char* text, std::uint64_t otherwise) {
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

OddAnswer run(std::uint64_t number) {
  test::Random random(number);
  std::string bytes(bytes_of_a_case, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random.next() >> 56U);
  announce(number);
  const Patience patience;
  return check_tournament_value(bytes);
}

int run_all(std::uint64_t first, std::uint64_t count) {
  listen_for_last_words();
  std::array<std::uint64_t, 3> answers{};
  for (std::uint64_t i = 0; i < count; ++i) ++answers[static_cast<std::size_t>(run(first + i))];
  std::printf("paired: %llu, impossible: %llu, refused: %llu\n", static_cast<unsigned long long>(answers[0]),
              static_cast<unsigned long long>(answers[1]), static_cast<unsigned long long>(answers[2]));
  // A run in which almost nothing is paired, or refused, would test nothing.
  return answers[0] > count / 10 && answers[2] > count / 10 ? 0 : 1;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) {
  std::uint64_t first = 0;
  std::uint64_t count = bloesem::fuzz::number_in(std::getenv("BLOESEM_ODD_TOURNAMENTS"), 20'000);
  for (int i = 1; i + 1 < argc; i += 2)
    (std::string_view(argv[i]) == "--first" ? first : count) = bloesem::fuzz::number_in(argv[i + 1], 0);
  return bloesem::fuzz::run_all(first, count);
}
