// A proof of a round as values (docs/proofs.md). Includes Boost.Multiprecision: include it in source files
// only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/player_index.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::proof {

using matching::Integer;

// Vertices beside the players of a bracket: none, those of the next score group, or all lower players.
enum class Reach : std::uint8_t { None, Next, All };

// Returns the name in a proof: "none".
[[nodiscard]] constexpr std::string_view name_of(Reach reach) noexcept {
  switch (reach) {
    case Reach::None: return "none";
    case Reach::Next: return "next";
    case Reach::All: return "all";
  }
  return "";
}

// A set of vertices with its dual value.
struct DualSet {
  Integer z;
  std::vector<PlayerIndex> players;  // in rank order
};

// Dual values, all multiplied by two. Vertices of one block have the same value.
struct Duals {
  std::vector<std::int32_t> blocks;  // by vertex, in rank order; empty in a step: as in the duals before it
  std::vector<Integer> y;            // by block
  std::vector<DualSet> sets;         // by size, ascending
};

enum class StepKind : std::uint8_t { Refuse, Stay, Exchanges, Sum };

// Shows that no matching that remains is heavier than the given one, by a weight that depends on the kind.
struct Step {
  StepKind kind = StepKind::Refuse;
  Duals duals;
  std::vector<std::pair<std::int32_t, std::int32_t>>
      refused;                        // pairs of blocks, that of the higher ranked first
  std::vector<std::int32_t> staying;  // blocks
};

using PlayerPairs = std::vector<std::pair<PlayerIndex, PlayerIndex>>;

struct BracketProof {
  int number = 1;    // from 1
  std::string part;  // of another system's bracket; empty in Dutch brackets
  bool discarded = false;
  Reach reach = Reach::None;
  PlayerPairs pairs;                 // of a discarded attempt
  std::optional<PlayerPairs> ahead;  // pairs of downfloaters and the next group, in place of those of the round
  Duals criteria;
  std::vector<Step> order;
  // The best candidates leave players of the next group single (C.12 of 2012).
  std::optional<Duals> unpaired;
  // Of a discarded attempt, or of a merged bracket without pairs of moved-down players (C.13 of 2012), or the
  // ceiling of a part.
  std::optional<Duals> obstacle;
};

// Shows that without the player the others cannot all be paired.
struct PassedOver {
  PlayerIndex player = no_player;
  Duals obstacle;
};

struct RoundProof {
  std::optional<Duals> impossible;  // in place of everything else
  std::optional<Duals> bye;
  std::vector<PassedOver> passed;  // candidates for the bye, in order
  std::vector<BracketProof> brackets;
};

}  // namespace bloesem::proof
