#include "engine/round_robin/berger.hpp"

#include <cstddef>

namespace bloesem::round_robin {

// All numbers but the last sit on a circle. The last one meets number a. Going away from a in both directions,
// the number above a has White against the number below it.
std::vector<Game> berger_round(int size, int round) {
  const int circle = size - 1;
  const auto on_circle = [&](int number) { return (number - 1 + circle) % circle + 1; };
  const int middle = partner_of_last(size, round);
  std::vector<Game> games;
  games.reserve(static_cast<std::size_t>(size / 2));
  games.push_back(round % 2 == 1 ? Game{middle, size} : Game{size, middle});
  for (int step = 1; step < size / 2; ++step)
    games.push_back({on_circle(middle + step), on_circle(middle - step)});
  return games;
}

// x, y < N meet in the round r with x + y = r + 1 modulo N - 1.
int meeting_round(int size, int one, int other) noexcept {
  if (other == size || one == size) {
    const int partner = one + other - size;
    return partner <= size / 2 ? 2 * partner - 1 : 2 * partner - size;
  }
  return (one + other - 2) % (size - 1) + 1;
}

bool has_white(int size, int one, int other) noexcept {
  if (other == size) return one <= size / 2;
  if (one == size) return other > size / 2;
  return (one < other) == ((one + other) % 2 == 1);
}

}  // namespace bloesem::round_robin
