// Tournaments built in memory, contradictory or not (tournament_promises.hpp).
#include <string_view>

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/tournament_promises.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t largest = 512;
  if (size > largest) return bloesem::fuzz::refused;
  bloesem::fuzz::check_tournament_value({reinterpret_cast<const char*>(data), size});
  return bloesem::fuzz::used;
}
