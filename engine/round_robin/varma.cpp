#include "engine/round_robin/varma.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>

#include "engine/round_robin/berger.hpp"

namespace bloesem::round_robin {
namespace {

// For each table, 10 to 24 players: the set of each number from 1 on.
constexpr std::array<std::string_view, 8> published = {
    "CDAABCBABD",         "BBDAACBCAADC",         "BBDAAACBBCAACD",         "BBBDAAACBBCAAACD",
    "BBBDAAAACBBBCAAACD", "BBBDCAAAACBBBBAAAACD", "BBBBDAAAAACBBBBCAAAACD", "BBBBDAAAAAACBBBBBCAAAACD",
};

// Numbers 11 and 12 in the sets in which the other tables have their last two numbers.
constexpr std::string_view corrected_for_12 = "BBDAACBCAACD";

constexpr bool tables_have_their_sizes = [] {
  for (std::size_t i = 0; i < published.size(); ++i)
    if (published[i].size() != 10 + 2 * i) return false;
  return corrected_for_12.size() == 12;
}();
static_assert(tables_have_their_sizes);

}  // namespace

std::vector<std::vector<int>> varma_sets(int players, VarmaTable table) {
  assert(players >= fewest_in_varma && players <= most_in_varma);
  const int size = table_size(players);
  std::string_view sets = published[static_cast<std::size_t>(size - 10) / 2];
  if (table == VarmaTable::Corrected && size == 12) sets = corrected_for_12;
  std::vector<std::vector<int>> numbers(4);
  for (int number = 1; number <= players; ++number)
    numbers[static_cast<std::size_t>(sets[static_cast<std::size_t>(number) - 1] - 'A')].push_back(number);
  return numbers;
}

}  // namespace bloesem::round_robin
