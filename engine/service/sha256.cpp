#include "engine/service/sha256.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace bloesem::service {

namespace {

using HashWord = std::uint32_t;
using HashState = std::array<HashWord, 8>;

constexpr std::size_t block_size = 64;
constexpr std::size_t length_size = 8;  // at the end of the last block, in bits

constexpr HashState initial_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
constexpr std::array<HashWord, 64> constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

HashWord word_at(std::string_view block, std::size_t index) noexcept {
  HashWord word = 0;
  for (std::size_t i = 0; i < 4; ++i) word = word << 8U | static_cast<unsigned char>(block[4 * index + i]);
  return word;
}

// The message schedule (6.2.2, step 1).
std::array<HashWord, 64> schedule(std::string_view block) noexcept {
  std::array<HashWord, 64> w{};
  for (std::size_t t = 0; t < 16; ++t) w[t] = word_at(block, t);
  for (std::size_t t = 16; t < w.size(); ++t) {
    const HashWord a = w[t - 15];
    const HashWord b = w[t - 2];
    w[t] = w[t - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + w[t - 7] +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
  }
  return w;
}

void add_block(HashState& state, std::string_view block) noexcept {
  const std::array<HashWord, 64> w = schedule(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t t = 0; t < w.size(); ++t) {
    const HashWord one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) +
                         constants[t] + w[t];
    const HashWord two =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + one;
    d = c;
    c = b;
    b = a;
    a = one + two;
  }
  const HashState change = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += change[i];
}

// Returns the bytes after the last full block, padded (5.1.1).
std::string padded(std::string_view rest, std::uint64_t size) {
  std::string tail(rest);
  tail += '\x80';
  while (tail.size() % block_size != block_size - length_size) tail += '\0';
  const std::uint64_t bits = size * 8;
  for (std::size_t i = length_size; i-- > 0;) tail += static_cast<char>(bits >> (8 * i) & 0xffU);
  return tail;
}

}  // namespace

std::string sha256(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  HashState state = initial_state;
  const std::size_t whole = bytes.size() - bytes.size() % block_size;
  for (std::size_t at = 0; at < whole; at += block_size) add_block(state, bytes.substr(at, block_size));
  const std::string tail = padded(bytes.substr(whole), bytes.size());
  for (std::size_t at = 0; at < tail.size(); at += block_size)
    add_block(state, std::string_view(tail).substr(at, block_size));
  std::string text;
  for (const HashWord word : state) {
    for (unsigned shift = 32; shift > 0;) text += digits[word >> (shift -= 4) & 0xfU];
  }
  return text;
}

}  // namespace bloesem::service
