// The number of bits set in a word, and of those that a value takes.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>

namespace bloesem::matching {

// Returns the number of bits set. Programs for any x86-64 processor may not use its instruction, and
// std::popcount is then a call into a library.
[[nodiscard]] constexpr int count_bits(std::uint64_t word) noexcept {
#if defined(__x86_64__) && !defined(__POPCNT__)
  word -= word >> 1U & 0x5555555555555555U;
  word = (word & 0x3333333333333333U) + (word >> 2U & 0x3333333333333333U);
  word = (word + (word >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
  return static_cast<int>(word * 0x0101010101010101U >> 56U);
#else
  return std::popcount(word);
#endif
}

// Returns how many bits hold the magnitude of `value`.
[[nodiscard]] inline unsigned bits_of(std::int64_t value) noexcept {
  return static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(std::abs(value))));
}

}  // namespace bloesem::matching
