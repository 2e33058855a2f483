// A seeded source of random integers, identical on every machine (splitmix64; no standard distributions).
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bloesem::seeded {

// The mixing function of splitmix64, a bijection.
[[nodiscard]] constexpr std::uint64_t scrambled(std::uint64_t value) noexcept {
  value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
  value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
  return value ^ (value >> 31U);
}

class Random {
 public:
  explicit Random(std::uint64_t seed) noexcept : state_(seed) {}

  std::uint64_t next() noexcept { return scrambled(state_ += 0x9e3779b97f4a7c15U); }

  // Returns a uniformly distributed integer in [least, most]. Requires least <= most.
  int between(int least, int most) noexcept {
    const std::uint64_t span = static_cast<std::uint64_t>(static_cast<std::int64_t>(most) - least) + 1;
    return static_cast<int>(least + static_cast<std::int64_t>(below(span)));
  }

  template <class T>
  void shuffle(std::vector<T>& items) noexcept {
    for (std::size_t left = items.size(); left > 1; --left)
      std::swap(items[left - 1], items[static_cast<std::size_t>(below(left))]);
  }

 private:
  // Rejects values that would make some results more likely than others.
  std::uint64_t below(std::uint64_t limit) noexcept {
    const std::uint64_t surplus = (0 - limit) % limit;
    std::uint64_t drawn = next();
    while (drawn < surplus) drawn = next();
    return drawn % limit;
  }

  std::uint64_t state_;
};

}  // namespace bloesem::seeded
