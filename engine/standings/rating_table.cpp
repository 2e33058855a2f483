#include "bloesem/standings/rating_table.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace bloesem::standings {

namespace {

// Rating differences for 50 to 100 per cent.
constexpr std::array<std::int16_t, 51> differences = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

// The largest differences at which 50, 51, ..., 99 per cent are expected.
constexpr std::array<int, 50> band_ends = {3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                           98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                           206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                           357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};
static_assert(band_ends.back() == widest_difference);

constexpr auto percent_by_difference = [] {
  std::array<std::int8_t, widest_difference + 1> table{};
  std::size_t band = 0;
  for (std::size_t difference = 0; difference < table.size(); ++difference) {
    if (difference > static_cast<std::size_t>(band_ends[band])) ++band;
    table[difference] = static_cast<std::int8_t>(50 + band);
  }
  return table;
}();

}  // namespace

int rating_difference(int percent) noexcept {
  assert(percent >= 0 && percent <= 100);
  return percent < 50 ? -differences[static_cast<std::size_t>(50 - percent)]
                      : differences[static_cast<std::size_t>(percent - 50)];
}

int expected_percent(int difference) noexcept {
  const int size = difference < 0 ? -difference : difference;
  const int stronger = size > widest_difference ? 100 : percent_by_difference[static_cast<std::size_t>(size)];
  return difference < 0 ? 100 - stronger : stronger;
}

}  // namespace bloesem::standings
