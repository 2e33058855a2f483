// Players by node, in order, from which players can be taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/dutch/solve/fast/tight_network.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

struct Member {
  BracketNumber player = no_number;
  int node = -1;

  // True if no player was found.
  [[nodiscard]] bool nobody() const noexcept { return player == no_number; }
};

inline void erase_bit(std::vector<matching::BitWord>& bits, int i) noexcept {
  bits[static_cast<std::size_t>(i / matching::bits_per_word)] &=
      ~(matching::BitWord{1} << (i % matching::bits_per_word));
}

class MemberLists {
 public:
  // Requires `players` in ascending order.
  void fill(const TightNetwork& network, std::span<const BracketNumber> players);

  // Returns the first remaining player who may meet v, of all nodes in the bit row `nodes`; a Member with
  // nobody() if none.
  [[nodiscard]] Member first_of(const matching::BitWord* nodes, int words, BracketNumber v,
                                const BracketView& view) const noexcept;
  void take(Member member) noexcept;
  void put_back(Member member) noexcept;
  [[nodiscard]] bool taken(BracketNumber v) const noexcept { return taken_[static_cast<std::size_t>(v)]; }

 private:
  static constexpr BracketNumber nobody = std::numeric_limits<BracketNumber>::max();

  // Returns the first remaining player of the node before `before` who may meet v; `before` if there is none.
  [[nodiscard]] BracketNumber first_for(int node, BracketNumber v, BracketNumber before,
                                        const BracketView& view) const noexcept;

  std::vector<BracketNumber> heads_;  // by node and for the slot: its first remaining player, or nobody
  std::vector<BracketNumber> next_;   // by player: the next of the same node, taken or not
  std::vector<char> taken_;           // by player
};

}  // namespace bloesem::swiss::dutch
