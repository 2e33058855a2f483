// A seeded generator of random numbers, identical on every platform (splitmix64; no standard
// distributions).
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bloesem::test {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }

  // Returns an integer in [least, most]; most - least must not overflow.
  template <class Int>
  Int between(Int least, Int most) {
    const std::uint64_t span = static_cast<std::uint64_t>(most - least) + 1;
    return static_cast<Int>(least + static_cast<Int>(next() % span));
  }

  bool chance(int percent) { return between(1, 100) <= percent; }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t left = items.size(); left > 1; --left)
      std::swap(items[left - 1], items[between<std::size_t>(0, left - 1)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace bloesem::test
