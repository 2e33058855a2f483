// Balanced boards where there is no rule. Found by a search that had rounds a and -a seated alike.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace bloesem::round_robin {

// Row a (from 0) is for the rounds in which the last number meets number a or -a of the circle. Letter k of it
// is the game of the table, A being the first, that is played at board k.
inline constexpr std::array<std::string_view, 5> seatings_for_10 = {"ECDAB", "ABCDE", "EDCBA", "BAECD",
                                                                    "EBACD"};

inline constexpr std::array<std::string_view, 8> seatings_for_16 = {
    "DEBGACFH", "ABCDEFGH", "BDACEFGH", "BFDCEGAH", "EFBDHGCA", "BCDAGFEH", "BACDEFGH", "CEDFBAGH"};

inline constexpr std::array<std::string_view, 11> seatings_for_22 = {
    "JBGFKEIDHCA", "KJEDAIFHBGC", "CHAIEBFKDGJ", "KHIAGEDCJBF", "CKIEDGFAHBJ", "KHICJAEGDFB",
    "BJHICEKGADF", "EAHGCBJDKIF", "AKCJIEFGDHB", "KEFDBJCHIAG", "HKJBIFAECDG"};

// Returns the rows for a number of players; empty if there is no table.
[[nodiscard]] constexpr std::span<const std::string_view> seatings_for(int players) noexcept {
  switch (players) {
    case 10: return seatings_for_10;
    case 16: return seatings_for_16;
    case 22: return seatings_for_22;
    default: return {};
  }
}

}  // namespace bloesem::round_robin
