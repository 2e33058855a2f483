// Rounds that cannot be paired: what stands in the way, and the smallest changes after which they could be.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// Changes that an arbiter can make: pairs that only a restriction keeps apart (a forbidden group is lifted pair
// by pair), and absences. Players who have met, or whose colours keep them apart, stay apart.
struct Repair {
  std::vector<Pair> lifted;         // the smaller index first, ascending
  std::vector<PlayerIndex> absent;  // ascending

  friend bool operator==(const Repair&, const Repair&) = default;
};

struct Repairs {
  std::vector<Repair> sets;  // the smallest, all of one size; at least one
  bool all = true;           // false: there may be more of this size
};

struct ImpossibleRound {
  // An inclusion-minimal set of players of whom one always has neither an opponent nor the bye.
  std::vector<PlayerIndex> obstacle;
  bool bye = false;                    // the number of players is odd
  bool restricted = false;             // some pair is kept apart by a restriction alone
  std::optional<Repairs> by_lifting;   // without absences; empty: there is none
  std::optional<Repairs> by_absences;  // without lifting a restriction; empty: there is none
  std::optional<Repairs> by_both;      // only if smaller than either
};

inline constexpr int max_repaired_players = 5000;
inline constexpr std::size_t max_repairs_listed = 100;  // of each kind; fewer in rounds of many players

// Returns the smallest changes after which the round can be paired. The sizes are exact, the lists where they
// say so (docs/formulation.md#lemma-repair). Errors: InvalidInput if the round can be paired, or for a system
// in which more than met opponents, colours, restrictions and the bye decides whether it can; TooLarge beyond
// max_repaired_players.
[[nodiscard]] Result<ImpossibleRound> repairs_of(const Subject& subject);

// Returns the story of a round that cannot be paired: the obstacle, and the repairs. Where repairs_of does not
// know them, the story is the obstacle, and why. Errors: InvalidInput if the round can be paired.
[[nodiscard]] Result<Explanation> explain_impossible(const Subject& subject);

}  // namespace bloesem::explain
