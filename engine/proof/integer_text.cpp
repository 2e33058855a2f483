#include "engine/proof/integer_text.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace bloesem::proof {
namespace {

using matching::Integer;

// What is divided off at once: `digits` of them in this base.
struct Piece {
  std::uint64_t size;
  std::size_t digits;
  int base;
};
constexpr Piece decimal_piece{1'000'000'000'000'000'000, 18, 10};
constexpr Piece hexadecimal_piece{std::uint64_t{1} << 60U, 15, 16};

std::string written(const Integer& value, const Piece& piece) {
  std::vector<std::uint64_t> pieces;  // the lowest first
  Integer rest = value < 0 ? Integer(-value) : value;
  do {
    pieces.push_back(static_cast<std::uint64_t>(rest % piece.size));
    rest /= piece.size;
  } while (rest != 0);
  std::string text = value < 0 ? "-" : "";
  std::array<char, 20> room{};
  for (std::size_t i = pieces.size(); i-- > 0;) {
    const char* const end = std::to_chars(room.data(), room.data() + room.size(), pieces[i], piece.base).ptr;
    const std::string_view digits(room.data(), static_cast<std::size_t>(end - room.data()));
    if (i + 1 < pieces.size()) text.append(piece.digits - digits.size(), '0');
    text += digits;
  }
  return text;
}

}  // namespace

std::string decimal(const Integer& value) { return written(value, decimal_piece); }
std::string hexadecimal(const Integer& value) { return written(value, hexadecimal_piece); }

}  // namespace bloesem::proof
